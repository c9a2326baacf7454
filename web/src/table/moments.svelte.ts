// Big moments, one after the other: each stays for its time, and whoever has seen enough goes on.
import type { Catalogue } from '../texts/catalogue'
import type { Happening } from '../wire/types'

export interface Moment {
  events: readonly Happening[] // the one that makes it a moment, and what came of it
  before: readonly Happening[] // what the reader had seen until then
  stays: number // milliseconds
  again?: true // it was staged before
}

/** Moments in the events from `since` on, as the game's catalogue says: each with those events right after it that came of it. */
export function momentsIn(seen: readonly Happening[], since: number, catalogue: Catalogue, follows: ReadonlySet<string>): Moment[] {
  const found: Moment[] = []
  for (let at = since; at < seen.length; at++) {
    const { name, facts } = seen[at]!
    const stays = catalogue.events[name]?.stays
    if (!stays || facts['round'] === 0) continue // before the first round there was none
    let end = at + 1
    while (end < seen.length && follows.has(seen[end]!.name)) end++
    found.push({ events: seen.slice(at, end), before: seen.slice(0, at), stays })
  }
  return found
}

/** What happened since one of these events, or since the beginning. */
export function sinceLast(seen: readonly Happening[], name: string): readonly Happening[] {
  return seen.slice(seen.findLastIndex((event) => event.name === name) + 1)
}

const MOST = 6 // that wait; where bots are fast, others are read in the history instead
const LAST = 3 // that wait when the game is over, before the count

export class Moments {
  current = $state.raw<Moment | null>(null)
  #waiting: Moment[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  add(moments: readonly Moment[]) {
    this.#waiting.push(...moments)
    if (this.current === null) this.next()
    while (this.#waiting.length > MOST) this.#drop()
  }

  /** The oldest of the smallest: a result stays longer than what led to it. */
  #drop() {
    const shortest = Math.min(...this.#waiting.map(({ stays }) => stays))
    this.#waiting.splice(
      this.#waiting.findIndex(({ stays }) => stays === shortest),
      1,
    )
  }

  next() {
    clearTimeout(this.#timer)
    this.current = this.#waiting.shift() ?? null
    if (this.current) this.#timer = setTimeout(() => this.next(), this.current.stays)
  }

  /** One of those that were, once more. */
  show(moment: Moment | null) {
    if (!moment) return
    this.#waiting.unshift({ ...moment, again: true })
    this.next()
  }

  /** Of these events, those that may be told: what is staged for the first time is told when it was seen. */
  tellable(events: readonly Happening[]): readonly Happening[] {
    const first = [this.current, ...this.#waiting].find((each) => each && !each.again)
    return this.current && first ? events.slice(0, first.before.length) : events
  }

  /** The game is over: of what waits, only the biggest moments are still shown. */
  finish() {
    while (this.#waiting.length > LAST) this.#drop()
  }

  clear() {
    this.#waiting = []
    this.next()
  }
}

/** What moves across the table: it waits until what is staged was seen, and what moved once does not move again. */
export class Movement {
  news = $state.raw<Happening[]>([])
  #last: Happening[] = []

  follow(news: Happening[], staged: Moment | null) {
    if (staged || news === this.#last) return
    this.#last = this.news = news
  }
}
