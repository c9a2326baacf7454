// Whoever acts by keyboard stays where they were: what had the focus gets it back when it can be used again, and where it
// has gone, what is nearest takes it.
const CHOICE = 'button:not([aria-disabled], :disabled)'

export function keepFocus(frame: HTMLElement): () => void {
  let chain: HTMLElement[] = [] // what had the focus, and what it stood in
  let withKeys = false // a finger needs no focus, and would open the keyboard of a phone
  const isUsable = (each: HTMLElement) => each.isConnected && !each.matches(':disabled')

  function remember({ target }: FocusEvent) {
    chain = []
    for (let each = target as HTMLElement | null; each && each !== frame; each = each.parentElement) chain.push(each)
  }

  function restore() {
    const [focused, ...around] = chain
    if (!withKeys || !focused || document.activeElement !== document.body) return
    const near = isUsable(focused) ? focused : focused.isConnected ? null : firstIn(around)
    near?.focus({ preventScroll: true })
  }

  /** Of what it stood in, the nearest that still has a choice. */
  function firstIn(around: HTMLElement[]): HTMLElement | null {
    const left = [...around.filter((each) => each.isConnected), frame]
    for (const each of left) {
      const choice = each.querySelector<HTMLElement>(CHOICE)
      if (choice) return choice
    }
    return null
  }

  const typed = () => (withKeys = true)
  const pointed = () => (withKeys = false)
  const watch = new MutationObserver(restore)
  watch.observe(frame, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  frame.addEventListener('focusin', remember)
  frame.addEventListener('keydown', typed)
  addEventListener('pointerdown', pointed)
  return () => {
    watch.disconnect()
    frame.removeEventListener('focusin', remember)
    frame.removeEventListener('keydown', typed)
    removeEventListener('pointerdown', pointed)
  }
}
