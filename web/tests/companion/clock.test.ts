// What the inspection clock does besides counting: the screen stays on, the heart beats, the gong sounds, the phone shakes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InspectionClock } from '../../src/companion/clock.svelte'
import * as effects from '../../src/companion/effects'
import { kept } from '../../src/companion/kept.svelte'
import { speak } from '../../src/companion/reveal'

const release = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release }))
const vibrate = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('navigator', { wakeLock: { request }, vibrate, language: 'en' })
  vi.spyOn(effects, 'play').mockReturnValue()
  vi.spyOn(effects, 'beat').mockReturnValue()
  kept.people = ['Ann', 'Bob', 'Cid']
  kept.sheriff.clock = null
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('keeps the screen on while it runs, and lets it go at a pause', async () => {
  const clock = new InspectionClock()
  clock.start()
  await vi.advanceTimersByTimeAsync(200)
  expect(request).toHaveBeenCalledWith('screen')
  expect(release).not.toHaveBeenCalled()
  clock.pause()
  expect(release).toHaveBeenCalledOnce()
})

it('beats in each of the last ten seconds, then strikes the gong and shakes once', async () => {
  const clock = new InspectionClock()
  clock.start()
  await vi.advanceTimersByTimeAsync(109_000) // of two minutes, for two merchants
  expect(effects.beat).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_900)
  expect(vi.mocked(effects.beat).mock.calls.map(([seconds]) => seconds)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(effects.play).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(vi.mocked(effects.play).mock.calls).toEqual([['gong']])
  expect(vibrate).toHaveBeenLastCalledWith([400, 150, 400, 150, 800])
  expect(clock.isUp).toBe(true)
})

it('goes on with the reveal where no voice ever says that it is done', async () => {
  vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak: vi.fn() })
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  const said = vi.fn()
  void speak('Ann wins.').then(said)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said).toHaveBeenCalledOnce()
})
