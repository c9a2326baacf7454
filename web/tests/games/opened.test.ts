// An opened bag: the fine is counted in coins, and the honest are not staged as liars are.
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '../../src/games/sheriff'
import Opened from '../../src/games/sheriff/Opened.svelte'
import { sound } from '../../src/table/sounds'
import { saved } from '../../src/wire/saved.svelte'
import { speechIn } from './sampled'

vi.mock('../../src/table/sounds', () => ({ sound: vi.fn() }))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(sound).mockClear()
  saved.set({ calm: false })
})

const opened = (lies: string[]) => ({
  name: 'opened',
  facts: {
    sheriff: 0,
    seat: 1,
    goods: ['apple', 'silk'],
    declared: 'apple',
    cards: 2,
    truths: lies.length ? ['apple'] : ['apple', 'apple'],
    lies,
    summonses: 0,
  },
})
const paid = (giver: number, taker: number, coins: number) => ({ name: 'paid', facts: { giver, taker, coins } })
const heard = () => vi.mocked(sound).mock.calls.map(([name]) => name)

async function stage(lies: string[], coins: number): Promise<HTMLElement> {
  const events = [opened(lies), lies.length ? paid(1, 0, coins) : paid(0, 1, coins)]
  return render(Opened, { props: { events, speech: await speechIn('en', game, null) } }).container
}
const counted = (scene: HTMLElement) => scene.querySelector<HTMLElement>('[data-coins]')?.dataset['coins']

test('a liar pays coin by coin, after the gavel', async () => {
  const scene = await stage(['silk'], 4)
  expect(scene.querySelector('[data-verdict=lie]')).not.toBeNull()
  expect([...scene.querySelectorAll<HTMLElement>('.card.wrong')].map((card) => card.dataset['explain'])).toEqual(['good silk'])
  expect([counted(scene), heard()]).toEqual(['0', []])
  const seen = new Set<string | undefined>()
  for (let at = 0; at < 60; at++) {
    await vi.advanceTimersByTimeAsync(50)
    await tick()
    seen.add(counted(scene))
  }
  expect([...seen]).toEqual(['0', '1', '2', '3', '4'])
  expect(heard()).toEqual(['gavel', 'coin', 'coin', 'coin', 'coin'])
  expect(scene.querySelectorAll('.coin.shown')).toHaveLength(4)
})

test('the honest are paid, and it sounds and looks otherwise', async () => {
  const scene = await stage([], 2)
  expect(scene.querySelector('[data-verdict=honest]')).not.toBeNull()
  expect(scene.querySelector('.wrong')).toBeNull()
  for (let at = 0; at < 4; at++) await vi.advanceTimersByTimeAsync(1000)
  expect(heard()).toEqual(['chime', 'coin', 'coin'])
})

test('a high fine is counted to its end in no more time than it is shown', async () => {
  const scene = await stage(['silk'], 37)
  for (let at = 0; at < 40; at++) await vi.advanceTimersByTimeAsync(100)
  expect(counted(scene)).toBe('37')
  expect(scene.querySelectorAll('.coin')).toHaveLength(12)
})

test('whoever asks for calm has all of it at once', async () => {
  saved.set({ calm: true })
  const scene = await stage(['silk'], 4)
  expect(counted(scene)).toBe('4')
  expect(scene.querySelectorAll('.coin.shown')).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard().toSorted()).toEqual(['coin', 'gavel'])
})
