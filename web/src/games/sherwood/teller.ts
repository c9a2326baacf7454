// The log of Sherwood Forest told as sentences; parts of loot that one player takes in a row are one.
import type { Told } from '../../table/game'
import { key, type Speech } from '../../texts/speech'
import type { Facts, Value } from '../../texts/texts.svelte'
import type { Happening } from '../../wire/types'
import * as phrases from './phrases'

type Fact = Happening['facts'][string]

const SEATS = ['seat', 'giver', 'taker', 'author', 'leader', 'informant', 'promiser', 'promisee', 'figure']
const COUNTED = ['gold', 'companions', 'glory']
const PLAIN = ['slot', 'hideout', 'number', 'strength', 'needed', 'back', 'fate', 'verdict']
const LOOT = ['looted', 'laid_down', 'lapsed']
const GAPS: Record<string, string> = { term: 'what', winners: 'names' }
const WORDED: Record<string, (speech: Speech, fact: Fact) => Value> = {
  card: (speech, fact) => phrases.card(speech, String(fact)),
  town: (speech, fact) => phrases.town(speech, String(fact)),
  said: (speech, fact) => phrases.said(speech, String(fact)),
  term: (speech, fact) => phrases.pledge(speech, String(fact)),
  terms: (speech, fact) => phrases.terms(speech, words(fact)),
  equipment: (speech, fact) => phrases.equipment(speech, words(fact)),
  raiders: (speech, fact) =>
    Array.isArray(fact) ? phrases.band(speech, fact.map(Number)) : phrases.counted(speech, 'raiders', Number(fact)),
  winners: (speech, fact) => phrases.players(speech, words(fact).map(Number)),
}

export function tell(speech: Speech, events: readonly Happening[], since: number): Told[] {
  const told: Told[] = []
  let at = since
  while (at < events.length) {
    let event = events[at]!
    at += 1
    while (event.name === 'looted' && isMore(event, events[at])) {
      event = together(event, events[at]!)
      at += 1
    }
    told.push({ text: sentence(speech, event), name: event.name, facts: event.facts })
  }
  return told
}

const isMore = (event: Happening, other: Happening | undefined): boolean =>
  other?.name === event.name && other.facts['seat'] === event.facts['seat']

function together(event: Happening, other: Happening): Happening {
  const sum = (fact: string) => Number(event.facts[fact]) + Number(other.facts[fact])
  return { name: event.name, facts: { ...event.facts, gold: sum('gold'), companions: sum('companions') } }
}

export const sentence = (speech: Speech, event: Happening): string =>
  speech.say(`sherwood-event-${key(event.name)}`, factsOf(speech, event))

/** What a sentence needs: names, the reader's part, counted things, cards in words. */
function factsOf(speech: Speech, event: Happening): Facts {
  const { facts } = event
  const seats: Record<string, number> = {}
  for (const fact of SEATS) if (fact in facts) seats[fact] = Number(facts[fact])
  const found: Facts = { you: speech.role(seats) }
  for (const [fact, seat] of Object.entries(seats)) found[fact] = speech.name(seat)
  for (const fact of PLAIN) if (fact in facts) found[fact] = String(facts[fact])
  for (const fact of COUNTED) {
    if (typeof facts[fact] === 'number') found[fact] = phrases.counted(speech, fact, Number(facts[fact]))
  }
  if (LOOT.includes(event.name)) found['loot'] = phrases.loot(speech, Number(facts['gold']), Number(facts['companions']))
  for (const [fact, tellIt] of Object.entries(WORDED)) {
    if (fact in facts) found[GAPS[fact] ?? fact] = tellIt(speech, facts[fact]!)
  }
  return { ...found, ...special(speech, event, found) }
}

/** What single events have of their own. */
function special(speech: Speech, { name, facts }: Happening, found: Facts): Facts {
  if (name === 'round_began') return { round: Number(facts['round']) + 1 }
  if (name === 'row_dealt' || name === 'renewed') return { count: Number(facts['cards']) }
  if (name === 'occupied' || name === 'stayed') return { band: found['raiders'] ?? '' }
  if (name === 'arrived' || name === 'raided') return { card: phrases.shortCard(speech, String(facts['card'])) }
  if (name === 'over') return { count: words(facts['winners']).length }
  return {}
}

const words = (fact: Fact | undefined): string[] =>
  Array.isArray(fact) ? fact.map(String) : fact === undefined ? [] : [String(fact)]
