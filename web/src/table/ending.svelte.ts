// The end of a game stays in sight for those who still read it when the host begins the next one.
import type { Teller } from '../texts/teller'
import type { TableInfo } from '../wire/types'

export interface Ended {
  view: unknown
  table: TableInfo
  speech: Teller
}

export class Ending {
  held = $state.raw<Ended | null>(null) // of the game before the one that is played now
  #shown: Ended | null = null
  #wanted = false // the reader has asked for the next game

  /** What the end screen shows now, if it is there, and the number of the game at the table. */
  follow(shown: Ended | null, match: number) {
    if (shown) this.held = null
    else if (this.#shown && this.#shown.table.match !== match && !this.#wanted) this.held = this.#shown
    this.#shown = shown
    if (!shown) this.#wanted = false
  }
  want() {
    this.#wanted = true
  }
  leave() {
    this.held = null
  }
}
