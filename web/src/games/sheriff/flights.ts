// What is seen to move when something happens: cards and coins, from spot to spot.
import type { Flight } from '../../art/motion/flights'
import type { Happening } from '../../wire/types'

export type Thing = { card: string | null } | { coin: true }

const MOST_COINS = 5

/** The reader's cards come to their hand and leave it; those of the others are at their stalls. */
export function flightsOf(news: readonly Happening[], reader: number | null): Flight<Thing>[] {
  return news.flatMap((event) => paths(event, reader))
}

function paths({ name, facts }: Happening, reader: number | null): Flight<Thing>[] {
  const card = typeof facts.good === 'string' ? facts.good : null
  const seat = `seat-${facts.seat}`
  const hand = facts.seat === reader ? `hand-${reader}` : seat
  const between = { from: `seat-${facts.giver}`, to: `seat-${facts.taker}` }
  if (name === 'drew' || name === 'drew_unseen') return [{ from: 'pile-deck', to: hand, item: { card } }]
  if (name === 'took') return [{ from: `pile-${facts.pile}`, to: hand, item: { card } }]
  if (name === 'laid') return [{ from: hand, to: `pile-${facts.pile}`, item: { card } }]
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
