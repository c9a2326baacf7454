// The place of the keyboard: when a choice that was made with it is gone, the next one has the focus.

export interface Place {
  destroy(): void
  /** Call this when the choices have changed. */
  find(): void
}

/** `calls` are selectors of what comes first, in this order. */
export function keepPlace(root: HTMLElement, calls: readonly string[]): Place {
  let withKeys = false
  const typed = () => (withKeys = true)
  const pointed = () => (withKeys = false)
  root.addEventListener('keydown', typed)
  root.addEventListener('pointerdown', pointed)

  function find(): void {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (!withKeys || !lost) return
    for (const call of calls) {
      const found = root.querySelector<HTMLElement>(`${call} button:not([aria-disabled]):not(:disabled)`)
      if (found) return found.focus()
    }
  }

  return {
    find,
    destroy() {
      root.removeEventListener('keydown', typed)
      root.removeEventListener('pointerdown', pointed)
    },
  }
}
