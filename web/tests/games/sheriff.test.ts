// The table of Sheriff: sentences for all that happens, moves in words, and an offer that is written.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { game } from '../../src/games/sheriff'
import { flightsOf } from '../../src/games/sheriff/flights'
import { inTermOrder } from '../../src/games/sheriff/moves'
import { OfferDraft } from '../../src/games/sheriff/offers.svelte'
import { Phrases } from '../../src/games/sheriff/phrases'
import type { Preview, TableActions, Told } from '../../src/table/game'
import { texts } from '../../src/texts/texts.svelte'
import type { Speech } from '../../src/texts/speech'
import type { SheriffView } from '../../src/wire/types'
import samples from '../samples/sheriff.json'
import { Remembering, speechIn, tableAt, type Samples } from './sampled'
import { tellsEverything } from './telling'
import Around from './Around.svelte'

const { events, moments } = samples as unknown as Samples<SheriffView>

let speech: Speech
beforeAll(async () => {
  speech = await speechIn('en', game.texts)
  await texts.load(game.texts)
})
afterEach(() => vi.restoreAllMocks())

/** Sentences, with plain spaces. */
const plain = (told: Told[]) => told.map((line) => line.text.replaceAll('\u00a0', ' '))

tellsEverything(game, 'sheriff', { events, moments }, /^SH-/)

test('cards drawn in a row are one sentence', () => {
  const drawn = ['apple', 'apple', 'silk'].map((good) => ({ name: 'drew', facts: { seat: 0, good } }))
  expect(plain(game.tell(speech, drawn, 0))).toEqual(['You draw 2 apples and a bolt of silk.'])
})

test('an opened bag is judged by what was declared before', () => {
  const told = game.tell(
    speech,
    [
      { name: 'round_began', facts: { round: 0, sheriff: 0 } },
      { name: 'declared', facts: { seat: 1, good: 'apple', cards: 2 } },
      { name: 'opened', facts: { seat: 1, goods: ['apple', 'mead'] } },
    ],
    2,
  )
  expect(plain(told)).toEqual(['You open Ben’s bag: an apple and a cask of mead. Declared: 2 apples. A lie!'])
})

test('an offer is one sentence for its receiver', () => {
  const phrases = new Phrases(speech)
  expect(phrases.offer(1, 0, ['coins 5', 'bag mead'], ['wave 1']).replaceAll('\u00a0', ' ')).toBe(
    'Ben offers you 5 coins and a cask of mead out of the bag if you let their bag pass.',
  )
})

test('terms are named in the order of the vocabulary', () => {
  expect(inTermOrder(['later honest', 'stall cheese', 'wave 2', 'stall apple', 'coins 3'])).toEqual([
    'coins 3', 'stall apple', 'stall cheese', 'wave 2', 'later honest',
  ])
})

test('coins fly from purse to purse, at most five of them', () => {
  expect(flightsOf([{ name: 'paid', facts: { giver: 1, taker: 2, coins: 12 } }])).toHaveLength(5)
  expect(flightsOf([{ name: 'took', facts: { seat: 1, pile: 'left', good: 'silk' } }])).toEqual([
    { from: 'pile-left', to: 'seat-1', item: { card: 'silk' } },
  ])
})

/** A server that knows one small menu: coins up to three, two apples, and a favour. */
class Clerk extends Remembering<SheriffView> {
  override async attempt(moves: string[]): Promise<Preview<SheriffView>> {
    this.tried.push(moves)
    const gives = moves.filter((move) => move.startsWith('offer '))
    const wants = moves.filter((move) => move.startsWith('want '))
    const apples = gives.filter((move) => move === 'offer stall apple').length
    if (apples > 2) return { legal: [], complete: false, view: null, rule: 'SH-4.3' }
    const legal: string[] = []
    if (!wants.length) {
      if (!gives.length) legal.push('offer coins 1', 'offer coins 2', 'offer coins 3')
      if (apples < 2) legal.push('offer stall apple')
      if (gives.length) legal.push('want wave 0')
    } else legal.push('post')
    return { legal, complete: false, view: null, rule: '' }
  }
}

test('the offer builder asks the server what may be added, and sends the whole in order', async () => {
  const hands = new Clerk()
  const draft = new OfferDraft(2, () => hands as TableActions<SheriffView>)
  await draft.refresh()
  expect(draft.menus.offer).toEqual(['coins 1', 'coins 2', 'coins 3', 'stall apple'])
  expect(draft.mostCoins('offer')).toBe(3)
  await draft.add('offer', 'stall apple')
  await draft.setCoins('offer', 2)
  expect(draft.gives).toEqual(['coins 2', 'stall apple'])
  expect(draft.complete).toBe(false)
  await draft.add('want', 'wave 0')
  expect(draft.complete).toBe(true)
  expect(draft.moves).toEqual(['to 2', 'offer coins 2', 'offer stall apple', 'want wave 0', 'post'])
})

test('a term that the server refuses is not added, and its rule is shown', async () => {
  const hands = new Clerk()
  const draft = new OfferDraft(2, () => hands as TableActions<SheriffView>)
  for (let apples = 0; apples < 3; apples++) await draft.add('offer', 'stall apple')
  expect(draft.gives).toEqual(['stall apple', 'stall apple'])
  expect(hands.explained).toEqual(['post'])
})

test('a counter-offer turns the offer around, without what lies face down', () => {
  const offer = { number: 3, author: 1, other: 0, gives: ['coins 4', 'hidden'], wants: ['wave 1'] }
  const draft = OfferDraft.counter(offer, () => new Clerk() as TableActions<SheriffView>)
  expect([draft.other, draft.gives, draft.wants]).toEqual([1, ['wave 1'], ['coins 4']])
})

test('a bag is packed by tapping cards, and closed as one sequence', async () => {
  const hands = new Remembering<SheriffView>((moves) => (moves.length < 5 ? ['pack crossbow', 'close'] : ['close']))
  const moment = moments.loading!
  render(Around, { props: { Table: game.Table, props: tableAt(moment, speech, hands) } })
  const cards = screen.getByRole('group', { name: 'Your hand' }).querySelectorAll('button')
  await fireEvent.click(cards[1]!)
  await vi.waitFor(() => expect(cards[1]!.getAttribute('aria-pressed')).toBe('true'))
  await fireEvent.click(cards[0]!)
  await vi.waitFor(() => expect(cards[0]!.getAttribute('aria-pressed')).toBe('true'))
  await fireEvent.click(screen.getByRole('button', { name: 'Close the bag' }))
  const [first, second] = moment.view.seats[0]!.hand!
  expect(hands.sent).toEqual([[`pack ${first}`, `pack ${second}`, 'close']])
})

test.each(Object.keys(moments))('the table shows the moment %s without a complaint', (phase) => {
  const complaint = vi.spyOn(console, 'error')
  render(Around, { props: { Table: game.Table, props: tableAt(moments[phase]!, speech, new Remembering<SheriffView>()) } })
  expect(complaint).not.toHaveBeenCalled()
})
