// The history by rounds: each line with the seat it is about, and what one deal brought in one line.
import type { Catalogue } from '../texts/catalogue'
import type { Told } from '../texts/teller'
import type { Game } from './game'

export interface Line {
  text: string
  seat: number | null // whom it is about
  at: number // the number of its event
  isMoment: boolean // it was staged
}

export interface Chapter {
  title: string // empty: what came before the first round
  at: number
  lines: Line[]
}

const OVER = 'over'

/** `told` in rounds, as the game counts them. */
export function chaptersOf(told: readonly Told[], { catalogue, chapter = '', deals }: Pick<Game, 'catalogue' | 'chapter' | 'deals'>): Chapter[] {
  const found: Chapter[] = []
  let isDeal = false // the last line is one, and may go on
  for (const line of told) {
    const { text, name, at } = line
    const last = found.at(-1)
    if (name === chapter || name === OVER || !last) {
      isDeal = false
      found.push(name === chapter || name === OVER ? { title: text, at, lines: [] } : { title: '', at, lines: [lineOf(line, catalogue)] })
    } else if (isDeal && deals?.follows.has(name)) {
      last.lines.at(-1)!.text += ` ${text}`
    } else {
      isDeal = deals?.begins(line) ?? false
      last.lines.push(lineOf(line, catalogue))
    }
  }
  return found
}

function lineOf({ text, name, facts, at }: Told, catalogue: Catalogue): Line {
  const entry = catalogue.events[name]
  const who = Object.keys(entry?.kinds ?? { seat: 'seat' }).find((fact) => (entry?.kinds[fact] ?? 'seat') === 'seat' && typeof facts[fact] === 'number')
  return { text, seat: who === undefined ? null : Number(facts[who]), at, isMoment: Boolean(entry?.stays) }
}
