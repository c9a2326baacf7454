// What is fetched when it is needed comes, even if the network was away for a moment.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insist } from '../../src/wire/insist'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('it is tried again, after longer and longer pauses', async () => {
  const get = vi.fn().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline')).mockResolvedValue('the end')
  const got = insist(get)
  await vi.advanceTimersByTimeAsync(999)
  expect(get).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(get).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(get).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await got).toBe('the end')
})
