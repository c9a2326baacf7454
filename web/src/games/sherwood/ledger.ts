// What was claimed about cards and promised in Sherwood Forest, round by round, and what became of it.
import type { Beside, LedgerLine } from '../../table/game'
import type { Teller } from '../../texts/teller'
import type { SherwoodView } from '../../wire/types'

export function ledger(speech: Teller, view: SherwoodView, beside: Beside): LedgerLine[] {
  const claims = [...view.past_claims, ...view.claims.map((claim) => ({ ...claim, round: view.round }))]
  const told = claims.map(({ round, seat, said, verdict }): LedgerLine => ({
    round: round + 1,
    text: speech.phrase('sherwood-claim', { seat, said }),
    to: '',
    fate: verdict as LedgerLine['fate'],
  }))
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
