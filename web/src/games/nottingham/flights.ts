// Which cards move across the table of Nottingham, and from where to where, for each thing that happens.
import type { Flight } from '../../art/motion/flights'
import type { Happening } from '../../wire/types'

export interface Flown {
  object: string // empty: the back of a card
  ambush?: string // an ambush card; empty: its back
}

const seat = (fact: unknown): string => `seat-${Number(fact)}`
const words = (fact: unknown): string[] => (Array.isArray(fact) ? fact.map(String) : [])

export function flightsOf(news: readonly Happening[]): Flight<Flown>[] {
  return news.flatMap(({ name, facts }): Flight<Flown>[] => {
    const object = String(facts['object'] ?? '')
    const gave = String(facts['gave'] ?? '')
    const mine = seat(facts['seat'])
    switch (name) {
      case 'turned_up':
        return [{ from: 'deck', to: 'card', item: { object } }]
      case 'took':
        return [{ from: 'card', to: mine, item: { object } }]
      case 'traded':
        return [
          ...words(facts['objects']).map((each) => ({ from: seat(facts['other']), to: mine, item: { object: each } })),
          { from: 'card', to: seat(facts['other']), item: { object: gave } },
        ]
      case 'swapped':
      case 'swapped_openly':
      case 'swapped_unseen':
        return [
          { from: seat(facts['target']), to: mine, item: { object } },
          { from: 'card', to: seat(facts['target']), item: { object: gave } },
        ]
      case 'sprang':
        return [
          { from: mine, to: 'card', item: { object: '', ambush: String(facts['ambush']) } },
          { from: 'card', to: mine, item: { object } },
          { from: mine, to: seat(facts['target']), item: { object: gave } },
        ]
      case 'laid_ambush':
      case 'laid_ambush_unseen':
        return [{ from: 'ambushes', to: mine, item: { object: '', ambush: String(facts['ambush'] ?? '') } }]
      case 'showed_set':
        return [{ from: mine, to: 'card', item: { object } }]
      case 'delivered':
        return [
          { from: 'card', to: mine, item: { object } },
          { from: 'card', to: 'discard', item: { object: '' } },
        ]
      case 'accomplished':
        return words(facts['objects']).map((each) => ({ from: mine, to: 'discard', item: { object: each } }))
      case 'failed':
        return [{ from: 'card', to: mine, item: { object } }]
      case 'received':
      case 'received_unseen':
        return [{ from: 'deck', to: mine, item: { object } }]
      case 'discarded':
      case 'discarded_unseen':
        return [{ from: mine, to: 'discard', item: { object: '' } }]
      default:
        return []
    }
  })
}
