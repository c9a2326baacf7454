// The games that were finished in this browser, by whoever sat at it. They stay here; nobody else sees them.
import { read, write } from './saved.svelte'
import type { Story, TableInfo } from './types'

export interface FinishedGame {
  table: string
  match: number
  game: string
  at: number
  seat: number // one's own
  names: string[]
  levels: string[] // of bots; empty for people
  scores: number[]
  winners: number[]
  day?: string // whose deal it was
  told?: Told // once the server has read its record
}

/** What the record of a game says of one's own seat. */
export interface Told {
  figures: Record<string, number>
  feats: string[]
}

const MOST_GAMES = 500

class Finished {
  games = $state<FinishedGame[]>(read<{ list: FinishedGame[] }>('games', { list: [] }).list)

  /** Each game once, however often its end is looked at. */
  keep(table: TableInfo, seat: number): void {
    if (this.games.some((each) => each.table === table.id && each.match === table.match)) return
    const { id, match, game, seats, scores, winners } = table
    const one: FinishedGame = {
      table: id,
      match,
      game,
      at: Date.now(),
      seat,
      names: seats.map((each) => each.name),
      levels: seats.map((each) => (each.person === null ? each.level : '')),
      scores,
      winners,
    }
    if (table.day) one.day = table.day
    this.#set([one, ...this.games].slice(0, MOST_GAMES))
  }

  /** Keeps what the story of a game says of one's own seat; what was achieved in it for the first time. */
  tell(table: string, match: number, story: Story): string[] {
    const one = this.games.find((each) => each.table === table && each.match === match)
    if (!one) return []
    const before = earned(this.games.filter((each) => each !== one))
    const told: Told = {
      figures: Object.fromEntries(story.figures.map(({ name, values }) => [name, values[one.seat] ?? 0])),
      feats: story.feats.filter(({ seat }) => seat === one.seat).map(({ name }) => name),
    }
    this.#set(this.games.map((each) => (each === one ? { ...one, told } : each)))
    return told.feats.filter((name) => !before.has(name))
  }

  /** Games that were finished in another browser join those of this one, the latest first. */
  add(games: readonly FinishedGame[]): void {
    const here = new Map([...games, ...this.games].map((each) => [`${each.table} ${each.match}`, each]))
    this.#set([...here.values()].sort((one, other) => other.at - one.at).slice(0, MOST_GAMES))
  }

  forget(one: FinishedGame): void {
    this.#set(this.games.filter((each) => each.table !== one.table || each.match !== one.match))
  }

  forgetAll(): void {
    this.#set([])
  }

  #set(games: FinishedGame[]): void {
    this.games = games
    write('games', { list: games })
  }
}

export const finished = new Finished()

/** Winners are first; behind them, whoever has more points. */
export const placeOf = ({ scores, winners }: Pick<FinishedGame, 'scores' | 'winners'>, seat: number): number =>
  winners.includes(seat) ? 1 : 1 + scores.filter((score, at) => winners.includes(at) || score > scores[seat]!).length

export interface Tally {
  games: number
  wins: number // a shared victory counts as its part
}

/** Games and wins, gathered by what a game is sorted under. */
export function tallied(games: readonly FinishedGame[], by: (game: FinishedGame) => string): Map<string, Tally> {
  const found = new Map<string, Tally>()
  for (const game of games) {
    const { games: played, wins } = found.get(by(game)) ?? { games: 0, wins: 0 }
    found.set(by(game), { games: played + 1, wins: wins + (game.winners.includes(game.seat) ? 1 / game.winners.length : 0) })
  }
  return found
}

/** Everything that was ever achieved. */
export const earned = (games: readonly FinishedGame[]): Set<string> => new Set(games.flatMap(({ told }) => told?.feats ?? []))

/** The figures of all games together. */
export function summed(games: readonly FinishedGame[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { told } of games) for (const [name, value] of Object.entries(told?.figures ?? {})) sums[name] = (sums[name] ?? 0) + value
  return sums
}

/** Days are UTC; a deal of the day is told when its day is over. */
export const isDayOver = (day: string, now = new Date()): boolean => day < now.toISOString().slice(0, 10)

const LEVELS = ['novice', 'merchant', 'rogue', 'robin']

/** The strongest level of the house that sat there; empty without bots. */
export const strongest = ({ levels }: FinishedGame): string => LEVELS.findLast((level) => levels.includes(level)) ?? ''
