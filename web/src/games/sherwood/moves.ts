// Moves of Sherwood Forest taken apart and put into words; and the rule behind each.
import { key, type Speech } from '../../texts/speech'
import type { Facts } from '../../texts/texts.svelte'
import type { SherwoodView } from '../../wire/types'
import * as phrases from './phrases'

const TWO_WORDS = ['cape stay', 'cape home']
const TERMS = ['bring', 'arm', 'name', 'lay', 'pay']
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
  if (TWO_WORDS.includes(move)) return { family: move, argument: '', words: [] }
  const [family = '', ...words] = move.split(' ')
  return { family, argument: words.join(' '), words }
}

/** The legal moves of one family. */
export const of = (legal: readonly string[], family: string): string[] =>
  legal.filter((move) => parts(move).family === family)

export const describe = (speech: Speech, move: string, view: SherwoodView): string =>
  speech.say(`sherwood-move-${key(parts(move).family)}`, factsOf(speech, move, view))

/** What fills the gaps in the sentence of a move. */
function factsOf(speech: Speech, move: string, view: SherwoodView): Facts {
  const { family, argument, words } = parts(move)
  const [first = '', second = ''] = words
  if (TERMS.includes(family)) return phrases.termFacts(speech, move)
  if (family === 'church') return { gold: phrases.counted(speech, 'gold', Number(argument)) }
  if (family === 'hide') return { hideout: speech.say('sherwood-hideout', { hideout: argument }) }
  if (family === 'inn') return { slot: argument }
  if (family === 'claim') return { said: phrases.said(speech, argument) }
  if (family === 'reveal') {
    const face = view.row[Number(argument) - 1]?.face
    const slot = speech.say('sherwood-slot', { slot: argument })
    return { card: face ? `${slot} (${phrases.cardName(speech, face.card, face.sheriff)})` : slot }
  }
  if (family === 'messenger') return argument ? { town: phrases.town(speech, argument) } : {}
  if (family === 'play') return { equipment: phrases.equipment(speech, [argument]) }
  if (family === 'deal') {
    const loot = phrases.counted(speech, second === 'gold' ? 'gold' : 'companions', 1)
    return { player: speech.name(Number(first)), loot }
  }
  return /^\d/.test(argument) ? { player: speech.name(Number(first)) } : {}
}

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
