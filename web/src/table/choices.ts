// What can be chosen at the table, and keeping it in sight.

const CHOICES = '[data-phase] :is(button, input, select, summary, [role=button]):not([data-look], [aria-disabled=true], :disabled)'

/** Where a part of the page changes in a way that may move what can be chosen. */
export const MOVING: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true, // a longer sentence moves what lies below it
  attributeFilter: ['aria-disabled', 'class', 'disabled', 'open'],
}

/** What can be chosen now, where it is drawn. */
export function choicesIn(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CHOICES)].filter((each) => each.getBoundingClientRect().width > 0)
}

/** What the hand lies in that stays at the bottom of the window; nothing where the hand stands elsewhere. */
function keptBelow(hand: Element | null): Element | null {
  for (let each = hand; each; each = each.parentElement) {
    const { position, bottom } = getComputedStyle(each)
    if (position === 'sticky' && bottom !== 'auto') return each
  }
  return null
}

/** Scrolls what lies between the prompt and the hand when a choice would lie under the hand. Whoever scrolls away stays
 *  where they are until what can be chosen changes or moves. */
export class ChoicesInSight {
  #scroller: HTMLElement | null = null
  #places = ''
  #put = 0 // where it has scrolled to: from there it also scrolls back
  #due = 0

  readonly watch = (scroller: HTMLElement) => {
    this.#scroller = scroller
    const look = () => {
      this.#due ||= requestAnimationFrame(() => {
        this.#due = 0
        this.#reveal()
      })
    }
    const changes = new MutationObserver(look)
    changes.observe(scroller, MOVING)
    let width = scroller.clientWidth
    const sizes = new ResizeObserver(() => {
      if (scroller.clientWidth !== width) this.startAtTop() // it is laid out anew
      width = scroller.clientWidth
      look()
    })
    sizes.observe(scroller)
    return () => {
      this.#scroller = null
      cancelAnimationFrame(this.#due)
      changes.disconnect()
      sizes.disconnect()
    }
  }

  /** What is new is seen from the top of the table, where what is asked stands. */
  startAtTop() {
    this.#places = ''
    this.#put = 0
    this.#scroller?.scrollTo?.({ top: 0 })
  }

  #reveal() {
    const scroller = this.#scroller!
    const head = scroller.querySelector('.head')
    const own = keptBelow(scroller.querySelector('[data-guide=hand]'))
    if (!head || !own || scroller.querySelector('dialog[open]')) return
    const below = own.getBoundingClientRect()
    const shows = (each: Element) => each.checkVisibility({ visibilityProperty: true })
    const boxes = choicesIn(scroller)
      .filter((each) => !own.contains(each) && !head.contains(each) && shows(each))
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.right > below.left && box.left < below.right) // beside the hand nothing is under it
    if (boxes.length === 0) return
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
    const [ceiling, floor] = [head.getBoundingClientRect().bottom, below.top]
    const places = [top + scroller.scrollTop, bottom + scroller.scrollTop, ceiling, floor].map(Math.round).join()
    if (places === this.#places) return
    this.#places = places
    const under = Math.ceil(Math.min(bottom - floor, top - ceiling))
    if (under > 0 || scroller.scrollTop === this.#put) {
      scroller.scrollTo({ top: Math.max(0, scroller.scrollTop + under) })
      this.#put = scroller.scrollTop
    }
  }
}
