// Big moments: what makes one, how long it stays, and how they queue.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { game as nottingham } from '../../src/games/nottingham'
import { game as sheriff } from '../../src/games/sheriff'
import { game as sherwood } from '../../src/games/sherwood'
import type { Game } from '../../src/table/game'
import { Moments, momentsIn, Movement, type Moment } from '../../src/table/moments.svelte'
import type { Happening } from '../../src/wire/types'

const event = (name: string, facts: Record<string, unknown> = {}) => ({ name, facts }) as Happening
const moment = (name: string, stays = 1000): Moment => ({ events: [event(name)], before: [], stays })
const momentsOf =
  ({ catalogue, moments }: Pick<Game, 'catalogue' | 'moments'>) =>
  (news: Happening[]) =>
    momentsIn(news, 0, catalogue, moments!.follows)
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
  moments.add(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => moment(name)))
  moments.next()
  expect(moments.current?.events[0]?.name).toBe('b')
  moments.clear()
  expect(moments.current).toBeNull()
})

it('lets what led to a result go before any result', () => {
  const moments = new Moments()
  const drives = ['revealed', 'met', 'raided', 'revealed', 'met', 'raided', 'revealed', 'met', 'went_on', 'arrived']
  moments.add([moment('shown')])
  moments.add(drives.map((name) => moment(name, sherwood.catalogue.events[name]!.stays)))
  const seen: string[] = []
  for (moments.next(); moments.current; moments.next()) seen.push(moments.current.events[0]!.name)
  expect(seen).toEqual(['raided', 'revealed', 'raided', 'revealed', 'went_on', 'arrived'])
})

it('keeps the biggest ones when the game is over, and the last among them', () => {
  const moments = new Moments()
  const bags = ['waved', 'opened', 'waved', 'opened', 'waved', 'over']
  moments.add(bags.map((name) => moment(name, sheriff.catalogue.events[name]!.stays)))
  moments.finish()
  const seen: string[] = []
  for (; moments.current; moments.next()) seen.push(moments.current.events[0]!.name)
  expect(seen).toEqual(['waved', 'opened', 'opened', 'over']) // the first one was on stage
  moments.add(['shown', 'a', 'b', 'c', 'd'].map((name) => moment(name)))
  moments.finish()
  moments.next()
  expect(moments.current!.events[0]!.name).toBe('b')
})

it('shows one of those that were once more, before what waits', () => {
  const moments = new Moments()
  moments.add([moment('now'), moment('next')])
  moments.show(moment('once'))
  expect(moments.current?.events[0]?.name).toBe('once')
  moments.next()
  expect(moments.current?.events[0]?.name).toBe('next')
})

it('takes what came of an opened bag into its moment', () => {
  const news = [event('opened', { goods: ['silk', 'apple'] }), event('delivered'), event('confiscated'), event('paid'), event('posted')]
  const [opened, ...others] = ofSheriff(news)
  expect(others).toEqual([])
  expect(opened?.events.map(({ name }) => name)).toEqual(['opened', 'delivered', 'confiscated', 'paid'])
})

it('shows everybody a bag that is let through', () => {
  const news = [event('waved', { seat: 1, sheriff: 0 }), event('delivered', { seat: 1 }), event('waved', { seat: 2, sheriff: 0 })]
  expect(ofSheriff(news).map(({ events }) => events.map(({ name }) => name))).toEqual([['waved', 'delivered'], ['waved']])
})

it('ends a round with what it brought, and the deal with nothing', () => {
  expect(ofSheriff([event('round_began', { round: 0 })])).toEqual([])
  const [end] = ofSheriff([event('waved', { seat: 1 }), event('round_began', { round: 1 })]).slice(1)
  expect(end?.before.map(({ name }) => name)).toEqual(['waved'])
})

it('shows what is taken, ambushes and missions', () => {
  const taken = ['swapped', 'swapped_openly', 'swapped_unseen'].map((name) => event(name, { seat: 1, target: 0 }))
  expect(ofNottingham(taken)).toHaveLength(3)
  expect(ofNottingham([event('sprang', { seat: 1, target: 2 }), event('accomplished', { seat: 1 })])).toHaveLength(2)
})

it('shows each stop of a convoy, how a raid ends with its loot, and where a convoy arrives', () => {
  const moments = ofSherwood(
    ['revealed', 'met', 'went_on', 'met', 'raided', 'looted', 'glory_gained', 'stayed', 'revealed', 'arrived'].map((name) => event(name)),
  )
  expect(moments.map(({ events }) => events.map(({ name }) => name).join(' '))).toEqual([
    'revealed',
    'met',
    'went_on',
    'met',
    'raided looted glory_gained',
    'revealed',
    'arrived',
  ])
})

it.each([sheriff, nottingham, sherwood] as Pick<Game, 'catalogue' | 'sounds'>[])('is heard, each of them', ({ catalogue, sounds }) => {
  for (const [name, { stays }] of Object.entries(catalogue.events)) if (stays) expect(sounds).toHaveProperty(name)
})

it('moves nothing across the table while something is staged, and nothing twice', () => {
  const movement = new Movement()
  const paid = [event('paid')]
  movement.follow(paid, moment('opened'))
  expect(movement.news).toEqual([])
  movement.follow(paid, null) // it was seen
  expect(movement.news).toBe(paid)
  const drew = [event('drew')]
  movement.follow(drew, moment('opened'))
  movement.follow(paid, null)
  expect(movement.news).toBe(paid)
})

it('tells what is staged when it was seen, unless it was seen before', () => {
  const moments = new Moments()
  const events = ['declared', 'opened', 'paid'].map((name) => event(name))
  expect(moments.tellable(events)).toHaveLength(3)
  moments.add([{ events: events.slice(1), before: events.slice(0, 1), stays: 1000 }])
  expect(moments.tellable(events)).toEqual(events.slice(0, 1))
  vi.advanceTimersByTime(1000)
  expect(moments.tellable(events)).toHaveLength(3)
  moments.show({ events: events.slice(1), before: events.slice(0, 1), stays: 1000 })
  expect(moments.current).not.toBeNull()
  expect(moments.tellable(events)).toHaveLength(3)
})
