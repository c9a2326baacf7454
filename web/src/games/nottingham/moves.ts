// Moves of Nottingham taken apart, and the rule behind each.
import { splitWords } from '../../texts/reading'
import type { Teller } from '../../texts/teller'
import type { NottinghamView } from '../../wire/types'
import { catalogue } from './catalogue'

const BEHIND: Record<string, string> = {
  take: 'NO-3.1',
  buy: 'NO-5.1',
  steal: 'NO-5.2',
  ambush: 'NO-5.3',
  burgle: 'NO-5.4',
  rob: 'NO-5.5',
  barter: 'NO-5.7',
  sell: 'NO-5.1',
  offer: 'NO-5.7',
  refuse: 'NO-5.1',
  defend: 'NO-5.6',
  pick: 'NO-5.4',
  seize: 'NO-5.5',
  keep: 'NO-5.3',
  deliver: 'NO-4.1',
  mission: 'NO-4.2',
  'end turn': 'NO-3.2',
  spring: 'NO-6.2',
  discard: 'NO-7.2',
  done: 'NO-R20',
}

export const parts = (move: string) => splitWords(move, Object.keys(catalogue.moves))

/** The legal moves of one family. */
export const of = (legal: readonly string[], family: string): string[] => legal.filter((move) => parts(move).family === family)

/** `accept` and `pass` answer different questions. */
export function ruleBehind(move: string, view: NottinghamView): string {
  const { family } = parts(move)
  if (family === 'accept') return view.card === 'copper' ? 'NO-5.1' : 'NO-5.7'
  if (family === 'pass') return view.phase === 'defence' ? 'NO-R21' : 'NO-R22'
  return BEHIND[family] ?? ''
}

/** The objects that a move lays down. */
export const cardsIn = (speech: Teller, move: string) => speech.factsOf(move)['objects'] as string[]
