// Big moments, one after the other: each stays for its time, and whoever has seen enough goes on.
import type { Catalogue } from '../texts/catalogue'
import type { Happening } from '../wire/types'

export interface Moment {
  events: Happening[] // the one that makes it a moment, and what came of it
  stays: number // milliseconds
}

/** Moments in what happened, as the game's catalogue says: each with those events right after it that came of it. */
export function momentsIn(news: readonly Happening[], catalogue: Catalogue, reader: number | null, follows: ReadonlySet<string>): Moment[] {
  return news.flatMap((event, at) => {
    const { stays, stays_for: facts = [] } = catalogue.events[event.name] ?? {}
    if (!stays || (facts.length && !facts.some((fact) => event.facts[fact] === reader))) return []
    let end = at + 1
    while (end < news.length && follows.has(news[end]!.name)) end++
    return [{ events: news.slice(at, end), stays }]
  })
}

const MOST = 3 // that wait; where bots are fast, the oldest are read in the history instead

export class Moments {
  current = $state.raw<Moment | null>(null)
  #waiting: Moment[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  add(moments: readonly Moment[]) {
    this.#waiting.push(...moments)
    if (this.current === null) this.next()
    this.#waiting = this.#waiting.slice(-MOST)
  }

  next() {
    clearTimeout(this.#timer)
    this.current = this.#waiting.shift() ?? null
    if (this.current) this.#timer = setTimeout(() => this.next(), this.current.stays)
  }

  end() {
    this.#waiting = []
    this.next()
  }
}
