// The history: what happened, with a line before everything that the house played for somebody.
import type { Speech } from '../texts/speech'
import type { Happening, HouseMove } from '../wire/types'
import type { Told } from '../texts/teller'

export const HOUSE = 'house_played'

type Tell = (events: readonly Happening[], since: number) => Told[]

/** Sentences for the events from `since` on. */
export function tellAll(speech: Speech, tell: Tell, events: readonly Happening[], house: readonly HouseMove[], since = 0): Told[] {
  const told: Told[] = []
  let at = since
  for (const { after, seat } of house) {
    if (after < since) continue
    told.push(...tell(events.slice(0, after), at), { text: houseSentence(speech, seat), name: HOUSE, facts: { seat }, at: after - 0.5 })
    at = after
  }
  return [...told, ...tell(events, at)]
}

export function houseSentence(speech: Speech, seat: number): string {
  return speech.say('web-house-played', { name: speech.name(seat), you: seat === speech.reader ? 'yes' : 'no' })
}
