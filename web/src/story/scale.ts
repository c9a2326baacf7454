// Where a chart's marks stand on its paper.
import type { Axis } from '../wire/types'

export const WIDTH = 360
export const HEIGHT = 240
export const LEFT = 40
export const RIGHT = 12
export const TOP = 10
export const BOTTOM = 40
export const HEAD = 12 // room for the name of the upright axis
export const ROW_LABEL = 140
export const BAR = 9
export const ROW_GAP = 8

/** From a figure on an axis to a place between two others. */
export function scale({ ticks }: Axis, start: number, end: number): (value: number) => number {
  const least = ticks[0] ?? 0
  const most = ticks.at(-1) ?? 1
  return (value) => start + ((value - least) / (most - least || 1)) * (end - start)
}

const LONGEST_ROW = 22
/** What has room beside a row; the table has it whole. */
export const shortened = (name: string): string => (name.length <= LONGEST_ROW ? name : `${name.slice(0, LONGEST_ROW - 1)}…`)

const SHAPES: readonly (readonly [number, number])[][] = [
  [],
  [
    [-3, -3],
    [3, -3],
    [3, 3],
    [-3, 3],
  ],
  [
    [0, -4.5],
    [4, 3],
    [-4, 3],
  ],
  [
    [0, -4.5],
    [4.5, 0],
    [0, 4.5],
    [-4.5, 0],
  ],
]

/** The corners of a series' mark, so that no colour is needed to tell it apart; the first is a dot without corners. */
export const corners = (at: number, x: number, y: number): string =>
  SHAPES[at % SHAPES.length]!.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(' ')

export const tint = (at: number): string => `var(--story-${at % 7})`
