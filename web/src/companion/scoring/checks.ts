// What every score sheet is checked for, and how places are given. The words of a refusal are those of `loxley score`.
import type { Problem } from '../../wire/types'

export interface Named {
  name: string
}

export interface Score<Line> {
  players: Line[]
  winners: number[]
  ranks: number[][] // by player: points first, then what breaks a tie
}

export function checkNumber(found: number, field: string, rule: string, least: number, most: number): Problem[] {
  if (found >= least && found <= most) return []
  return [{ problem: 'out-of-range', field, rule, facts: { least, most, found: String(found) } }]
}

/** Everybody has a name of their own that can be read. */
export function checkNames(players: readonly Named[], rule: string): Problem[] {
  const seen = new Set<string>()
  return players.flatMap(({ name }, at) => {
    const field = `players[${at}].name`
    if (!name.trim() || /[\p{C}\p{Z}]/u.test(name.replaceAll(' ', ''))) return [{ problem: 'no-name', field, rule, facts: {} }]
    if (seen.has(name)) return [{ problem: 'same-name', field, rule, facts: { found: name } }]
    seen.add(name)
    return []
  })
}

/** Nobody's pile brings what lies on the table above what the box holds. */
export function checkBox(counts: readonly number[], most: number, field: (at: number) => string, rule: string, problem = 'too-many-cards'): Problem[] {
  let together = 0
  for (const [at, count] of counts.entries()) {
    together += count
    if (together > most) return [{ problem, field: field(at), rule, facts: { most, found: together } }]
  }
  return []
}

export function checkKnown(name: string, names: readonly string[], field: string, rule: string): Problem[] {
  if (names.includes(name)) return []
  return [{ problem: 'not-a-choice', field, rule, facts: { found: name, choices: names.join(', ') } }]
}

/** One place for each: the first figure counts, then the next one breaks a tie; who is equal in all shares the place. */
export function places(ranks: readonly (readonly number[])[]): number[] {
  const above = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((figure, index) => figure !== other[index])
    return at >= 0 && one[at]! > other[at]!
  }
  return ranks.map((rank) => 1 + ranks.filter((other) => above(other, rank)).length)
}

export const winnersOf = (lines: readonly { place: number }[]): number[] => lines.flatMap(({ place }, at) => (place === 1 ? [at] : []))
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
