// The final count builds up to the winner: whoever came last first, and nobody is named before everything is counted.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import { game as nottingham } from '../../src/games/nottingham'
import { game as sheriff } from '../../src/games/sheriff'
import { game as sherwood } from '../../src/games/sherwood'
import type { Game } from '../../src/table/game'
import nottinghamSamples from '../samples/nottingham.json'
import sheriffSamples from '../samples/sheriff.json'
import sherwoodSamples from '../samples/sherwood.json'
import { NAMES, speechIn } from './sampled'

const STEP = 900 // milliseconds
const GAMES = [
  ['nottingham', nottingham as unknown as Game, nottinghamSamples.moments.over.view],
  ['sherwood', sherwood as unknown as Game, sherwoodSamples.moments['over advanced'].view],
] as const

async function count(game: Game, view: unknown, calm = false) {
  const speech = await speechIn('en', game)
  vi.useFakeTimers()
  const ondone = vi.fn()
  const { container } = render(game.Count, { view, names: NAMES, speech, calm, ondone } as never)
  const next = () => {
    vi.advanceTimersByTime(STEP)
    flushSync()
  }
  return { container, ondone, next }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(GAMES)('%s counts from the last place to the first', async (_, game, view) => {
  const { container, ondone, next } = await count(game, view)
  const seen = () => [...container.querySelectorAll('.count > li:not(.veiled) .place')].map((each) => Number(each.textContent))
  const places = [...container.querySelectorAll('.count > li .place')].map((each) => Number(each.textContent))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (let shown = 0; shown < places.length; shown += 1) {
    expect(seen()).toEqual(places.slice(places.length - shown))
    expect(ondone).not.toHaveBeenCalled()
    next()
  }
  expect(seen()).toEqual(places)
  expect(ondone).toHaveBeenCalledOnce()
})

test('in Nottingham whoever is counted comes into sight, the winner last', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.querySelector('.place')!.textContent!)
  }
  const [, game, view] = GAMES[0]
  const { container, next } = await count(game, view)
  const places = [...container.querySelectorAll('.count > li .place')].map((each) => each.textContent!)
  for (const _ of places) next()
  expect(seen).toEqual(places.toReversed())
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView') // jsdom has none
})

test('Sheriff counts goods and coins, then crowns good by good, then puts everybody in their place', async () => {
  const { view } = sheriffSamples.moments.over
  const { container, ondone, next } = await count(sheriff as unknown as Game, view)
  const totals = () => [...container.querySelectorAll('tbody .total')].map((each) => Number(each.textContent))
  const crowned = ['apple', 'cheese', 'bread', 'chicken'].filter((good) => view.tallies.some(({ titles }) => good in titles))
  for (let shown = 0; shown <= crowned.length; shown += 1) {
    expect(container.querySelector('tr.winner')).toBeNull()
    const bonus = (seat: number) =>
      crowned.slice(0, shown).reduce((sum, good) => sum + ((view.tallies[seat]!.bonuses as Record<string, number | undefined>)[good] ?? 0), 0)
    expect(totals()).toEqual(view.tallies.map(({ goods, coins }, seat) => goods + coins + bonus(seat)))
    expect(ondone).not.toHaveBeenCalled()
    next()
  }
  expect(totals()).toEqual(view.tallies.toSorted((one, other) => one.place - other.place).map(({ total }) => total))
  expect(container.querySelector('tbody tr')!.classList).toContain('winner')
  expect(ondone).toHaveBeenCalledOnce()
})

test('a title that two share says that it is tied', async () => {
  const { view } = sheriffSamples.moments.over
  const tallies = view.tallies.map((tally, seat) => ({
    ...tally,
    titles: seat < 2 ? { apple: 'king' } : seat === 2 ? { cheese: 'king' } : {},
    bonuses: { apple: 15 },
  }))
  const { container } = await count(sheriff as unknown as Game, { ...view, tallies }, true)
  const titles = [...container.querySelectorAll('.title')].map((each) => each.textContent?.trim())
  expect(titles.filter((each) => each?.startsWith('Tied King'))).toHaveLength(2)
  expect(titles.filter((each) => each?.startsWith('King'))).toHaveLength(1)
})

test('whoever does not want to wait sees everything at once', async () => {
  const [, game, view] = GAMES[0]
  const { container, ondone } = await count(game, view)
  await fireEvent.click(screen.getByRole('button', { name: 'Skip to the result' }))
  flushSync()
  expect(container.querySelectorAll('.veiled')).toHaveLength(0)
  expect(ondone).toHaveBeenCalledOnce()
})

test('with reduced motion nothing is counted slowly', async () => {
  const [, game, view] = GAMES[1]
  const { container, ondone } = await count(game, view, true)
  expect(container.querySelectorAll('.veiled')).toHaveLength(0)
  expect(ondone).toHaveBeenCalledOnce()
})
