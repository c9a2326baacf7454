// Cards, loot, players and sheets of Sherwood Forest, put into words for one reader.
import type { Speech } from '../../texts/speech'
import type { Facts } from '../../texts/texts.svelte'
import type { SherwoodFaceView } from '../../wire/types'
import { faces, inward } from './figures'

const NOTHING = 'sherwood-nothing'

export const players = (speech: Speech, seats: readonly number[]): string =>
  speech.listed(seats.map((seat) => speech.name(seat)), NOTHING)

/** “You 3 and Carla 2”. */
export function band(speech: Speech, raiders: readonly number[]): string {
  const parts = raiders.flatMap((count, seat) =>
    count ? [speech.say('sherwood-raiders-of', { player: speech.name(seat), count })] : [],
  )
  return speech.listed(parts, NOTHING)
}

/** “3 gold”, “1 raider”. */
export const counted = (speech: Speech, thing: string, count: number): string => speech.say(`sherwood-${thing}`, { count })

export function loot(speech: Speech, gold: number, companions: number): string {
  const parts = gold ? [counted(speech, 'gold', gold)] : []
  if (companions) parts.push(counted(speech, 'companions', companions))
  return speech.listed(parts, NOTHING)
}

export const equipment = (speech: Speech, words: readonly string[]): string =>
  speech.listed(words.map((word) => speech.say(`equipment-${word}.one`)), NOTHING)

export const town = (speech: Speech, word: string): string => speech.say(`town-${word}`)

export const route = (speech: Speech, start: string, end: string): string =>
  speech.say('sherwood-route', { start: town(speech, start), end: town(speech, end) })

/** Ours by their names; those of a replaced box by their ids. */
export function cardName(speech: Speech, card: string, isSheriff: boolean): string {
  if (isSheriff) return speech.say('convoy-sheriff')
  const known = `convoy-${card}`
  return speech.texts.knows(known) ? speech.say(known) : speech.say('convoy-other', { id: card })
}

const printed = (card: string): SherwoodFaceView | undefined => faces.find((face) => face.card === card)

/** A card by its id, with all that it shows. */
export function card(speech: Speech, id: string): string {
  const found = printed(id)
  return found ? face(speech, found) : cardName(speech, id, false)
}

export const shortCard = (speech: Speech, id: string): string =>
  cardName(speech, id, printed(id)?.sheriff ?? false)

export function face(speech: Speech, shown: SherwoodFaceView): string {
  const facts: Facts = {
    name: cardName(speech, shown.card, shown.sheriff),
    strength: shown.strength,
    glory: counted(speech, 'glory', shown.glory),
    route: route(speech, shown.start, shown.end),
  }
  if (shown.sheriff) {
    const lost = counted(speech, 'glory', shown.glory_lost)
    return speech.say('sherwood-face-sheriff', { ...facts, lost, raiders: counted(speech, 'raiders', shown.raiders_lost) })
  }
  const companions = counted(speech, 'companions', shown.companions)
  return speech.say('sherwood-face', { ...facts, gold: counted(speech, 'gold', shown.gold), companions })
}

/** `2 gold 9`: what somebody tells about a card. */
export function said(speech: Speech, words: string): string {
  const [slot = '', field = '', ...value] = words.split(' ')
  const told = value[0] !== undefined && value[0] in inward ? town(speech, value[0]) : value.join(' ')
  return speech.say(`sherwood-said-${field}`, { slot, value: told })
}

/** One term of a sheet, or a promise to join. */
export const term = (speech: Speech, words: string): string =>
  speech.say(`sherwood-term-${words.split(' ')[0]}`, termFacts(speech, words))

export function termFacts(speech: Speech, words: string): Facts {
  const [verb = '', first = '', second = '', third = ''] = words.split(' ')
  if (verb === 'hide') return { hideout: first }
  if (verb === 'name') return { slot: first, player: speech.name(Number(second)) }
  if (verb === 'pay') {
    const gold = counted(speech, 'gold', Number(third))
    return { giver: speech.name(Number(first)), taker: speech.name(Number(second)), gold }
  }
  const player = speech.name(Number(first))
  if (verb === 'bring') return { player, raiders: counted(speech, 'raiders', Number(second)) }
  if (verb === 'arm') return { player, equipment: equipment(speech, [second]) }
  if (verb === 'lay') return { player, loot: counted(speech, second, Number(third)) }
  return { player }
}

/** What somebody promises: a card, or to join. */
export function pledge(speech: Speech, words: string): string {
  const [verb = '', , kind = ''] = words.split(' ')
  return verb === 'arm' ? equipment(speech, [kind]) : term(speech, words)
}

export const terms = (speech: Speech, words: readonly string[]): string =>
  speech.listed(words.map((each) => term(speech, each)), NOTHING)
