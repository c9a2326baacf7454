// Objects by their words: counted, in the order in which moves name them; and ambushes by their names.
import type { Teller } from '../../texts/teller'
import type { NottinghamView } from '../../wire/types'
import { OBJECTS } from './figures'

/** Each word with how often it is there, in the order of the first ones. */
export function counted(words: readonly string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  return [...found]
}

/** In the order in which moves name them. */
export const sorted = (objects: readonly string[]): string[] => [...objects].sort((one, other) => OBJECTS.indexOf(one) - OBJECTS.indexOf(other))

/** An ambush card by its name; a colour with the player who has it. */
export function ambushName(speech: Teller, view: NottinghamView, ambush: string): string {
  const name = speech.named('ambush', ambush, 'object').replace('/', '/\u200b') // it may break there
  const owner = view.seats.findIndex((seat) => seat.colour === ambush)
  return owner < 0 ? name : `${name} (${speech.label(owner)})`
}
