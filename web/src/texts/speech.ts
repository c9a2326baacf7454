// How a reader is spoken to, in every game: they are “you”, everybody else has a name.
import { listed } from './functions'
import type { Facts, Texts } from './texts.svelte'

/** The words of the engine as they stand in the names of texts. */
export const key = (word: string): string => word.replaceAll(/[_ ]/g, '-')

export function counted(things: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}

export class Speech {
  constructor(
    readonly texts: Pick<Texts, 'say' | 'knows' | 'edition'>,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  say(name: string, facts?: Facts): string {
    return this.texts.say(name, facts)
  }

  /** A player at the head of a row or on a plate: “You”, “Robin”. */
  label(seat: number): string {
    return seat === this.reader ? this.say('player-you') : (this.names[seat] ?? '')
  }

  /** A player inside a sentence: “you”, “Robin”. */
  name(seat: number): string {
    return seat === this.reader ? this.say('player-you.inside') : (this.names[seat] ?? '')
  }

  players(seats: readonly number[]): string {
    return this.listed(seats.map((seat) => this.name(seat)))
  }

  /** The part that the reader plays among these. */
  role(parts: Record<string, number>): string {
    return Object.entries(parts).find(([, seat]) => seat === this.reader)?.[0] ?? 'none'
  }

  // things; `words` is what their texts begin with, such as `good`

  title(words: string, thing: string): string {
    return this.say(`${words}-${key(thing)}.title`)
  }

  /** “Apples ×3”, “Silk”: on a label. */
  short(words: string, thing: string, count: number): string {
    return count < 2 ? this.title(words, thing) : `${this.title(words, thing)} ×${count}`
  }

  shorts(words: string, things: Iterable<string>): string {
    return counted(things)
      .map(([thing, count]) => this.short(words, thing, count))
      .join(' · ')
  }

  /** “an apple”, “3 apples”. */
  counted(words: string, thing: string, count: number): string {
    if (count === 1) return this.say(`${words}-${key(thing)}.one`)
    return this.say('list-counted', { count, noun: this.say(`${words}-${key(thing)}`, { count }) })
  }

  /** “2 apples and a bolt of silk”; kinds in the order of their first card. */
  things(words: string, things: Iterable<string>): string {
    return this.listed(counted(things).map(([thing, count]) => this.counted(words, thing, count)))
  }

  /** “a, b and c”. */
  listed(phrases: readonly string[]): string {
    return listed(phrases, (name, facts) => this.say(name, facts))
  }
}

/** The key of a rule's text: SH-4.9 stands under `rule-SH-4-9`. */
export const ruleKey = (rule: string): string => 'rule-' + rule.replaceAll('.', '-')
