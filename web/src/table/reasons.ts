// Why a bot did something, in the reader's words: players by name, moves as the game describes them.
import type { Facts, Texts } from '../texts/texts.svelte'
import type { ReplayStep } from '../wire/types'

type Why = NonNullable<ReplayStep['why']>
type Said = Pick<Texts, 'say' | 'knows'>

const SEATS = ['seat', 'sheriff', 'other', 'taker', 'giver', 'leader', 'target', 'partner']
const rounded = (figure: number): number => Math.round(figure * 10) / 10

/** A text by its key, or a move as the game describes it. */
export function choice(texts: Said, word: string, describe: (move: string) => string): string {
  return texts.knows(word) ? texts.say(word) : describe(word)
}

/** The sentence; nothing when the record comes from a version that knew other sentences. */
export function thought(texts: Said, why: Why, names: readonly string[], describe: (move: string) => string): string {
  if (!texts.knows(why.key)) return ''
  const facts: Facts = {}
  for (const [name, value] of Object.entries(why.facts)) {
    if (typeof value === 'string') facts[name] = choice(texts, value, describe)
    else facts[name] = SEATS.includes(name) ? (names[value] ?? value) : rounded(value)
  }
  return texts.say(why.key, facts)
}

export const compared = (texts: Said, why: Why, describe: (move: string) => string): [string, number][] =>
  why.compared.map(([word, worth]) => [choice(texts, word, describe), rounded(worth)])
