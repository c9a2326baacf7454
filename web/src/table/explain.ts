// Things on the table that explain themselves: a thing names what it is (`data-explain="good apple"`), one bubble of the
// page (Explain.svelte) says it when somebody points at it, comes to it by keyboard, or presses it long.
import type { Teller } from '../texts/teller'

export interface Explanation {
  title: string
  lines: string[]
  rules?: string[] // behind it, such as SH-4.9
}

/** What each topic of a game says: the words after it are its argument. Nothing where there is nothing to say. */
export type Explanations<View> = Record<string, (argument: string, speech: Teller, view: View) => Explanation | null>

/** Attributes of something to be explained that is no control: one of a group is reached by Tab, its neighbours by arrows. */
export const explained = (words: string, place = 0) => ({ 'data-explain': words, tabindex: place === 0 ? 0 : -1 })

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8 // pixels: from the thing, and from the edge of the window

/** Where a bubble of this size stands: above the thing, else below or beside it, always inside the window. */
export function placed(thing: Box, bubble: { width: number; height: number }, within: { width: number; height: number }): { left: number; top: number } {
  const inside = (at: number, size: number, most: number) => Math.max(GAP, Math.min(at, most - size - GAP))
  const left = inside(thing.left + (thing.width - bubble.width) / 2, bubble.width, within.width)
  const top = inside(thing.top + (thing.height - bubble.height) / 2, bubble.height, within.height)
  const after = { left: thing.left + thing.width + GAP, top: thing.top + thing.height + GAP }
  const room = {
    above: thing.top - 2 * GAP - bubble.height,
    below: within.height - after.top - GAP - bubble.height,
    right: within.width - after.left - GAP - bubble.width,
    left: thing.left - 2 * GAP - bubble.width,
  }
  const places = {
    above: { left, top: thing.top - GAP - bubble.height },
    below: { left, top: after.top },
    right: { left: after.left, top },
    left: { left: thing.left - GAP - bubble.width, top },
  }
  const sides = Object.keys(room) as (keyof typeof room)[]
  const side = sides.find((each) => room[each] >= 0) ?? sides.reduce((best, each) => (room[each] > room[best] ? each : best))
  const chosen = places[side]
  return { left: inside(chosen.left, bubble.width, within.width), top: inside(chosen.top, bubble.height, within.height) }
}
