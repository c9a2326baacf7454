// Where everything is on the map: two roads that cross, towns at their ends, hideouts beside them.
import type { SherwoodCartView } from '../../wire/types'
import { inward } from './figures'

export const WIDTH = 800
export const HEIGHT = 620

export interface Point {
  x: number
  y: number
}

const at = (x: number, y: number): Point => ({ x, y })
const CROSSING = at(400, 310)

/** Each town's way to the crossing: its gate, and the bend of the road. */
const ARMS: Record<string, { gate: Point; bend: Point }> = {
  york: { gate: at(118, 108), bend: at(310, 128) },
  lincoln: { gate: at(682, 108), bend: at(640, 285) },
  nottingham: { gate: at(682, 512), bend: at(490, 492) },
  derby: { gate: at(118, 512), bend: at(160, 335) },
}

export const TOWNS: Record<string, Point> = {
  york: at(88, 66),
  lincoln: at(712, 66),
  nottingham: at(712, 546),
  derby: at(88, 546),
}

const HIDEOUTS: Record<number, Point> = {
  1: at(212, 64),
  2: at(200, 196),
  3: at(462, 218),
  4: at(716, 208),
  5: at(566, 178),
  6: at(510, 356),
  7: at(588, 532),
  8: at(600, 424),
  9: at(338, 402),
  10: at(84, 412),
  11: at(234, 442),
  12: at(290, 264),
}

/** How far along an arm the first, second, third and fourth hideout are met. */
const MET = [0.18, 0.45, 0.68, 0.85]

/** Hideouts of a replaced box that ours does not have stand in the margin. */
export function hideoutAt(hideout: number): Point {
  return HIDEOUTS[hideout] ?? at(330 + ((hideout - 13) % 8) * 24, hideout % 2 ? 40 : 585)
}

function onArm(town: string, share: number): Point {
  const { gate, bend } = ARMS[town] ?? ARMS['york']!
  const [one, two, three] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return at(one * gate.x + two * bend.x + three * CROSSING.x, one * gate.y + two * bend.y + three * CROSSING.y)
}

export function armPath(town: string): string {
  const { gate, bend } = ARMS[town]!
  return `M${gate.x} ${gate.y}Q${bend.x} ${bend.y} ${CROSSING.x} ${CROSSING.y}`
}

/** From town to town over the crossing. */
export function routePath(start: string, end: string): string {
  const last = ARMS[end] ?? ARMS['york']!
  return `${armPath(start)}Q${last.bend.x} ${last.bend.y} ${last.gate.x} ${last.gate.y}`
}

/** Where the cart is on its way. */
export function cartAt(cart: SherwoodCartView): Point {
  const town = cart.leg === 'inward' ? cart.start : cart.end
  if (cart.hideout !== null) {
    const place = inward[town]?.indexOf(cart.hideout) ?? -1
    return onArm(town, MET[place] ?? 0.5)
  }
  if (cart.leg === 'outward' && cart.step === 0) return CROSSING
  return onArm(town, cart.leg === 'inward' ? 0.04 : 0.3)
}

export const gateOf = (town: string): Point => onArm(town, 0)

/** Trees beside roads, hideouts and towns, always the same ones. */
export function forest(): { x: number; y: number; kind: number; size: number }[] {
  const trees: { x: number; y: number; kind: number; size: number }[] = []
  const free = [...Object.values(HIDEOUTS).map((point) => ({ ...point, room: 50 })), ...Object.values(TOWNS).map((point) => ({ ...point, room: 92 }))]
  for (const town of Object.keys(ARMS)) {
    for (let share = 0; share <= 1; share += 0.08) free.push({ ...onArm(town, share), room: 40 })
  }
  let seed = 7
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 19; column++) {
      const x = 22 + column * 42 + (row % 2) * 20 + chance() * 16
      const y = 24 + row * 41 + chance() * 14
      const size = 30 + chance() * 16
      if (x > WIDTH - 12 || free.some((each) => Math.hypot(each.x - x, each.y - y) < each.room)) continue
      trees.push({ x, y, kind: Math.floor(chance() * 3), size })
    }
  }
  return trees
}
