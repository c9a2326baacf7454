// What was claimed about cards and promised in Sherwood Forest, round by round, and what became of it.
import type { Beside, LedgerLine } from '../../table/game'
import type { Teller } from '../../texts/teller'
import type { SherwoodView } from '../../wire/types'

export function ledger(speech: Teller, view: SherwoodView, beside: Beside): LedgerLine[] {
  const claims = [...view.past_claims, ...view.claims.map((claim) => ({ ...claim, round: view.round }))]
  // What somebody said about one card in a round is one line, as far as it came out alike.
  const alike = new Map<string, typeof claims>()
  for (const claim of claims) {
    const of = `${claim.round} ${claim.seat} ${claim.said.split(' ')[0]} ${claim.verdict}`
    alike.set(of, [...(alike.get(of) ?? []), claim])
  }
  const told = [...alike.values()].map((same): LedgerLine => {
    const { round, seat, verdict } = same[0]!
    const said = speech.listed(same.map((claim) => speech.phrase('sherwood-said', claim.said)))
    return {
      round: round + 1,
      text: speech.say('sherwood-claim', { you: speech.role({ seat }), seat: speech.name(seat), said }),
      to: '',
      fate: verdict as LedgerLine['fate'],
    }
  })
  const promised = view.promises.map((promise): LedgerLine => ({
    round: promise.made + 1,
    text: [
      speech.phrase('sherwood-promise', { promiser: promise.promiser, promisee: promise.promisee, term: promise.term }),
      ...(promise.paid ? [speech.say('sherwood-promise-paid', { count: promise.paid })] : []),
    ].join(' '),
    words: beside(promise.written) ? speech.say('sherwood-words', { words: beside(promise.written) }) : '',
    to: speech.name(promise.promisee),
    fate: promise.fate as LedgerLine['fate'],
  }))
  return [...told, ...promised].sort((one, other) => one.round - other.round)
}
