// What should be seen happening: for everybody a bag that is opened, for its owner also a bag that is let through.
import { momentsIn } from '../../table/moments.svelte'
import type { Happening } from '../../wire/types'

const TURNED = 320 // milliseconds for each card
const READ = 2900 // for the verdict and what came of it
const PASSED = 2600
const FOLLOWS = new Set(['paid', 'handed_over', 'confiscated', 'answered', 'was_missing', 'delivered'])

export const momentsOf = (news: readonly Happening[], reader: number | null) => momentsIn(news, (event) => staysFor(event, reader), FOLLOWS)

function staysFor({ name, facts }: Happening, reader: number | null): number | undefined {
  if (name === 'opened') return TURNED * (facts.goods as string[]).length + READ
  return name === 'waved' && reader !== null && facts.seat === reader ? PASSED : undefined
}
