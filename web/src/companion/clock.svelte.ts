// The inspection clock: one minute a merchant for the whole phase, as one clock. It lives on what is kept, so a reload loses nothing.
import { sheriff } from './figures'
import { beat, play, shake } from './effects'
import { kept, type ClockState, type Tap } from './kept.svelte'
import { sheriffOf } from './people'

const MORE = 15 // seconds
const HEARTBEATS = 10

export class InspectionClock {
  now = $state(Date.now())
  #beaten = Infinity // the last second in which the heart has beaten
  #ticking: ReturnType<typeof setInterval> | undefined
  #lock: { release: () => Promise<void> } | null = null

  get state(): ClockState {
    return kept.sheriff.clock ?? this.fresh()
  }
  get left(): number {
    const { endsAt, left } = this.state
    return Math.max(0, endsAt === null ? left : endsAt - this.now)
  }
  get running(): boolean {
    return this.state.endsAt !== null && this.left > 0
  }
  get isUp(): boolean {
    return kept.sheriff.clock !== null && this.left === 0
  }
  get merchants(): number[] {
    return kept.people.map((_, at) => at).filter((at) => at !== sheriffOf(kept))
  }
  /** What became of a merchant's bag. */
  fate(seat: number): 'undecided' | 'waved' | 'opened' {
    const tap = this.state.taps.find((each) => each.kind !== 'more' && each.seat === seat)
    return tap && tap.kind !== 'more' ? tap.kind : 'undecided'
  }
  get waiting(): number[] {
    return this.merchants.filter((seat) => this.fate(seat) === 'undecided')
  }

  fresh(): ClockState {
    const total = sheriff.seconds * this.merchants.length
    return { total, left: total * 1000, endsAt: null, taps: [] }
  }

  start(): void {
    const { left, ...rest } = this.state
    if (left <= 0) return
    this.now = Date.now()
    kept.sheriff.clock = { ...rest, left, endsAt: this.now + left }
    this.watch()
  }

  pause(): void {
    this.now = Date.now()
    kept.sheriff.clock = { ...this.state, left: this.left, endsAt: null }
    this.rest()
  }

  more(): void {
    this.#tap({ kind: 'more' })
    this.#add(MORE)
  }

  decide(seat: number, kind: 'waved' | 'opened'): void {
    this.#tap({ kind, seat })
    if (this.waiting.length === 0 && this.running) this.pause()
  }

  undo(): void {
    const taps = [...this.state.taps]
    if (taps.pop()?.kind === 'more') this.#add(-MORE)
    kept.sheriff.clock = { ...this.state, taps }
  }

  reset(): void {
    kept.sheriff.clock = null
    this.rest()
  }

  /** Follows the time while the clock runs and somebody looks at it. */
  watch(): void {
    this.now = Date.now()
    if (!this.running) return
    this.#beaten = Infinity
    this.#ticking ??= setInterval(() => this.#tick(), 100)
    void this.keepAwake()
  }

  rest(): void {
    clearInterval(this.#ticking)
    this.#ticking = undefined
    void this.#lock?.release().catch(() => undefined)
    this.#lock = null
  }

  /** The screen stays on while the clock runs, where the phone allows it. */
  async keepAwake(): Promise<void> {
    if (!this.running || document.hidden) return
    this.#lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
  }

  #tick(): void {
    this.now = Date.now()
    const seconds = Math.ceil(this.left / 1000)
    if (this.left === 0) {
      kept.sheriff.clock = { ...this.state, left: 0, endsAt: null }
      this.rest()
      play('gong')
      shake([400, 150, 400, 150, 800])
    } else if (seconds <= HEARTBEATS && seconds < this.#beaten) {
      this.#beaten = seconds
      beat(seconds)
      shake(60)
    }
  }

  #add(seconds: number): void {
    const { total, left, endsAt, taps } = this.state
    const more = seconds * 1000
    kept.sheriff.clock = { total: total + seconds, left: Math.max(0, left + more), endsAt: endsAt === null ? null : endsAt + more, taps }
  }

  #tap(tap: Tap): void {
    kept.sheriff.clock = { ...this.state, taps: [...this.state.taps, tap] }
  }
}
