// The goods of Sheriff: order and figures of their cards.
import { sheriffGoods, sheriffTitles } from '../../wire/figures'

export type GoodFigures = (typeof sheriffGoods)[number]

export const goods: readonly string[] = sheriffGoods.map((each) => each.good)
export const legalGoods = sheriffGoods.filter((each) => each.kind === 'legal').map((each) => each.good as string)
const byName = new Map<string, GoodFigures>(sheriffGoods.map((each) => [each.good, each]))

export function figures(good: string): GoodFigures {
  return byName.get(good)!
}

export const titles: Record<string, { king: number; queen: number }> = sheriffTitles

export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => goods.indexOf(a) - goods.indexOf(b))
}

/** How many of each, kinds in the order of their first card. */
export function counted(cards: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}
