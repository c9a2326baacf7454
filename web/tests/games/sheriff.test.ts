// The table of Sheriff: sentences for all that happens, moves in words, and an offer that is written.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { game } from '../../src/games/sheriff'
import BagAtGate from '../../src/games/sheriff/BagAtGate.svelte'
import Cards from '../../src/games/sheriff/Cards.svelte'
import Lay from '../../src/games/sheriff/Lay.svelte'
import { flightsOf } from '../../src/games/sheriff/flights'
import { inTermOrder } from '../../src/games/sheriff/moves'
import { texts } from '../../src/texts/texts.svelte'
import type { Teller, Told } from '../../src/texts/teller'
import type { SheriffView } from '../../src/wire/types'
import samples from '../samples/sheriff.json'
import { NAMES, Remembering, speechIn, tableAt, type Samples } from './sampled'
import { tellsEverything } from './telling'
import Around from './Around.svelte'

const { events, moments } = samples as unknown as Samples<SheriffView>

let speech: Teller
beforeAll(async () => {
  speech = await speechIn('en', game)
  await texts.load(game.texts)
})
afterEach(() => vi.restoreAllMocks())

/** Sentences, with plain spaces. */
const plain = (told: Told[]) => told.map((line) => line.text.replaceAll('\u00a0', ' '))

tellsEverything(game, { events, moments })

test('the card reference of a table has the cards of its game, the one of the box has all', () => {
  const headings = () => [...document.querySelectorAll('h3')].map((each) => each.textContent)
  const plainGame = render(Cards, { speech, options: { royal_goods: false, floor: 'open' } })
  expect(headings()).toEqual(['Legal goods', 'Contraband'])
  plainGame.unmount()
  const royalGame = render(Cards, { speech, options: { royal_goods: true } })
  expect(headings()).toEqual(['Legal goods', 'Contraband', 'Royal goods'])
  royalGame.unmount()
  render(Cards, { speech })
  expect(headings()).toHaveLength(4)
})

test('cards to lay are put into an order where there is one: of equal cards none is on top', () => {
  const lay = (cards: string[]) => render(Lay, { cards, legal: ['lay left bread'], actions: new Remembering<SheriffView>(), speech, busy: false }).container
  expect(lay(['bread', 'bread']).querySelectorAll('.shift')).toHaveLength(0)
  const mixed = lay(['bread', 'silk'])
  expect(mixed.querySelectorAll('.shift')).toHaveLength(2)
  expect(mixed.querySelectorAll('small')).toHaveLength(1)
})

test('cards drawn in a row are one sentence', () => {
  const drawn = ['apple', 'apple', 'silk'].map((good) => ({ name: 'drew', facts: { seat: 0, good } }))
  expect(plain(speech.tell(drawn, 0))).toEqual(['You draw 2 apples and a bolt of silk.'])
})

test('an opened bag says what was declared and what was not', () => {
  const facts = { sheriff: 0, seat: 1, goods: ['apple', 'mead'], declared: 'apple', cards: 2, lies: ['mead'], summonses: 0 }
  expect(plain(speech.tell([{ name: 'opened', facts }]))).toEqual([
    'You open Ben’s bag: an apple and a cask of mead. Declared: 2 apples. Caught! One undeclared card.',
  ])
})

test('an offer is one sentence for its receiver', () => {
  const offer = { author: 1, other: 0, gives: ['coins 5', 'bag mead'], wants: ['wave 1'] }
  expect(speech.phrase('sheriff-offer', offer)).toBe('Ben offers you 5 coins and a cask of mead out of the bag to let Ben’s bag through.')
})

test.each([
  ['en', ['wave 0'], ['coins 16'], 'Ben offers to let your bag through for 16 coins.'],
  ['fr', ['wave 0'], ['coins 16'], 'Ben propose de laisser passer votre Besace contre 16 Pièces.'],
  [
    'fr',
    ['coins 4', 'later wave 0'],
    ['wave 1'],
    'Ben propose de vous donner 4 Pièces et de promettre de laisser passer votre Besace à son prochain tour de Shérif pour faire passer sa Besace.',
  ],
] as const)('in %s a price, and what is wanted for several terms, name nobody twice', async (language, gives, wants, told) => {
  const teller = await speechIn(language, game)
  expect(teller.phrase('sheriff-offer', { author: 1, other: 0, gives: [...gives], wants: [...wants] }).replaceAll('\u00a0', ' ')).toBe(told)
})

test('on a phone an offer for passage is told in few words, any other one as usual', () => {
  const offer = { author: 1, other: 0, gives: ['coins 5'], wants: ['wave 1'] }
  expect(speech.phrase('sheriff-offer-short', offer)).toBe('Ben: 5 coins to get through.')
  expect(speech.phrase('sheriff-offer-short', { ...offer, author: 0, other: 1, wants: ['wave 0'] })).toBe('You offer Ben 5 coins to let your bag through.')
  const swap = { ...offer, wants: ['coins 2'] }
  expect(speech.phrase('sheriff-offer-short', swap)).toBe(speech.phrase('sheriff-offer', swap))
})

test('on a phone a short bribe stands on its button, and one of several terms whole below it', () => {
  const { view, legal } = moments['inspection']!
  const at = (view.sheriff + 1) % view.seats.length
  const shown = (gives: string[]) => {
    const offer = { ...view.offers[0]!, number: 1, author: at, other: view.sheriff, gives, wants: [`wave ${at}`], taken_with: at }
    const seats = view.seats.map((seat) => ({ ...seat, fate: 'undecided' }))
    const given = { at, view: { ...view, seats, offers: [offer] }, legal, acting: true, narrow: true, asked: 1, writing: false, busy: false }
    const { container, unmount } = render(BagAtGate, {
      props: { ...given, actions: new Remembering<SheriffView>(), speech, offers: vi.fn(), onwrite: vi.fn() },
    })
    const found = [container.querySelector('.words small')?.textContent, container.querySelector('.effects')?.textContent]
    unmount()
    return found
  }
  expect(shown(['coins 5'])).toEqual(['Refuses 5 coins.', undefined])
  const [button, below] = shown(['coins 5', 'bag mead', `later wave ${view.sheriff}`])
  expect(button).toBeUndefined()
  expect(below).toMatch(/5 coins, a cask of mead.* and .*Takes|Takes 5 coins/)
})

test('bargaining over the table ends with an agreement, so that it is seen', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn() // jsdom has none
  const { view } = moments['inspection']!
  const at = view.seats.findIndex((_, each) => each !== view.sheriff && each !== view.viewer)
  const seats = view.seats.map((seat) => ({ ...seat, fate: 'undecided', bribe_limit: 9 }))
  const deal = { ...view.offers[0]!, number: 5, author: at, other: view.sheriff, gives: ['coins 1'], wants: [], joined: [] }
  const other = view.seats.findIndex((_, each) => each !== view.sheriff && each !== at)
  const asks = { at, legal: [`to ${at}`], acting: true, narrow: true, asked: 0, writing: false, busy: false }
  const given = { ...asks, actions: new Remembering<SheriffView>(), speech, offers: vi.fn(), onwrite: vi.fn() }
  const { container, rerender } = render(BagAtGate, { props: { ...given, view: { ...view, seats, deals: [] } } })
  await fireEvent.click(container.querySelector('[data-act="talk"]')!)
  await rerender({ view: { ...view, seats, deals: [{ ...deal, author: other }] } })
  expect(container.querySelector('dialog')).not.toBeNull()
  await rerender({ view: { ...view, seats, deals: [{ ...deal, author: other }, deal] } })
  expect(container.querySelector('dialog')).toBeNull()
})

test('a merchant is asked what fits the bag and the offers', () => {
  const { view, legal } = moments['inspection']!
  const asked = (fate: string, question: string) => {
    const seats = view.seats.map((seat, at) => (at === view.viewer ? { ...seat, fate } : seat))
    return game.question(speech, { ...view, seats, question }, legal)?.text
  }
  expect(asked('undecided', 'merchant')).toBe('Bargaining is open. Make the Sheriff an offer, or wait.')
  expect(asked('waved', 'merchant')).toBe('Your bag is settled. You may still bargain.')
  expect(asked('waved', 'offered')).toBe('Somebody offers you a deal. Answer it, or offer something else.')
})

test('terms are named in the order of the vocabulary', () => {
  expect(inTermOrder(['later honest', 'stall cheese', 'wave 2', 'stall apple', 'coins 3'])).toEqual([
    'coins 3',
    'stall apple',
    'stall cheese',
    'wave 2',
    'later honest',
  ])
})

test('coins fly from purse to purse, at most five of them', () => {
  expect(flightsOf([{ name: 'paid', facts: { giver: 1, taker: 2, coins: 12 } }], 0)).toHaveLength(5)
  expect(flightsOf([{ name: 'took', facts: { seat: 1, pile: 'left', good: 'silk' } }], 0)).toEqual([
    { from: 'pile-left', to: 'seat-1', item: { card: 'silk' } },
  ])
})

test('what the reader draws comes to their hand, and what they lay down leaves it', () => {
  const drew = { name: 'drew', facts: { seat: 0, good: 'silk' } }
  const laid = { name: 'laid', facts: { seat: 0, pile: 'left', good: 'silk' } }
  expect(flightsOf([drew, laid], 0).map(({ from, to }) => [from, to])).toEqual([
    ['pile-deck', 'hand-0'],
    ['hand-0', 'pile-left'],
  ])
  const actions = new Remembering<SheriffView>()
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt(moments.loading!, speech, actions) } })
  expect(container.querySelector('[data-spot="hand-0"] button')).not.toBeNull()
})

test('the final count crowns one good after the other until the winner may be named', async () => {
  vi.useFakeTimers()
  const done = vi.fn()
  const { view } = moments.over!
  render(game.Count, { props: { view, names: NAMES, speech, calm: false, ondone: done } })
  const totals = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('.total')!.textContent)
  await vi.advanceTimersByTimeAsync(900 * 3)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(900 * 6)
  vi.useRealTimers()
  expect(done).toHaveBeenCalledOnce()
  expect(totals().sort()).toEqual(view.tallies!.map((tally) => String(tally.total)).sort())
})

/** A server that knows one small menu: coins up to three, two apples, and a favour. */

test('a bag is packed by tapping cards, and closed as one sequence', async () => {
  const actions = new Remembering<SheriffView>((moves) => (moves.length < 5 ? ['pack crossbow', 'close'] : ['close']))
  const moment = moments.loading!
  render(Around, { props: { Table: game.Table, given: tableAt(moment, speech, actions) } })
  const cards = screen.getByRole('group', { name: 'Your hand' }).querySelectorAll('button')
  await fireEvent.click(cards[1]!)
  await waitFor(() => expect(cards[1]!.getAttribute('aria-pressed')).toBe('true'))
  await fireEvent.click(cards[0]!)
  await waitFor(() => expect(cards[0]!.getAttribute('aria-pressed')).toBe('true'))
  await fireEvent.click(screen.getByRole('button', { name: 'Close the bag' }))
  const [first, second] = moment.view.seats[0]!.hand!
  expect(actions.sent).toEqual([[`pack ${first}`, `pack ${second}`, 'close']])
})

test('whoever is quicker than the line loses no card', async () => {
  const { container } = render(Around, {
    props: { Table: game.Table, given: tableAt(moments.loading!, speech, new Remembering<SheriffView>(() => ['pack crossbow', 'close'])) },
  })
  for (const key of ['1', '2', '3']) void fireEvent.keyDown(document.body, { key })
  await waitFor(() => expect(container.querySelectorAll('.hand button[aria-pressed=true]')).toHaveLength(3))
})

test('the keys 1 to 6 pick cards wherever the focus is, but not where somebody writes', async () => {
  const actions = new Remembering<SheriffView>(() => ['pack crossbow', 'close'])
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt(moments.loading!, speech, actions) } })
  const cards = container.querySelectorAll('[data-spot="hand-0"] .hand button')
  expect(document.activeElement).toBe(document.body)
  await fireEvent.keyDown(document.body, { key: '2' })
  await waitFor(() => expect(cards[1]!.getAttribute('aria-pressed')).toBe('true'))
  const talk = document.body.appendChild(document.createElement('input'))
  await fireEvent.keyDown(talk, { key: '1' })
  talk.remove()
  await fireEvent.keyDown(document.body, { key: '2' })
  await waitFor(() => expect(cards[1]!.getAttribute('aria-pressed')).toBe('false'))
  expect(cards[0]!.getAttribute('aria-pressed')).toBe('false')
})

test.each(Object.keys(moments))('the table shows the moment %s without a complaint', (phase) => {
  const complaint = vi.spyOn(console, 'error')
  render(Around, { props: { Table: game.Table, given: tableAt(moments[phase]!, speech, new Remembering<SheriffView>()) } })
  expect(complaint).not.toHaveBeenCalled()
})

test('whoever declares sees the own bag, and no piles in its room', () => {
  const given = tableAt(moments.declaration!, speech, new Remembering<SheriffView>())
  const { container } = render(Around, { props: { Table: game.Table, given } })
  expect(container.querySelector('[data-guide=bag]')).not.toBeNull()
  expect(container.querySelector('[data-guide=piles]')).toBeNull()
})
