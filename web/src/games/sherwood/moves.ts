// Moves of Sherwood Forest taken apart, and the rule behind each.
import { splitWords } from '../../texts/reading'
import type { SherwoodView } from '../../wire/types'
import { catalogue } from './catalogue'

const BEHIND: Record<string, string> = {
  church: 'SW-3.3',
  inn: 'SW-3.4',
  merchant: 'SW-3.5',
  market: 'SW-3.6',
  hide: 'SW-3.7',
  bring: 'SW-4.2',
  name: 'SW-4.7',
  lay: 'SW-R20',
  pay: 'SW-4.7',
  alone: 'SW-3.7',
  post: 'SW-R17',
  suggest: 'SW-4.1',
  drop: 'SW-R12',
  accept: 'SW-4.3',
  decline: 'SW-R11',
  withdraw: 'SW-R17',
  ask: 'SW-R12',
  close: 'SW-4.5',
  claim: 'SW-R38',
  promise: 'SW-4.8',
  reveal: 'SW-5.2',
  messenger: 'SW-5.14',
  forgo: 'SW-R31',
  call: 'SW-R29',
  provisions: 'SW-5.12',
  'cape stay': 'SW-5.13',
  'cape home': 'SW-5.13',
}

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

export function ruleBehind(move: string, view: SherwoodView): string {
  const { family } = parts(move)
  const advanced = view.options['rules'] === 'advanced'
  if (family === 'arm') return advanced ? 'SW-4.6' : 'SW-4.3'
  if (family === 'hold') return advanced ? 'SW-4.5' : 'SW-4.1'
  if (family === 'deal') return view.loot?.sharing ? 'SW-R23' : 'SW-5.7'
  if (family === 'play' || family === 'pass') {
    return view.phase === 'messengers' ? 'SW-R31' : view.phase === 'staying' ? 'SW-R33' : 'SW-5.3'
  }
  return BEHIND[family] ?? ''
}
