// The road around the square: a rounded rectangle, walked clockwise from its upper left corner.

import type { Teller } from '../../texts/teller'

const CORNER = 22

/** Where the Sheriff is, and the numbers ahead of him. */
export function trackLine(speech: Teller, track: readonly number[], sheriff: number, number: number): string {
  const ahead = track.slice(sheriff, sheriff + 6).join(' ')
  if (sheriff === 0) return speech.say('nottingham-track-start', { ahead })
  return speech.say('nottingham-track-line', { number, ahead: ahead || speech.say('nottingham-title') })
}

export interface Point {
  x: number
  y: number
}

/** The point after a share of the way round, from 0 to 1. */
export function along(share: number, width: number, height: number, margin: number): Point {
  const across = width - 2 * margin
  const down = height - 2 * margin
  let way = (((share % 1) + 1) % 1) * 2 * (across + down)
  if (way < across) return { x: margin + way, y: margin }
  way -= across
  if (way < down) return { x: width - margin, y: margin + way }
  way -= down
  if (way < across) return { x: width - margin - way, y: height - margin }
  return { x: margin, y: height - margin - (way - across) }
}

export function roadPath(width: number, height: number, margin: number): string {
  const [left, top, right, bottom] = [margin, margin, width - margin, height - margin]
  const corner = Math.min(CORNER, margin)
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`
  return [
    `M${left + corner} ${top}H${right - corner}${turn(corner, corner)}`,
    `V${bottom - corner}${turn(-corner, corner)}H${left + corner}${turn(-corner, -corner)}`,
    `V${top + corner}${turn(corner, -corner)}z`,
  ].join('')
}
