// Moves of Sherwood Forest taken apart.
import { splitWords } from '../../texts/reading'
import type { SherwoodSlotView } from '../../wire/types'
import { catalogue } from './catalogue'

export interface Parts {
  family: string
  argument: string
  words: string[] // of the argument
}

export function parts(move: string): Parts {
  const { family, argument } = splitWords(move, Object.keys(catalogue.moves))
  return { family, argument, words: argument.split(' ').filter((word) => word) }
}

/** The legal moves of one family. */
export const of = (legal: readonly string[], family: string): string[] => legal.filter((move) => parts(move).family === family)

const TOWN = ['church', 'inn', 'merchant', 'market']

/** May the reader send a raider to a place in town? */
export const mayAct = (legal: readonly string[]): boolean => legal.some((move) => TOWN.includes(parts(move).family))

/** Cards of the row that the reader may look at: one that they know is offered only where no other is. */
export function lookable(row: readonly SherwoodSlotView[], legal: readonly string[]): number[] {
  const allowed = of(legal, 'inn').map((move) => Number(parts(move).argument))
  const unknown = allowed.filter((slot) => !row.find((each) => each.slot === slot)?.face)
  return unknown.length ? unknown : allowed
}

/** Is it a promise in somebody's own words? */
export const isInWords = (move: string): boolean => parts(move).family === 'vow' && parts(move).words[1] === 'words'
