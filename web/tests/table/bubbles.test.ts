// Bubbles: what somebody says lies over their place, and over nothing that can be chosen.
import { fireEvent, render, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Bubbles from '../../src/table/Bubbles.svelte'
import type { ChatLine } from '../../src/wire/types'

const said = (n: number, seat = 1): ChatLine => ({ n, name: 'Tuck', seat, text: 'Apples!', remark: '', at: 0 })
const shown = () => document.querySelectorAll('.sky p')
const top = () => parseFloat((shown()[0] as HTMLElement).style.top)

/** Elements say themselves where they are: "x y width height". */
function boxOf(this: Element): DOMRect {
  const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number)
  return new DOMRect(x, y, width, height)
}

beforeEach(() => {
  vi.stubGlobal(
    'DOMRect',
    class {
      right: number
      bottom: number
      constructor(
        public x: number,
        public y: number,
        public width: number,
        public height: number,
      ) {
        this.right = x + width
        this.bottom = y + height
      }
      get top() {
        return this.y
      }
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf)
  document.body.innerHTML = '<main data-phase="inspection"><div data-spot="seat-1" data-box="10 100 300 200"></div></main>'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

async function speak() {
  const props = { seats: [], seat: 0, scene: 0 }
  const { rerender } = render(Bubbles, { props: { ...props, lines: [] as ChatLine[] } })
  await rerender({ ...props, lines: [said(1)] })
}
const choose = (box: string) => document.querySelector('main')!.insertAdjacentHTML('beforeend', `<button data-box="${box}">Open</button>`)

test('over the place of whoever speaks', async () => {
  await speak()
  expect(shown()).toHaveLength(1)
  expect(top()).toBe(102)
})

test('lower where it would lie over a choice, and nowhere if there is one too', async () => {
  choose('120 110 80 44')
  await speak()
  expect(top()).toBeGreaterThan(200)
  choose('120 250 80 44') // comes while the bubble is there
  await waitFor(() => expect(shown()).toHaveLength(0))
})

test('what is said before the count is shown with it', async () => {
  const props = { seats: [], seat: 0, scene: 0 }
  const { rerender } = render(Bubbles, { props: { ...props, lines: [] as ChatLine[], held: true } })
  await rerender({ ...props, lines: [said(1)], held: true })
  expect(shown()).toHaveLength(0)
  await rerender({ ...props, lines: [said(1)], held: false })
  expect(shown()).toHaveLength(1)
})

test('a choice elsewhere does not move it', async () => {
  choose('500 110 80 44')
  await speak()
  choose('120 400 80 44')
  await tick()
  expect(top()).toBe(102)
})

test('in a window of another size it lies over the place again', async () => {
  await speak()
  document.querySelector('[data-spot]')!.setAttribute('data-box', '10 300 300 200')
  await fireEvent(window, new Event('resize'))
  expect(top()).toBe(302)
})

test('neighbours who speak at once lie one below the other, the newest on top', async () => {
  document.querySelector('main')!.insertAdjacentHTML('beforeend', '<div data-spot="seat-2" data-box="130 100 100 200"></div>')
  const props = { seats: [], seat: 0, scene: 0 }
  const { rerender } = render(Bubbles, { props: { ...props, lines: [] as ChatLine[] } })
  await rerender({ ...props, lines: [said(1), said(2, 2)] })
  const tops = [...shown()].map((each) => parseFloat((each as HTMLElement).style.top))
  expect(tops).toEqual([242.4, 102]) // the elder at the foot of its place
  await rerender({ ...props, lines: [said(1), said(2, 2), said(3)] })
  expect([...shown()].map((each) => parseFloat((each as HTMLElement).style.top))).toEqual([242.4, 102])
})

test('what moves under it without being added, moves it', async () => {
  choose('500 110 80 44')
  const [choice, prompt] = [document.querySelector('button')!, document.body.appendChild(document.createTextNode('Short.'))]
  await speak()
  expect(top()).toBe(102)
  choice.setAttribute('data-box', '120 110 80 44')
  prompt.data = 'A longer sentence.'
  await waitFor(() => expect(top()).toBeGreaterThan(110))
})

test('what can be chosen only now makes room as well', async () => {
  choose('120 110 80 44')
  const choice = document.querySelector('button')!
  choice.disabled = true
  await speak()
  expect(top()).toBe(102)
  choice.disabled = false
  await waitFor(() => expect(top()).toBeGreaterThan(110))
})
