// The log of Nottingham told as sentences.
import type { Told } from '../../table/game'
import type { Speech } from '../../texts/speech'
import type { Happening } from '../../wire/types'

export function tell(_speech: Speech, events: readonly Happening[], since: number): Told[] {
  return events.slice(since).map((event) => ({ text: event.name, name: event.name, facts: event.facts }))
}
