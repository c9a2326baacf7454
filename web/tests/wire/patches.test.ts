import { expect, test } from 'vitest'
import { patched } from '../../src/wire/patches'

test.each([
  [1, [2], 2],
  [null, [[]], []],
  [
    ['a', 'b'],
    [2, 0, ['c']],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 'b', 'c'],
    [1, 1, []],
    ['a', 'c'],
  ],
  [{ a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
  [{ a: 1 }, { b: [{ c: 2 }] }, { a: 1, b: { c: 2 } }],
  [[{ a: 1, b: 2 }, { a: 3 }], { 0: { b: [4] } }, [{ a: 1, b: 4 }, { a: 3 }]],
])('%j with %j is %j', (old, patch, made) => {
  expect(patched(old, patch)).toEqual(made)
})

test('what was there before stays as it was, and unchanged parts are the same', () => {
  const old = { seats: [{ coins: 5 }, { coins: 6 }], left: ['apple'] }
  const made = patched(old, { seats: { 1: { coins: [7] } } }) as typeof old
  expect(old).toEqual({ seats: [{ coins: 5 }, { coins: 6 }], left: ['apple'] })
  expect(made.seats[0]).toBe(old.seats[0])
  expect(made.left).toBe(old.left)
  expect(made.seats[1]).toEqual({ coins: 7 })
})
