// Sounds for a real table, made on the spot with WebAudio.
import { perform, rustle, tone, type Voice } from '../table/sounds'

const swell = (voice: Voice, rise: number): Voice => ({ ...voice, rise })
const steps = (count: number, apart: number, make: (at: number, step: number) => Voice[]): Voice[] =>
  Array.from({ length: count }, (_, step) => make(step * apart, step)).flat()

const EFFECTS = {
  coins: steps(7, 0.075, (at, step) => [
    tone(at, 1700 + ((step * 577) % 1300), 0.22, 0.06, 'triangle'),
    tone(at + 0.01, 3900 + ((step * 331) % 900), 0.1, 0.02, 'square'),
  ]),
  gasp: [
    swell(rustle(0, 1500, 0.55, 0.5), 0.4),
    swell(tone(0, 330, 0.5, 0.05, 'sawtooth', 620), 0.35),
    swell(tone(0.03, 410, 0.45, 0.04, 'sawtooth', 760), 0.3),
  ],
  gate: [
    ...steps(9, 0.13, (at, step) => [tone(at, 95 + ((step * 37) % 40), 0.14, 0.09, 'sawtooth', 70), rustle(at, 500, 0.08, 0.15)]),
    tone(1.25, 80, 0.6, 0.45, 'sine', 38),
    rustle(1.25, 240, 0.35, 0.6),
  ],
  rooster: [
    tone(0, 620, 0.13, 0.09, 'sawtooth', 760),
    tone(0.17, 640, 0.12, 0.09, 'sawtooth', 780),
    tone(0.34, 700, 0.3, 0.11, 'sawtooth', 1050),
    tone(0.64, 1050, 0.75, 0.1, 'sawtooth', 480),
  ],
  drum: steps(16, 0.085, (at, step) => [tone(at, 150, 0.12, 0.08 + step * 0.014, 'sine', 70), rustle(at, 900, 0.06, 0.08 + step * 0.012)]).concat(
    tone(1.42, 120, 0.6, 0.5, 'sine', 45),
    rustle(1.42, 3000, 0.7, 0.3),
  ),
  gong: [
    tone(0, 98, 3.4, 0.32),
    tone(0, 147, 2.8, 0.16),
    tone(0, 233, 2.2, 0.12),
    tone(0, 311, 1.6, 0.08, 'triangle'),
    tone(0.02, 523, 1, 0.05, 'triangle'),
    rustle(0, 1800, 0.25, 0.25),
  ],
  horn: [
    swell(tone(0, 196, 0.55, 0.11, 'sawtooth'), 0.06),
    swell(tone(0.5, 294, 1.3, 0.12, 'sawtooth'), 0.1),
    swell(tone(0.5, 147, 1.3, 0.07, 'sawtooth'), 0.1),
  ],
  hooves: steps(12, 0.17, (at, step) => [
    rustle(at + (step % 3) * 0.03, 700 + (step % 3) * 260, 0.05, 0.5),
    tone(at + (step % 3) * 0.03, 220, 0.05, 0.1, 'sine', 110),
  ]),
  bell: steps(3, 0.95, (at) => [tone(at, 440, 1.8, 0.14), tone(at, 1100, 1.1, 0.07), tone(at, 1760, 0.5, 0.04), tone(at, 221, 1.6, 0.08)]),
  cheer: [
    swell(rustle(0, 1300, 1.9, 0.5), 0.5),
    swell(rustle(0.2, 2300, 1.5, 0.3), 0.4),
    ...steps(6, 0.22, (at, step) => [swell(tone(at, 480 + ((step * 173) % 300), 0.6, 0.03, 'sawtooth', 640 + ((step * 97) % 260)), 0.2)]),
  ],
  boo: steps(5, 0.06, (at, step) => [swell(tone(at, 170 + step * 17, 1.4, 0.055, 'sawtooth', 128 + step * 13), 0.25)]).concat(
    swell(rustle(0, 420, 1.3, 0.25), 0.3),
  ),
  thunder: [rustle(0, 130, 2.6, 1.1), swell(rustle(0.35, 80, 2.6, 1), 0.5), rustle(0, 2400, 0.1, 0.4), tone(0, 55, 1.9, 0.3, 'sine', 30)],
  arrow: [
    swell(rustle(0, 3600, 0.34, 0.35), 0.26),
    tone(0.02, 900, 0.3, 0.03, 'triangle', 1500),
    tone(0.36, 210, 0.16, 0.35, 'triangle', 90),
    rustle(0.36, 900, 0.06, 0.5),
    ...steps(5, 0.05, (at) => [tone(0.4 + at, 130, 0.05, 0.07, 'triangle')]),
  ],
  lute: [294, 370, 440, 587, 740, 587].map((pitch, at) => tone(at * 0.13, pitch, 0.9, 0.1, 'triangle')),
} satisfies Record<string, Voice[]>

export type Effect = keyof typeof EFFECTS
export const effects = Object.keys(EFFECTS) as Effect[]
export const play = (effect: Effect): void => perform(EFFECTS[effect])

/** One beat of a heart; the last ones are louder. */
export function beat(secondsLeft: number): void {
  const loud = 0.5 - secondsLeft * 0.025
  perform([tone(0, 62, 0.14, loud, 'sine', 40), tone(0.2, 54, 0.16, loud * 0.8, 'sine', 36)])
}

/** Phones that can shake do. */
export function shake(pattern: number | number[]): void {
  navigator.vibrate?.(pattern)
}
