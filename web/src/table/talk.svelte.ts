// The talk at a table: a line in the reader's words, and how many lines they have not seen yet.
import { MOODS, type Mood } from '../art/faces/faces'
import { remarkWords } from '../texts/bots'
import type { Texts } from '../texts/texts.svelte'
import type { ChatLine } from '../wire/types'

/** What was said, in the reader's words. */
export const spoken = (texts: Pick<Texts, 'say' | 'knows'>, line: ChatLine): string => (line.remark ? remarkWords(texts, line.remark) : line.text)

/** The mood of a face that somebody has made instead of words. */
export function emoted({ remark }: Pick<ChatLine, 'remark'>): Mood | null {
  const mood = remark.startsWith('remark-emote-') ? remark.slice('remark-emote-'.length) : ''
  return MOODS.find((each) => each === mood) ?? null
}

/** Counts what others have said since the talk was last in sight. */
export class Unread {
  #seen = $state(0) // number of the last line that was in sight

  constructor(lines: readonly ChatLine[]) {
    this.see(lines) // what was said before one came in is no news
  }

  see(lines: readonly ChatLine[]): void {
    this.#seen = Math.max(this.#seen, lines.at(-1)?.n ?? 0)
  }

  count(texts: Pick<Texts, 'say' | 'knows'>, lines: readonly ChatLine[], seat: number | null): number {
    return lines.filter((line) => line.n > this.#seen && (seat === null || line.seat !== seat) && spoken(texts, line)).length
  }
}
