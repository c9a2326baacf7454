// What may be written on a sheet. It comes from the table: every step is tried, and what has become impossible is struck out.
import { sift } from '../../table/draft.svelte'
import type { TableActions } from '../../table/game'
import type { SherwoodView } from '../../wire/types'
import { of, parts } from './moves'
import { armed, informed, opening, shared, whole, type Draft } from './sheet'

type PreviewMoves = TableActions<SherwoodView>['preview']

export interface Possible {
  arms: string[]
  worths: string[]
  names: string[]
  lays: string[]
  pays: string[]
  ends: string[]
  struck: string[] // moves of the sheet that are no longer possible
  rule: string // against the first of them, or the sheet as it stands
}

export const NOTHING: Possible = { arms: [], worths: [], names: [], lays: [], pays: [], ends: [], struck: [], rule: '' }

/** What could be written next to each part of the sheet. */
export async function possibleOn(written: Draft, preview: PreviewMoves): Promise<Possible> {
  const all = whole(written)
  const { stands, rule } = await sift(all, preview)
  const struck = all.filter((_, at) => !stands[at])
  const standing = (each: string[]) => each.filter((move) => !struck.includes(move))
  const [afterArms, afterName, afterShares, afterAll] = await Promise.all(
    [armed(written), informed(written), shared(written), all].map((each) => preview(standing(each))),
  )
  const unworthy = await preview(standing(armed({ ...written, worth: {} })))
  return {
    worths: of(unworthy.legal, 'worth'),
    arms: await fittingArms(written, of(afterArms!.legal, 'arm'), preview),
    names: of(afterArms!.legal, 'name'),
    lays: of(afterName!.legal, 'lay'),
    pays: of(afterShares!.legal, 'pay'),
    ends: afterAll!.legal.filter((move) => ['alone', 'post', 'suggest'].includes(move)),
    struck,
    rule: rule || afterAll!.rule,
  }
}

/** Equipment is written in a fixed order, and chosen in any: what would come earlier is tried in its place. */
async function fittingArms(written: Draft, later: string[], preview: PreviewMoves): Promise<string[]> {
  if (!written.arms.length) return later
  const earlier = of((await preview(opening(written))).legal, 'arm').filter((move) => !later.includes(move))
  const fitting = await Promise.all(
    earlier.map(async (move) => {
      const [at, kind = ''] = parts(move).words
      const tried = await preview(armed({ ...written, arms: [...written.arms, { seat: Number(at), kind }] }))
      return tried.rule ? [] : [move]
    }),
  )
  return [...later, ...fitting.flat()]
}
