// The log of Nottingham told as sentences. Gifts in a row are told as one.
import type { Told } from '../../table/game'
import { key, type Speech } from '../../texts/speech'
import type { Facts } from '../../texts/texts.svelte'
import type { Happening } from '../../wire/types'
import * as phrases from './phrases'

type Fact = Happening['facts'][string]

const SEATS = ['seat', 'target', 'other']
const FIGURES = ['space', 'number']

export function tell(speech: Speech, events: readonly Happening[], since: number): Told[] {
  const told: Told[] = []
  let at = since
  while (at < events.length) {
    const run = runFrom(events, at)
    const first = run[0]!
    told.push({ text: sentence(speech, run), name: first.name, facts: first.facts })
    at += run.length
  }
  return told
}

/** Gifts that nobody else sees are one sentence for all who get one. */
function runFrom(events: readonly Happening[], start: number): Happening[] {
  let end = start + 1
  if (events[start]!.name === 'received_unseen') while (events[end]?.name === 'received_unseen') end += 1
  return events.slice(start, end)
}

function sentence(speech: Speech, run: Happening[]): string {
  const { name, facts } = run[0]!
  const seats: Record<string, number> = {}
  for (const part of SEATS) if (part in facts) seats[part] = Number(facts[part])
  if (name === 'began') seats['seat'] = Number(facts['first_player'])
  const said: Facts = { you: speech.role(seats) }
  for (const [part, seat] of Object.entries(seats)) said[part] = speech.name(seat)
  for (const part of FIGURES) if (part in facts) said[part] = Number(facts[part])
  Object.assign(said, cardsOf(speech, run[0]!))
  if (name === 'received_unseen') said['names'] = phrases.players(speech, run.map((event) => Number(event.facts['seat'])))
  else if (name === 'skipped') said['names'] = phrases.players(speech, numbers(facts['seats']))
  else if (name === 'over') Object.assign(said, verdict(speech, numbers(facts['winners'])))
  return speech.say(`nottingham-event-${key(name)}`, said)
}

/** Objects, ambushes and missions in an event, in words; and how many cards there are. */
function cardsOf(speech: Speech, { name, facts }: Happening): Facts {
  const said: Facts = {}
  if ('objects' in facts) said['objects'] = phrases.objects(speech, words(facts['objects']))
  else if ('object' in facts) {
    const one = name === 'sprang' || !('cards' in facts)
    said['objects'] = phrases.count(speech, String(facts['object']), one ? 1 : Number(facts['cards']))
  }
  if ('gave' in facts) said['gave'] = phrases.count(speech, String(facts['gave']), 1)
  if ('ambush' in facts) said['ambush'] = phrases.ambush(speech, String(facts['ambush']))
  if ('ambushes' in facts) said['ambushes'] = phrases.ambushes(speech, words(facts['ambushes']))
  if ('mission' in facts) said['mission'] = phrases.mission(speech, String(facts['mission']))
  if ('action' in facts) said['action'] = String(facts['action'])
  const count = facts[name === 'ran_short' ? 'number' : 'cards']
  if (typeof count === 'number') said['count'] = count
  return said
}

function verdict(speech: Speech, winners: number[]): Facts {
  const others = winners.filter((seat) => seat !== speech.reader)
  const you = others.length === winners.length ? 'none' : others.length ? 'winners' : 'winner'
  return { you, names: phrases.players(speech, others), count: winners.length }
}

const words = (fact: Fact | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : [])
const numbers = (fact: Fact | undefined): number[] => (Array.isArray(fact) ? fact.map(Number) : [])
