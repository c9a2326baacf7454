// Who writes an offer is waited for: the table is told while a form is open, again and again, since a page may vanish.
import { untrack } from 'svelte'
import type { Session } from './session.svelte'

const RENEW = 6000 // milliseconds

export class Composing {
  #forms = $state(0)

  /** On whatever a person writes in. */
  readonly writes = () => {
    untrack(() => (this.#forms += 1)) // or it would run again because of itself
    return () => untrack(() => (this.#forms -= 1))
  }

  tell(told: () => Session): void {
    $effect(() => {
      const session = told()
      if (this.#forms === 0 || session.seat === null || session.table?.stage !== 'playing') return
      const tell = () => void session.signal({ type: 'composing', on: true })
      tell()
      const timer = setInterval(tell, RENEW)
      return () => {
        clearInterval(timer)
        void session.signal({ type: 'composing', on: false })
      }
    })
  }
}
