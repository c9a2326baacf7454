// Names and remarks of bots, also of those that the house has no words for.
import type { SeatInfo } from '../wire/types'
import { say, texts, type Texts } from './texts.svelte'

export const levelName = (level: string): string => (texts.knows(`level-${level}`) ? say(`level-${level}`) : level)

/** What a bot is, as far as the table lets everybody know. */
export const botTitle = ({ level, character }: Pick<SeatInfo, 'level' | 'character'>): string =>
  say('web-seat-bot', { level: levelName(level), character: character ? say(`character-${character}`) : 'none' })

/** What sits at a seat, if it is no person. */
export const botOf = (seat: SeatInfo | undefined): string => (seat?.level ? botTitle(seat) : seat?.bot ? say('web-seat-remote') : '')

export const levelChoice = (level: string): string => (texts.knows(`level-${level}`) ? say('web-level-choice', { level }) : level)

/** A remark is the key of a sentence, or plain words; nothing for a key of another version. */
export const remarkWords = (texts: Pick<Texts, 'say' | 'knows'>, remark: string): string => {
  if (texts.knows(remark)) return texts.say(remark)
  return remark.startsWith('remark-') ? '' : remark
}
