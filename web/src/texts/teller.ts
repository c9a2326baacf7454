// Tells what happened, and why a bot did something: one sentence for each event, or for a run of like ones.
import type { Happening } from '../wire/types'
import type { Entry, Fact, FactsOf } from './catalogue'
import { splitWords } from './reading'
import { key } from './speech'
import { Wording } from './wording'

/** One sentence of the history, and the event that it tells (the first, when a run is told as one). */
export interface Told {
  text: string
  name: string
  facts: Happening['facts']
  at: number // its number among the events
}

export class Teller extends Wording {
  #edition: unknown
  #kept = new WeakMap<Happening, Told & { numbers: string }>() // by the first event of a run: a long history is told again with every message

  /** Sentences for the events from `since` on; what is not worth one is left out. The same sentence is the same object. */
  tell(events: readonly Happening[], since = 0): Told[] {
    if (this.#edition !== this.texts.edition) this.#kept = new WeakMap()
    this.#edition = this.texts.edition
    const told: Told[] = []
    for (let at = since; at < events.length;) {
      const runs = this.#runs(events, at)
      for (const run of runs) {
        const first = events[run[0]!]!
        const numbers = run.join()
        let line = this.#kept.get(first)
        if (line?.numbers !== numbers) {
          line = { text: this.#sentence(run.map((each) => events[each]!)), name: first.name, facts: first.facts, at: run[0]!, numbers }
          this.#kept.set(first, line)
        }
        if (line.text) told.push(line)
        at += run.length
      }
    }
    return told
  }

  /** The numbers of an event and its neighbours of the same name, by what is told as one, also where they alternate. */
  #runs(events: readonly Happening[], start: number): number[][] {
    const first = events[start]!
    const entry = this.catalogue.events[first.name]
    const runs = [[start]]
    if (!entry?.runs) return runs
    for (let at = start + 1; events[at]?.name === first.name; at++) {
      const run = runs.find(([begun]) => this.#isAlike(entry, events[begun!]!, events[at]!))
      if (run) run.push(at)
      else runs.push([at])
    }
    return runs
  }

  /** Told as one: the same shared facts. What the reader did is told by itself. */
  #isAlike(entry: Entry, first: Happening, other: Happening): boolean {
    const shared = entry.runs ?? []
    if (shared.some((fact) => first.facts[fact] !== other.facts[fact])) return false
    const apart = Object.keys(entry.kinds).filter((fact) => entry.kinds[fact] === 'seat' && !shared.includes(fact))
    return apart.every((fact) => ![first.facts[fact], other.facts[fact]].includes(this.reader ?? -1))
  }

  #sentence(run: readonly Happening[]): string {
    const { name } = run[0]!
    const entry = this.catalogue.events[name]
    if (!entry) return `${name} ${JSON.stringify(run[0]!.facts)}`
    if (entry.silent) return ''
    const told = `${this.catalogue.game}-event-${key(name)}`
    if (!this.texts.knows(told)) return this.#inOwnWords(entry, run[0]!)
    const facts = run.map((event) => event.facts)
    return this.say(told, this.variables(entry, facts))
  }

  /** An event of a game that has no texts: who did what, and the other facts by their names. */
  #inOwnWords(entry: Entry, { name, facts }: Happening): string {
    const { seat, ...others } = facts
    const who = seat === undefined ? '' : this.inAWord(entry.kinds['seat'] ?? '', seat)
    const told = Object.entries(others).map(([fact, value]) => `${fact} ${this.inAWord(entry.kinds[fact] ?? '', value)}`)
    return [who, name.replaceAll('_', ' '), told.join(', ')].filter(Boolean).join(' – ')
  }

  /** A player by their name, everything else as it stands. */
  inAWord(kind: string, value: Fact): string {
    if (typeof value === 'number') return kind === 'seat' ? this.label(value) : String(value)
    if (typeof value === 'string') return value
    if (kind.startsWith('by-seat')) return value.map((each, seat) => `${this.label(seat)} ${each}`).join(', ')
    return value.map((each) => this.inAWord(kind === 'seats' ? 'seat' : kind, each)).join(', ')
  }

  /** The same words for a reader who is none of the players: a bot's reason names everybody. */
  forNobody(): Teller {
    return new Teller(this.texts, this.catalogue, this.names, null)
  }

  /** Why a bot did something; nothing when the record comes from a version that knew other reasons. */
  reason(name: string, facts: FactsOf): string {
    const entry = this.catalogue.reasons[name]
    const known = entry && this.texts.knows(name) && Object.keys(entry.kinds).every((fact) => fact in facts)
    return known ? this.say(name, this.variables(entry, [facts])) : ''
  }

  /** A turning point or an award of a finished game. */
  story(name: string, facts: FactsOf): string {
    const entry = this.catalogue.stories[name]
    return entry ? this.say(name, this.variables(entry, [facts])) : ''
  }

  /** What a bot compared: a text by its key, a move as the game describes it, anything else as it stands. */
  choice(words: string): string {
    if (words.startsWith('why-') && this.texts.knows(words)) return this.say(words)
    const { family } = splitWords(words, Object.keys(this.catalogue.moves))
    return this.texts.knows(`${this.catalogue.game}-move-${key(family)}`) ? this.move(words) : words
  }
}
