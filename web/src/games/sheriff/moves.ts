// Moves of Sheriff: what is asked, and the order of terms.
import type { Question } from '../../table/game'
import { splitWords } from '../../texts/reading'
import type { Teller } from '../../texts/teller'
import type { SheriffView } from '../../wire/types'
import { goods } from './goods'
import { catalogue } from './catalogue'

const TERM_ORDER = Object.keys(catalogue.terms)

export const splitTerm = (term: string) => splitWords(term, TERM_ORDER)

/** Terms of one side in the order in which the engine wants them named. */
export function inTermOrder(terms: readonly string[]): string[] {
  return [...terms].sort((a, b) => {
    const one = splitTerm(a)
    const two = splitTerm(b)
    const family = TERM_ORDER.indexOf(one.family) - TERM_ORDER.indexOf(two.family)
    return family || goods.indexOf(one.argument) - goods.indexOf(two.argument) || Number(one.argument) - Number(two.argument) || 0
  })
}

export function question(speech: Teller, view: SheriffView, legal: string[]): Question | null {
  if (legal.length === 0) return null
  const step = view.step ?? (view.phase === 'inspection' ? part(view) : view.phase)
  const rule = catalogue.questions[step] ?? ''
  return { rule, text: ask(speech, view, step) }
}

const part = (view: SheriffView): string => (view.viewer === view.sheriff ? 'sheriff' : 'merchant')

function ask(speech: Teller, view: SheriffView, step: string): string {
  const name = `sheriff-ask-${step}`
  if (step === 'declaration') return speech.say(name, { count: view.seats[view.viewer]?.bag_size ?? 0 })
  if (step === 'debt' && view.debt) {
    return speech.phrase(name, { creditor: view.debt.creditor, owed: view.debt.owed })
  }
  if (step === 'sheriff' && view.words !== null) {
    return `${speech.say(name)} ${speech.say('sheriff-words-left', { count: view.words })}`
  }
  if (step === 'merchant') {
    const isOffered = view.offers.some((offer) => offer.other === view.viewer)
    return speech.say(name, { fate: isOffered ? 'offered' : (view.seats[view.viewer]?.fate ?? '') })
  }
  return speech.say(name, { cards: view.hand_limit })
}
