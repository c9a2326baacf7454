// The goods of Sheriff: order and figures of their cards.
import type { Teller } from '../../texts/teller'
import type { SheriffOfferView } from '../../wire/types'
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

/** A card as those hear it who do not see it. */
export function spoken(speech: Teller, good: string): string {
  const { value, penalty } = figures(good)
  return speech.say('web-sheriff-spoken', { good: speech.title('good', good), value, penalty })
}

/** Somebody's bag, as it is called in a sentence. */
export const bagOf = (speech: Teller, owner: number): string => speech.say('sheriff-bag-of', { whose: speech.role({ you: owner }), seat: speech.name(owner) })

/** An offer on the table or a deal, with what others have added to it. */
export const standing = (speech: Teller, phrase: string, { author, other, gives, wants, joined }: SheriffOfferView): string =>
  [
    speech.phrase(phrase, { author, other, gives, wants }),
    ...joined.map((part) => speech.phrase('sheriff-part', { seat: part.seat, author, other, gives: part.gives })),
  ].join(' ')
