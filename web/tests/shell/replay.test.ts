// A replay stages what the table staged, as it goes forward; whoever jumps or goes back sees the table at once.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '../../src/games/sheriff'
import Replay from '../../src/shell/Replay.svelte'
import { sound } from '../../src/table/sounds'
import { texts } from '../../src/texts/texts.svelte'
import { replayOf } from '../../src/wire/api'
import { saved } from '../../src/wire/saved.svelte'
import type { ReplayFilm } from '../../src/wire/types'
import { NAMES } from '../games/sampled'
import samples from '../samples/sheriff.json'

vi.mock('../../src/table/sounds', () => ({ sound: vi.fn() }))
vi.mock('../../src/wire/api', async (original) => ({ ...(await original<object>()), replayOf: vi.fn() }))

const of = (name: keyof typeof samples.events) => ({ name, facts: samples.events[name] })
const STEPS = [[of('declared')], [of('waved')], [of('opened'), of('paid')], [of('round_began')], [of('over')]]
const film = {
  ...{ game: 'sheriff', players: 4, names: NAMES, levels: ['', '', '', ''], portraits: ['lady', 'monk', '', ''], colours: [], options: {} },
  ...{ viewer: -1, view: samples.moments.inspection.view, events: [], scores: [], winners: [], commitment: '', seed: '' },
  steps: STEPS.map((events, at) => ({ at, seat: 0, events })),
} as unknown as ReplayFilm

beforeEach(async () => {
  vi.mocked(replayOf).mockResolvedValue(film)
  await texts.load([...game.texts, 'house-rules'])
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(sound).mockClear()
  saved.set({ calm: false })
})

const staged = () => document.querySelector<HTMLElement>('.moment')
const at = () => document.querySelector('output')!.textContent
const press = (key: string) => fireEvent.keyDown(document.body, { key })

async function watch(step: number): Promise<void> {
  render(Replay, { table: 'k7r2m', step })
  await waitFor(() => expect(document.querySelector('output')).not.toBeNull())
  vi.useFakeTimers()
}

test('what the next step brings is staged with what came of it, heard, and ended by a key or a click', async () => {
  await watch(0)
  await press('ArrowRight')
  expect([at(), staged()]).toEqual(['1 / 5', null]) // what is declared is no moment
  await press('ArrowRight')
  expect(staged()?.querySelector('[data-passed]')).not.toBeNull()
  await press('Escape')
  expect([at(), staged()]).toEqual(['2 / 5', null])
  await fireEvent.click(screen.getByRole('button', { name: 'Next step' }))
  expect(staged()?.querySelector('[data-opened] [data-coins]')).not.toBeNull()
  expect(vi.mocked(sound).mock.calls).toContainEqual([game.sounds['opened']])
  await fireEvent.click(staged()!)
  expect(staged()).toBeNull()
})

test('whoever goes on before its time is up sees the next one', async () => {
  await watch(1)
  await press('ArrowRight')
  await press('ArrowRight')
  expect([at(), staged()?.querySelector('[data-opened]')]).toEqual(['3 / 5', expect.anything()])
})

test.each([
  ['back', 'ArrowLeft', '2 / 5'],
  ['to the start', 'Home', '0 / 5'],
  ['to the end', 'End', '5 / 5'],
])('nothing is staged for whoever goes %s, and what was staged is gone', async (_, key, shown) => {
  await watch(2)
  await press('ArrowRight')
  expect(staged()).not.toBeNull()
  await press(key)
  expect([at(), staged()]).toEqual([shown, null])
})

test('nothing is staged again at the end', async () => {
  await watch(5)
  await press('ArrowRight')
  expect([at(), staged()]).toEqual(['5 / 5', null])
})

test('it runs on when a moment has had its time', async () => {
  await watch(1)
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await vi.advanceTimersByTimeAsync(1100)
  expect(at()).toBe('2 / 5')
  await vi.advanceTimersByTimeAsync(game.catalogue.events['waved']!.stays! - 1)
  expect([at(), staged()?.querySelector('[data-passed]')]).toEqual(['2 / 5', expect.anything()])
  await vi.advanceTimersByTimeAsync(1)
  expect([at(), staged()]).toEqual(['2 / 5', null])
  await vi.advanceTimersByTimeAsync(1100)
  expect([at(), staged()?.querySelector('[data-opened]')]).toEqual(['3 / 5', expect.anything()])
})

test('whoever asks for calm sees a still with all its coins', async () => {
  saved.set({ calm: true })
  await watch(2)
  await press('ArrowRight')
  await tick()
  const coins = [...staged()!.querySelectorAll('.coin')]
  expect(coins.length).toBeGreaterThan(0)
  expect(coins.every((coin) => coin.classList.contains('shown'))).toBe(true)
})

test('the history and the table show the faces of those who played', async () => {
  await watch(3)
  expect(document.querySelector('.history .face')).not.toBeNull()
  expect(document.querySelector('[data-face="0"]')).not.toBeNull()
})
