// The guided game: each mark is shown once, and they are counted in the order in which they come.
import { render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import Guide from '../../src/table/Guide.svelte'
import { texts } from '../../src/texts/texts.svelte'

const here = (word: string) => ({ view: word }) as never
const steps = ['welcome', 'jewels', 'copper'].map((word) => ({
  text: `web-nottingham-guide-${word}`,
  act: true as const,
  when: (now: { view: unknown }) => now.view === word,
}))
beforeEach(async () => {
  sessionStorage.clear()
  await texts.load(['web-nottingham'])
})

function guide() {
  const props = { name: 'table lesson', steps, now: here('welcome'), resting: true, onread: () => {}, waited: null, onend: () => {} }
  const { container, rerender } = render(Guide, props)
  return {
    shown: () => container.querySelector<HTMLElement>('[data-step]')?.dataset['step']?.split('-').at(-1) ?? '',
    count: () => container.querySelector('.count')?.textContent ?? '',
    now: (word: string, resting = true) => rerender({ ...props, now: here(word), resting }),
  }
}

test('marks are counted as they come, not by their place in the list', async () => {
  const { shown, count, now } = guide()
  const counts = [count()]
  for (const word of ['copper', 'jewels']) {
    await now(word)
    expect(shown()).toBe(word)
    counts.push(count())
  }
  expect(counts.map((each) => Number(/\d+/.exec(each)![0]))).toEqual([1, 2, 3])
})

test('a mark that was followed is not shown again, also when its moment passed while the table was busy', async () => {
  const { shown, now } = guide()
  await now('copper')
  expect(shown()).toBe('copper')
  await now('copper', false)
  await now('elsewhere', false)
  await now('elsewhere')
  await now('copper')
  expect(shown()).toBe('')
})
