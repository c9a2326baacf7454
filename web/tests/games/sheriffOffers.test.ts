// Offers of Sheriff: written, countered, joined, answered, and what a decision does with them.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { game } from '../../src/games/sheriff'
import { OfferDraft } from '../../src/games/sheriff/offers.svelte'
import type { Preview, TableActions } from '../../src/table/game'
import { texts } from '../../src/texts/texts.svelte'
import type { Teller } from '../../src/texts/teller'
import type { SheriffView } from '../../src/wire/types'
import samples from '../samples/sheriff.json'
import { Remembering, speechIn, tableAt, type Moment, type Samples } from './sampled'
import Around from './Around.svelte'

const { moments } = samples as unknown as Samples<SheriffView>

let speech: Teller
beforeAll(async () => {
  speech = await speechIn('en', game)
  await texts.load(game.texts)
})
afterEach(() => vi.restoreAllMocks())

class Clerk extends Remembering<SheriffView> {
  purse = 3
  isOpen = true
  override async preview(moves: string[]): Promise<Preview<SheriffView>> {
    this.tried.push(moves)
    const gives = moves.filter((move) => move.startsWith('offer '))
    const wants = moves.filter((move) => move.startsWith('want '))
    const apples = gives.filter((move) => move === 'offer stall apple').length
    const coins = Number(gives.find((move) => move.startsWith('offer coins '))?.slice(12) ?? 0)
    if (!this.isOpen) return { legal: [], complete: false, view: null, rule: '' }
    if (apples > 2 || coins > this.purse) return { legal: [], complete: false, view: null, rule: 'SH-4.3' }
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
  const actions = new Clerk()
  const draft = new OfferDraft(2, () => actions as TableActions<SheriffView>)
  await draft.refresh()
  expect(draft.menus.offer).toEqual(['coins 1', 'coins 2', 'coins 3', 'stall apple'])
  expect(draft.most('offer', 'coins')).toBe(3)
  await draft.add('offer', 'stall apple')
  await draft.setSum('offer', 'coins', 2)
  expect(draft.gives).toEqual(['coins 2', 'stall apple'])
  expect(draft.complete).toBe(false)
  await draft.add('want', 'wave 0')
  expect(draft.complete).toBe(true)
  expect(draft.moves).toEqual(['to 2', 'offer coins 2', 'offer stall apple', 'want wave 0', 'post'])
})

test('a term that the server refuses is not added, and its rule is shown', async () => {
  const actions = new Clerk()
  const draft = new OfferDraft(2, () => actions as TableActions<SheriffView>)
  for (let apples = 0; apples < 3; apples++) await draft.add('offer', 'stall apple')
  expect(draft.gives).toEqual(['stall apple', 'stall apple'])
  expect(actions.explained).toEqual(['post'])
})

test('what becomes impossible is struck out of a half-written offer, and the rest can be sent', async () => {
  const actions = new Clerk()
  const draft = new OfferDraft(2, () => actions as TableActions<SheriffView>)
  await draft.setSum('offer', 'coins', 3)
  await draft.add('offer', 'stall apple')
  await draft.add('want', 'wave 0')
  actions.purse = 1 // somebody else was paid meanwhile
  draft.forget()
  await draft.refresh()
  expect(draft.gives).toEqual(['coins 3', 'stall apple'])
  expect([draft.isStruck('offer', 0), draft.isStruck('offer', 1), draft.isStruck('want', 0)]).toEqual([true, false, false])
  expect(draft.moves).toEqual(['to 2', 'offer stall apple', 'want wave 0', 'post'])
  expect(draft.complete).toBe(true)
  await draft.remove('offer', 0)
  expect(draft.gives).toEqual(['stall apple'])
})

test('while nothing can be offered the sheet waits as it is', async () => {
  const actions = new Clerk()
  const draft = new OfferDraft(2, () => actions as TableActions<SheriffView>)
  await draft.setSum('offer', 'coins', 2)
  actions.isOpen = false // a bag is being opened
  draft.forget()
  await draft.refresh()
  expect([draft.gives, draft.standing('offer'), draft.complete, draft.waits]).toEqual([['coins 2'], ['coins 2'], false, true])
  actions.isOpen = true
  draft.forget()
  await draft.refresh()
  expect([draft.waits, draft.standing('offer')]).toEqual([false, ['coins 2']])
})

test('a half-written offer is still there after another bag was opened, and a typed number counts at once', async () => {
  const moment = moments.inspection!
  const other = moment.legal.find((move) => move.startsWith('to '))!
  const actions = new Clerk()
  const props = tableAt(moment, speech, actions as Remembering<SheriffView>)
  const { container, rerender } = render(Around, { props: { Table: game.Table, given: props } })
  const goOn = (to: Moment<SheriffView>) => rerender({ Table: game.Table, given: tableAt(to, speech, actions as Remembering<SheriffView>) })
  await fireEvent.click(container.querySelector(`[data-to="${other.slice(3)}"]`)!)
  const amount = () => container.querySelector<HTMLInputElement>('.builder fieldset input[type=number]')
  await waitFor(() => expect(amount()).not.toBeNull())
  await fireEvent.input(amount()!, { target: { value: '2' } })
  await waitFor(() => expect(container.querySelector('.builder .token')?.textContent).toContain('2'))
  const debt = { ...moment, view: { ...moment.view, phase: 'debt' }, legal: [] }
  await goOn(debt)
  expect(container.querySelector('.builder .token')?.textContent).toContain('2')
  await goOn(moment)
  expect(container.querySelector('.builder .token')?.textContent).toContain('2')
  const next = { ...moment, view: { ...moment.view, round: moment.view.round + 1 } }
  await goOn(next)
  await waitFor(() => expect(container.querySelector('.builder')).toBeNull())
})

const ALONE = { called: '1', joined: [], written: 0, taken_with: null, lost_with: [] } // nobody has joined this offer, and no passing touches it

test('a counter-offer keeps what the first offer held, face-down cards included', () => {
  const offer = { number: 3, author: 1, other: 0, gives: ['coins 4', 'hidden', 'hidden'], wants: ['wave 1'], ...ALONE }
  const draft = OfferDraft.counter(offer, () => new Clerk() as TableActions<SheriffView>)
  expect([draft.other, draft.gives, draft.wants]).toEqual([1, ['wave 1'], ['coins 4', 'unseen', 'unseen']])
})

test('somebody may add to an offer to the Sheriff, and take their part back', async () => {
  const offer = { number: 4, author: 1, other: 2, gives: ['coins 1'], wants: ['wave 3'], ...ALONE, joined: [{ seat: 0, gives: ['coins 2'], written: 4 }] }
  const moment = { ...moments.inspection!, legal: ['join 1', 'leave 1', 'to 2'] }
  const view = { ...moment.view, sheriff: 2, offers: [offer], deals: [] }
  const actions = new Remembering<SheriffView>((moves) => (moves.length === 1 ? ['offer coins 1', 'offer coins 2'] : ['post']))
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, view }, speech, actions) } })
  expect(container.querySelector('[data-offer="4"] p')?.textContent).toContain('You add 2')
  await fireEvent.click(screen.getByRole('button', { name: 'Take my part back' }))
  await fireEvent.click(container.querySelector('[data-join="1"]')!)
  await fireEvent.input(await screen.findByLabelText('Coins: How many coins?'), { target: { value: '2' } })
  await waitFor(() => expect(container.querySelector('.builder .main')?.hasAttribute('disabled')).toBe(false))
  await fireEvent.click(container.querySelector('.builder .main')!)
  await waitFor(() => expect(actions.sent).toEqual([['leave 1'], ['join 1', 'offer coins 2', 'post']]))
})

test('an offer among merchants can be added to as well', async () => {
  const offer = {
    number: 4,
    author: 1,
    other: 3,
    gives: ['coins 1'],
    wants: ['bag silk'],
    ...ALONE,
    called: '1 3',
    joined: [{ seat: 0, gives: ['coins 2'], written: 4 }],
  }
  const moment = { ...moments.inspection!, legal: ['join 1 3', 'leave 1 3', 'to 2'] }
  const view = { ...moment.view, sheriff: 2, offers: [offer], deals: [] }
  const actions = new Remembering<SheriffView>((moves) => (moves.length === 1 ? ['offer later coins 60', 'offer later coins 61'] : ['post']))
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, view }, speech, actions) } })
  await fireEvent.click(screen.getByRole('button', { name: 'Take my part back' }))
  await fireEvent.click(container.querySelector('[data-join="1 3"]')!)
  await waitFor(() => expect(container.querySelector('[data-sum="offer later coins"]')).not.toBeNull())
  await fireEvent.input(container.querySelector('[data-sum="offer later coins"] input[type=number]')!, { target: { value: '61' } })
  await waitFor(() => expect(container.querySelector('.builder .main')?.hasAttribute('disabled')).toBe(false))
  await fireEvent.click(container.querySelector('.builder .main')!)
  await waitFor(() => expect(actions.sent).toEqual([['leave 1 3'], ['join 1 3', 'offer later coins 61', 'post']]))
})

test('the words of a promise are sent with the offer, and stand beside it and in the ledger', async () => {
  const offer = { number: 6, author: 1, other: 0, gives: ['later words'], wants: ['coins 1'], ...ALONE, written: 4 }
  const moment = { ...moments.inspection!, legal: ['to 1', 'accept 1', 'decline 1'] }
  const promise = { number: 0, promiser: 1, promisee: 0, term: 'later words', made: 0, fate: 'open', paid: 0, written: 4 }
  const view = { ...moment.view, sheriff: 2, offers: [offer], deals: [], promises: [promise, { ...promise, term: 'later honest' }] }
  const actions = new Remembering<SheriffView>((moves) => (moves.length === 1 ? ['offer later words'] : ['post']))
  const given = { ...tableAt({ ...moment, view }, speech, actions), beside: { 4: 'Trust me' } }
  const { container } = render(Around, { props: { Table: game.Table, given } })
  expect(container.querySelector('[data-offer="6"] .words')?.textContent).toBe('“Trust me”')
  expect(game.ledger!(speech, view, (written) => (written === 4 ? 'Trust me' : '')).map(({ words }) => words)).toEqual(['“Trust me”', ''])
  await fireEvent.click(container.querySelector('[data-to="1"]')!)
  await waitFor(() => expect(container.querySelector('[data-term="offer later words"]')).not.toBeNull())
  await fireEvent.click(container.querySelector('[data-term="offer later words"]')!)
  await waitFor(() => expect(container.querySelector('[data-act="promise-words"]')).not.toBeNull())
  await fireEvent.input(container.querySelector('[data-act="promise-words"]')!, { target: { value: ' Never again ' } })
  await waitFor(() => expect(container.querySelector('.builder .main')?.hasAttribute('disabled')).toBe(false))
  await fireEvent.click(container.querySelector('.builder .main')!)
  await waitFor(() => expect(actions.words).toEqual(['Never again']))
})

test('a bag that passes is asked for at once, other favours are folded away', async () => {
  const moment = { ...moments.inspection!, legal: ['to 1'] }
  const actions = new Remembering<SheriffView>(() => ['want wave 0', 'want open 0', 'want coins 1'])
  const given = tableAt({ ...moment, view: { ...moment.view, sheriff: 1, offers: [], deals: [] } }, speech, actions)
  const { container } = render(Around, { props: { Table: game.Table, given } })
  await fireEvent.click(container.querySelector('[data-to="1"]')!)
  await waitFor(() => expect(container.querySelector('[data-term="want wave 0"]')).not.toBeNull())
  expect(container.querySelector('[data-term="want wave 0"]')!.closest('details')).toBeNull()
  expect(container.querySelector('[data-term="want open 0"]')!.closest('details')).not.toBeNull()
})

test('contraband that is asked for face down is chosen by its owner', async () => {
  const offer = { number: 5, author: 2, other: 0, gives: ['wave 0'], wants: ['unseen'], ...ALONE }
  const moment = { ...moments.inspection!, legal: ['decline 2', 'pick 2'] }
  const seats = moment.view.seats.map((seat, at) => (at === 0 ? { ...seat, contraband: ['mead', 'silk'] } : seat))
  const view = { ...moment.view, sheriff: 2, seats, viewer: 0, offers: [offer], deals: [] }
  const actions = new Remembering<SheriffView>((moves) => (moves.length > 1 ? ['accept 2'] : ['choose mead', 'choose silk']))
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, view }, speech, actions) } })
  await fireEvent.click(container.querySelector('[data-pick="silk"]')!)
  await waitFor(() => expect(container.querySelector('.picks .main')?.hasAttribute('disabled')).toBe(false))
  await fireEvent.click(container.querySelector('.picks .main')!)
  expect(actions.sent).toEqual([['pick 2', 'choose silk', 'accept 2']])
})

test('a card that may not be chosen takes the place of the first, or says why not', async () => {
  const offer = { number: 5, author: 2, other: 0, gives: ['wave 0'], wants: ['unseen'], ...ALONE }
  const moment = { ...moments.inspection!, legal: ['decline 2', 'pick 2'] }
  const seats = moment.view.seats.map((seat, at) => (at === 0 ? { ...seat, contraband: ['mead', 'silk', 'crossbow'] } : seat))
  const view = { ...moment.view, sheriff: 2, seats, viewer: 0, offers: [offer], deals: [] }
  const actions = new Remembering<SheriffView>()
  const one = ['pick 2,choose mead', 'pick 2,choose silk']
  actions.preview = async (moves) => {
    const possible = moves.length === 1 || one.includes(moves.join())
    return { legal: possible && moves.length === 2 ? ['accept 2'] : [], complete: possible, view: null, rule: possible ? '' : 'SH-R32' }
  }
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, view }, speech, actions) } })
  const chosen = () => [...container.querySelectorAll<HTMLElement>('[data-pick][aria-pressed=true]')].map((card) => card.dataset['pick'])
  await fireEvent.click(container.querySelector('[data-pick="mead"]')!)
  await waitFor(() => expect(chosen()).toEqual(['mead']))
  await fireEvent.click(container.querySelector('[data-pick="silk"]')!)
  await waitFor(() => expect(chosen()).toEqual(['silk']))
  await fireEvent.click(container.querySelector('[data-pick="crossbow"]')!)
  await waitFor(() => expect(actions.explained).toEqual(['choose crossbow']))
  expect(chosen()).toEqual(['silk'])
})

test('a promise in words is judged by its receiver', async () => {
  const moment = { ...moments.inspection!, legal: ['kept 1', 'broken 1'] }
  const actions = new Remembering<SheriffView>()
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt(moment, speech, actions) } })
  await fireEvent.click([...container.querySelectorAll('[data-mark="1"] button')].at(-1)!)
  expect(actions.sent).toEqual([['broken 1']])
})

const bribed = (taken_with: number | null): Moment<SheriffView> => {
  const { view } = moments.inspection!
  const seats = view.seats.map((seat, at) => (at === 0 ? seat : { ...seat, fate: 'undecided', must_open: false, bag_size: 3, declared: 'apple' }))
  const old = { number: 4, author: 3, other: 2, gives: ['coins 1'], wants: ['wave 3'], ...ALONE }
  const bribe = { number: 7, author: 1, other: 0, gives: ['coins 5'], wants: ['wave 1'], ...ALONE, written: 7, taken_with }
  return { view: { ...view, sheriff: 0, seats, offers: [old, bribe], deals: [] }, legal: ['open 1', 'wave 1', 'accept 1', 'decline 1'], awaited: [0] }
}

test.each([
  [null, 'Let through Ben’s bag Refuses 5 coins.'],
  [1, 'Let through Ben’s bag Takes 5 coins.'],
])('a decision about a bribed bag says what it accepts or refuses (%s)', (taken, words) => {
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt(bribed(taken), speech, new Remembering<SheriffView>()) } })
  const said = [...container.querySelectorAll('[data-bag="1"] .decide .words')].map((each) =>
    [...each.childNodes]
      .map((part) => part.textContent)
      .join(' ')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/ +/g, ' ')
      .trim(),
  )
  expect(said).toEqual(['Open Ben’s bag Refuses 5 coins.', words])
  expect(container.querySelector('[data-bag="2"] .words small')).toBeNull()
})

test('a bribe that several pay is accepted and refused as a whole', () => {
  const moment = bribed(1)
  const offers = moment.view.offers.map((offer) => (offer.number === 7 ? { ...offer, joined: [{ seat: 2, gives: ['coins 2'], written: 8 }] } : offer))
  const given = tableAt({ ...moment, view: { ...moment.view, offers } }, speech, new Remembering<SheriffView>())
  const { container } = render(Around, { props: { Table: game.Table, given } })
  const said = [...container.querySelectorAll('[data-bag="1"] .decide small')].map((each) => each.textContent?.replaceAll('\u00a0', ' '))
  expect(said).toEqual(['Refuses 5 coins and 2 coins (Carla).', 'Takes 5 coins and 2 coins (Carla).'])
})

test('one’s own bag says what is offered for it, other bags do not', () => {
  const moment = bribed(null)
  const seats = moment.view.seats.map((seat) => ({ ...seat, fate: 'undecided', bag_size: 3, declared: 'apple' }))
  const offers = [0, 1].map((author) => ({ ...moment.view.offers[1]!, number: author, author, other: 3, gives: ['coins 4'], wants: [`wave ${author}`] }))
  const view = { ...moment.view, sheriff: 3, viewer: 0, seats, offers }
  const { container, unmount } = render(Around, {
    props: { Table: game.Table, given: tableAt({ ...moment, view, legal: [] }, speech, new Remembering<SheriffView>()) },
  })
  const said = [0, 1, 2].map((bag) => container.querySelector(`[data-bag="${bag}"] .offered`)?.textContent?.replaceAll('\u00a0', ' '))
  expect(said).toEqual(['offered: 4 coins', undefined, undefined])
  unmount()
  const without = tableAt({ ...moment, view: { ...view, offers: [] }, legal: [] }, speech, new Remembering<SheriffView>())
  expect(render(Around, { props: { Table: game.Table, given: without } }).container.querySelector('.offered')).toBeNull()
})

test('the words of a promise are kept in a counter-offer', async () => {
  const offer = { number: 3, author: 1, other: 0, gives: ['later words'], wants: ['wave 1'], ...ALONE, written: 3 }
  const view = { ...moments.inspection!.view, sheriff: 0, viewer: 0, offers: [offer], deals: [] }
  const actions = new Remembering<SheriffView>((moves) => (moves.length === 1 ? ['offer wave 1'] : moves.length === 2 ? ['want later words'] : ['post']))
  const given = { ...tableAt({ view, legal: ['to 1', 'accept 1'], awaited: [0] }, speech, actions), beside: { 3: 'my next silk' } }
  const { container } = render(Around, { props: { Table: game.Table, given } })
  await fireEvent.click(screen.getByRole('button', { name: 'Counter-offer to Ben' }))
  await waitFor(() => expect(container.querySelector<HTMLInputElement>('[data-act="promise-words"]')?.value).toBe('my next silk'))
})

test('an offer to the reader comes first, is locked for a moment, and counts as addressed', async () => {
  const actions = new Remembering<SheriffView>()
  const moment = bribed(null)
  const { container } = render(Around, { props: { Table: game.Table, given: tableAt(moment, speech, actions) } })
  expect([...container.querySelectorAll('[data-offer]')].map((each) => each.getAttribute('data-offer'))).toEqual(['7', '4'])
  const accept = container.querySelector<HTMLButtonElement>('[data-offer="7"] .button.main')!
  expect(accept.disabled).toBe(true)
  await waitFor(() => expect(accept.disabled).toBe(false), { timeout: 20_000 })
  await fireEvent.click(accept)
  expect([actions.sent, actions.offers]).toEqual([[['accept 1']], [7]])
  expect([game.addressed!(moment.view, 0), game.addressed!(moment.view, 1)]).toEqual([[7], []])
})
