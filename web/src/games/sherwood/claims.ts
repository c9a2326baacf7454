// What somebody said about one card, as one line.
import type { SherwoodClaimView } from '../../wire/types'

export interface ClaimedFact {
  field: string
  value: string // a number or a town; nothing when it is the Sheriff
  verdict: string
}

export interface ClaimsOfCard {
  seat: number
  slot: number
  facts: ClaimedFact[] // in the order in which they were said; of what was said twice, the last
}

/** Who spoke last stands first. */
export function claimsByCard(claims: readonly SherwoodClaimView[]): ClaimsOfCard[] {
  const found: ClaimsOfCard[] = []
  for (const { seat, said, verdict } of claims) {
    const [slot, field = '', value = ''] = said.split(' ')
    const before = found.findIndex((each) => each.seat === seat && each.slot === Number(slot))
    const line = before < 0 ? { seat, slot: Number(slot), facts: [] } : found.splice(before, 1)[0]!
    found.unshift({ ...line, facts: [...line.facts.filter((fact) => fact.field !== field), { field, value, verdict }] })
  }
  return found
}
