// Things that move across a table: from one spot to another, seen for a moment and gone.

/** A spot is an element of the table with `data-spot="…"`. */
export interface Flight<Item> {
  from: string
  to: string
  item: Item
}

/** Where a spot is on the screen; the first of several that can be seen. */
export function place(root: HTMLElement, spot: string): DOMRect | null {
  for (const found of root.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)) {
    const box = found.getBoundingClientRect()
    if (box.width > 0) return box
  }
  return null
}

/** The steps of a flight from the middle of one spot to the middle of another, on a low arc. */
export function path(from: DOMRect, to: DOMRect, width: number): Keyframe[] {
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 }
  const lift = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 6)
  const at = (x: number, y: number, scale: number) => `translate(${x - width / 2}px, ${y - width * 0.7}px) scale(${scale})`
  return [
    { transform: at(start.x, start.y, 0.8), opacity: 0.2 },
    { transform: at(start.x, start.y, 1), opacity: 1, offset: 0.15 },
    { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.08), opacity: 1, offset: 0.55 },
    { transform: at(end.x, end.y, 1), opacity: 1, offset: 0.9 },
    { transform: at(end.x, end.y, 0.7), opacity: 0 },
  ]
}
