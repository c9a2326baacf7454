// The end of a game stays in sight until its reader goes on.
import { expect, test } from 'vitest'
import { Ending, type Ended } from '../../src/table/ending.svelte'

const ended = (match: number) => ({ view: {}, table: { match }, speech: {} }) as unknown as Ended

test('a reader of the count keeps it when the next game begins, until they go there', () => {
  const ending = new Ending()
  const first = ended(1)
  ending.follow(first, 1)
  expect(ending.held).toBeNull()
  ending.follow(null, 2)
  expect(ending.held).toBe(first)
  ending.follow(null, 2)
  expect(ending.held).toBe(first)
  ending.leave()
  expect(ending.held).toBeNull()
})

test('who began the next game, or had closed the count, is there at once', () => {
  const host = new Ending()
  host.follow(ended(1), 1)
  host.want()
  host.follow(null, 2)
  expect(host.held).toBeNull()

  const looking = new Ending()
  looking.follow(ended(1), 1)
  looking.follow(null, 1)
  looking.follow(null, 2)
  expect(looking.held).toBeNull()
})

test('the end of the next game takes the place of the one before', () => {
  const ending = new Ending()
  ending.follow(ended(1), 1)
  ending.follow(null, 2)
  ending.follow(ended(2), 2)
  expect(ending.held).toBeNull()
})
