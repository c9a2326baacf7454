// What everybody should see happen: an ambush, a mission, and what is taken from the reader or by them.
import { momentsIn } from '../../table/moments.svelte'
import type { Happening } from '../../wire/types'

const READ = 3000 // milliseconds

export const momentsOf = (news: readonly Happening[], reader: number | null) => momentsIn(news, (event) => (isMoment(event, reader) ? READ : undefined))

function isMoment({ name, facts }: Happening, reader: number | null): boolean {
  if (name === 'sprang' || name === 'accomplished') return true
  return name === 'swapped' && (facts.seat === reader || facts.target === reader)
}
