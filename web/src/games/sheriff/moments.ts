// What everybody should see happen: a bag is opened.
import type { Moment } from '../../table/moments.svelte'
import type { Happening } from '../../wire/types'

const TURNED = 320 // milliseconds for each card
const READ = 2900 // for the verdict and what came of it
const FOLLOWS = new Set(['paid', 'handed_over', 'confiscated', 'answered', 'was_missing', 'delivered'])

export function momentsOf(news: readonly Happening[]): Moment[] {
  const moments: Moment[] = []
  for (const [at, event] of news.entries()) {
    if (event.name !== 'opened') continue
    let end = at + 1
    while (end < news.length && FOLLOWS.has(news[end]!.name)) end++
    const cards = (event.facts.goods as string[]).length
    moments.push({ events: news.slice(at, end), stays: TURNED * cards + READ })
  }
  return moments
}
