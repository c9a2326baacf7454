// Seconds that count down between two messages of the server.

/** As people read it: `1:05`. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

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
