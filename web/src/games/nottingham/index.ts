// Nottingham on the page.
import type { Game, Question } from '../../table/game'
import { key } from '../../texts/speech'
import type { Teller } from '../../texts/teller'
import type { Sound } from '../../table/sounds'
import type { NottinghamEvent } from '../../wire/events'
import type { NottinghamView } from '../../wire/types'
import Count from './Count.svelte'
import { guides } from './guide'
import { catalogue } from './catalogue'
import MomentScene from './MomentScene.svelte'
import { moods } from './moods'
import Table from './Table.svelte'

function headline(speech: Teller, view: NottinghamView): string {
  const phase = speech.say(`nottingham-phase-${view.phase}`)
  if (view.phase === 'over') return phase
  return speech.say('nottingham-headline', { space: view.sheriff, spaces: view.track.length, phase })
}

function question(speech: Teller, view: NottinghamView, legal: string[]): Question | null {
  const mine = speech.reader === null ? undefined : view.seats[speech.reader]
  if (!legal.length || !mine) return null
  const rule = catalogue.questions[view.question ?? ''] ?? ''
  const ask = (facts: Record<string, string | number>) => ({ text: speech.say(`nottingham-ask-${view.question}`, facts), rule })
  if (view.phase === 'turn') return ask({ card: speech.title('object', view.card ?? ''), action: view.action ?? '' })
  if (view.phase === 'springing') {
    const objects = speech.counted('object', view.set_kind ?? '', view.set_cards)
    const sprung = view.last_sprung === speech.reader ? null : view.last_sprung // who passed before is asked again
    return ask({ seat: speech.name(view.active), objects, again: sprung === null ? 'no' : 'yes', sprung: sprung === null ? '' : speech.name(sprung) })
  }
  if (view.phase === 'shortage') return ask({ count: mine.to_choose })
  return ask({ seat: speech.name(view.active), target: view.target === null ? '' : speech.name(view.target) })
}

function waiting(speech: Teller, view: NottinghamView, awaited: number[]): string {
  return speech.say(`web-nottingham-waiting-${key(view.phase)}`, {
    names: speech.players(awaited),
    seat: speech.name(view.active),
    you: speech.role({ seat: view.active }),
    target: view.target === null ? '' : speech.name(view.target),
    whose: view.target === null ? 'none' : speech.role({ target: view.target }),
    count: awaited.length,
  })
}

export const game: Game<NottinghamView> = {
  texts: ['nottingham', 'nottingham-rules', 'web-nottingham'],
  catalogue,
  Table,
  Count,
  countsSlowly: true,
  Cards: async () => (await import('./Cards.svelte')).default,
  explains: async () => (await import('./explain')).explanations,
  headline,
  question,
  waiting,
  moments: { follows: new Set<NottinghamEvent['name']>(['failed']), Scene: MomentScene },
  chapter: 'sheriff_moved' satisfies NottinghamEvent['name'],
  moods,
  sounds: {
    turned_up: 'card',
    took: 'card',
    traded: 'coin',
    refused: 'card',
    attacked: 'horn',
    defended: 'bell',
    swapped: 'card',
    swapped_openly: 'card',
    swapped_unseen: 'card',
    laid_ambush: 'seal',
    laid_ambush_unseen: 'seal',
    sprang: 'horn',
    delivered: 'coin',
    accomplished: 'bell',
    sheriff_moved: 'step',
    received: 'card',
    failed: 'lose',
  } satisfies Partial<Record<NottinghamEvent['name'], Sound>>,
  guides,
}
