// Where a bubble stands: beside its thing and inside the window.
import { expect, test } from 'vitest'
import { placed } from '../../src/table/explain'

const WINDOW = { width: 390, height: 664 }
const BUBBLE = { width: 300, height: 120 }

test.each([
  ['above what lies low', { left: 100, top: 500, width: 50, height: 70 }, { left: 8, top: 372 }],
  ['below what lies high', { left: 200, top: 60, width: 50, height: 40 }, { left: 75, top: 108 }],
  ['inside the window at its right edge', { left: 360, top: 300, width: 30, height: 30 }, { left: 82, top: 172 }],
])('%s', (_, thing, at) => {
  expect(placed(thing, BUBBLE, WINDOW)).toEqual(at)
})

test('beside what is as high as the window', () => {
  expect(placed({ left: 0, top: 20, width: 200, height: 350 }, BUBBLE, { width: 844, height: 390 })).toEqual({ left: 208, top: 135 })
})

test('inside the window where there is no room around the thing', () => {
  const { left, top } = placed({ left: 0, top: 0, width: 390, height: 664 }, BUBBLE, WINDOW)
  expect([left >= 8, top >= 8, left + 300 <= 382, top + 120 <= 656]).toEqual([true, true, true, true])
})
