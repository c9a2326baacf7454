// What moves across the table of Sherwood Forest, and from where to where.
import type { Flight } from '../../art/motion/flights'
import type { Happening } from '../../wire/types'

export interface Flown {
  sign: 'gold-bag' | 'companion' | 'glory' | 'equipment'
  equipment?: string
}

const seat = (fact: unknown): string => `seat-${Number(fact)}`
const many = <Item>(count: unknown, item: Item): Item[] => Array<Item>(Math.min(4, Number(count) || 0)).fill(item)

export function flightsOf(news: readonly Happening[]): Flight<Flown>[] {
  return news.flatMap(({ name, facts }): Flight<Flown>[] => {
    const mine = seat(facts['seat'])
    switch (name) {
      case 'donated':
        return many(facts['gold'], { from: mine, to: 'church', item: { sign: 'gold-bag' } })
      case 'glory_gained':
        return [{ from: 'cart', to: mine, item: { sign: 'glory' } }]
      case 'looted':
        return [
          ...many<Flight<Flown>>(facts['gold'], { from: 'cart', to: mine, item: { sign: 'gold-bag' } }),
          ...many<Flight<Flown>>(facts['companions'], { from: 'cart', to: mine, item: { sign: 'companion' } }),
        ]
      case 'paid':
        return many(facts['gold'], { from: seat(facts['giver']), to: seat(facts['taker']), item: { sign: 'gold-bag' } })
      case 'bought':
      case 'bought_unseen':
        return [{ from: 'merchant', to: mine, item: { sign: 'equipment', equipment: String(facts['equipment'] ?? '') } }]
      case 'played':
        return [{ from: mine, to: 'cart', item: { sign: 'equipment', equipment: String(facts['equipment']) } }]
      default:
        return []
    }
  })
}
