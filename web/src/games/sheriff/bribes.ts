// What a decision about a bag does with the offers that stand for it. The one place that words it: whether letting a bag
// pass accepts its bribe is said by the view (`taken_with`), not known here.
import type { Teller } from '../../texts/teller'
import type { SheriffOfferView, SheriffView } from '../../wire/types'

type Offer = SheriffOfferView

/** Offers to the Sheriff for letting this bag pass. */
export const bribes = (view: SheriffView, bag: number): Offer[] =>
  view.offers.filter((offer) => offer.other === view.sheriff && offer.wants.includes(`wave ${bag}`))

/** What is paid for it: by its author, and by those who added to it. */
const paid = (speech: Teller, offer: Offer): string[] => [
  speech.terms(offer.gives, 'label', offer.author, offer.other),
  ...offer.joined.map((part) => `${speech.terms(part.gives, 'label', part.seat, offer.other)} (${speech.name(part.seat)})`),
]

/** What stands for letting this bag pass; empty when nothing does. */
export function bribed(speech: Teller, view: SheriffView, bag: number): string {
  const offered = bribes(view, bag).flatMap((offer) => paid(speech, offer))
  return offered.length ? speech.listed(offered) : ''
}

/** What `open` or `wave` accepts or refuses; empty when nothing stands. */
export function consequence(speech: Teller, view: SheriffView, decision: 'open' | 'wave', bag: number): string {
  const standing = bribes(view, bag)
  const isTaken = (offer: Offer) => decision === 'wave' && offer.taken_with === bag
  const worded = (which: string, found: Offer[]) =>
    found.length ? [speech.say(`web-sheriff-${which}`, { gives: speech.listed(found.flatMap((offer) => paid(speech, offer))) })] : []
  const taken = worded('takes', standing.filter(isTaken))
  return [
    ...taken,
    ...worded(
      'refuses',
      standing.filter((offer) => !isTaken(offer)),
    ),
  ].join(' ')
}
