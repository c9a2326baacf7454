// An offer that is being written: what the author gives and what they want for it, kept in the engine's order.
// What may be added is asked of the server, prefix by prefix; no rule is known here.
import type { Preview, TableActions } from '../../table/game'
import type { SheriffOfferView, SheriffView } from '../../wire/types'
import { inTermOrder } from './moves'
import { splitTerm } from './phrases'

export type Side = 'offer' | 'want'

const MASKED = 'hidden' // what lies face down cannot be asked for by name

export class OfferDraft {
  gives = $state.raw<string[]>([])
  wants = $state.raw<string[]>([])
  complete = $state(false)
  rule = $state('') // why it cannot stand as it is
  menus = $state.raw<Record<Side, string[]>>({ offer: [], want: [] }) // terms that may be added, coins as every amount
  #known = new Map<string, Promise<Preview<SheriffView>>>()
  #turn = 0

  constructor(
    readonly other: number,
    readonly hands: () => TableActions<SheriffView>,
  ) {}

  get moves(): string[] {
    return [...this.#prefix(this.gives), ...this.wants.map((term) => `want ${term}`), 'post']
  }

  /** Takes the terms of an offer that is answered by another one. */
  static counter(offer: SheriffOfferView, hands: () => TableActions<SheriffView>): OfferDraft {
    const draft = new OfferDraft(offer.author, hands)
    draft.gives = inTermOrder(offer.wants)
    draft.wants = inTermOrder(offer.gives.filter((term) => term !== MASKED))
    return draft
  }

  terms(side: Side): string[] {
    return side === 'offer' ? this.gives : this.wants
  }

  add(side: Side, term: string): Promise<void> {
    const { family } = splitTerm(term)
    const kept = family === 'coins' ? this.terms(side).filter((each) => splitTerm(each).family !== 'coins') : this.terms(side)
    return this.#become(side, inTermOrder([...kept, term]))
  }

  remove(side: Side, term: string): Promise<void> {
    const left = [...this.terms(side)]
    left.splice(left.lastIndexOf(term), 1)
    return this.#become(side, left)
  }

  setCoins(side: Side, coins: number): Promise<void> {
    const kept = this.terms(side).filter((each) => splitTerm(each).family !== 'coins')
    return this.#become(side, coins > 0 ? inTermOrder([...kept, `coins ${coins}`]) : kept)
  }

  /** The most coins that may be named on a side. */
  mostCoins(side: Side): number {
    return Math.max(0, ...this.menus[side].filter((term) => term.startsWith('coins ')).map((term) => Number(term.slice(6))))
  }

  async #become(side: Side, terms: string[]): Promise<void> {
    const before = this.terms(side)
    if (side === 'offer') this.gives = terms
    else this.wants = terms
    const refused = await this.refresh()
    if (!refused) return
    if (side === 'offer') this.gives = before
    else this.wants = before
    await this.refresh()
    this.hands().explain('post', refused)
  }

  /** Asks what may be added now; the rule when the terms as they stand are impossible. */
  async refresh(): Promise<string> {
    const turn = ++this.#turn
    const offer = await this.#menu('offer', [`to ${this.other}`], this.gives)
    const stand = this.gives.length ? this.#prefix(this.gives) : [`to ${this.other}`, `offer ${offer.terms[0] ?? ''}`]
    const want = offer.terms.length || this.gives.length ? await this.#menu('want', stand, this.wants) : { terms: [], rule: '' }
    const whole = this.gives.length && this.wants.length ? await this.#attempt(this.moves.slice(0, -1)) : null
    if (turn !== this.#turn) return ''
    this.menus = { offer: offer.terms, want: want.terms }
    this.complete = whole?.legal.includes('post') ?? false
    this.rule = offer.rule || want.rule || whole?.rule || ''
    return this.rule
  }

  forget(): void {
    this.#known.clear()
  }

  #prefix(gives: string[]): string[] {
    return [`to ${this.other}`, ...gives.map((term) => `offer ${term}`)]
  }

  /** A term may be added where it belongs in the order: after the terms before it, it is legal. */
  async #menu(side: Side, start: string[], terms: string[]): Promise<{ terms: string[]; rule: string }> {
    const steps = await Promise.all(terms.map((_, at) => this.#attempt([...start, ...terms.slice(0, at + 1).map((term) => `${side} ${term}`)])))
    const all = [await this.#attempt(start), ...steps]
    const found: string[] = []
    for (const [at, { legal }] of all.entries()) {
      for (const move of legal) {
        if (!move.startsWith(side + ' ')) continue
        const term = move.slice(side.length + 1)
        const next = terms[at]
        const belongs = next === undefined || inTermOrder([next, term])[0] === term
        if (belongs && !found.includes(term)) found.push(term)
      }
    }
    // The amount of coins can be changed: what was possible before it was named is possible again.
    for (const move of all[0]?.legal ?? []) {
      if (move.startsWith(`${side} coins `)) {
        const term = move.slice(side.length + 1)
        if (!found.includes(term)) found.push(term)
      }
    }
    return { terms: found, rule: all.find((each) => each.rule)?.rule ?? '' }
  }

  #attempt(moves: string[]): Promise<Preview<SheriffView>> {
    const key = moves.join('\n')
    let found = this.#known.get(key)
    if (!found) {
      found = this.hands().attempt(moves)
      this.#known.set(key, found)
    }
    return found
  }
}
