// What was claimed about cards and promised in Sherwood Forest, round by round, and what became of it.
import type { LedgerLine } from '../../table/game'
import type { Teller } from '../../texts/teller'
import type { Happening, SherwoodView } from '../../wire/types'

interface Claim {
  round: number
  seat: number
  said: string
  fate: LedgerLine['fate']
}

/** The view knows the claims of its round; earlier ones are in what the reader has seen. */
function claims(seen: readonly Happening[], current: number): Claim[] {
  const found: Claim[] = []
  let round = 0
  for (const { name, facts } of seen) {
    if (name === 'round_began') round = Number(facts['round'])
    else if (name === 'claimed') found.push({ round, seat: Number(facts['seat']), said: String(facts['said']), fate: 'open' })
    else if (name === 'claim_judged') {
      const judged = found.find((each) => each.round === round && each.seat === facts['seat'] && each.said === facts['said'])
      if (judged) judged.fate = facts['verdict'] === 'true' ? 'true' : 'false'
    }
  }
  // a card that was not revealed in its round has gone with it
  return found.map((each) => (each.fate === 'open' && each.round < current ? { ...each, fate: 'void' } : each))
}

export function ledger(speech: Teller, view: SherwoodView, seen: readonly Happening[]): LedgerLine[] {
  const told = claims(seen, view.round).map(({ round, seat, said, fate }): LedgerLine => ({
    round: round + 1,
    text: speech.phrase('sherwood-claim', { seat, said }),
    to: '',
    fate,
  }))
  const promised = view.promises.map((promise): LedgerLine => ({
    round: promise.made + 1,
    text: speech.phrase('sherwood-promise', { promiser: promise.promiser, promisee: promise.promisee, term: promise.term }),
    to: speech.name(promise.promisee),
    fate: promise.fate as LedgerLine['fate'],
  }))
  return [...told, ...promised].sort((one, other) => one.round - other.round)
}
