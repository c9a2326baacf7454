// Finished games: each is kept once, in this browser, and the record counts them.
import { beforeEach, expect, test } from 'vitest'
import { earned, finished, isDayOver, placeOf, strongest, summed, tallied } from '../../src/wire/finished.svelte'
import type { Story, TableInfo } from '../../src/wire/types'

const seat = (name: string, level = '') => ({ name, person: level ? null : 1, level, character: '', stands_in: false, bot: level !== '' })
const table = (match: number, scores: number[], winners: number[]): TableInfo =>
  ({ id: 'k7r2m', match, game: 'sheriff', seats: [seat('Robin'), seat('Much', 'novice'), seat('Tuck', 'rogue')], scores, winners }) as unknown as TableInfo

beforeEach(() => finished.forgetAll())

test('an end that is looked at twice is kept once', () => {
  finished.keep(table(1, [50, 40, 60], [2]), 0)
  finished.keep(table(1, [50, 40, 60], [2]), 0)
  finished.keep(table(2, [70, 70, 60], [0, 1]), 0)
  expect(finished.games.map((each) => each.match)).toEqual([2, 1])
  expect(JSON.parse(localStorage.getItem('loxley.games')!).list).toHaveLength(2)
})

test('places, levels and wins; a shared victory is half a win', () => {
  finished.keep(table(1, [50, 40, 60], [2]), 0)
  finished.keep(table(2, [70, 70, 60], [0, 1]), 0)
  expect(finished.games.map((each) => placeOf(each, 0))).toEqual([1, 2])
  expect(strongest(finished.games[0]!)).toBe('rogue')
  expect([...tallied(finished.games, (each) => each.game)]).toEqual([['sheriff', { games: 2, wins: 0.5 }]])
})

test('one is forgotten, the others stay', () => {
  finished.keep(table(1, [1, 2, 3], [2]), 0)
  finished.keep(table(2, [1, 2, 3], [2]), 0)
  finished.forget(finished.games[0]!)
  expect(finished.games.map((each) => each.match)).toEqual([1])
})

const story = (lies: number[], feats: [string, number][]): Story =>
  ({ figures: [{ name: 'lies', values: lies, of: '' }], feats: feats.map(([name, seat]) => ({ name, seat, step: 1 })) }) as unknown as Story

test('a story tells of one’s own seat, and what was achieved for the first time', () => {
  finished.keep(table(1, [1, 2, 3], [2]), 0)
  finished.keep(table(2, [1, 2, 3], [2]), 1)
  expect(
    finished.tell(
      'k7r2m',
      1,
      story(
        [2, 5, 5],
        [
          ['caught', 0],
          ['word', 1],
        ],
      ),
    ),
  ).toEqual(['caught'])
  expect(
    finished.tell(
      'k7r2m',
      2,
      story(
        [1, 4, 1],
        [
          ['caught', 1],
          ['word', 1],
        ],
      ),
    ),
  ).toEqual(['word'])
  expect(
    finished.tell(
      'k7r2m',
      2,
      story(
        [1, 4, 1],
        [
          ['caught', 1],
          ['word', 1],
        ],
      ),
    ),
  ).toEqual(['word']) // asked again: not counted twice
  expect(finished.tell('other', 1, story([1, 1, 1], []))).toEqual([])
  expect(summed(finished.games)).toEqual({ lies: 6 })
  expect([...earned(finished.games)].sort()).toEqual(['caught', 'word'])
})

test('a day is over when the next one has begun, in UTC', () => {
  expect(isDayOver('2026-11-16', new Date('2026-11-16T23:59:59Z'))).toBe(false)
  expect(isDayOver('2026-11-16', new Date('2026-11-17T00:00:00Z'))).toBe(true)
})
