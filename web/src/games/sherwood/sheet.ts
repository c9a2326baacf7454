// A sheet while it is being written: what everybody brings, and the moves it is made of, in their canonical order.
import { strengths } from './figures'

export const ARMS = Object.keys(strengths)

export interface Arm {
  seat: number
  kind: string
}
export interface Payment {
  giver: number
  taker: number
  gold: number
}
export interface Draft {
  hideout: number
  brings: Record<number, number> // raiders by seat
  arms: Arm[]
  worth: Record<number, number> // strength instead of named cards, by seat
  named: { slot: number; seat: number } | null
  laid: Record<number, { gold: number; companions: number }> // shares by seat
  pays: Payment[]
}

/** With the fewest raiders that each seat must bring. */
export const blank = (hideout: number, least: readonly number[]): Draft => ({
  hideout,
  brings: Object.fromEntries(least.entries()),
  arms: [],
  worth: {},
  named: null,
  laid: {},
  pays: [],
})

export const partners = (draft: Draft): number[] =>
  Object.entries(draft.brings)
    .filter(([, raiders]) => raiders > 0)
    .map(([seat]) => Number(seat))
    .sort((one, other) => one - other)

/** Hideout and raiders. */
export const opening = (draft: Draft): string[] => [`hide ${draft.hideout}`, ...partners(draft).map((seat) => `bring ${seat} ${draft.brings[seat]}`)]

/** And equipment, or a strength. */
export function armed(draft: Draft): string[] {
  const arms = [...draft.arms].sort((one, other) => one.seat - other.seat || ARMS.indexOf(one.kind) - ARMS.indexOf(other.kind))
  const worth = partners(draft).filter((seat) => draft.worth[seat])
  return [...opening(draft), ...arms.map((arm) => `arm ${arm.seat} ${arm.kind}`), ...worth.map((seat) => `worth ${seat} ${draft.worth[seat]}`)]
}

/** And the card that is named. */
export const informed = (draft: Draft): string[] => (draft.named ? [...armed(draft), `name ${draft.named.slot} ${draft.named.seat}`] : armed(draft))

/** And the fixed shares. */
export const shared = (draft: Draft): string[] => [
  ...informed(draft),
  ...partners(draft).flatMap((seat) => {
    const share = draft.named ? draft.laid[seat] : undefined
    const laid: string[] = []
    if (share?.gold) laid.push(`lay ${seat} gold ${share.gold}`)
    if (share?.companions) laid.push(`lay ${seat} companions ${share.companions}`)
    return laid
  }),
]

/** All of it, but for the word that ends it. */
export const whole = (draft: Draft): string[] => [
  ...shared(draft),
  ...[...draft.pays]
    .filter((pay) => pay.gold > 0)
    .sort((one, other) => one.giver - other.giver || one.taker - other.taker)
    .map((pay) => `pay ${pay.giver} ${pay.taker} ${pay.gold}`),
]

/** Takes out what no longer fits when somebody has left. */
export function tidied(draft: Draft): Draft {
  const party = partners(draft)
  const named = draft.named && party.includes(draft.named.seat) ? draft.named : null
  const laid: Draft['laid'] = {}
  for (const seat of party) if (named && draft.laid[seat]) laid[seat] = draft.laid[seat]
  return {
    ...draft,
    arms: draft.arms.filter((arm) => party.includes(arm.seat)),
    named,
    laid,
    pays: draft.pays.filter((pay) => party.includes(pay.giver) && party.includes(pay.taker)),
  }
}

/** A sheet or suggestion that stands, taken up again. */
export function read(terms: readonly string[], least: readonly number[]): Draft {
  const draft = blank(0, least)
  for (const term of terms) {
    const [verb = '', first = '', second = '', third = ''] = term.split(' ')
    if (verb === 'hide') draft.hideout = Number(first)
    else if (verb === 'bring') draft.brings[Number(first)] = Number(second)
    else if (verb === 'arm') draft.arms.push({ seat: Number(first), kind: second })
    else if (verb === 'worth') draft.worth[Number(first)] = Number(second)
    else if (verb === 'name') draft.named = { slot: Number(first), seat: Number(second) }
    else if (verb === 'pay') draft.pays.push({ giver: Number(first), taker: Number(second), gold: Number(third) })
    else if (verb === 'lay') {
      const share = draft.laid[Number(first)] ?? { gold: 0, companions: 0 }
      draft.laid[Number(first)] = { ...share, [second]: Number(third) }
    }
  }
  return draft
}
