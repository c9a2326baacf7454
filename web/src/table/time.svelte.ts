// Seconds that count down between two messages of the server.
import { say } from '../texts/texts.svelte'

const HOUR = 3600
const DAY = 24 * HOUR
const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** As people read it: `1:05`, `3 h 20`, `2 d 5 h`. */
export function minutes(seconds: number): string {
  if (seconds >= DAY) return say('web-time-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) })
  if (seconds >= HOUR) return say('web-time-hours', { hours: Math.floor(seconds / HOUR), minutes: twoDigits(Math.floor((seconds % HOUR) / 60)) })
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
}

/** What is left of `seconds` that were told at `heardAt`; never less than nothing. */
export const leftOf = (seconds: number, heardAt: number, now: number): number => Math.max(0, Math.ceil(seconds - (now - heardAt) / 1000))

/** The time of this page, looked at four times a second while something counts down. */
export class Ticking {
  now = $state(performance.now())

  watch(counts: () => boolean): void {
    $effect(() => {
      if (!counts()) return
      this.now = performance.now()
      const timer = setInterval(() => (this.now = performance.now()), 250)
      return () => clearInterval(timer)
    })
  }
}
