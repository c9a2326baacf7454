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

// By the last sentence of each: what is told again is the same object, so that a page draws only what is new.
const keptLines = new WeakMap<Told, Line>()
const keptChapters = new WeakMap<Told, Chapter>()

/** `told` in rounds, as the game counts them. */
export function chaptersOf(
  told: readonly Told[],
  { catalogue, chapter = '', deals, about }: Pick<Game, 'catalogue' | 'chapter' | 'deals' | 'about'>,
): Chapter[] {
  const found: Chapter[] = []
  let isDeal = false // the last line is one, and may go on
  for (const [nth, line] of told.entries()) {
    const { text, name, at } = line
    const last = found.at(-1)
    if (name === chapter || name === OVER || !last) {
      isDeal = false
      if (last) found[found.length - 1] = kept(keptChapters, told[nth - 1]!, last)
      found.push(name === chapter || name === OVER ? { title: text, at, lines: [] } : { title: '', at, lines: [lineOf(line, catalogue, about)] })
    } else if (isDeal && deals?.follows.has(name)) {
      const begun = last.lines.pop()!
      last.lines.push(kept(keptLines, line, { ...begun, text: `${begun.text} ${text}` }))
    } else {
      isDeal = deals?.begins(line) ?? false
      last.lines.push(kept(keptLines, line, lineOf(line, catalogue, about)))
    }
  }
  return found
}

/** What was made before with the same end, if it is the same. */
function kept<Made extends object>(before: WeakMap<Told, Made>, last: Told, made: Made): Made {
  const found = before.get(last)
  if (found && Object.entries(made).every(([field, value]) => isSame(found[field as keyof Made], value))) return found
  before.set(last, made)
  return made
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((each, at) => each === other[at])
}

function lineOf(line: Told, catalogue: Catalogue, about: Game['about']): Line {
  const { text, name, facts, at } = line
  const entry = catalogue.events[name]
  const who =
    about?.(line) ?? Object.keys(entry?.kinds ?? { seat: 'seat' }).find((fact) => (entry?.kinds[fact] ?? 'seat') === 'seat' && typeof facts[fact] === 'number')
  return { text, seat: who === undefined ? null : Number(facts[who]), at, isMoment: Boolean(entry?.stays) }
}
