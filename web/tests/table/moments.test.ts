// Big moments: what makes one, how long it stays, and how they queue.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { game as nottingham } from '../../src/games/nottingham'
import { game as sheriff } from '../../src/games/sheriff'
import { game as sherwood } from '../../src/games/sherwood'
import type { Game } from '../../src/table/game'
import { Moments, momentsIn, type Moment } from '../../src/table/moments.svelte'
import type { Happening } from '../../src/wire/types'

const event = (name: string, facts: Record<string, unknown> = {}) => ({ name, facts }) as Happening
const moment = (name: string, stays = 1000): Moment => ({ events: [event(name)], stays })
const momentsOf =
  ({ catalogue, moments }: Pick<Game, 'catalogue' | 'moments'>) =>
  (news: Happening[], reader: number | null) =>
    momentsIn(news, catalogue, reader, moments!.follows)
const ofSheriff = momentsOf(sheriff)
const ofNottingham = momentsOf(nottingham)
const ofSherwood = momentsOf(sherwood)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows one after the other, each for its time', () => {
  const moments = new Moments()
  moments.add([moment('first', 1000), moment('second', 3000)])
  expect(moments.current?.events[0]?.name).toBe('first')
  vi.advanceTimersByTime(1000)
  expect(moments.current?.events[0]?.name).toBe('second')
  vi.advanceTimersByTime(2999)
  expect(moments.current).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(moments.current).toBeNull()
})

it('goes on at a click, and gives the next one its whole time', () => {
  const moments = new Moments()
  moments.add([moment('first', 1000), moment('second', 1000)])
  vi.advanceTimersByTime(900)
  moments.next()
  vi.advanceTimersByTime(900)
  expect(moments.current?.events[0]?.name).toBe('second')
})

it('begins with the first of those that come together', () => {
  const moments = new Moments()
  moments.add(['a', 'b', 'c', 'd'].map((name) => moment(name)))
  expect(moments.current?.events[0]?.name).toBe('a')
  moments.next()
  expect(moments.current?.events[0]?.name).toBe('b')
})

it('lets the oldest go where too many wait', () => {
  const moments = new Moments()
  moments.add([moment('shown')])
  moments.add(['a', 'b', 'c', 'd'].map((name) => moment(name)))
  moments.next()
  expect(moments.current?.events[0]?.name).toBe('b')
  moments.end()
  expect(moments.current).toBeNull()
})

it('takes what came of an opened bag into its moment', () => {
  const news = [event('waved'), event('opened', { goods: ['silk', 'apple'] }), event('delivered'), event('confiscated'), event('paid'), event('round_began')]
  const [opened, ...others] = ofSheriff(news, null)
  expect(others).toEqual([])
  expect(opened?.events.map(({ name }) => name)).toEqual(['opened', 'delivered', 'confiscated', 'paid'])
})

it('shows a bag that is let through to its owner alone', () => {
  const news = [event('waved', { seat: 1, sheriff: 0 }), event('delivered', { seat: 1 }), event('waved', { seat: 2, sheriff: 0 })]
  expect(ofSheriff(news, 1).map(({ events }) => events.map(({ name }) => name))).toEqual([['waved', 'delivered']])
  expect(ofSheriff(news, 0)).toEqual([])
  expect(ofSheriff(news, null)).toEqual([])
})

it('shows the reader what is taken from them, and everybody ambushes and missions', () => {
  const taken = event('swapped', { seat: 1, target: 0 })
  expect(ofNottingham([taken], 0)).toHaveLength(1)
  expect(ofNottingham([taken], 2)).toEqual([])
  expect(ofNottingham([event('sprang', { seat: 1, target: 2 }), event('accomplished', { seat: 1 })], null)).toHaveLength(2)
})

it('shows how a raid ends, with its loot', () => {
  const moments = ofSherwood([event('met'), event('went_on'), event('met'), event('raided'), event('looted'), event('glory_gained'), event('stayed')], null)
  expect(moments.map(({ events }) => events.map(({ name }) => name))).toEqual([['went_on'], ['raided', 'looted', 'glory_gained']])
})
