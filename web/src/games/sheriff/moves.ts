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
  return { rule: catalogue.questions[view.question ?? ''] ?? '', text: ask(speech, view) }
}

function ask(speech: Teller, view: SheriffView): string {
  if (view.debt) return speech.phrase('sheriff-ask-debt', { creditor: view.debt.creditor, owed: view.debt.owed })
  const mine = view.seats[view.viewer]
  const asked = speech.say(`sheriff-ask-${view.question}`, { cards: view.hand_limit, count: mine?.bag_size ?? 0, fate: mine?.fate ?? '' })
  if (view.question !== 'sheriff' || view.words === null) return asked
  return `${asked} ${speech.say('sheriff-words-left', { count: view.words })}`
}
