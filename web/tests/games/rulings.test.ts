// Single rulings as the page shows them: positions that the engine has laid out (tools/make_page_rulings.py).
import { fireEvent, render, waitFor } from '@testing-library/svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { game as nottingham } from '../../src/games/nottingham'
import { game as sheriff } from '../../src/games/sheriff'
import Opened from '../../src/games/sheriff/Opened.svelte'
import { game as sherwood } from '../../src/games/sherwood'
import type { Game, Preview } from '../../src/table/game'
import Ledger from '../../src/table/Ledger.svelte'
import type { Language } from '../../src/texts/bundles'
import { texts } from '../../src/texts/texts.svelte'
import type { Happening, NottinghamView, SheriffView, SherwoodView } from '../../src/wire/types'
import rulings from '../samples/rulings.json'
import Around from './Around.svelte'
import { Remembering, speechIn, tableAt, type Moment } from './sampled'

interface Position<View> extends Moment<View> {
  seat: number
  events: Happening[]
  follows: Record<string, string[]>
}

const LANGUAGES = ['en', 'fr'] as const

const position = <View>(name: keyof typeof rulings) => rulings[name] as unknown as Position<View>

/** What the engine said to each beginning of a sequence; whatever else is asked meanwhile it refuses. */
class Engine<View> extends Remembering<View> {
  constructor(readonly follows: Record<string, string[]>) {
    super()
  }
  override async preview(moves: string[]): Promise<Preview<View>> {
    this.tried.push(moves)
    const legal = this.follows[moves.join('|')]
    return { legal: legal ?? [], complete: legal !== undefined, view: null, rule: '' }
  }
}

/** The table of one position, as its viewer sees it. */
async function shown<View>(game: Game<View>, name: keyof typeof rulings, language: Language = 'en') {
  const laid = position<View>(name)
  const speech = await speechIn(language, game, laid.seat)
  const actions = new Engine<View>(laid.follows)
  const given = { ...tableAt(laid, speech, actions), seat: laid.seat }
  const { container } = render(Around, { props: { Table: game.Table, given } })
  return { ...laid, speech, actions, container }
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

async function told<View>(game: Game<View>, name: keyof typeof rulings, from: string, language: Language): Promise<string[]> {
  const { events, seat } = position<View>(name)
  const speech = await speechIn(language, game, seat)
  return speech.tell(events.slice(events.findIndex((event) => event.name === from))).map(({ text }) => plain(text))
}

beforeAll(async () => {
  for (const game of [sheriff, nottingham, sherwood]) await texts.load(game.texts)
})

describe('Sheriff', () => {
  const open = (container: HTMLElement) => container.querySelector<HTMLButtonElement>('.builder .main')!
  const ready = (container: HTMLElement) => waitFor(() => expect(open(container).disabled).toBe(false))
  const amount = (container: HTMLElement, sum: string) => container.querySelector(`[data-sum="${sum}"] input[type=number]`)
  const term = (container: HTMLElement, words: string) => container.querySelector(`[data-term="${words}"]`)

  test('a favour that was sold can be bought by somebody else too (SH-R13)', async () => {
    const { container, actions, view } = await shown<SheriffView>(sheriff, 'SH-R13 sold once')
    expect(view.seats[3]!.must_open).toBe(true)
    expect(container.querySelectorAll('.struck')).toHaveLength(1)
    await fireEvent.click(container.querySelector('[data-to="0"]')!)
    await waitFor(() => expect(amount(container, 'offer coins')).not.toBeNull())
    await fireEvent.input(amount(container, 'offer coins')!, { target: { value: '3' } })
    await waitFor(() => expect(term(container, 'want open 3')).not.toBeNull())
    await fireEvent.click(term(container, 'want open 3')!)
    await ready(container)
    await fireEvent.click(open(container))
    expect(actions.sent).toEqual([['to 0', 'offer coins 3', 'want open 3', 'post']])
  })

  test.each([
    ['en', ['Deal: Ben gives Ann 2 coins; Ann opens David’s bag.', 'Deal: you give Ann 3 coins; Ann opens David’s bag.']],
    ['fr', ['Conclu : Ben donne 2 Pièces à Ann ; Ann ouvre la Besace de David.', 'Conclu : vous donnez 3 Pièces à Ann ; Ann ouvre la Besace de David.']],
  ] as const)('both deals about one favour stand on the table (SH-R13, %s)', async (language, deals) => {
    const { container } = await shown<SheriffView>(sheriff, 'SH-R13 sold twice', language)
    expect([...container.querySelectorAll('.struck')].map((deal) => plain(deal.textContent))).toEqual(deals)
  })

  test('an offer holds more than eight terms of one side (SH-R34)', async () => {
    const { container, actions, follows } = await shown<SheriffView>(sheriff, 'SH-R34 nine terms')
    const whole = Object.keys(follows).at(-1)!.split('|')
    const gives = whole.filter((move) => move.startsWith('offer '))
    expect(gives).toHaveLength(9)
    await fireEvent.click(container.querySelector('[data-to="0"]')!)
    await waitFor(() => expect(amount(container, 'offer coins')).not.toBeNull())
    await fireEvent.input(amount(container, 'offer coins')!, { target: { value: '4' } })
    for (const [at, move] of whole.slice(2).entries()) {
      await waitFor(() => {
        expect(container.querySelectorAll('.builder .token:not(.struck)')).toHaveLength(at + 1)
        expect(term(container, move)).not.toBeNull()
      })
      await fireEvent.click(term(container, move)!)
    }
    await ready(container)
    await fireEvent.click(open(container))
    expect(actions.sent).toEqual([[...whole, 'post']])
    expect(actions.explained).toEqual([])
  })

  test.each([
    ['en', 'You promise 6 coins, by the end of your next time as Sheriff (2 coins paid so far)'],
    ['fr', 'Vous promettez 6 Pièces d’ici la fin de votre prochain tour de Shérif (2 Pièces déjà payées)'],
  ] as const)('the ledger says what was paid of promised coins (SH-R33, %s)', async (language, line) => {
    const { view, seat } = position<SheriffView>('SH-R33 part paid')
    const lines = sheriff.ledger!(await speechIn(language, sheriff, seat), view, () => '')
    expect(lines.map(({ text, fate }) => [plain(text), fate])).toEqual([[line, 'open']])
  })

  test('promised coins are paid as a gift (SH-R33)', async () => {
    const { container, actions } = await shown<SheriffView>(sheriff, 'SH-R33 part paid')
    await fireEvent.click(container.querySelector('[data-to="2"]')!)
    await waitFor(() => expect(amount(container, 'offer coins')).not.toBeNull())
    await fireEvent.input(amount(container, 'offer coins')!, { target: { value: '4' } })
    await ready(container)
    await fireEvent.click(open(container))
    expect(actions.sent).toEqual([['to 2', 'offer coins 4', 'post']])
  })

  test.each([
    ['SH-R33 kept', 'kept', ['Ben keeps the promise made to you.', 'Ben tient la promesse qui vous était faite.']],
    ['SH-R33 broken', 'broken', ['Ben breaks the promise made to you.', 'Ben rompt la promesse qui vous était faite.']],
  ] as const)('the engine judges promised coins, and everybody reads it (%s)', async (name, fate, sentences) => {
    const settled = await Promise.all(LANGUAGES.map((language) => told<SheriffView>(sheriff, name, 'promise_settled', language)))
    expect(settled.map(([sentence]) => sentence)).toEqual(sentences)
    const { view, seat } = position<SheriffView>(name)
    for (const each of LANGUAGES) {
      const speech = await speechIn(each, sheriff, seat)
      const lines = sheriff.ledger!(speech, view, () => '')
      expect(lines.map((line) => line.fate)).toEqual([fate])
    }
    const { container } = render(Ledger, { lines: sheriff.ledger!(await speechIn('en', sheriff, seat), view, () => '') })
    expect(container.textContent).toContain(fate)
  })

  test.each([
    [
      'SH-R14 time is up',
      'en',
      [
        'Time is up: every bag left goes through, and no bribe is paid.',
        'Your deal with the Sheriff was not carried out: what you paid for it returns.',
        'Ann hands you a loaf of bread.',
        'Ann slips you a bolt of silk, face down.',
        'Ann pays Ben 3 coins.',
      ],
    ],
    [
      'SH-R14 time is up for the Sheriff',
      'fr',
      [
        'Le temps est écoulé : toutes les Besaces restantes passent, et aucun pot-de-vin n’est payé.',
        'L’accord de David avec le Shérif n’a pas été exécuté : ce qui avait été payé est rendu.',
        'Vous remettez un pain à David.',
        'Vous glissez un rouleau de soie à David, face cachée.',
        'Vous payez 3 Pièces à Ben.',
      ],
    ],
  ] as const)('when the time is up, all that returns is told, goods out of bags included (%s)', async (name, language, sentences) => {
    expect((await told<SheriffView>(sheriff, name, 'time_up', language)).slice(0, sentences.length)).toEqual(sentences)
  })

  test.each(LANGUAGES)('a Summons that was answered is nowhere called confiscated (SH-R21, %s)', async (language) => {
    const { container, events, speech, view, legal, actions } = await shown<SheriffView>(sheriff, 'SH-R21 summons', language)
    const scene = render(Opened, { props: { events, speech } }).container
    expect(scene.querySelector('[data-verdict=honest] .card[data-explain="good royal_summons"]')).not.toBeNull()
    expect(scene.querySelector('.wrong')).toBeNull()
    const asked = sheriff.question(speech, view, legal)!
    expect(asked.rule).toBe('SH-R21')
    expect(plain(asked.text)).toBe(language === 'en' ? 'Put the Royal Summons on one of the two piles.' : 'Posez la Convocation Royale sur une défausse.')
    const said = [container.textContent, scene.textContent, sheriff.headline(speech, view), asked.text, ...speech.tell(events).map(({ text }) => text)]
    expect(said.join()).not.toMatch(/confis/i)
    await fireEvent.click(container.querySelector('[data-lay=left]')!)
    expect(actions.sent).toEqual([['lay left royal_summons']])
  })

  test('whoever is threatened is asked first and may answer or say nothing (SH-4.2)', async () => {
    const { container, actions, awaited, seat } = await shown<SheriffView>(sheriff, 'SH-4.2 threatened')
    expect(awaited).toEqual([seat])
    expect(container.querySelector('[data-act=bribe]')).not.toBeNull()
    await fireEvent.click([...container.querySelectorAll('button')].find((button) => button.textContent?.trim() === 'Say nothing')!)
    expect(actions.sent).toEqual([['hold']])
    const other = await shown<SheriffView>(sheriff, 'SH-4.2 another is threatened')
    expect(other.awaited).toEqual([seat])
    expect(other.container.querySelector('[data-act=bribe]')).toBeNull()
  })

  test('a sheet that is put away was never sent, and can be begun again', async () => {
    const { container, actions } = await shown<SheriffView>(sheriff, 'SH-4.2 threatened')
    for (let nth = 0; nth < 2; nth++) {
      await fireEvent.click(container.querySelector('[data-to="0"]')!)
      await waitFor(() => expect(amount(container, 'offer coins')).not.toBeNull())
      await fireEvent.input(amount(container, 'offer coins')!, { target: { value: '1' } })
      await waitFor(() => expect(container.querySelectorAll('.builder .token')).toHaveLength(1))
      await fireEvent.click(container.querySelector('.builder [aria-label="Cancel"]')!)
      await waitFor(() => expect(container.querySelector('.builder')).toBeNull())
    }
    expect(actions.sent).toEqual([])
  })
})

describe('Nottingham', () => {
  test.each([
    ['NO-R22 asked first', 'en', 'Ann is delivering 6 Pearls cards. Do you spring an ambush?'],
    ['NO-R22 asked again', 'en', 'David has sprung an ambush, so everybody is asked again. Ann is delivering 5 Pearls cards. Do you spring an ambush?'],
    ['NO-R22 asked again', 'fr', 'David a activé une embuscade : la question est posée à nouveau. Ann livre 5 cartes Perles. Activez-vous une embuscade ?'],
  ] as const)('who passed reads why they are asked again (%s, %s)', async (name, language, asked) => {
    const { view, legal, speech, container, actions } = await shown<NottinghamView>(nottingham, name, language)
    expect(plain(nottingham.question(speech, view, legal)?.text)).toBe(asked)
    await fireEvent.click(container.querySelector('.acts .danger')!)
    expect(actions.sent).toEqual([[legal[0]]])
  })

  test.each([10, 40] as const)('a printed track of %i spaces is walked to its end (NO-R31)', async (spaces) => {
    const { container, view, speech } = await shown<NottinghamView>(nottingham, `NO-R31 ${spaces} spaces`)
    const posts = [...container.querySelectorAll('[data-guide=track] g[data-explain^="space "]')]
    expect(posts.map((post) => post.textContent)).toEqual(view.track.map(String))
    expect(posts.filter((post) => post.classList.contains('here')).map((post) => post.getAttribute('data-explain'))).toEqual([`space ${spaces - 3}`])
    expect(nottingham.headline(speech, view)).toContain(`${spaces - 3} of ${spaces}`)
    expect(container.querySelector('[data-guide=track] [role=img]')?.getAttribute('aria-label')).toContain(view.track.slice(-3).join(' '))
  })
})

describe('Sherwood Forest', () => {
  test('all who hold a card are asked for a Messenger at the same time (SW-R31)', async () => {
    const { container, awaited, speech, view, actions } = await shown<SherwoodView>(sherwood, 'SW-R31 both are asked')
    expect(awaited).toEqual([1, 2])
    expect(sherwood.waiting!(speech, view, awaited)).toContain('Carla')
    const offered = [...container.querySelectorAll<HTMLElement>('.raid .acts button')].map((button) => button.textContent?.trim())
    expect(offered).toEqual(['Send it to Lincoln', 'Send it to Derby', 'No Messenger for this convoy', 'Pass'])
    await fireEvent.click([...container.querySelectorAll('.raid .acts button')][2]!)
    expect(actions.sent).toEqual([['forgo']])
  })

  test.each([
    ['en', 'Your answer is sealed until all have answered: Send it to Derby.'],
    ['fr', 'Votre réponse reste secrète jusqu’à celle de tous : L’envoyer à Derby.'],
  ] as const)('an answer is sealed: its giver sees it, the others do not (SW-R31, %s)', async (language, words) => {
    const mine = await shown<SherwoodView>(sherwood, 'SW-R31 answered', language)
    expect(plain(mine.container.querySelector('[data-sealed]')?.textContent)).toBe(words)
    const theirs = await shown<SherwoodView>(sherwood, 'SW-R31 not yet answered', language)
    expect(theirs.container.querySelector('[data-sealed]')).toBeNull()
    expect(JSON.stringify(theirs.events)).not.toContain('derby')
  })

  test('the leader deals out what is left beyond one part for each raider (SW-R2)', async () => {
    const { container, actions, view } = await shown<SherwoodView>(sherwood, 'SW-R2 remainder')
    expect(view.loot!.gold).toBe(1)
    const lines = [...container.querySelectorAll('.deals li')].map((line) => plain(line.querySelector('.soft')?.textContent))
    expect(lines).toEqual(['2 parts, 1 raider', '2 parts, 1 raider'])
    await fireEvent.click([...container.querySelectorAll('.deals button:not([aria-disabled])')].at(-1)!)
    expect(actions.sent).toEqual([['deal 2 gold']])
  })

  test('a sheet that is put away was never sent, and costs no proposal', async () => {
    const { container, actions } = await shown<SherwoodView>(sherwood, 'SW-4.1 a draft')
    for (let nth = 0; nth < 2; nth++) {
      await fireEvent.click(container.querySelector('.hideout.may')!)
      await waitFor(() => expect(container.querySelector('section.sheet')).not.toBeNull())
      await fireEvent.click(container.querySelector('.sheet button[aria-label^="Carla"][aria-label$="more"]')!)
      await fireEvent.click(container.querySelector('section.sheet header button')!)
      await waitFor(() => expect(container.querySelector('section.sheet')).toBeNull())
    }
    expect(actions.tried).not.toEqual([])
    expect(actions.sent).toEqual([])
  })
})
