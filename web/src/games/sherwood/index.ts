// Sherwood Forest on the page.
import type { Game, Question } from '../../table/game'
import type { Teller } from '../../texts/teller'
import type { SherwoodView } from '../../wire/types'
import Cards from './Cards.svelte'
import Count from './Count.svelte'
import { guide } from './guide'
import { ledger } from './ledger'
import { catalogue } from './catalogue'
import { momentsOf } from './moments'
import RaidEnd from './RaidEnd.svelte'
import Table from './Table.svelte'

const ASKED_BY: Record<string, string> = {
  raid: 'SW-5.1',
  messengers: 'SW-5.14',
  meeting: 'SW-5.3',
  loot: 'SW-5.7',
  staying: 'SW-R33',
}

function headline(speech: Teller, view: SherwoodView): string {
  const phase = speech.say(`sherwood-phase-${view.phase}`)
  return speech.say('sherwood-headline', { round: view.round + 1, rounds: view.rounds, phase })
}

function question(speech: Teller, view: SherwoodView, legal: string[]): Question | null {
  if (!legal.length) return null
  if (view.talks) {
    const asking = view.talks.sheets.find(({ parties, signed }) => parties.includes(speech.reader ?? -1) && !signed.includes(speech.reader ?? -1))
    if (asking) return { text: speech.say('sherwood-ask-sign', { author: speech.name(asking.author) }), rule: 'SW-4.3' }
    if (view.active === speech.reader) return { text: speech.say('sherwood-ask-action'), rule: 'SW-3.1' }
    return { text: speech.say('sherwood-ask-talks'), rule: view.options['rules'] === 'advanced' ? 'SW-4.5' : 'SW-4.1' }
  }
  const calling = view.meeting?.calling && view.meeting.called === null
  if (calling) return { text: speech.say('sherwood-ask-call'), rule: 'SW-R29' }
  return { text: speech.say(`sherwood-ask-${view.phase}`), rule: ASKED_BY[view.phase] ?? '' }
}

function waiting(speech: Teller, view: SherwoodView, awaited: number[]): string {
  return speech.say(`web-sherwood-waiting-${view.phase}`, { names: speech.players(awaited) })
}

export const game: Game<SherwoodView> = {
  texts: ['sherwood', 'sherwood-rules', 'web-sherwood'],
  catalogue,
  Table,
  Count,
  Cards,
  headline,
  question,
  waiting,
  ledger,
  addressed: (view, seat) =>
    (view.talks?.sheets ?? []).filter((sheet) => sheet.parties.includes(seat) && !sheet.signed.includes(seat)).map((sheet) => sheet.number),
  moments: { of: momentsOf, Scene: RaidEnd },
  sounds: {
    round_began: 'horn',
    donated: 'bell',
    looked: 'card',
    bought: 'coin',
    bought_unseen: 'coin',
    recruited: 'step',
    occupied: 'step',
    posted: 'seal',
    signed: 'seal',
    revealed: 'card',
    redirected: 'horn',
    met: 'horn',
    played: 'card',
    raided: 'bell',
    went_on: 'step',
    arrived: 'step',
    looted: 'coin',
    lost: 'lose',
    over: 'win',
  },
  guide,
}
