// Moves of Nottingham taken apart: the family, its argument, the cards that it names; and the rule behind each.
import { key, type Speech } from '../../texts/speech'
import type { NottinghamView } from '../../wire/types'
import { OBJECTS } from './objects'
import * as phrases from './phrases'

const TWO_WORDS = ['end turn']
const BY_PLAYER = ['steal', 'burgle', 'rob', 'accept']
const BY_AMBUSH = ['keep', 'spring']
const COPIES: Record<string, number> = { five_of_a_kind: 5, four_pairs: 2, three_pairs: 2 }
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

export interface Parts {
  family: string
  argument: string
}

export function parts(move: string): Parts {
  if (TWO_WORDS.includes(move)) return { family: move, argument: '' }
  const [family = '', ...rest] = move.split(' ')
  return { family, argument: rest.join(' ') }
}

/** The legal moves of one family. */
export const of = (legal: readonly string[], family: string): string[] =>
  legal.filter((move) => parts(move).family === family)

/** The cards that a move names. */
export function cards(move: string): string[] {
  const { family, argument } = parts(move)
  const [first = '', second = ''] = argument.split(' ')
  if (family === 'deliver') return Array<string>(Number(second)).fill(first)
  if (family === 'mission') {
    if (first === 'one_of_each') return [...OBJECTS]
    return second.split('+').flatMap((object) => Array<string>(COPIES[first] ?? 1).fill(object))
  }
  return argument.split('+').filter((word) => OBJECTS.includes(word))
}

export const missionOf = (move: string): string => parts(move).argument.split(' ')[0] ?? ''

export function describe(speech: Speech, move: string): string {
  const { family, argument } = parts(move)
  const message = `nottingham-move-${key(family)}`
  if (BY_PLAYER.includes(family)) return speech.say(message, { player: speech.name(Number(argument)) })
  if (BY_AMBUSH.includes(family)) return speech.say(message, { ambush: phrases.ambush(speech, argument) })
  const objects = phrases.objects(speech, cards(move))
  if (family === 'mission') {
    return speech.say(message, { mission: speech.say(`mission-${key(missionOf(move))}`), objects })
  }
  return speech.say(message, { objects })
}

/** `accept` and `pass` answer different questions. */
export function ruleBehind(move: string, view: NottinghamView): string {
  const { family } = parts(move)
  if (family === 'accept') return view.card === 'copper' ? 'NO-5.1' : 'NO-5.7'
  if (family === 'pass') return view.phase === 'defence' ? 'NO-R21' : 'NO-R22'
  return BEHIND[family] ?? ''
}
