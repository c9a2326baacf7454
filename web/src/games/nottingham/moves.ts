// Moves of Nottingham taken apart.
import { splitWords } from '../../texts/reading'
import type { Teller } from '../../texts/teller'
import { catalogue } from './catalogue'

export const parts = (move: string) => splitWords(move, Object.keys(catalogue.moves))

/** The legal moves of one family. */
export const of = (legal: readonly string[], family: string): string[] => legal.filter((move) => parts(move).family === family)

/** The objects that a move lays down. */
export const cardsIn = (speech: Teller, move: string) => speech.factsOf(move)['objects'] as string[]
