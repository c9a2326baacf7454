// What a game brings to the page. Everything around it (seats, prompt, history, chat, ledger, rules, clock, end,
// replay) is the frame's. A game joins with one folder in games/ that exports a `Game`; without one it is shown plainly.
import type { Component } from 'svelte'
import type { Facts } from '../texts/texts.svelte'
import type { Catalogue } from '../texts/catalogue'
import type { Teller, Told } from '../texts/teller'
import type { Happening, TableInfo } from '../wire/types'
import type { Explanations } from './explain'
import type { MoodAfter } from './moods'
import type { Sound } from './sounds'

/** What could follow a sequence that is being put together. */
export interface Preview<View = unknown> {
  legal: string[]
  complete: boolean // may it be sent as it stands?
  view: View | null // the seat's own view as it would be
  rule: string // that forbids it; empty when it is possible
}

/** What the person at the table can do. */
export interface TableActions<View = unknown> {
  /** Plays a whole sequence, entirely or not at all; `offer` is the number of the offer that is answered,
   *  `beside` the words of a promise on the sheet that it posts.
   *  False when it was refused: the frame has told the person why. */
  send(moves: string[], offer?: number, beside?: string): Promise<boolean>
  preview(moves: string[]): Promise<Preview<View>>
  /** The rule that forbids a move now; empty when it is legal. */
  why(move: string): Promise<string>
  /** Shows the rule that forbids a move: for what is greyed out. The rule is looked up unless it is known. */
  explain(move: string, rule?: string): void
  /** Opens the text of a rule. */
  showRule(rule: string): void
}

export interface TableProps<View = unknown> {
  view: View
  legal: string[] // empty for who watches, and in a replay
  seat: number | null // null: watches
  names: string[]
  awaited: number[] // seats that have not finished
  actions: TableActions<View>
  speech: Teller // sentences for this reader; `speech.say(key, facts)`
  seen: readonly Happening[] // all that this viewer has seen
  news: Happening[] // what led from the view before to this one, for animation
  hand?: boolean // a big screen shows the rest: only what this seat holds and decides
  calm: boolean // no motion, please
  busy: boolean // a request is under way
}

export interface CardsProps {
  speech: Teller
  options?: TableInfo['options'] // of the game that is played; without them, all cards of the box are shown
}

export interface CountProps<View = unknown> {
  view: View
  names: string[]
  speech: Teller
  calm: boolean
  ondone?: () => void // everything has been revealed
}

export interface MomentProps {
  events: readonly Happening[] // the one that makes it a moment, and what came of it
  before: readonly Happening[] // what the reader had seen until then
  speech: Teller
}

export interface Question {
  text: string
  rule: string // the rule behind it, such as SH-3.1
}

/** The words of a promise that were written beside the sheet with this number; empty when there are none. */
export type Beside = (written: number) => string

export interface LedgerLine {
  round: number
  text: string
  words?: string // of a promise in the promiser's own words
  to: string // empty: to nobody in particular
  fate: 'open' | 'kept' | 'broken' | 'void' | 'true' | 'false' // a claim proves true or false
}

/** What a guide looks at. */
export interface GuideMoment<View = unknown> {
  view: View
  legal: string[]
  seat: number
  seen: readonly Happening[]
  names: string[]
}

/** A step of a guided game: a coach mark beside `[data-guide=target]` of the real table. */
export interface GuideStep<View = unknown> {
  text: string // key; its `.title` heads the mark
  facts?: (now: GuideMoment<View>) => Facts
  target?: string // nothing: in the middle
  /** It is shown only while this holds; when it has been shown and holds no more, it is over. */
  when?: (now: GuideMoment<View>) => boolean
  act?: true // one goes on by doing something at the table, not by “Next”
}

export interface Game<View = unknown> {
  texts: string[] // its Fluent files
  catalogue: Catalogue // what can be told of it
  Table: Component<TableProps<View>>
  Count: Component<CountProps<View>> // the final count, on the end screen
  countsSlowly?: boolean // it calls `ondone` when the winner may be named
  Cards?: () => Promise<Component<CardsProps>> // the card reference, loaded when somebody looks it up
  explains?: () => Promise<Explanations<View>> // what things on the table say of themselves; texts in `explain-GAME`
  headline(speech: Teller, view: View): string
  /** What is asked of the reader now; `null` when nothing is. */
  question(speech: Teller, view: View, legal: string[]): Question | null
  /** What the table waits for when it is not the reader. */
  waiting?(speech: Teller, view: View, awaited: number[]): string
  /** Promises and claims and what became of them; a game without any has no ledger. */
  ledger?(speech: Teller, view: View, beside: Beside): LedgerLine[]
  /** Numbers of the offers that wait for this seat's answer: a new one is heard. */
  addressed?(view: View, seat: number): number[]
  /** How the catalogue's big moments are shown, and the events that come of them and are shown with them. */
  moments?: { follows: ReadonlySet<string>; Scene: Component<MomentProps> }
  chapter?: string // the event that begins a round
  /** Lines of the history that tell of one deal: how they begin, and what belongs to it. */
  about?: (line: Told) => string | undefined // the fact that says whom a line is about, where that is not its first seat
  deals?: { begins: (line: Told) => boolean; follows: ReadonlySet<string> }
  moods?: readonly MoodAfter[] // what changes the faces at the table
  sounds: Partial<Record<string, Sound>> // by event name
  guides?: Record<string, GuideStep<View>[]> // by lesson
}
