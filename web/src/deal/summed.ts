// What each table made of several deals together. A table that did not finish all of them has no sum: it would be compared with others' more games.
import type { DealStanding, DealTable } from '../wire/types'

export function summed(deals: readonly Pick<DealStanding, 'tables'>[]): DealTable[] {
  const last = deals.at(-1)?.tables ?? []
  return last.map((table, at) => {
    const rows = deals.map(({ tables }) => tables[at]?.scores ?? [])
    const finished = rows.every((scores) => scores.length > 0)
    const scores = finished ? table.names.map((_, seat) => rows.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0)) : []
    return { ...table, scores, winners: [] }
  })
}
