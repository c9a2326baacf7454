// An offer that is being written: what the author gives and what they want for it, kept in the engine's order.
// What may be added is asked of the server, prefix by prefix; no rule is known here. When the table goes on, what has
// become impossible is struck out, and stays to be seen.
import { isPossible, sift } from '../../table/draft.svelte'
import type { Preview, TableActions } from '../../table/game'
import type { SheriffOfferView, SheriffView } from '../../wire/types'
import { inTermOrder, splitTerm } from './moves'

export type Side = 'offer' | 'want'
export const SIDES: Side[] = ['offer', 'want']

export const SUMS = ['coins', 'later coins'] // families of which a side names one amount

const sums = (terms: string[], family: string): number[] => terms.map(splitTerm).flatMap((term) => (term.family === family ? [Number(term.argument)] : []))

export const IN_WORDS = 'later words' // a promise in one's own words

const NO_SHEET = -1 // has no words beside it

const MASKED = 'hidden' // what lies face down cannot be asked for by name,
const UNSEEN = 'unseen' // but as a card of its owner's choice

export class OfferDraft {
  gives = $state.raw<string[]>([])
  wants = $state.raw<string[]>([])
  complete = $state(false)
  waits = $state(false) // nothing at all can be offered to them at this moment
  stands = $state.raw<Record<Side, boolean[]>>({ offer: [], want: [] }) // of each term: is it still possible?
  menus = $state.raw<Record<Side, string[]>>({ offer: [], want: [] }) // terms that may be added, coins as every amount
  #known = new Map<string, Promise<Preview<SheriffView>>>()
  #turn = 0

  constructor(
    readonly other: number,
    readonly actions: () => TableActions<SheriffView>,
    readonly joins: SheriffOfferView | null = null, // somebody's offer that is added to; else it is a sheet of one's own
    readonly answers = NO_SHEET, // the sheet that is countered
  ) {}

  get sides(): Side[] {
    return this.joins ? ['offer'] : SIDES
  }

  /** The move that begins it. */
  get start(): string {
    return this.joins ? `join ${this.joins.called}` : `to ${this.other}`
  }

  /** What is sent: everything that is still possible. */
  get moves(): string[] {
    return [...this.#prefix(this.standing('offer')), ...this.standing('want').map((term) => `want ${term}`), 'post']
  }

  isStruck(side: Side, at: number): boolean {
    return this.stands[side][at] === false
  }

  standing(side: Side): string[] {
    return this.terms(side).filter((_, at) => !this.isStruck(side, at))
  }

  /** Takes the terms of an offer that is answered by another one. */
  static counter(offer: SheriffOfferView, actions: () => TableActions<SheriffView>): OfferDraft {
    const draft = new OfferDraft(offer.author, actions, null, offer.written)
    draft.gives = inTermOrder(offer.wants)
    draft.wants = inTermOrder(offer.gives.map((term) => (term === MASKED ? UNSEEN : term)))
    return draft
  }

  terms(side: Side): string[] {
    return side === 'offer' ? this.gives : this.wants
  }

  add(side: Side, term: string): Promise<void> {
    const { family } = splitTerm(term)
    const kept = SUMS.includes(family) ? this.#without(side, family) : this.terms(side)
    return this.#add(side, inTermOrder([...kept, term]))
  }

  #without(side: Side, family: string): string[] {
    return this.terms(side).filter((term) => splitTerm(term).family !== family)
  }

  async remove(side: Side, at: number): Promise<void> {
    this.#become(side, this.terms(side).toSpliced(at, 1))
    await this.refresh()
  }

  async setSum(side: Side, family: string, coins: number): Promise<void> {
    const kept = this.#without(side, family)
    if (coins > 0) return this.#add(side, inTermOrder([...kept, `${family} ${coins}`]))
    this.#become(side, kept)
    await this.refresh()
  }

  /** The sum of a family that a side names; 0 when it names none. */
  sum(side: Side, family: string): number {
    return Math.max(0, ...sums(this.terms(side), family))
  }

  /** The most that may be named. */
  most(side: Side, family: string): number {
    return Math.max(0, ...sums(this.menus[side], family))
  }

  #become(side: Side, terms: string[]): void {
    if (side === 'offer') this.gives = terms
    else this.wants = terms
    this.stands = { offer: [], want: [] } // the server says
  }

  get #struck(): number {
    return SIDES.reduce((sum, side) => sum + this.terms(side).length - this.standing(side).length, 0)
  }

  /** A term that is impossible, or makes others so, is not taken, and its rule is shown. */
  async #add(side: Side, terms: string[]): Promise<void> {
    const before = this.terms(side)
    const struck = this.#struck
    this.#become(side, terms)
    const rule = await this.refresh()
    if (this.#struck <= struck) return
    this.#become(side, before)
    await this.refresh()
    this.actions().explain('post', rule)
  }

  /** Asks what is possible now; the rule against the first term that no longer is. */
  async refresh(): Promise<string> {
    const turn = ++this.#turn
    const start = [this.start]
    const begun = await this.#preview(start)
    if (turn !== this.#turn) return ''
    this.waits = !isPossible(begun)
    if (this.waits) return this.#wait()
    const offered = await this.#sift('offer', start)
    const offer = await this.#menu('offer', start, offered.terms)
    const base = this.#prefix(offered.terms)
    const wanted = await this.#sift('want', base)
    const want = await this.#menu('want', base, wanted.terms)
    const whole = await this.#preview([...base, ...wanted.terms.map((term) => `want ${term}`)])
    if (turn !== this.#turn) return ''
    this.stands = { offer: offered.stands, want: wanted.stands }
    this.menus = { offer, want }
    this.complete = whole.legal.includes('post')
    return offered.rule || wanted.rule
  }

  async #sift(side: Side, start: string[]): Promise<{ terms: string[]; stands: boolean[]; rule: string }> {
    const terms = this.terms(side)
    const moves = terms.map((term) => `${side} ${term}`)
    const { stands, rule } = await sift(moves, (tried) => this.#preview([...start, ...tried]))
    return { terms: terms.filter((_, at) => stands[at]), stands, rule }
  }

  /** The sheet stays as it is. */
  #wait(): string {
    this.menus = { offer: [], want: [] }
    this.complete = false
    return ''
  }

  forget(): void {
    this.#known.clear()
  }

  #prefix(gives: string[]): string[] {
    return [this.start, ...gives.map((term) => `offer ${term}`)]
  }

  /** A term may be added where it belongs in the order: after the terms before it, it is legal. */
  async #menu(side: Side, start: string[], terms: string[]): Promise<string[]> {
    const steps = await Promise.all(terms.map((_, at) => this.#preview([...start, ...terms.slice(0, at + 1).map((term) => `${side} ${term}`)])))
    const all = [await this.#preview(start), ...steps]
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
    // A sum can be changed: what was possible before it was named is possible again.
    const first = (all[0]?.legal ?? []).filter((move) => move.startsWith(side + ' ')).map((move) => move.slice(side.length + 1))
    return [...new Set([...found, ...first.filter((term) => SUMS.includes(splitTerm(term).family))])]
  }

  #preview(moves: string[]): Promise<Preview<SheriffView>> {
    const key = moves.join('\n')
    let found = this.#known.get(key)
    if (!found) {
      found = this.actions().preview(moves)
      this.#known.set(key, found)
    }
    return found
  }
}
