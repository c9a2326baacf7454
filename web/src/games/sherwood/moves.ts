// Moves of Sherwood Forest taken apart.
import { splitWords } from '../../texts/reading'
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

/** Is it a promise in somebody's own words? */
export const isInWords = (move: string): boolean => parts(move).family === 'vow' && parts(move).words[1] === 'words'
