// Objects, ambushes and players of Nottingham, put into words for one reader.
import { key, type Speech } from '../../texts/speech'
import { COLOURS, counted } from './objects'

/** “Chest”. */
export const title = (speech: Speech, object: string): string => speech.say(`object-${object}.title`)

/** “Chest ×3”, “Gold”: on a label. */
export function short(speech: Speech, object: string, cards: number): string {
  return cards < 2 ? title(speech, object) : `${title(speech, object)} ×${cards}`
}

export const shorts = (speech: Speech, objects: readonly string[]): string =>
  counted(objects)
    .map(([object, cards]) => short(speech, object, cards))
    .join(' · ')

/** “a chest”, “3 chests”. */
export function count(speech: Speech, object: string, cards: number): string {
  if (cards === 1) return speech.say(`object-${object}.one`)
  return speech.say('nottingham-counted', { count: cards, noun: speech.say(`object-${object}`, { count: cards }) })
}

/** “2 chests and a necklace”; kinds in the order of their first card. */
export const objects = (speech: Speech, words: readonly string[]): string =>
  speech.listed(
    counted(words).map(([object, cards]) => count(speech, object, cards)),
    'nottingham-nothing',
  )

export const colour = (speech: Speech, word: string): string => speech.say(`colour-${word}`)

/** A colour with its player, or two objects. */
export function ambush(speech: Speech, word: string): string {
  const seat = COLOURS.indexOf(word)
  if (seat >= 0) return `${colour(speech, word)} (${speech.names[seat] ?? ''})`
  const [first = '', second = ''] = word.split(' ')
  return speech.say('nottingham-ambush-pair', { first: title(speech, first), second: title(speech, second) })
}

export const ambushes = (speech: Speech, words: readonly string[]): string =>
  speech.listed(words.map((word) => ambush(speech, word)), 'nottingham-nothing')

export const mission = (speech: Speech, word: string): string => speech.say(`mission-${key(word)}.title`)

export const players = (speech: Speech, seats: readonly number[]): string =>
  speech.listed(seats.map((seat) => speech.name(seat)), 'nottingham-nothing')
