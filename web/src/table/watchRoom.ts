// How much room what must be in sight leaves above it, for what is only looked at.

/** Tells it in pixels, and whether what is only looked at fits there, whenever a part or the window changes its size.
 *  It is measured once the page is laid out. */
export function watchRoom(looked: string, needed: string, tell: (spare: number, fits: boolean) => void) {
  return (table: HTMLElement) => {
    const scroller = table.closest('main')
    if (!scroller) return
    const parts = (which: string) => [...table.querySelectorAll<HTMLElement>(which)]
    const sizes = new ResizeObserver(() => {
      const gap = parseFloat(getComputedStyle(table).rowGap) || 0
      const high = (which: string) => parts(which).reduce((sum, part) => sum + part.scrollHeight + gap, 0)
      const spare = scroller.clientHeight - table.offsetTop - high(needed)
      tell(Math.max(0, spare), high(looked) <= spare)
    })
    for (const part of [scroller, table, ...parts(looked), ...parts(needed)]) sizes.observe(part)
    return () => sizes.disconnect()
  }
}
