// A menu that closeOnOutsideClick away as people expect: on Escape, and when they press elsewhere.

export function closeOnOutsideClick(menu: HTMLDetailsElement): () => void {
  const elsewhere = (event: PointerEvent) => {
    if (!menu.contains(event.target as Node)) menu.open = false
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', elsewhere)
  document.addEventListener('keydown', escape)
  return () => {
    document.removeEventListener('pointerdown', elsewhere)
    document.removeEventListener('keydown', escape)
  }
}
