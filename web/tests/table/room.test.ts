// Where a mark lies: beside what it speaks of, on nothing that must stay free.
import { expect, test } from 'vitest'
import { findRoom, type Box, type Spot } from '../../src/table/room'

const WINDOW = { width: 390, height: 664 }
const SIZE = { width: 350, height: 180 }
const covers = (spot: Spot, box: Box) => spot.left < box.right && spot.left + SIZE.width > box.left && spot.top < box.bottom && spot.top + spot.height > box.top

test('it lies beside its target, at its full height where there is room', () => {
  const target = { left: 0, top: 0, right: 390, bottom: 120 }
  const spot = findRoom([target], [], SIZE, WINDOW)
  expect(covers(spot, target)).toBe(false)
  expect(spot.height).toBe(SIZE.height)
  expect(spot.top).toBeLessThan(150)
})

test('it gets lower rather than cover what is to be pressed', () => {
  const boxes = [
    { left: 0, top: 0, right: 390, bottom: 260 },
    { left: 0, top: 390, right: 390, bottom: 664 },
  ]
  const spot = findRoom(boxes, [], SIZE, WINDOW)
  expect(boxes.some((box) => covers(spot, box))).toBe(false)
  expect(spot.height).toBeLessThan(SIZE.height)
})

test('it is never so low that its words cannot be read', () => {
  const boxes = [
    { left: 0, top: 0, right: 390, bottom: 260 },
    { left: 0, top: 370, right: 390, bottom: 664 },
  ]
  expect(findRoom(boxes, [], SIZE, WINDOW).height).toBeLessThan(120)
  expect(findRoom(boxes, [], { ...SIZE, least: 120 }, WINDOW).height).toBeGreaterThanOrEqual(120)
})

test('it gets no lower than it must', () => {
  const boxes = [
    { left: 0, top: 0, right: 390, bottom: 260 },
    { left: 0, top: 453, right: 390, bottom: 664 },
  ]
  expect(findRoom(boxes, [], SIZE, WINDOW).height).toBeGreaterThan(0.9 * SIZE.height)
})

test('of two free spots it takes the one that covers less of the rest', () => {
  const target = { left: 0, top: 300, right: 390, bottom: 364 }
  const below = { left: 0, top: 380, right: 390, bottom: 600 }
  expect(findRoom([target], [below], SIZE, WINDOW).top).toBeLessThan(300)
})

test('where there is no room at all it stays inside the window', () => {
  const spot = findRoom([{ left: 0, top: 0, right: 390, bottom: 664 }], [], SIZE, WINDOW)
  expect(spot.top).toBeGreaterThanOrEqual(0)
  expect(spot.top + spot.height).toBeLessThanOrEqual(WINDOW.height)
})
