// Who plays the deals of the day from this browser: a secret that the server knows only by its hash, and whether their name is shown.
import { read, write } from '../wire/saved.svelte'

class Player {
  #kept = $state(read('player', { secret: '', shown: false }))

  /** Empty until a first deal was played. */
  get secret(): string {
    return this.#kept.secret
  }

  get shown(): boolean {
    return this.#kept.shown
  }

  show(shown: boolean): void {
    this.#keep({ shown })
  }

  /** The secret, made now if there is none. */
  own(): string {
    if (!this.secret) this.#keep({ secret: [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('') })
    return this.secret
  }

  #keep(change: { secret?: string; shown?: boolean }): void {
    Object.assign(this.#kept, change)
    write('player', this.#kept)
  }
}

export const player = new Player()
