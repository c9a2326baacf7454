// Sherwood Forest on the page.
import type { Game, Question } from '../../table/game'
import type { Teller } from '../../texts/teller'
import type { Sound } from '../../table/sounds'
import type { SherwoodEvent } from '../../wire/events'
import type { SherwoodView } from '../../wire/types'
import Count from './Count.svelte'
import { guides } from './guide'
import { ledger } from './ledger'
import { catalogue } from './catalogue'
import Scene from './Scene.svelte'
import { moods } from './moods'
import Table from './Table.svelte'

function headline(speech: Teller, view: SherwoodView): string {
  const phase = speech.say(`sherwood-phase-${view.phase}`)
  return speech.say('sherwood-headline', { round: view.round + 1, rounds: view.rounds, phase })
}

function question(speech: Teller, view: SherwoodView, legal: string[]): Question | null {
  if (!legal.length) return null
  const asking = view.talks?.sheets.find(({ unsigned }) => unsigned.includes(view.viewer))
  const facts = { active: speech.name(view.active), author: asking ? speech.name(asking.author) : '' }
  return { text: speech.say(`sherwood-ask-${view.question}`, facts), rule: catalogue.questions[view.question ?? ''] ?? '' }
}

function waiting(speech: Teller, view: SherwoodView, awaited: number[]): string {
  const heard = view.cart !== null && (view.talks?.asked.length ?? 0) > 0
  return speech.say(`web-sherwood-waiting-${heard ? 'way' : view.phase}`, { names: speech.players(awaited) })
}

export const game: Game<SherwoodView> = {
  texts: ['sherwood', 'sherwood-rules', 'web-sherwood'],
  catalogue,
  Table,
  Count,
  countsSlowly: true,
  Cards: async () => (await import('./Cards.svelte')).default,
  explains: async () => (await import('./explain')).explanations,
  headline,
  question,
  waiting,
  ledger,
  addressed: (view, seat) => (view.talks?.sheets ?? []).filter(({ unsigned }) => unsigned.includes(seat)).map((sheet) => sheet.number),
  moments: { follows: new Set<SherwoodEvent['name']>(['looted', 'made_good', 'glory_gained', 'lost']), Scene },
  chapter: 'round_began' satisfies SherwoodEvent['name'],
  about: ({ name, facts }) => (name === ('closed' satisfies SherwoodEvent['name']) && typeof facts.by === 'number' ? 'by' : undefined),
  deals: {
    begins: ({ name }) => name === ('signed' satisfies SherwoodEvent['name']) || name === ('struck' satisfies SherwoodEvent['name']),
    follows: new Set<SherwoodEvent['name']>(['signed', 'closed', 'occupied', 'card_named', 'laid_down', 'laid_open', 'paid', 'promised', 'promise_settled']),
  },
  moods,
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
    over: 'horn',
  } satisfies Partial<Record<SherwoodEvent['name'], Sound>>,
  guides,
}
