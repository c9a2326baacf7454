// Sounds: none before a touch; the device sleeps in the silence between them, and none is lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let sung = 0
const ramp = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} })
const node = () => ({ connect: (to: unknown) => to, start: () => sung++, stop() {}, gain: ramp(), frequency: ramp() })

class Device {
  static made: Device[] = []
  state = 'suspended'
  currentTime = 0
  destination = {}
  createGain = node
  createOscillator = node
  resume = vi.fn(async () => void (this.state = 'running'))
  suspend = vi.fn(async () => void (this.state = 'suspended'))
  constructor() {
    Device.made.push(this)
  }
}

beforeEach(() => {
  sung = 0
  Device.made = []
  vi.resetModules() // a page that nobody has touched
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Device)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing sounds before a touch', async () => {
  const { sound } = await import('../../src/table/sounds')
  sound('bell')
  expect([Device.made.length, sung]).toEqual([0, 0])
})

test('one switch turns every sound off', async () => {
  const { perform, sound, tone, wakeSound } = await import('../../src/table/sounds')
  const { saved } = await import('../../src/wire/saved.svelte')
  wakeSound()
  await vi.advanceTimersByTimeAsync(0)
  saved.set({ sound: false })
  sound('coin')
  sound('win')
  perform([tone(0, 440, 1)])
  expect(sung).toBe(0)
  saved.set({ sound: true })
  sound('tick')
  expect(sung).toBe(1)
})

test('the device sleeps in a silence, and the next sound wakes it', async () => {
  const { sound, wakeSound } = await import('../../src/table/sounds')
  wakeSound()
  await vi.advanceTimersByTimeAsync(0)
  sound('bell')
  expect(sung).toBe(2)
  const device = Device.made[0]!
  await vi.advanceTimersByTimeAsync(2_500)
  expect(device.state).toBe('running') // the bell has only just faded
  await vi.advanceTimersByTimeAsync(500)
  expect(device.state).toBe('suspended')
  wakeSound()
  expect(device.state).toBe('suspended') // a touch makes no sound
  sound('tick')
  expect(sung).toBe(3)
  expect(device.state).toBe('running')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(device.state).toBe('suspended')
})
