// Whoever acts by keyboard stays where they were.
import { fireEvent } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { keepFocus } from '../../src/table/keepFocus'

let stop = () => {}
afterEach(() => stop())

function table(): HTMLElement {
  document.body.innerHTML = '<main><nav><button>rule</button></nav><section><p><button id="a">a</button></p><button id="b">b</button></section></main>'
  const frame = document.querySelector('main')!
  stop = keepFocus(frame)
  return frame
}
const focused = () => document.activeElement?.textContent
const changed = () => new Promise((next) => setTimeout(next))

async function actOn(id: string, key = true): Promise<HTMLElement> {
  const button = document.getElementById(id)!
  button.focus()
  if (key) await fireEvent.keyDown(button, { key: 'Enter' })
  else await fireEvent.pointerDown(button)
  return button
}

test('where what was used has gone, what stood beside it has the focus', async () => {
  table()
  ;(await actOn('a')).parentElement!.remove()
  await changed()
  expect(focused()).toBe('b')
})

test('where everything beside it has gone too, the first choice has it', async () => {
  table()
  ;(await actOn('a')).closest('section')!.remove()
  await changed()
  expect(focused()).toBe('rule')
})

test('a finger needs no focus', async () => {
  table()
  ;(await actOn('a', false)).remove()
  await changed()
  expect(document.activeElement).toBe(document.body)
})
