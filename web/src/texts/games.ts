// Names of games and of what can be chosen for them, also of games that the house has no words for.
import { key } from './speech'
import { say, texts } from './texts.svelte'

export const plainWords = (word: string): string => word.replaceAll('_', ' ')
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export function gameTitle(game: string): string {
  const known = [`web-game-${game}`, `${game}-title`].find((name) => texts.knows(name))
  return known ? say(known) : capital(plainWords(game))
}

/** What a game is about, in a sentence; nothing where no text says it. */
export const gameAbout = (game: string): string => (texts.knows(`web-game-${game}`) ? say(`web-game-${game}.about`) : '')

/** For how many players, and how long it takes; of a game from elsewhere only the former. */
export function gameFacts(game: string, least: number, most: number): string {
  return texts.knows(`web-game-${game}`) ? say(`web-game-${game}.facts`) : say('web-plain-facts', { least, most })
}

export function optionTitle(game: string, option: string): string {
  const name = `${game}-option-${key(option)}`
  return texts.knows(name) ? say(`${name}.title`) : capital(plainWords(option))
}

export function optionAbout(game: string, option: string): string {
  const name = `${game}-option-${key(option)}`
  return texts.knows(name) ? say(name) : ''
}

/** A word that can be chosen. */
export const choiceWord = (word: string): string => (texts.knows(`web-word-${word}`) ? say(`web-word-${word}`) : plainWords(word))
