// What the frame knows about the people at the table; a game's table shows it on its name plates.
import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Mood } from '../art/faces/faces'
import type { SeatInfo } from '../wire/types'
import type { Beside } from './game'

export interface SeatContext {
  readonly seats: SeatInfo[]
  readonly awaited: number[]
  readonly seat: number | null // the reader's
  isAway(seat: number): boolean // a person without a connection
  isWriting(seat: number): boolean // a person who writes an offer
  timeLeft(seat: number): number | null // seconds a person may still think; null: no limit
  mood(seat: number): Mood // of the face there
  beside: Beside
  writes: Attachment // on whatever a person writes in: bots wait as long as it is there
}

const KEY = Symbol('seats')
export const setSeatContext = (context: SeatContext): SeatContext => setContext(KEY, context)
export const getSeatContext = (): SeatContext => getContext<SeatContext>(KEY)
