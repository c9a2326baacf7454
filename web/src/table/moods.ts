// The mood of each face at the table: what has just happened to it, as the events tell. Games only declare it.
import type { Mood } from '../art/faces/faces'
import type { Happening } from '../wire/types'

/** Whoever an event names under `who` is in this mood after it; where `only` names facts, with these values only. */
export interface MoodAfter {
  event: string
  who: string
  mood: Mood
  only?: Record<string, string | number>
}

const LASTS = 24 // events; then a face is as it always is

/** By seat; seats that nothing has happened to are not there. */
export function moodsAfter(declared: readonly MoodAfter[], events: readonly Happening[]): Record<number, Mood> {
  const moods: Record<number, Mood> = {}
  for (const { name, facts } of events.slice(-LASTS).toReversed()) {
    for (const { event, who, mood, only = {} } of declared) {
      if (event !== name || Object.entries(only).some(([fact, value]) => facts[fact] !== value)) continue
      for (const seat of [facts[who]].flat()) if (typeof seat === 'number') moods[seat] ??= mood
    }
  }
  return moods
}
