// The games that were finished in this browser, by whoever sat at it. They stay here; nobody else sees them.
import { read, write } from './saved.svelte'
import type { TableInfo } from './types'

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
    this.#set([one, ...this.games].slice(0, MOST_GAMES))
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
export const placeOf = ({ scores, winners }: FinishedGame, seat: number): number =>
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

const LEVELS = ['novice', 'merchant', 'rogue', 'robin']

/** The strongest level of the house that sat there; empty without bots. */
export const strongest = ({ levels }: FinishedGame): string => LEVELS.findLast((level) => levels.includes(level)) ?? ''
