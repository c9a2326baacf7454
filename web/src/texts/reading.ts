// Words of the game taken apart: which family a move or term is of, and the facts in its arguments.
import type { Entry, FactsOf } from './catalogue'

const FIGURES = ['seat', 'number', 'round', 'amount']

export const bare = (kind: string): string => kind.replace(/\?$/, '')

/** “later wave 2” is of the family “later wave”, with the argument “2”. */
export function splitWords(words: string, families: Iterable<string>): { family: string; argument: string } {
  let family = ''
  for (const name of families) {
    if ((words === name || words.startsWith(name + ' ')) && name.length > family.length) family = name
  }
  family ||= words
  return { family, argument: words.slice(family.length + 1) }
}

/** The facts of an argument: known beforehand, or one word after the other, the last one to the end. */
export function readArgument(entry: Entry, argument: string): FactsOf {
  const known = entry.read?.[argument]
  if (known) return known
  const facts: FactsOf = {}
  const words = argument.split(' ').filter((word) => word)
  const kinds = Object.entries(entry.kinds)
  for (const [at, [fact, kind]] of kinds.entries()) {
    const word = words[at]
    if (word === undefined) break
    if (FIGURES.includes(bare(kind).split(' ')[0]!)) facts[fact] = /^\d+$/.test(word) ? Number(word) : word
    else facts[fact] = at + 1 < kinds.length ? word : words.slice(at).join(' ')
  }
  return facts
}

/** Those moves of a family that are legal, by their argument. */
export const argumentsOf = (legal: readonly string[], family: string): string[] =>
  legal.filter((move) => move.startsWith(family + ' ')).map((move) => move.slice(family.length + 1))
