// The table of Nottingham: sentences for all that happens, and choices for all that is legal.
import { fireEvent, render, screen, within, waitFor } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { game } from '../../src/games/nottingham'
import { of } from '../../src/games/nottingham/moves'
import { along } from '../../src/games/nottingham/road'
import type { Teller } from '../../src/texts/teller'
import type { NottinghamView } from '../../src/wire/types'
import samples from '../samples/nottingham.json'
import Around from './Around.svelte'
import { Remembering, speechIn, tableAt, type Samples } from './sampled'
import { tellsEverything } from './telling'

const { events, moments } = samples as unknown as Samples<NottinghamView>
const at = (phase: string) => moments[phase]!

let speech: Teller
beforeAll(async () => {
  speech = await speechIn('en', game)
})

tellsEverything(game, { events, moments })

test('gifts in a row are one sentence', () => {
  const gifts = [1, 2].map((seat) => ({ name: 'received_unseen', facts: { seat } }))
  expect(speech.tell(gifts, 0).map((line) => line.text)).toEqual(['The Sheriff gives Ben and Carla a card each.'])
})

test('a move names its cards', () => {
  const cardsOf = (move: string) => speech.factsOf(move)['objects']
  expect(cardsOf('deliver chest 3')).toEqual(['chest', 'chest', 'chest'])
  expect(cardsOf('mission three_pairs copper+gold+chest')).toEqual(['copper', 'copper', 'gold', 'gold', 'chest', 'chest'])
  expect(cardsOf('offer gold+pearls')).toEqual(['gold', 'pearls'])
  expect(cardsOf('mission one_of_each')).toHaveLength(7)
})

test('whoever attacks reads it of themselves', async () => {
  const { view } = at('defence')
  for (const [language, mine, theirs] of [
    ['en', 'You attack; Ben may defend.', 'Ann attacks; Ben may defend.'],
    ['fr', 'Vous attaquez : Ben peut se défendre.', 'Ann attaque : Ben peut se défendre.'],
  ] as const) {
    const attack = { ...view, active: 0 }
    expect(game.waiting!(await speechIn(language, game, 0), attack, [1])).toBe(mine)
    expect(game.waiting!(await speechIn(language, game, 2), attack, [1])).toBe(theirs)
  }
})

test('a necklace is kept: nothing else is asked, or told of others', async () => {
  const turn = at('turn')
  const view = { ...turn.view, card: 'necklace', action: 'defend' }
  for (const [language, asked, told] of [
    ['en', 'A necklace is always kept.', 'has to keep a necklace.'],
    ['fr', 'Un Collier se garde toujours.', 'doit garder un Collier.'],
  ] as const) {
    const words = await speechIn(language, game, view.active)
    expect(game.question(words, view, ['take'])?.text).toBe(asked)
    const given = tableAt({ ...turn, legal: [], view }, words, new Remembering<NottinghamView>())
    const { container, unmount } = render(Around, { props: { Table: game.Table, given } })
    expect(container.querySelector('.scene .soft')?.textContent).toBe(told)
    unmount()
  }
})

test('on a small screen the castle comes into sight at the end of the road, and the Sheriff stays on it', () => {
  const media = window.matchMedia
  vi.stubGlobal('matchMedia', (asked: string) => ({ ...media(asked), matches: true }))
  const turn = at('turn')
  const spaces = turn.view.track.length
  const way = (sheriff: number) => {
    const given = tableAt({ ...turn, view: { ...turn.view, sheriff } }, speech, new Remembering<NottinghamView>())
    const { container, unmount } = render(Around, { props: { Table: game.Table, given } })
    const found = [...container.querySelectorAll('.way use')].map((each) => each.getAttribute('href'))
    unmount()
    return found
  }
  for (const sheriff of [0, 1, spaces - 9]) expect(way(sheriff)).toEqual(['#no-sheriff'])
  for (const sheriff of [spaces - 8, spaces - 1, spaces]) expect(way(sheriff)).toEqual(['#no-sheriff', '#no-castle'])
  vi.stubGlobal('matchMedia', media)
})

test('the road leads clockwise around the square and back', () => {
  expect(along(0, 400, 200, 20)).toEqual({ x: 20, y: 20 })
  expect(along(0.5, 400, 200, 20)).toEqual({ x: 380, y: 180 })
  expect(along(1, 400, 200, 20)).toEqual(along(0, 400, 200, 20))
})

test.each([0, 1])('while the last moments are staged it is nobody’s turn (seat %i)', (active) => {
  const turn = at('turn')
  const shown = (phase: string) => {
    const given = tableAt({ ...turn, legal: [], view: { ...turn.view, phase, active } }, speech, new Remembering<NottinghamView>())
    const { container, unmount } = render(Around, { props: { Table: game.Table, given: { ...given, awaited: [] } } })
    const tags = container.querySelectorAll('.tag, .active').length
    unmount()
    return tags
  }
  expect(shown('turn')).toBeGreaterThan(0)
  expect(shown('over')).toBe(0)
})

describe('the table', () => {
  test.each(Object.keys(moments))('%s shows a button for what is legal', (phase) => {
    const actions = new Remembering<NottinghamView>()
    const { container } = render(Around, { props: { Table: game.Table, given: tableAt(at(phase), speech, actions) } })
    const open = container.querySelectorAll('button:not([aria-disabled])')
    expect(open.length > 0).toBe(at(phase).legal.length > 0)
  })

  test('taking the card sends one move', async () => {
    const actions = new Remembering<NottinghamView>()
    render(Around, { props: { Table: game.Table, given: tableAt(at('turn'), speech, actions) } })
    await fireEvent.click(screen.getByRole('button', { name: 'Keep the card' }))
    expect(actions.sent).toEqual([['take']])
  })

  test('a necklace cannot be played from the pile: the greyed choice says why', async () => {
    const actions = new Remembering<NottinghamView>()
    const { view } = at('turn')
    render(Around, {
      props: { Table: game.Table, given: tableAt({ ...at('turn'), view: { ...view, card: 'necklace', action: 'defend' }, legal: ['take'] }, speech, actions) },
    })
    await fireEvent.click(screen.getByRole('button', { name: 'Defend' }))
    expect(actions.sent).toEqual([])
    expect(actions.explained).toEqual(['defend'])
  })

  test('two cards are chosen and offered in the order of the rules', async () => {
    const actions = new Remembering<NottinghamView>()
    const { view } = at('bartering')
    const mine = { ...view.seats[0]!, hand: ['copper', 'pearls'], hand_size: 2 }
    const legal = ['offer copper', 'offer pearls', 'offer copper+pearls']
    const seats = [mine, ...view.seats.slice(1)]
    render(Around, { props: { Table: game.Table, given: tableAt({ ...at('bartering'), view: { ...view, seats }, legal }, speech, actions) } })
    const hand = within(screen.getByRole('region', { name: 'Your hand' }))
    await fireEvent.click(hand.getByRole('button', { name: 'Choose a Pearls card' }))
    await fireEvent.click(hand.getByRole('button', { name: 'Choose a copper coin' }))
    await fireEvent.click(hand.getByRole('button', { name: 'Offer a copper coin and a Pearls card' }))
    expect(actions.sent).toEqual([['offer copper+pearls']])
  })

  test('discards are tried before they are put away', async () => {
    const { view, legal } = at('shortage')
    const spare = view.seats[0]!.hand_size - view.number
    const actions = new Remembering<NottinghamView>((moves) => (moves.length === spare ? ['done'] : legal))
    render(Around, { props: { Table: game.Table, given: tableAt(at('shortage'), speech, actions) } })
    const region = screen.getByRole('region', { name: 'Your hand' })
    for (let nth = 0; nth < spare; nth++) {
      await fireEvent.click(region.querySelectorAll('.pick:not([aria-pressed=true])')[0]!)
      await Promise.resolve()
    }
    await waitFor(() => expect(screen.getByRole('button', { name: 'Put these cards away' }).getAttribute('aria-disabled')).toBe(null))
    await fireEvent.click(screen.getByRole('button', { name: 'Put these cards away' }))
    expect(actions.sent[0]).toHaveLength(spare + 1)
    expect(actions.sent[0]!.at(-1)).toBe('done')
  })

  test('who watches sees no choice', () => {
    const actions = new Remembering<NottinghamView>()
    const { container } = render(Around, { props: { Table: game.Table, given: { ...tableAt({ ...at('turn'), legal: [] }, speech, actions), seat: null } } })
    expect(container.querySelectorAll('button')).toHaveLength(0)
  })

  test('the final count names everybody, the winner first', () => {
    const { view } = at('over')
    const { container } = render(game.Count, { view, names: speech.names as string[], speech, calm: true })
    const lines = [...container.querySelectorAll('ol.count > li')]
    expect(lines).toHaveLength(4)
    expect(lines[0]!.querySelector('.place')?.textContent).toBe('1')
  })
})

test('every legal move of a delivery is a family that the table shows', () => {
  const families = new Set(at('delivery').legal.map((move) => speech.move(move) && move.split(' ')[0]))
  expect([...families].every((family) => ['deliver', 'mission', 'end'].includes(family ?? ''))).toBe(true)
  expect(of(at('delivery').legal, 'end turn')).toHaveLength(1)
})

test('the keyboard keeps its place when a choice is gone', async () => {
  const actions = new Remembering<NottinghamView>()
  const { rerender } = render(Around, { props: { Table: game.Table, given: tableAt(at('turn'), speech, actions) } })
  const take = screen.getByRole('button', { name: 'Keep the card' })
  take.focus()
  await fireEvent.keyDown(take, { key: 'Enter' })
  await rerender({ Table: game.Table, given: tableAt(at('defence'), speech, actions) })
  expect(document.activeElement?.textContent).toMatch(/defend/i)
})

test('the memory aid is there when the table plays with it', () => {
  const actions = new Remembering<NottinghamView>()
  const { view } = at('turn')
  const nothing = { sure: [], doubtful: [], missing: 0 }
  const memory = { hands: view.seats.map(() => ({ ...nothing, sure: ['chest'] })), loots: view.seats.map(() => []), discard: ['gold'] }
  const aided = { ...view, memory }
  render(Around, { props: { Table: game.Table, given: tableAt({ ...at('turn'), view: aided }, speech, actions) } })
  expect(screen.getByText('What you have seen')).toBeTruthy()
  expect(screen.queryAllByText('What you have seen')).toHaveLength(1)
})
