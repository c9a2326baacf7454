// The score sheet of Nottingham, from the engine's figures; tested against `loxley score`.
import type { Problem } from '../../wire/types'
import { nottingham } from '../figures'
import { checkBox, checkKnown, checkNames, checkNumber, places, sum, winnersOf, type Score } from './checks'

export interface Player {
  name: string
  loot?: Record<string, number>
  missions?: string[]
}
export interface Sheet {
  players: Player[]
}
export type Figures = Record<string, { alone: number; shared: number; provenance: string }> // by mission
export interface Line {
  name: string
  loot: number
  loot_cards: number
  missions: Record<string, number>
  total: number
  place: number
}

export const box: Figures = nottingham.missions
export const objects: readonly string[] = Object.keys(nottingham.values)
export const missions: readonly string[] = Object.keys(nottingham.missions)
const values: Record<string, number> = nottingham.values
const held = (player: Player, object: string): number => player.loot?.[object] ?? 0

/** All that is wrong with a sheet; the first is the one that `loxley score` names. */
export function check({ players }: Sheet): Problem[] {
  return [
    ...checkNumber(players.length, 'players', 'NO-2.1', nottingham.least, nottingham.most),
    ...checkNames(players, 'NO-7.4'),
    ...players.flatMap((player, at) =>
      Object.entries(player.loot ?? {}).flatMap(([object, cards]) => {
        const field = `players[${at}].loot.${object}`
        const unknown = checkKnown(object, objects, field, 'NO-1.1')
        return unknown.length ? unknown : checkNumber(cards, field, 'NO-1.1', 0, nottingham.copies)
      }),
    ),
    ...objects.flatMap((object) =>
      checkBox(
        players.map((player) => held(player, object)),
        nottingham.copies,
        (at) => `players[${at}].loot.${object}`,
        'NO-1.1',
      ),
    ),
    ...checkMissions(players),
  ]
}

/** At most two do a mission, nobody twice. */
function checkMissions(players: readonly Player[]): Problem[] {
  const doers = new Map<string, number[]>()
  return players.flatMap((player, at) =>
    (player.missions ?? []).flatMap((mission, number) => {
      const field = `players[${at}].missions[${number}]`
      const unknown = checkKnown(mission, missions, field, 'NO-4.2')
      if (unknown.length) return unknown
      const done = doers.get(mission) ?? []
      if (done.includes(at)) return [{ problem: 'mission-twice', field, rule: 'NO-4.2', facts: {} }]
      doers.set(mission, [...done, at])
      return done.length < 2 ? [] : [{ problem: 'mission-closed', field, rule: 'NO-4.3', facts: { found: done.length + 1 } }]
    }),
  )
}

export function score({ players }: Sheet, figures: Figures = box): Score<Line> {
  const doers = (mission: string): number => players.filter((player) => player.missions?.includes(mission)).length
  const lines = players.map((player): Line => {
    const loot = sum(objects.map((object) => values[object]! * held(player, object)))
    const done = Object.fromEntries(
      missions
        .filter((mission) => player.missions?.includes(mission))
        .map((mission) => [mission, doers(mission) === 1 ? figures[mission]!.alone : figures[mission]!.shared]),
    )
    return { name: player.name, loot, loot_cards: sum(Object.values(player.loot ?? {})), missions: done, total: loot + sum(Object.values(done)), place: 0 }
  })
  const ranks = lines.map((line) => [line.total, line.loot_cards])
  for (const [at, place] of places(ranks).entries()) lines[at]!.place = place
  return { players: lines, winners: winnersOf(lines), ranks }
}
