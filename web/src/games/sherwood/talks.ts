// What the talks around the active player hold for one reader.
import type { SherwoodSheetView, SherwoodView } from '../../wire/types'
import { of, parts } from './moves'

export interface Talking {
  sheets: SherwoodSheetView[] // those that wait for the reader's signature first
  suggestions: { at: number; terms: string[] }[]
  deals: number[] // with whom one may be written
  marks: string[] // moves that judge the oldest promise
  words: string[] // moves of one word
  speaks: boolean // may claims be made, or promises given?
}

/** Does this sheet wait for the reader's signature? */
export const asks = (sheet: SherwoodSheetView, seat: number | null): boolean => seat !== null && sheet.unsigned.includes(seat)

export function talkingOf(view: SherwoodView, legal: readonly string[], seat: number | null): Talking {
  const marks = [...of(legal, 'kept'), ...of(legal, 'broken')]
  const judged = parts(marks[0] ?? '').argument
  return {
    sheets: (view.talks?.sheets ?? []).toSorted((one, other) => Number(asks(other, seat)) - Number(asks(one, seat))),
    suggestions: (view.talks?.suggestions ?? []).flatMap((terms, at) => (terms.length ? [{ at, terms }] : [])),
    deals: of(legal, 'with').map((move) => Number(parts(move).argument)),
    marks: marks.filter((move) => parts(move).argument === judged),
    words: ['ask', 'close', 'hold', 'drop'].filter((move) => legal.includes(move)),
    speaks: legal.some((move) => move.startsWith('claim ') || move.startsWith('promise ')),
  }
}

export const isSilent = ({ sheets, suggestions, deals, marks, words, speaks }: Talking): boolean =>
  !(sheets.length || suggestions.length || deals.length || marks.length || words.length || speaks)
