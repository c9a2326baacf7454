// What sentences are filled with: each fact of an event, move or reason, put into words by its kind.
// Python has the same (src/loxley/telling/variables.py); tests/telling compares both.
import type { Catalogue, Entry, Fact, FactsOf } from './catalogue'
import { bare, readArgument, splitWords } from './reading'
import { key, Speech } from './speech'
import type { Facts, Texts, Value } from './texts.svelte'

const NUMBER = /^\d+$/

export class Wording extends Speech {
  constructor(
    texts: Pick<Texts, 'say' | 'knows' | 'edition'>,
    readonly catalogue: Catalogue,
    names: readonly string[],
    reader: number | null,
  ) {
    super(texts, names, reader)
  }

  /** Everything that the sentence of an entry may name; `$you` is the reader's part in it. */
  variables(entry: Entry, run: readonly FactsOf[]): Facts {
    const first = run[0]!
    const found: Facts = { you: this.#part(entry, first), count: run.length }
    for (const [fact, kind] of Object.entries(entry.kinds)) {
      let values = run.filter((facts) => fact in facts).map((facts) => facts[fact]!)
      if (entry.runs?.includes(fact)) values = values.slice(0, 1)
      Object.assign(found, this.#told(key(fact), bare(kind), values, first))
    }
    return found
  }

  #part(entry: Entry, facts: FactsOf): string {
    for (const [fact, kind] of Object.entries(entry.kinds)) {
      const value = facts[fact]
      if (this.reader === null) continue
      if (kind === 'seat' && value === this.reader) return key(fact)
      if (kind === 'seats' && (value as number[]).includes(this.reader)) return key(fact)
    }
    return 'none'
  }

  #told(fact: string, kind: string, values: Fact[], facts: FactsOf): Facts {
    const [first = '', ...rest] = kind.split(' ')
    switch (first) {
      case 'numbers':
        return {}
      case 'seat':
        return this.#seats(fact, [...new Set(values as number[])])
      case 'seats':
        return this.#seats(fact, (values[0] ?? []) as number[])
      case 'thing':
      case 'things':
        return this.#things(fact, rest, values, facts)
      case 'amount':
      case 'number':
      case 'round':
        return this.#figure(fact, first, rest, values)
      case 'name':
      case 'names':
        return { [fact]: this.#names((first === 'names' ? (values[0] ?? []) : values) as string[], rest) }
      case 'by-seat':
        return this.#bySeat(fact, rest[0]!, (values[0] ?? []) as number[])
      case 'term':
      case 'terms':
      case 'label':
        return this.#terms(fact, kind, values, facts)
      case 'phrase':
        return { [fact]: this.listed(values.map((value) => this.phrase(rest[0]!, String(value)))) }
      default:
        return { [fact]: this.#worded(first, values.length ? String(values[0]) : '') }
    }
  }

  #worded(first: string, word: string): string {
    if (first === 'move') return this.move(word)
    return key(word) || 'none'
  }

  #seats(fact: string, seats: number[]): Facts {
    const others = seats.filter((seat) => seat !== this.reader)
    return { [fact]: this.players(seats), [`${fact}-others`]: this.players(others), [`${fact}-count`]: seats.length }
  }

  #things(fact: string, rest: string[], values: Fact[], facts: FactsOf): Facts {
    let words = values.flat().map(String)
    if (rest[1]) words = Array<string[]>(Number(facts[rest[1]])).fill(words).flat()
    return { [fact]: this.things(rest[0]!, words), [`${fact}-count`]: words.length }
  }

  #figure(fact: string, first: string, rest: string[], values: Fact[]): Facts {
    if (typeof values[0] === 'string') return { [fact]: values[0], [`${fact}-count`]: 0 } // still to be chosen
    const total = (values as number[]).reduce((sum, each) => sum + each, first === 'round' ? 1 : 0)
    if (first !== 'amount') return { [fact]: total }
    return { [fact]: total ? this.say(rest[0]!, { count: total }) : '', [`${fact}-count`]: total }
  }

  /** Names in a list; a figure in the place of a name stays one, so that a sentence can count by it. */
  #names(words: string[], rest: string[]): Value {
    if (words.length === 1 && NUMBER.test(words[0]!)) return Number(words[0])
    return words.length ? this.listed(words.map((word) => this.named(rest[0]!, word, rest[1]))) : ''
  }

  /** By its own name, or by those of its parts. */
  named(words: string, word: string, parts = ''): string {
    const name = `${words}-${key(word)}`
    if (this.texts.knows(name)) return this.say(name, {})
    return parts
      ? word
          .split(' ')
          .map((part) => this.title(parts, part))
          .join('/')
      : word
  }

  #bySeat(fact: string, text: string, figures: number[]): Facts {
    const told = figures.flatMap((count, seat) => (count ? [this.say(text, { you: this.role({ seat }), seat: this.name(seat), count })] : []))
    return { [fact]: this.listed(told), [`${fact}-count`]: told.length }
  }

  /** What a move does. */
  move(words: string): string {
    const { family } = splitWords(words, Object.keys(this.catalogue.moves))
    const entry = this.catalogue.moves[family]
    const facts = entry ? this.variables(entry, [this.factsOf(words)]) : {}
    const name = `${this.catalogue.game}-move-${key(family)}`
    return this.texts.knows(name) ? this.say(name, facts) : words
  }

  /** What a move names: a player, cards, a place. */
  factsOf(words: string): FactsOf {
    const { family, argument } = splitWords(words, Object.keys(this.catalogue.moves))
    const entry = this.catalogue.moves[family]
    return entry ? readArgument(entry, argument) : {}
  }

  /** Words that stand beside the table; a line of words is taken apart. */
  phrase(name: string, facts: FactsOf | string): string {
    const entry = this.catalogue.phrases[name]
    if (!entry) throw new Error(`no such phrase: ${name}`)
    return this.say(name, this.variables(entry, [typeof facts === 'string' ? readArgument(entry, facts) : facts]))
  }

  // terms of deals

  #terms(fact: string, kind: string, values: Fact[], facts: FactsOf): Facts {
    const [first, ...sides] = kind.split(' ')
    const words = values.flat().map(String)
    const parties: [string, number][] = sides.map((side) => [side, Number(facts[side])])
    const [by, to] = parties.map(([, seat]) => seat)
    if (first === 'label') return { [fact]: this.terms(words, 'label') }
    return {
      [fact]: this.terms(words, 'finite', by, to),
      [`${fact}-infinitive`]: this.terms(words, 'infinitive', by, to),
      [`${fact}-things`]: this.listed(this.#nouns(words, by, to)),
      [`${fact}-kind`]: this.#kind(words, parties),
    }
  }

  /** What one side of a deal gives, does and promises: as verbs, or as it stands on a button. */
  terms(words: readonly string[], form: string, by?: number, to?: number): string {
    let nouns = this.#nouns(words, by, to)
    if (nouns.length && form !== 'label') {
      const things = this.listed(nouns)
      nouns = [this.say(`${this.catalogue.game}-term-give`, { ...this.#parties(by, to), form, things })]
    }
    return this.listed([...nouns, ...this.#deeds(words, form, by, to)])
  }

  /** Whether a term is a thing that changes hands. */
  isThing(word: string): boolean {
    return this.catalogue.terms[splitWords(word, Object.keys(this.catalogue.terms)).family]?.thing ?? false
  }

  /** Things that change hands; those of one family are told together. */
  #nouns(words: readonly string[], by?: number, to?: number): string[] {
    const families = new Map<string, FactsOf[]>()
    for (const word of words) {
      const { family, argument } = splitWords(word, Object.keys(this.catalogue.terms))
      const entry = this.catalogue.terms[family]
      if (entry?.thing) families.set(family, [...(families.get(family) ?? []), readArgument(entry, argument)])
    }
    return [...families].map(([family, run]) => this.#term(family, run, 'label', by, to))
  }

  #deeds(words: readonly string[], form: string, by?: number, to?: number): string[] {
    return words.flatMap((word) => {
      const { family, argument } = splitWords(word, Object.keys(this.catalogue.terms))
      const entry = this.catalogue.terms[family]
      if (!entry || entry.silent || entry.thing) return []
      return [this.#term(family, [readArgument(entry, argument)], form, by, to)]
    })
  }

  #term(family: string, run: FactsOf[], form: string, by?: number, to?: number): string {
    const entry = this.catalogue.terms[family]!
    const seat = run[0]!['seat']
    let whose = 'none'
    if (typeof seat === 'number') {
      whose = seat === this.reader ? 'you' : seat === by ? 'by' : seat === to ? 'to' : 'other'
    }
    const facts = { ...this.variables(entry, run), ...this.#parties(by, to), form, whose }
    return this.say(`${this.catalogue.game}-term-${key(family)}`, facts)
  }

  /** Who gives and who gets, and which of them the reader is. */
  #parties(by?: number, to?: number): Facts {
    if (by === undefined || to === undefined) return { by: '', to: '', you: 'none' }
    return { by: this.name(by), to: this.name(to), you: this.role({ by, to }) }
  }

  /** By which a sentence is chosen: `none`, `things`, `several`, or one deed's family and whom it is about. */
  #kind(words: readonly string[], parties: [string, number][]): string {
    if (!words.length) return 'none'
    if (words.every((word) => this.isThing(word))) return 'things'
    if (words.length > 1) return 'several'
    const { family, argument } = splitWords(words[0]!, Object.keys(this.catalogue.terms))
    const about = parties.find(([, seat]) => argument === String(seat))
    return about ? `${key(family)}-${about[0]}` : key(family)
  }
}
