// How far the tables are that share deals: asked again every few seconds until everything is told.
import { dealOf } from '../wire/api'
import { saved } from '../wire/saved.svelte'
import type { DealStanding, SharedDeal } from '../wire/types'

const AGAIN = 5_000 // milliseconds

export class Standing {
  shared = $state.raw<SharedDeal | null>(null)
  problem = $state.raw<unknown>(null) // why nothing is known at the moment
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /** Asks through a table of the deals, with the key of an invitation to it or with what this browser remembers. */
  constructor(
    readonly table: string,
    readonly key = '',
  ) {
    void this.#look()
  }

  of(number: number): DealStanding | undefined {
    return this.shared?.deals[number - 1]
  }

  isTold(number: number): boolean {
    return (this.of(number)?.tables.length ?? 0) > 0
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    const own = saved.table(this.table)
    try {
      this.shared = await dealOf(this.table, own?.token, this.key || own?.key)
      this.problem = null
    } catch (error) {
      this.problem = error
    }
    if (!this.#stopped && !this.shared?.name) this.#timer = setTimeout(() => void this.#look(), AGAIN)
  }
}
