// An offer that has just come, or replaced another, cannot be answered in its first second.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FreshOffers } from '../../src/table/fresh.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a new number is locked for a second; the others stay as they are', () => {
  const fresh = new FreshOffers()
  fresh.see([1])
  vi.advanceTimersByTime(1000)
  expect(fresh.isLocked(1)).toBe(false)
  fresh.see([1, 2])
  expect([fresh.isLocked(1), fresh.isLocked(2)]).toEqual([false, true])
  vi.advanceTimersByTime(999)
  expect(fresh.isLocked(2)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(fresh.isLocked(2)).toBe(false)
})
