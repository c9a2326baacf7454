// The log of Sheriff told as sentences. Like things that happen in a row are told as one.
import type { Told } from '../../table/game'
import { key, type Speech } from '../../texts/speech'
import type { Happening } from '../../wire/types'
import { Phrases } from './phrases'

type Facts = Record<string, string | number>

const SEATS = ['seat', 'giver', 'taker', 'author', 'other', 'debtor', 'creditor', 'promiser', 'promisee', 'payer']
// Events of one card or one seat each: a run of them is one sentence. Those of a kind share these facts.
const RUNS: Record<string, string[]> = {
  set_aside: ['seat'],
  set_aside_unseen: ['seat'],
  drew: ['seat'],
  drew_unseen: ['seat'],
  took: ['seat', 'pile'],
  laid: ['seat', 'pile'],
  laid_confiscated: ['seat', 'pile'],
  handed_over: ['giver', 'taker'],
  slipped: ['giver', 'taker'],
  slipped_unseen: ['giver', 'taker'],
  slipped_named: ['giver', 'taker'],
  surrendered: ['giver', 'taker'],
  was_missing: ['giver', 'taker'],
  named: ['seat'],
  held: [],
}

/** What an event does not say, because everybody at the table knows it. */
class Scene {
  sheriff = 0
  declared = new Map<number, string>()

  follow(event: Happening): void {
    if (event.name === 'round_began') {
      this.sheriff = number(event, 'sheriff')
      this.declared.clear()
    } else if (event.name === 'declared') {
      this.declared.set(number(event, 'seat'), String(event.facts.good))
    }
  }
}

export function tell(speech: Speech, events: readonly Happening[], since: number): Told[] {
  const phrases = new Phrases(speech)
  const scene = new Scene()
  for (const event of events.slice(0, since)) scene.follow(event)
  const told: Told[] = []
  for (let at = since; at < events.length; ) {
    const run = runFrom(speech, events, at)
    const first = run[0]!
    scene.follow(first)
    told.push({ text: sentence(phrases, scene, run), name: first.name, facts: first.facts })
    at += run.length
  }
  return told
}

function runFrom(speech: Speech, events: readonly Happening[], start: number): Happening[] {
  const first = events[start]!
  const shared = RUNS[first.name]
  let end = start + 1
  while (shared && end < events.length && isAlike(speech, first, events[end]!, shared)) end++
  return events.slice(start, end)
}

function isAlike(speech: Speech, first: Happening, other: Happening, shared: string[]): boolean {
  if (first.name !== other.name || shared.some((fact) => first.facts[fact] !== other.facts[fact])) return false
  return first.name !== 'held' || ![first.facts.seat, other.facts.seat].includes(speech.reader ?? -1)
}

function sentence(phrases: Phrases, scene: Scene, run: Happening[]): string {
  const event = run[0]!
  if (event.name === 'posted') {
    return phrases.offer(number(event, 'author'), number(event, 'other'), words(event, 'gives'), words(event, 'wants'))
  }
  if (event.name === 'joined') {
    return phrases.part(number(event, 'seat'), number(event, 'author'), number(event, 'other'), words(event, 'gives'))
  }
  return phrases.speech.say(`sheriff-event-${key(event.name)}`, factsOf(phrases, scene, run))
}

/** What a sentence needs: names, the reader's part, counted goods. */
function factsOf(phrases: Phrases, scene: Scene, run: Happening[]): Facts {
  const event = run[0]!
  const seats: Record<string, number> = {}
  for (const fact of SEATS) if (fact in event.facts) seats[fact] = number(event, fact)
  seats.sheriff = 'sheriff' in event.facts ? number(event, 'sheriff') : scene.sheriff
  const facts: Facts = { you: phrases.speech.role(seats), count: run.length }
  for (const [part, seat] of Object.entries(seats)) facts[part] = phrases.speech.name(seat)
  for (const fact of ['pile', 'fate']) if (fact in event.facts) facts[fact] = String(event.facts[fact])
  if ('good' in event.facts) facts.goods = phrases.goods(run.map((each) => String(each.facts.good)))
  else if ('goods' in event.facts) facts.goods = phrases.goods(words(event, 'goods'))
  if ('coins' in event.facts) facts.count = number(event, 'coins')
  return { ...facts, ...SPECIAL[event.name]?.(phrases, scene, run) }
}

const SPECIAL: Record<string, (phrases: Phrases, scene: Scene, run: Happening[]) => Facts> = {
  turned_up: (phrases, _scene, [event]) => ({
    left: phrases.goods(words(event!, 'left')),
    right: phrases.goods(words(event!, 'right')),
  }),
  round_began: (_phrases, _scene, [event]) => ({ round: number(event!, 'round') + 1 }),
  renewed: (_phrases, _scene, [event]) => ({ count: number(event!, 'cards') }),
  declared: (phrases, _scene, [event]) => ({
    goods: phrases.count(String(event!.facts.good), number(event!, 'cards')),
  }),
  opened: opened,
  delivered: delivered,
  held: (phrases, _scene, run) => ({
    names: phrases.listed(run.map((event) => phrases.speech.name(number(event, 'seat')))),
  }),
  promised: (phrases, _scene, [event]) => ({
    what: phrases.deed(String(event!.facts.term), number(event!, 'promiser')),
  }),
  over: over,
}

/** Was it as declared? A Royal Summons beside true goods is no lie (SH-8.5). */
function opened(phrases: Phrases, scene: Scene, [event]: Happening[]): Facts {
  const found = words(event!, 'goods')
  const declared = scene.declared.get(number(event!, 'seat')) ?? found[0] ?? ''
  const lies = found.filter((good) => good !== declared)
  const summoned = lies.every((good) => good === 'royal_summons')
  const verdict = lies.length === 0 ? 'honest' : summoned ? 'summons' : 'lie'
  return { verdict, declared: phrases.count(declared, found.length) }
}

function delivered(phrases: Phrases, _scene: Scene, [event]: Happening[]): Facts {
  const legal = words(event!, 'goods')
  const hidden = number(event!, 'contraband')
  const parts = legal.length ? [phrases.goods(legal)] : []
  if ('smuggled' in event!.facts) {
    parts.push(phrases.speech.say('sheriff-face-down', { goods: phrases.goods(words(event!, 'smuggled')) }))
  } else if (hidden) {
    parts.push(phrases.speech.say('sheriff-face-down-cards', { count: hidden }))
  }
  return { goods: phrases.listed(parts) }
}

function over(phrases: Phrases, _scene: Scene, [event]: Happening[]): Facts {
  const winners = (event!.facts.winners as number[]) ?? []
  const others = winners.filter((seat) => seat !== phrases.speech.reader)
  const you = others.length === winners.length ? 'none' : others.length ? 'winners' : 'winner'
  return { you, names: phrases.listed(others.map((seat) => phrases.speech.name(seat))), count: winners.length }
}

const number = (event: Happening, fact: string): number => Number(event.facts[fact])
const words = (event: Happening, fact: string): string[] => (event.facts[fact] as (string | number)[]).map(String)
