// The table of Sherwood Forest: sentences for all that happens, and choices for all that is legal.
import Around from './Around.svelte'
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { game } from '../../src/games/sherwood'
import ConvoyClaims from '../../src/games/sherwood/ConvoyClaims.svelte'
import { cartAt, gateOf, hideoutAt } from '../../src/games/sherwood/map'
import { lookable } from '../../src/games/sherwood/moves'
import { blank, read, tidied, whole } from '../../src/games/sherwood/sheet'
import Ledger from '../../src/table/Ledger.svelte'
import type { Teller } from '../../src/texts/teller'
import { texts } from '../../src/texts/texts.svelte'
import type { SherwoodCartView, SherwoodView } from '../../src/wire/types'
import samples from '../samples/sherwood.json'
import { Remembering, speechIn, tableAt, type Samples } from './sampled'
import { tellsEverything } from './telling'

const { events, moments } = samples as unknown as Samples<SherwoodView>
const at = (phase: string) => moments[phase]!

let speech: Teller
beforeAll(async () => {
  speech = await speechIn('en', game)
  await texts.load(game.texts)
})

tellsEverything(game, { events, moments })

test('parts of loot that players take in turn are one sentence for each of them', () => {
  const parts = [0, 1, 0, 1].map((seat) => ({ name: 'looted', facts: { seat, gold: 1, companions: 0 } }))
  expect(speech.tell(parts).map(({ text, at }) => [text, at])).toEqual([
    ['You take 2 gold.', 0],
    ['Ben takes 2 gold.', 1],
  ])
  expect(speech.tell(parts, 2).map((line) => line.text)).toEqual(['You take 1 gold.', 'Ben takes 1 gold.'])
})

test('who holds too much gold is told why only the church is open', () => {
  const { view: seen } = at('planning basic')
  const asked = (question: string) => ({ ...seen, active: 0, question, talks: { ...seen.talks!, sheets: [] } })
  expect(game.question(speech, asked('church'), ['church 1'])).toEqual({ text: expect.stringContaining('more than five gold'), rule: 'SW-3.2' })
  expect(game.question(speech, asked('action'), ['church 1'])!.rule).toBe('SW-3.1')
})

test.each(['meeting advanced', 'messengers advanced'])('%s: before the question everybody is heard, and the table says so', (phase) => {
  const { view, legal } = at(phase)
  expect(legal).toContain('hold')
  expect(game.question(speech, view, legal)).toEqual({ text: 'The convoy is on its way: do you have something to say?', rule: 'SW-5.15' })
  expect(game.waiting!(speech, view, [2])).toBe('On the way: listening to Carla.')
  const heard = { ...view, question: phase.split(' ')[0]!, talks: { ...view.talks!, asked: [] } }
  expect(game.question(speech, heard, ['pass'])!.rule).toBe(phase === 'meeting advanced' ? 'SW-5.3' : 'SW-5.14')
  expect(game.waiting!(speech, heard, [2])).toContain('Waiting: will Carla')
})

test('the ledger keeps the claims of all rounds: true or false, and to nobody', () => {
  const view = {
    ...at('planning basic').view,
    round: 1,
    past_claims: [
      { round: 0, seat: 1, said: '2 gold 1', verdict: 'false' },
      { round: 0, seat: 2, said: '3 glory 2', verdict: 'true' },
    ],
    claims: [
      { number: 0, seat: 1, said: '2 gold 1', verdict: 'open' },
      { number: 1, seat: 0, said: '1 gold 4', verdict: 'true' },
    ],
    promises: [],
  }
  const lines = game.ledger!(speech, view, () => '')
  expect(lines.map(({ round, fate, to }) => [round, fate, to])).toEqual([
    [1, 'false', ''],
    [1, 'true', ''],
    [2, 'open', ''],
    [2, 'true', ''],
  ])
  const { container } = render(Ledger, { lines })
  expect(container.textContent).toContain('false')
  expect(container.textContent).not.toMatch(/broken|kept|, to/)
})

test('what somebody said in a row, and how it came out, are one sentence each', () => {
  const said = ['2 glory 1', '2 gold 3']
  const claimed = said.map((each, claim) => ({ name: 'claimed', facts: { seat: 1, claim, said: each } }))
  expect(speech.tell(claimed, 0).map((line) => line.text)).toEqual(['Ben says that card 2 is worth 1 glory and card 2 holds 3 gold.'])
  const judged = claimed.map(({ facts }) => ({ name: 'claim_judged', facts: { ...facts, verdict: 'true' } }))
  expect(speech.tell(judged, 0)).toHaveLength(1)
  const partly = [judged[0]!, { ...judged[1]!, facts: { ...judged[1]!.facts, verdict: 'false' } }]
  expect(speech.tell(partly, 0)).toHaveLength(2)
})

test('in the ledger what one player said about one card is one line, as far as it came out alike', () => {
  const said = ['2 glory 1', '2 gold 3', '2 strength 4', '3 gold 1'].map((each, number) => ({
    number,
    seat: 1,
    said: each,
    verdict: number === 2 ? 'false' : 'true',
  }))
  const lines = game.ledger!(speech, { ...at('planning basic').view, past_claims: [], claims: said, promises: [] }, () => '')
  expect(lines.map((line) => line.text)).toEqual([
    'Ben: card 2 is worth 1 glory and card 2 holds 3 gold',
    'Ben: card 2 has strength 4',
    'Ben: card 3 holds 1 gold',
  ])
})

test('the Sheriff is no convoy: he arrives, and is beaten', () => {
  const card = { card: 'sheriff-1', sheriff: 1 }
  const told = (name: string, facts: object) => speech.tell([{ name, facts: { ...card, ...facts } }], 0).map((line) => line.text)
  expect(told('arrived', { town: 'york' })).toEqual(['The Sheriff reaches York.'])
  expect(told('raided', { hideout: 3, strength: 7, needed: 6 })).toEqual(['The Sheriff is beaten at hideout 3 with a strength of 7.'])
})

test('what one player said about one card is one line', () => {
  const said = ['1 strength 4', '1 gold 2', '1 from york', '1 gold 3'].map((each, number) => ({ number, seat: 1, said: each, verdict: 'open' }))
  const view = { ...at('planning basic').view, claims: [...said, { number: 4, seat: 2, said: '1 glory 2', verdict: 'false' }] }
  render(ConvoyClaims, { view, slots: view.row, speech })
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent?.replace(/\s+/g, ' ').trim())
  expect(lines).toEqual(['Carla, card 1: 2 glory (false)', 'Ben, card 1: strength 4, from York, 3 gold'])
})

test('a card that the reader knows is offered for a look only where no other is', () => {
  const [first, second, ...others] = at('planning basic').view.row
  const row = [{ ...first!, slot: 1 }, { ...second!, slot: 2, face: null }, ...others]
  const known = row[0]!.face
  expect(known).not.toBeNull()
  expect(lookable(row, ['inn 1', 'inn 2', 'market'])).toEqual([2])
  expect(lookable(row, ['inn 1', 'market'])).toEqual([1])
})

describe('a sheet', () => {
  const terms = ['hide 4', 'bring 0 2', 'bring 2 1', 'arm 0 club', 'arm 2 sword', 'name 3 2', 'lay 0 gold 2', 'lay 0 companions 1', 'pay 0 2 1']

  test('is written in the order of the rules, however it was put together', () => {
    expect(
      whole(
        read(
          [...terms].reverse().sort((one) => (one.startsWith('hide') ? -1 : 0)),
          [1, 0, 0, 0],
        ),
      ),
    ).toEqual(terms)
  })

  test('loses what belonged to a partner who has left', () => {
    const draft = read(terms, [1, 0, 0, 0])
    expect(whole(tidied({ ...draft, brings: { ...draft.brings, 2: 0 } }))).toEqual(['hide 4', 'bring 0 2', 'arm 0 club'])
  })

  test('begins with the raiders that must be there', () => {
    expect(whole(blank(7, [0, 1, 0]))).toEqual(['hide 7', 'bring 1 1'])
    expect(whole(blank(7, [1, 1, 0]))).toEqual(['hide 7', 'bring 0 1', 'bring 1 1'])
  })
})

test('the cart goes from gate to crossing to gate, past its hideouts', () => {
  const cart: SherwoodCartView = {
    slot: 1,
    card: 'a01',
    start: 'york',
    end: 'nottingham',
    leg: 'inward',
    step: 1,
    hideout: 1,
    messengers: [],
    forgone: [],
    asked: [],
    answer: null,
  }
  const far = (hideout: number, leg: 'inward' | 'outward') => {
    const place = cartAt({ ...cart, hideout, leg })
    return Math.hypot(place.x - gateOf('york').x, place.y - gateOf('york').y)
  }
  const way = [
    far(1, 'inward'),
    far(2, 'inward'),
    far(12, 'inward'),
    far(3, 'inward'),
    far(9, 'outward'),
    far(6, 'outward'),
    far(8, 'outward'),
    far(7, 'outward'),
  ]
  expect(way).toEqual([...way].sort((one, other) => one - other))
  expect(new Set(Array.from({ length: 12 }, (_, nth) => JSON.stringify(hideoutAt(nth + 1)))).size).toBe(12)
})

/** The reader's own turn, with raiders in every camp. */
const leading = (view: SherwoodView): SherwoodView => ({
  ...view,
  active: 0,
  talks: { ...view.talks!, writing: { suggests: false, least: [1, 0, 0, 0], most: [4, 4, 4, 4] } },
})

describe('the table', () => {
  test.each(Object.keys(moments))('%s shows a button for what is legal', (phase) => {
    const actions = new Remembering<SherwoodView>()
    const { container } = render(Around, { props: { Table: game.Table, given: tableAt(at(phase), speech, actions) } })
    const open = container.querySelectorAll('button:not([aria-disabled])')
    expect(open.length > 0).toBe(at(phase).legal.length > 0)
  })

  test('a band is drawn up on the map and goes alone', async () => {
    const moment = at('planning basic')
    const actions = new Remembering<SherwoodView>(() => ['alone', 'drop'])
    const view = leading(moment.view)
    const legal = ['hide 6', 'hide 7']
    const { container } = render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, view, legal }, speech, actions) } })
    await fireEvent.click(screen.getByRole('button', { name: /^hideout 6\b/ }))
    await fireEvent.click(container.querySelector('.sheet button[aria-label^="You"][aria-label$="more"]')!)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hide here alone' }).getAttribute('aria-disabled')).toBe(null))
    await fireEvent.click(screen.getByRole('button', { name: 'Hide here alone' }))
    expect(actions.sent).toEqual([['hide 6', 'bring 0 2', 'alone']])
    expect(actions.tried).toContainEqual(['hide 6', 'bring 0 2'])
  })

  test('the sheet comes into sight for each hideout that is chosen', async () => {
    const seen = vi.fn()
    Element.prototype.scrollIntoView = seen
    const moment = { ...at('planning basic'), view: leading(at('planning basic').view), legal: ['hide 6', 'hide 7'] }
    const actions = new Remembering<SherwoodView>(() => ['alone', 'drop'])
    render(Around, { props: { Table: game.Table, given: tableAt(moment, speech, actions) } })
    for (const hideout of [6, 7]) {
      seen.mockClear()
      await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^hideout ${hideout}\\b`) }))
      await waitFor(() => expect(seen).toHaveBeenCalledOnce())
    }
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView') // jsdom has none
  })

  test('on a small screen a sheet that waits for the reader comes into sight', async () => {
    const seen = vi.fn()
    Element.prototype.scrollIntoView = seen
    const media = window.matchMedia
    vi.stubGlobal('matchMedia', (asked: string) => ({ ...media(asked), matches: asked.includes('max-height: 500px') }))
    const moment = at('planning basic') // the sheet of another one is not signed by the reader
    render(Around, { props: { Table: game.Table, given: tableAt(moment, speech, new Remembering<SherwoodView>()) } })
    await waitFor(() => expect(seen).toHaveBeenCalledOnce())
    vi.stubGlobal('matchMedia', media)
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView') // jsdom has none
  })

  test('a half-written sheet stays when the table goes on: what became impossible is crossed out and not sent', async () => {
    const moment = at('planning basic')
    const taken = new Set<string>()
    const actions = new Remembering<SherwoodView>(() => ['post', 'drop'])
    const preview = actions.preview.bind(actions)
    actions.preview = async (moves) => (moves.some((move) => taken.has(move)) ? { legal: [], complete: false, view: null, rule: 'SW-4.1' } : preview(moves))
    const view = leading(moment.view)
    const legal = ['hide 6', 'hide 7']
    const { container, rerender } = render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, view, legal }, speech, actions) } })
    await fireEvent.click(screen.getByRole('button', { name: /^hideout 6\b/ }))
    await fireEvent.click(container.querySelector('.sheet button[aria-label^="Ben"][aria-label$="more"]')!)
    taken.add('bring 1 1') // Ben has sent his last raider elsewhere
    await rerender({ Table: game.Table, given: tableAt({ ...moment, view: { ...view }, legal: ['hide 7'] }, speech, actions) })
    await waitFor(() => expect(container.querySelector('.party .struck')?.textContent).toContain('Ben'))
    expect(screen.getByText('What is crossed out is no longer possible, and will not be sent.')).toBeTruthy()
    await rerender({ Table: game.Table, given: tableAt({ ...moment, view: { ...view, active: 1 }, legal: [] }, speech, actions) })
    await waitFor(() => expect(container.querySelector('section.sheet')).toBeNull())
  })

  test('a hideout that is taken says why', async () => {
    const moment = at('planning basic')
    const actions = new Remembering<SherwoodView>()
    const free = moment.view.free
    render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, legal: [`hide ${free[1]}`] }, speech, actions) } })
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^hideout ${free[0]}\\b`) }))
    expect(actions.explained).toEqual([`hide ${free[0]}`])
  })

  test('a sheet is signed by its number', async () => {
    const moment = at('planning basic')
    const sheet = { number: 5, author: 2, hideout: 3, parties: [2, 0], terms: [['hide 3', 'bring 2 1'], ['bring 0 2']], signed: [2], unsigned: [0] }
    const talks = { ...moment.view.talks!, sheets: [sheet], draft: null }
    const view = { ...moment.view, active: 2, talks }
    const actions = new Remembering<SherwoodView>()
    render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, view, legal: ['accept 2', 'decline 2'] }, speech, actions) } })
    expect(screen.getByRole('heading', { name: 'Carla’s alliance at hideout 3' })).toBeTruthy()
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Carla’s proposal' })
    await waitFor(() => expect(sign.disabled).toBe(false), { timeout: 20_000 })
    expect([game.addressed!(view, 0), game.addressed!(view, 2)]).toEqual([[5], []])
    await fireEvent.click(sign)
    expect(actions.sent).toEqual([['accept 2']])
    expect(actions.offers).toEqual([5])
  })

  test('a deal is written side by side: what I give, what I ask, in the order of the table', async () => {
    const moment = at('planning advanced')
    const written = ['pay 0 1 1', 'pay 0 1 2', 'pay 1 0 1', 'tell 0 2', 'vow 0 gold 1', 'vow 0 gold 2', 'vow 1 join']
    const actions = new Remembering<SherwoodView>((moves) => (moves.length > 1 ? ['post'] : written))
    const { container } = render(Around, { props: { Table: game.Table, given: tableAt({ ...moment, legal: ['with 1'] }, speech, actions) } })
    await fireEvent.click(screen.getByRole('button', { name: speech.move('with 1'), hidden: true }))
    await waitFor(() => expect(container.querySelectorAll('.deal select')).toHaveLength(2))
    const explains = await game.explains!()
    for (const control of container.querySelectorAll<HTMLElement>('.deal :is(select, .stepper button)')) {
      const [topic = '', argument = ''] = control.dataset['explain']!.split(' ')
      expect(explains[topic]!(argument, speech, moment.view)?.lines[0]).toBeTruthy()
    }
    const [mine, theirs] = [...container.querySelectorAll<HTMLElement>('.deal fieldset')]
    await fireEvent.change(theirs!.querySelector('select')!, { target: { value: 'vow 1 join' } })
    await fireEvent.click(theirs!.querySelector('.stepper button:last-child')!)
    const [now, later] = [...mine!.querySelectorAll('.stepper')].map((stepper) => stepper.querySelector('button:last-child')!)
    await fireEvent.click(now!) // one of the two pays
    await fireEvent.click(later!)
    await fireEvent.click(later!)
    await waitFor(() => expect(container.querySelector('.deal .button.main')!.getAttribute('aria-disabled')).toBe(null))
    await fireEvent.click(container.querySelector('.deal .button.main')!)
    expect(actions.sent).toEqual([['with 1', 'pay 0 1 1', 'vow 0 gold 2', 'vow 1 join', 'post']])
  })

  test('the words of a promise are sent with the deal, and stand beside it and in the ledger', async () => {
    const moment = at('planning advanced')
    const sheet = { number: 4, author: 1, hideout: null, parties: [1, 0], terms: [['vow 1 words'], ['pay 0 1 1']], signed: [1], unsigned: [0] }
    const promise = { number: 0, promiser: 1, promisee: 0, term: 'vow 1 words', made: 0, paid: 0, fate: 'open', written: 4 }
    const view = { ...moment.view, talks: { ...moment.view.talks!, sheets: [sheet] }, promises: [promise, { ...promise, term: 'vow 1 quiet', written: 0 }] }
    const actions = new Remembering<SherwoodView>((moves) => (moves.length > 1 ? ['post'] : ['vow 0 words', 'vow 1 words']))
    const beside = (written: number) => (written === 4 ? 'Trust me' : '')
    const given = { ...tableAt({ ...moment, view, legal: ['with 1', 'kept 1', 'broken 1'] }, speech, actions), beside: { 4: 'Trust me' } }
    const { container } = render(Around, { props: { Table: game.Table, given } })
    expect(container.querySelector('.sheet .words')?.textContent).toBe('“Trust me”')
    const ledger = game.ledger!(speech, view, beside).filter(({ to }) => to)
    expect(ledger.map(({ words }) => words)).toEqual(['“Trust me”', ''])
    HTMLDialogElement.prototype.showModal = vi.fn() // jsdom has none
    await fireEvent.click(screen.getByRole('button', { name: /^Speak/ }))
    await fireEvent.click(screen.getByRole('button', { name: speech.move('with 1'), hidden: true }))
    await waitFor(() => expect(container.querySelectorAll('.deal select')).toHaveLength(2))
    expect(container.querySelector('[data-act="promise-words"]')).toBeNull()
    await fireEvent.change(container.querySelector('.deal select')!, { target: { value: 'vow 0 words' } })
    await waitFor(() => expect(container.querySelector('[data-act="promise-words"]')).not.toBeNull())
    await fireEvent.input(container.querySelector('[data-act="promise-words"]')!, { target: { value: ' Never again ' } })
    await waitFor(() => expect(container.querySelector('.deal .button.main')!.getAttribute('aria-disabled')).toBe(null))
    await fireEvent.click(container.querySelector('.deal .button.main')!)
    await waitFor(() => expect(actions.words).toEqual(['Never again']))
    expect(actions.sent).toEqual([['with 1', 'vow 0 words', 'post']])
  })

  test('while equipment is asked for, a deal can be written beside the answer', async () => {
    const moment = at('meeting advanced')
    const view = { ...moment.view, talks: { ...moment.view.talks!, asked: [] } } // an open floor
    const actions = new Remembering<SherwoodView>((moves) => (moves.length > 1 ? ['post'] : ['pay 0 1 1', 'vow 1 equip 3']))
    const { container } = render(Around, {
      props: { Table: game.Table, given: tableAt({ ...moment, view, legal: ['with 1', 'play club', 'pass'] }, speech, actions) },
    })
    expect(screen.getByRole('button', { name: speech.move('play club') })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: speech.move('with 1'), hidden: true }))
    await waitFor(() => expect(container.querySelectorAll('.deal select')).toHaveLength(1))
    await fireEvent.change(container.querySelector('.deal select')!, { target: { value: 'vow 1 equip 3' } })
    await waitFor(() => expect(container.querySelector('.deal .button.main')!.getAttribute('aria-disabled')).toBe(null))
    await fireEvent.click(container.querySelector('.deal .button.main')!)
    expect(actions.sent).toEqual([['with 1', 'vow 1 equip 3', 'post']])
  })

  test('a greyed part of the loot says why', async () => {
    const moment = at('loot basic')
    const actions = new Remembering<SherwoodView>()
    const { container } = render(Around, { props: { Table: game.Table, given: tableAt(moment, speech, actions) } })
    const greyed = [...container.querySelectorAll<HTMLElement>('.deals button[aria-disabled]')]
    for (const button of greyed) await fireEvent.click(button)
    expect(actions.sent).toEqual([])
    expect(actions.explained).toHaveLength(greyed.length)
  })

  test('the final count names everybody, the winner first', () => {
    const { view } = at('over basic')
    const { container } = render(game.Count, { view, names: speech.names as string[], speech, calm: true })
    const lines = [...container.querySelectorAll('ol.count > li')]
    expect(lines).toHaveLength(4)
    expect(lines[0]!.querySelector('.place')?.textContent).toBe('1')
  })
})
