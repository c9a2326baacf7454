// What everybody should see happen: a bag is opened.
import { momentsIn } from '../../table/moments.svelte'
import type { Happening } from '../../wire/types'

const TURNED = 320 // milliseconds for each card
const READ = 2900 // for the verdict and what came of it
const FOLLOWS = new Set(['paid', 'handed_over', 'confiscated', 'answered', 'was_missing', 'delivered'])

export const momentsOf = (news: readonly Happening[]) =>
  momentsIn(news, ({ name, facts }) => (name === 'opened' ? TURNED * (facts.goods as string[]).length + READ : undefined), FOLLOWS)
