// What everybody should see happen: a raid that succeeds or fails.
import { momentsIn } from '../../table/moments.svelte'
import type { Happening } from '../../wire/types'

const STAYS: Record<string, number> = { raided: 4200, went_on: 2200 } // milliseconds
const FOLLOWS = new Set(['looted', 'made_good', 'glory_gained', 'lost'])

export const momentsOf = (news: readonly Happening[]) => momentsIn(news, ({ name }) => STAYS[name], FOLLOWS)
