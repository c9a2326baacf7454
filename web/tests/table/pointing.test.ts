// The mouse: what is pointed at explains itself, what comes under a mouse at rest does not.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Explain from '../../src/table/Explain.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function lay(words: string): HTMLElement {
  const thing = document.createElement('p')
  thing.dataset['explain'] = `words ${words}`
  return document.body.appendChild(thing)
}

async function enter(thing: HTMLElement, clientX: number) {
  const at = { clientX, clientY: 1, pointerType: 'mouse' }
  await fireEvent.pointerOver(thing, at)
  return at
}

test('whatever comes under a mouse at rest waits until it is pointed at', async () => {
  render(Explain, { game: { catalogue: { game: 'none' } }, speech: null, view: null } as never)
  const [first, second] = [lay('the first'), lay('the second')]
  const at = await enter(first, 5) // where the table was opened with a click
  await vi.advanceTimersByTimeAsync(400)
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  await fireEvent.pointerMove(first, at)
  await fireEvent.pointerMove(first, { ...at, clientX: 4 })
  await fireEvent.pointerMove(first, at)
  await vi.advanceTimersByTimeAsync(400)
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('the first')
  await enter(second, 5) // the table has changed; the mouse has not moved
  await vi.advanceTimersByTimeAsync(400)
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  await enter(first, 6)
  await vi.advanceTimersByTimeAsync(400)
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('the first')
})
