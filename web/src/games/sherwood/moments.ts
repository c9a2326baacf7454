// What everybody should see happen: a raid that succeeds or fails.
import type { Moment } from '../../table/moments.svelte'
import type { Happening } from '../../wire/types'

const FAILED = 2200 // milliseconds
const SUCCEEDED = 4200
const FOLLOWS = new Set(['looted', 'made_good', 'glory_gained', 'lost'])

export function momentsOf(news: readonly Happening[]): Moment[] {
  const moments: Moment[] = []
  for (const [at, event] of news.entries()) {
    if (event.name !== 'raided' && event.name !== 'went_on') continue
    let end = at + 1
    while (end < news.length && FOLLOWS.has(news[end]!.name)) end++
    moments.push({ events: news.slice(at, end), stays: event.name === 'raided' ? SUCCEEDED : FAILED })
  }
  return moments
}
