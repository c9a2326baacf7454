// Offers that have just come or taken another's place: they are locked for a moment, so that nobody accepts with a click
// what they have not read.

const LOCKED = 1000 // milliseconds

export class FreshOffers {
  #locked = $state.raw<ReadonlySet<number>>(new Set())
  #known = new Set<number>()

  /** Takes note of the offers that stand, by their numbers. */
  see(numbers: readonly number[]): void {
    const fresh = numbers.filter((number) => !this.#known.has(number))
    if (!fresh.length) return
    for (const number of fresh) this.#known.add(number)
    this.#locked = new Set([...this.#locked, ...fresh])
    setTimeout(() => (this.#locked = new Set([...this.#locked].filter((number) => !fresh.includes(number)))), LOCKED)
  }

  isLocked(number: number): boolean {
    return this.#locked.has(number)
  }
}
