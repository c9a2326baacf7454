// Sheriff of Nottingham on the page.
import type { Game, LedgerLine } from '../../table/game'
import { key } from '../../texts/speech'
import type { Sound } from '../../table/sounds'
import type { SheriffEvent } from '../../wire/events'
import type { SheriffView } from '../../wire/types'
import Count from './Count.svelte'
import { guides } from './guide'
import { catalogue } from './catalogue'
import { moods } from './moods'
import { question } from './moves'
import { IN_WORDS } from './offers.svelte'
import Scene from './Scene.svelte'
import Table from './Table.svelte'

const ANSWERS = new Set(['accepted', 'declined']) // by the other one, not by the author

export const game: Game<SheriffView> = {
  texts: ['sheriff', 'sheriff-goods', 'sheriff-rules', 'web-sheriff'],
  catalogue,
  Table,
  Count,
  countsSlowly: true,
  Cards: async () => (await import('./Cards.svelte')).default,
  explains: async () => (await import('./explain')).explanations,
  headline: (speech, view) => {
    const phase = speech.say(`sheriff-phase-${key(view.phase)}`)
    const where = speech.say('sheriff-headline', { round: view.round + 1, rounds: view.rounds, phase })
    if (view.phase === 'over') return where
    const you = speech.role({ sheriff: view.sheriff })
    return `${where} · ${speech.say('sheriff-headline-sheriff', { you, sheriff: speech.name(view.sheriff) })}`
  },
  question,
  ledger: (speech, view, beside): LedgerLine[] =>
    view.promises.map(({ promiser, promisee, term, made, fate, paid, written }) => ({
      round: made + 1,
      text: [speech.phrase('sheriff-ledger-line', { promiser, promisee, term }), ...(paid ? [speech.say('sheriff-promise-paid', { count: paid })] : [])].join(
        ' ',
      ),
      words: term === IN_WORDS && beside(written) ? speech.say('sheriff-words', { words: beside(written) }) : '',
      to: speech.name(promisee),
      fate: fate as LedgerLine['fate'],
    })),
  addressed: (view, seat) => view.offers.filter((offer) => offer.other === seat).map((offer) => offer.number),
  moments: { follows: new Set<SheriffEvent['name']>(['paid', 'handed_over', 'confiscated', 'answered', 'was_missing', 'delivered']), Scene },
  chapter: 'round_began' satisfies SheriffEvent['name'],
  about: ({ name, facts }) => (name === ('closed' satisfies SheriffEvent['name']) && ANSWERS.has(String(facts.fate)) ? 'other' : undefined),
  deals: {
    begins: ({ name, facts }) => name === ('closed' satisfies SheriffEvent['name']) && facts.fate === 'accepted',
    follows: new Set<SheriffEvent['name']>(['paid', 'handed_over', 'slipped', 'slipped_named', 'slipped_unseen', 'was_missing', 'promised']),
  },
  moods,
  sounds: {
    drew: 'card',
    drew_unseen: 'card',
    took: 'card',
    laid: 'card',
    packed: 'bag',
    declared: 'seal',
    threatened: 'horn',
    posted: 'seal',
    waved: 'step',
    opened: 'bag',
    confiscated: 'gavel',
    paid: 'coin',
    delivered: 'bag',
    time_up: 'horn',
    round_began: 'horn',
    over: 'horn',
  } satisfies Partial<Record<SheriffEvent['name'], Sound>>,
  guides,
}
