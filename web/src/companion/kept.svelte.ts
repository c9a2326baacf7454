// What the companion remembers on this phone: people, the evening's games, sheets and figures. Every change is kept at once.
import type { GameName } from './games'
import type { NottinghamComponents, SheriffComponents } from './own'
import type { Sheet as NottinghamSheet } from './scoring/nottingham'
import type { Sheet as SheriffSheet } from './scoring/sheriff'
import type { Sheet as SherwoodSheet } from './scoring/sherwood'

export interface Sheets {
  sheriff: SheriffSheet
  nottingham: NottinghamSheet
  sherwood: SherwoodSheet
}
/** A sheet that is being filled in; phones that count together know it by its id. */
export interface Filled<Game extends GameName = GameName> {
  id: string
  sheet: Sheets[Game]
  counted: boolean[] // by seat: handed in by its own phone
  mine: number | null // on a phone that counts one stall for a sheet elsewhere
}
/** Something the Sheriff's clock was told, so that it can be undone. */
export type Tap = { kind: 'more' } | { kind: 'waved' | 'opened'; seat: number }
export interface ClockState {
  total: number // seconds, with what was added
  left: number // milliseconds, as of the last stop
  endsAt: number | null // while it runs
  taps: Tap[]
}
export interface Result {
  id: string
  game: GameName
  at: number
  players: { name: string; total: number; place: number }[]
}
export interface Kept {
  people: string[]
  sheriff: { first: number; round: number; done: string[]; royal: boolean; promo: boolean; clock: ClockState | null }
  sherwood: { first: number; round: number }
  sheets: { [Game in GameName]: Filled<Game> | null }
  own: { sheriff: SheriffComponents | null; nottingham: NottinghamComponents | null }
  aside: { game: GameName; at: number; filled: Filled }[] // sheets that others took the place of
  results: Result[]
  spoken: boolean
}

const KEY = 'loxley.companion'
const MOST_RESULTS = 500
const MOST_ASIDE = 20

const fresh = (): Kept => ({
  people: ['', '', '', ''],
  sheriff: { first: 0, round: 0, done: [], royal: true, promo: false, clock: null },
  sherwood: { first: 0, round: 0 },
  sheets: { sheriff: null, nottingham: null, sherwood: null },
  own: { sheriff: null, nottingham: null },
  aside: [],
  results: [],
  spoken: false,
})

function read(): Kept {
  const otherwise = fresh()
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return otherwise // private windows: the companion works without a memory
  }
}

export const kept: Kept = $state(read())

$effect.root(() => {
  $effect(() => {
    const all = JSON.stringify(kept)
    try {
      localStorage.setItem(KEY, all)
    } catch {
      // likewise, and full disks
    }
  })
})

/** Another window of this phone, such as one that a camera opened, may have changed something. */
addEventListener('storage', (event) => {
  if (event.key === KEY) Object.assign(kept, read())
})

export const newId = (): string => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** One result for each sheet: counted again, it takes the place of the first. */
export function keepResult(result: Result): void {
  kept.results = [result, ...kept.results.filter((each) => each.id !== result.id)].slice(0, MOST_RESULTS)
}

/** A new sheet takes the place of the old one, which is put aside and can be fetched back. */
export function replaceSheet<Game extends GameName>(game: Game, filled: Filled<Game> | null): void {
  const old = kept.sheets[game]
  if (old && old.id !== filled?.id) kept.aside = [{ game, at: Date.now(), filled: old as Filled }, ...kept.aside].slice(0, MOST_ASIDE)
  kept.aside = kept.aside.filter((each) => each.filled.id !== filled?.id)
  Object.assign(kept.sheets, { [game]: filled })
}
