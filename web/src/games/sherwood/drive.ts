// A convoy on its way, read from what happened since its card was turned up.
import { sinceLast } from '../../table/moments.svelte'
import type { Happening } from '../../wire/types'

export interface Drive {
  card: Happening | null // how it was turned up; nothing when the reader did not see that
  end: string // the town where it goes; messengers may send it to another one
  stops: number[] // the hideouts where it met a band, up to now
  at: number // 0: leaves; then at its stops; after them in its town
}

export function driveOf(before: readonly Happening[], event: Happening): Drive {
  const card = event.name === 'revealed' ? event : (before.findLast(({ name }) => name === 'revealed') ?? null)
  const since = event.name === 'revealed' ? [] : [...sinceLast(before, 'revealed'), event]
  const stops = since.filter(({ name }) => name === 'met').map(({ facts }) => Number(facts.hideout))
  const sent = since.findLast(({ name }) => name === 'redirected')
  const end = String(event.name === 'arrived' ? event.facts.town : (sent?.facts.town ?? card?.facts.end ?? ''))
  return { card, end, stops, at: event.name === 'arrived' ? stops.length + 1 : stops.length }
}
