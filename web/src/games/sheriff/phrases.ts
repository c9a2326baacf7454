// Goods, coins, players and offers of Sheriff, put into words for one reader.
import { key, type Speech } from '../../texts/speech'
import type { SheriffOfferView } from '../../wire/types'
import { counted, figures } from './goods'

const THINGS = ['coins', 'stall', 'contraband', 'hidden', 'unseen', 'bag']
const LATER = ['later wave', 'later open', 'later honest', 'later coins', 'later words']
const ABOUT_BAGS = ['wave', 'open', 'before', 'pile left', 'pile right', 'later wave', 'later open']
const TERM_FAMILIES = [...LATER, ...THINGS, 'wave', 'open', 'before', 'pile left', 'pile right']

/** “later wave 2” is the family “later wave” and the argument “2”. */
export function splitTerm(term: string): { family: string; argument: string } {
  const family = TERM_FAMILIES.find((each) => term === each || term.startsWith(each + ' ')) ?? term
  return { family, argument: term.slice(family.length + 1) }
}

export const isThing = (term: string): boolean => THINGS.includes(splitTerm(term).family)

export class Phrases {
  constructor(readonly speech: Speech) {}

  #say(name: string, facts: Record<string, string | number> = {}): string {
    return this.speech.say(name, facts)
  }

  title(good: string): string {
    return this.#say(`good-${key(good)}.title`)
  }

  /** A card as those hear it who do not see it. */
  spoken(good: string): string {
    const { value, penalty } = figures(good)
    return this.#say('web-sheriff-spoken', { good: this.title(good), value, penalty })
  }

  /** “an apple”, “3 apples”. */
  count(good: string, count: number): string {
    if (count === 1) return this.#say(`good-${key(good)}.one`)
    return this.#say('sheriff-counted', { count, noun: this.#say(`good-${key(good)}`, { count }) })
  }

  goods(cards: Iterable<string>): string {
    return this.listed([...counted(cards)].map(([good, count]) => this.count(good, count)))
  }

  listed(phrases: string[]): string {
    return this.speech.listed(phrases, 'sheriff-nothing')
  }

  coins(count: number): string {
    return this.#say('sheriff-coins', { count })
  }

  /** Somebody's bag, as it is called in a sentence of which `speaker` is the subject. */
  bag(owner: number, speaker: number | null = null): string {
    const whose = owner === this.speech.reader ? 'yours' : owner === speaker ? 'theirs' : 'named'
    return this.#say('sheriff-bag-of', { whose, owner: this.speech.names[owner] ?? '' })
  }

  /** A whole offer as one sentence; a gift or a request has nothing on one side. */
  offer(author: number, other: number, gives: string[], wants: string[]): string {
    const things = gives.every(isThing)
    const manner = !wants.length ? (things ? 'gift' : 'pledge') : !gives.length ? 'request' : things ? 'things' : 'deeds'
    return this.#say('sheriff-event-posted', {
      you: this.speech.role({ author, other }),
      manner,
      author: this.speech.name(author),
      other: this.speech.name(other),
      gives: this.gives(author, other, gives),
      wants: this.side(wants, other, author, author, manner === 'request' ? 'infinitive' : 'finite'),
    })
  }

  /** An offer on the table, with what others have added to it. */
  standing(offer: SheriffOfferView): string {
    const parts = offer.joined.map((part) => this.part(part.seat, offer.author, offer.other, part.gives))
    return [this.offer(offer.author, offer.other, offer.gives, offer.wants), ...parts].join(' ')
  }

  /** What somebody adds to somebody's offer. */
  part(seat: number, author: number, other: number, gives: string[]): string {
    return this.#say('sheriff-event-joined', {
      you: this.speech.role({ seat, author }),
      manner: gives.every(isThing) ? 'things' : 'deeds',
      seat: this.speech.name(seat),
      author: this.speech.name(author),
      gives: this.gives(seat, other, gives),
    })
  }

  /** What the author would give, as nouns; or, with deeds among it, what they would do, as verbs. */
  gives(author: number, other: number, terms: string[]): string {
    return terms.every(isThing) ? this.things(terms) : this.side(terms, author, other, author, 'infinitive')
  }

  /** Everything one side gives, does and promises, as verbs. */
  side(terms: string[], giver: number, receiver: number, author: number, form: string): string {
    const things = terms.filter(isThing)
    const verbs: string[] = []
    if (things.length) {
      const you = this.speech.role({ subject: giver, receiver })
      const facts = { you, form, receiver: this.speech.name(receiver), things: this.things(things) }
      verbs.push(this.#say('sheriff-term-give', facts))
    }
    for (const term of terms) if (!isThing(term)) verbs.push(this.deed(term, giver, author, form))
    return this.listed(verbs)
  }

  /** One deed or promise, with the giver as its subject. */
  deed(term: string, giver: number | null, author: number | null = null, form = 'finite'): string {
    const { family, argument } = splitTerm(term)
    const bags = ABOUT_BAGS.includes(family) ? argument.split(' ').map((seat) => this.bag(Number(seat), author)) : []
    const you = giver === null ? 'none' : this.speech.role({ subject: giver })
    const count = family === 'later coins' ? Number(argument) : 0
    return this.#say(`sheriff-term-${key(family)}`, { form, you, bag: bags[0] ?? '', second: bags.at(-1) ?? '', count })
  }

  /** Coins and goods as a list; goods from the same place are named together. */
  things(terms: string[]): string {
    const places = new Map<string, string[]>()
    for (const term of terms) {
      const { family, argument } = splitTerm(term)
      places.set(family, [...(places.get(family) ?? []), argument])
    }
    return this.listed([...places].flatMap(([place, found]) => this.#from(place, found)))
  }

  #from(place: string, found: string[]): string[] {
    if (place === 'coins') return found.map((amount) => this.#say('sheriff-term-coins', { count: Number(amount) }))
    if (place === 'stall') {
      return [...counted(found)].map(([good, n]) => this.#say('sheriff-term-stall', { goods: this.count(good, n) }))
    }
    if (place === 'unseen') return [this.#say('sheriff-term-unseen', { count: found.length })]
    if (place === 'hidden' && found.includes('')) {
      return [this.#say('sheriff-term-hidden-unseen', { count: found.length })]
    }
    return [this.#say(`sheriff-term-${place}`, { goods: this.goods(found) })]
  }

  /** One term on a button. */
  term(term: string, giver: number): string {
    return isThing(term) ? this.things([term]) : this.deed(term, giver, null, 'infinitive')
  }
}
