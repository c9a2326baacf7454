// Where something can lie on the table without covering what matters.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}
export interface Spot {
  left: number
  top: number
  height: number // as high as there is room
}

const MARGIN = 8 // from the edges of the window
const GAP = 6 // from what must stay in sight
const STEP = 8
const HEIGHTS = [1, 0.95, 0.9, 0.8, 0.7, 0.6, 0.45] // of what it would like, where it would cover something otherwise

/** The spot nearest to the first box that covers none of them; where there is none, the one that covers least.
 *  Of two such spots, the one that covers less of the others is better. */
export function findRoom(boxes: readonly Box[], others: readonly Box[], size: Size & { least?: number }, window: Size): Spot {
  const near = boxes[0]
  const width = Math.min(size.width, window.width - 2 * MARGIN)
  let least: { spot: Spot; cost: number } | null = null
  for (const share of HEIGHTS) {
    const height = Math.min(Math.max(size.height * share, size.least ?? 0), window.height - 2 * MARGIN)
    let best: { spot: Spot; cost: number } | null = null
    for (const left of columns(near, width, window.width)) {
      for (let top = MARGIN; top + height <= window.height - MARGIN; top += STEP) {
        const spot = { left, top, height }
        const covered = boxes.reduce((sum, box) => sum + overlap(box, spot, width), 0)
        const beside = others.reduce((sum, box) => sum + overlap(box, spot, width), 0)
        const cost = covered * 1000 + beside + (near ? distance(near, spot, width) : Math.abs(top + height / 2 - window.height / 2))
        if (covered === 0 && (best === null || cost < best.cost)) best = { spot, cost }
        if (least === null || cost < least.cost) least = { spot, cost }
      }
    }
    if (best) return best.spot
  }
  return least?.spot ?? { left: MARGIN, top: MARGIN, height: size.height }
}

function columns(near: Box | undefined, width: number, window: number): number[] {
  const last = window - width - MARGIN
  const centred = near ? (near.left + near.right - width) / 2 : (window - width) / 2
  return [Math.max(MARGIN, Math.min(last, centred)), MARGIN, last]
}

function overlap(box: Box, spot: Spot, width: number): number {
  const across = Math.min(box.right + GAP, spot.left + width) - Math.max(box.left - GAP, spot.left)
  const down = Math.min(box.bottom + GAP, spot.top + spot.height) - Math.max(box.top - GAP, spot.top)
  return across > 0 && down > 0 ? across * down : 0
}

function distance(box: Box, spot: Spot, width: number): number {
  const across = Math.max(0, box.left - spot.left - width, spot.left - box.right)
  const down = Math.max(0, box.top - spot.top - spot.height, spot.top - box.bottom)
  return across + down
}
