// Faces change with what happens: by the last thing that happened to each, and only for a while.
import { expect, test } from 'vitest'
import { FEATURES } from '../../src/art/faces/faces'
import { game as nottingham } from '../../src/games/nottingham'
import { game as sheriff } from '../../src/games/sheriff'
import { game as sherwood } from '../../src/games/sherwood'
import { moodsAfter, type MoodAfter } from '../../src/table/moods'
import type { Happening } from '../../src/wire/types'

const declared: MoodAfter[] = [
  { event: 'caught', who: 'seat', mood: 'angry' },
  { event: 'caught', who: 'sheriff', mood: 'glad' },
  { event: 'shared', who: 'seats', mood: 'glad' },
  { event: 'opened', who: 'seat', mood: 'worried', only: { lies: 1 } },
]
const happened = (name: string, facts: Happening['facts'] = {}): Happening => ({ name, facts })

test('whoever an event names has its mood, each their own', () => {
  expect(moodsAfter(declared, [happened('caught', { seat: 2, sheriff: 0 })])).toEqual({ 2: 'angry', 0: 'glad' })
  expect(moodsAfter(declared, [happened('shared', { seats: [1, 3] })])).toEqual({ 1: 'glad', 3: 'glad' })
})

test('the last thing that happened to a face counts', () => {
  const events = [happened('caught', { seat: 2, sheriff: 0 }), happened('shared', { seats: [2] })]
  expect(moodsAfter(declared, events)).toEqual({ 0: 'glad', 2: 'glad' })
})

test('a mood can ask for more than the event', () => {
  expect(moodsAfter(declared, [happened('opened', { seat: 1, lies: 0 })])).toEqual({})
  expect(moodsAfter(declared, [happened('opened', { seat: 1, lies: 1 })])).toEqual({ 1: 'worried' })
})

test('a mood passes', () => {
  const quiet = Array.from({ length: 24 }, () => happened('drew'))
  expect(moodsAfter(declared, [happened('caught', { seat: 2, sheriff: 0 }), ...quiet.slice(1)])).toEqual({ 2: 'angry', 0: 'glad' })
  expect(moodsAfter(declared, [happened('caught', { seat: 2, sheriff: 0 }), ...quiet])).toEqual({})
})

test.each([sheriff, nottingham, sherwood].map((game) => [game.catalogue.game, game] as const))('%s puts faces in moods after what it tells', (_, game) => {
  const moods = game.moods ?? []
  expect(new Set(moods.map(({ mood }) => mood)).size).toBeGreaterThan(2)
  for (const { event, who, mood, only = {} } of moods) {
    const kinds = game.catalogue.events[event]?.kinds
    expect(kinds, event).toBeDefined()
    for (const fact of [who, ...Object.keys(only)]) expect(Object.keys(kinds!), event).toContain(fact)
    expect(FEATURES).toHaveProperty(mood)
  }
})
