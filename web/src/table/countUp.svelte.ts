// The final count, one step after the other up to the winner; whoever asks for calm sees all of it at once.
import { sound } from './sounds'

const STEP = 900 // milliseconds

export class CountUp {
  shown = $state(0)
  readonly #steps: () => number

  /** Made by a component that counts; `ondone` is called when everything has been shown. */
  constructor(steps: () => number, calm: boolean, ondone: () => void) {
    this.#steps = steps
    if (calm) this.skip()
    $effect(() => {
      if (this.isDone) return ondone()
      const timer = setTimeout(() => {
        this.shown += 1
        sound('coin')
      }, STEP)
      return () => clearTimeout(timer)
    })
  }

  get isDone(): boolean {
    return this.shown >= this.#steps()
  }

  skip(): void {
    this.shown = Infinity
  }
}
