// The score sheet of Sherwood Forest, from the engine's figures; tested against `loxley score`.
import type { Problem } from '../../wire/types'
import { sherwood } from '../figures'
import { checkNames, checkNumber, places, sum, winnersOf, type Score } from './checks'

export interface Player {
  name: string
  glory: number
  oak: number
  gold: number
  last_loot?: { gold?: number; companions?: number } | null
}
export interface Sheet {
  players: Player[]
}
export interface Line {
  name: string
  glory: number
  last_loot: number
  oak: number
  gold: number
  total: number
  place: number
}

/** All that is wrong with a sheet; the first is the one that `loxley score` names. */
export function check({ players }: Sheet): Problem[] {
  return [
    ...checkNumber(players.length, 'players', 'SW-1.4', sherwood.least, sherwood.most),
    ...checkNames(players, 'SW-7.2'),
    ...players.flatMap((player, at) => checkPlayer(player, `players[${at}]`)),
    ...checkNumber(sum(players.map((player) => player.gold)), 'players, gold', 'SW-R1', 0, sherwood.most_gold),
  ]
}

function checkPlayer(player: Player, place: string): Problem[] {
  const { gold = 0, companions = 0 } = player.last_loot ?? {}
  return [
    ...checkNumber(player.glory, `${place}.glory`, 'SW-2.1', 0, sherwood.most_glory),
    ...checkNumber(player.oak, `${place}.oak`, 'SW-1.2', 0, sherwood.raiders),
    ...checkNumber(player.gold, `${place}.gold`, 'SW-R1', 0, sherwood.most_gold),
    ...checkNumber(gold, `${place}.last_loot.gold`, 'SW-7.1', 0, sherwood.most_loot),
    ...checkNumber(companions, `${place}.last_loot.companions`, 'SW-7.1', 0, sherwood.most_companions),
  ]
}

export function score({ players }: Sheet): Score<Line> {
  const lines = players.map(({ name, glory, oak, gold, last_loot }): Line => {
    const freed = Math.min(last_loot?.companions ?? 0, oak)
    const loot = sherwood.glory_of_gold * (last_loot?.gold ?? 0) + sherwood.glory_of_a_companion * freed
    return { name, glory, last_loot: loot, oak: oak - freed, gold, total: glory + loot, place: 0 }
  })
  const ranks = lines.map((line) => [line.total, -line.oak, line.gold])
  for (const [at, place] of places(ranks).entries()) lines[at]!.place = place
  return { players: lines, winners: winnersOf(lines), ranks }
}

/** Who gets the first-player figure: the least gold, never the same player twice in a row; a tie goes to the nearest clockwise. */
export function nextFirstPlayer(gold: readonly number[], figure: number): number {
  const clockwise = gold.map((_, at) => (figure + 1 + at) % gold.length).slice(0, -1)
  return clockwise.reduce((best, seat) => (gold[seat]! < gold[best]! ? seat : best))
}
