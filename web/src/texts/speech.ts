// How a reader is spoken to, in every game: they are “you”, everybody else has a name.
import type { Facts, Texts } from './texts.svelte'

/** The words of the engine as they stand in the names of texts. */
export const key = (word: string): string => word.replaceAll(/[_ ]/g, '-')

export class Speech {
  constructor(
    readonly texts: Pick<Texts, 'say' | 'knows'>,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  say(name: string, facts?: Facts): string {
    return this.texts.say(name, facts)
  }

  name(seat: number): string {
    return seat === this.reader ? this.say('player-you') : (this.names[seat] ?? '')
  }

  /** The part that the reader plays among these. */
  role(parts: Record<string, number>): string {
    return Object.entries(parts).find(([, seat]) => seat === this.reader)?.[0] ?? 'none'
  }

  /** “a, b and c”; the word for an empty list is that of the game. */
  listed(phrases: readonly string[], nothing = ''): string {
    if (phrases.length === 0) return nothing && this.say(nothing)
    let head = phrases[0]!
    for (const next of phrases.slice(1, -1)) head = this.say('list-more', { head, next })
    return phrases.length === 1 ? head : this.say('list-pair', { head, last: phrases.at(-1)! })
  }
}

/** The key of a rule's text: SH-4.9 stands under `rule-SH-4-9`. */
export const ruleKey = (rule: string): string => 'rule-' + rule.replaceAll('.', '-')
