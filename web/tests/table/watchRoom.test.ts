// What is only looked at stands above what is decided, as far as there is room.
import { afterEach, expect, test, vi } from 'vitest'
import { watchRoom } from '../../src/table/watchRoom'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A table in a window of a phone: what is asked is 100 high, and the parts below are as high as given. */
function measured(window: number, looked: number, needed: number): [number, boolean] {
  document.body.innerHTML = '<main><div class="table"><p class="stalls"></p><p class="gate"></p></div></main>'
  const sized = (which: string, key: string, high: number) => Object.defineProperty(document.querySelector(which), key, { value: high })
  sized('main', 'clientHeight', window)
  sized('.table', 'offsetTop', 100)
  sized('.stalls', 'scrollHeight', looked)
  sized('.gate', 'scrollHeight', needed)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly changed: () => void) {}
      observe = () => this.changed()
      disconnect() {}
    },
  )
  let told: [number, boolean] = [NaN, false]
  watchRoom('.stalls', '.gate', (...now) => (told = now))(document.querySelector<HTMLElement>('.table')!)
  return told
}

test('it fits', () => expect(measured(600, 120, 300)).toEqual([200, true]))
test('one has to scroll in it', () => expect(measured(500, 120, 300)).toEqual([100, false]))
test('what is decided needs all of the room', () => expect(measured(380, 120, 300)).toEqual([0, false]))
