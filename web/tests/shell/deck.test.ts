// The controls of a replay: it runs at the chosen speed up to its end, and goes to the beginning of a round.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ReplayDeck from '../../src/shell/ReplayDeck.svelte'
import { texts } from '../../src/texts/texts.svelte'

const CHAPTERS = [
  { title: 'Round 1', step: 0 },
  { title: 'Round 2', step: 4 },
  { title: 'Round 3', step: 9 },
]

async function deck() {
  await texts.load([])
  vi.useFakeTimers()
  const { rerender } = render(ReplayDeck, { at: 0, most: 12, chapters: CHAPTERS, held: false, ongo, onnext })
  return { rerender }
}
let ongo: ReturnType<typeof vi.fn<(step: number) => void>>
let onnext: ReturnType<typeof vi.fn<() => void>>
beforeEach(() => {
  ongo = vi.fn()
  onnext = vi.fn()
})
afterEach(() => vi.useRealTimers())

test.each([
  [0.5, 2200],
  [1, 1100],
  [2, 550],
  [4, 275],
])('at speed %d a step takes %d milliseconds', async (speed, step) => {
  await deck()
  await fireEvent.change(screen.getByRole('combobox', { name: /Speed/ }), { target: { value: speed } })
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  vi.advanceTimersByTime(step - 1)
  expect(onnext).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onnext).toHaveBeenCalledOnce()
})

test('a replay waits while a moment is shown, and then goes on by itself', async () => {
  const { rerender } = await deck()
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await rerender({ held: true })
  vi.advanceTimersByTime(60_000)
  expect(onnext).not.toHaveBeenCalled()
  await fireEvent.keyDown(document.body, { key: ' ' }) // ends the moment, not the replay
  await rerender({ held: false })
  vi.advanceTimersByTime(1100)
  expect(onnext).toHaveBeenCalledOnce()
})

test('a replay stops at its end', async () => {
  const { rerender } = await deck()
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await rerender({ at: 12 })
  vi.advanceTimersByTime(5000)
  expect(onnext).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
})

test('the round that is shown is chosen, and another one is a choice away', async () => {
  const { rerender } = await deck()
  const rounds = screen.getByRole<HTMLSelectElement>('combobox', { name: /Go to/ })
  await rerender({ at: 5 })
  expect(rounds.selectedOptions[0]!.textContent).toBe('Round 2')
  await fireEvent.change(rounds, { target: { value: 2 } })
  expect(ongo).toHaveBeenCalledExactlyOnceWith(9)
})
