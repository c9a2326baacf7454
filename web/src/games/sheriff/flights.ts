// What is seen to move when something happens: cards and coins, from spot to spot.
import type { Flight } from '../../art/motion/flights'
import type { Happening } from '../../wire/types'

export type Thing = { card: string | null } | { coin: true }

const MOST_COINS = 5

export function flightsOf(news: readonly Happening[]): Flight<Thing>[] {
  return news.flatMap((event) => paths(event))
}

function paths({ name, facts }: Happening): Flight<Thing>[] {
  const card = typeof facts.good === 'string' ? facts.good : null
  const seat = `seat-${facts.seat}`
  const between = { from: `seat-${facts.giver}`, to: `seat-${facts.taker}` }
  if (name === 'drew' || name === 'drew_unseen') return [{ from: 'pile-deck', to: seat, item: { card } }]
  if (name === 'took') return [{ from: `pile-${facts.pile}`, to: seat, item: { card } }]
  if (name === 'laid') return [{ from: seat, to: `pile-${facts.pile}`, item: { card } }]
  if (name === 'paid') {
    const coins = Math.min(MOST_COINS, Number(facts.coins))
    return Array.from({ length: coins }, () => ({ ...between, item: { coin: true } as const }))
  }
  if (['handed_over', 'slipped', 'slipped_unseen', 'slipped_named', 'surrendered'].includes(name)) {
    return [{ ...between, item: { card } }]
  }
  if (name === 'delivered') {
    const goods = (facts.goods as string[]) ?? []
    const hidden = Array.from({ length: Number(facts.contraband) }, () => null)
    return [...goods, ...hidden].map((good) => ({ from: `bag-${facts.seat}`, to: seat, item: { card: good } }))
  }
  if (name === 'confiscated') {
    return ((facts.goods as string[]) ?? []).map((good) => ({ from: `bag-${facts.seat}`, to: 'gate', item: { card: good } }))
  }
  return []
}
