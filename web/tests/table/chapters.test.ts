// The history: by rounds, one line for one deal, each line with its seat.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { game as sheriff } from '../../src/games/sheriff'
import { game as sherwood } from '../../src/games/sherwood'
import { chaptersOf } from '../../src/table/chapters'
import History from '../../src/table/History.svelte'
import type { Game } from '../../src/table/game'
import { Teller, type Told } from '../../src/texts/teller'
import { Texts } from '../../src/texts/texts.svelte'
import type { Happening } from '../../src/wire/types'
import { NAMES, speechIn } from '../games/sampled'

const line = (name: string, facts: Told['facts'] = {}): Told => ({ text: `${name}.`, name, facts, at: 0 })
const numbered = (told: Told[]) => told.map((each, at) => ({ ...each, at }))

test('rounds begin where the game says so', () => {
  const told = numbered([
    line('turned_up'),
    line('round_began'),
    line('packed', { seat: 2 }),
    line('round_began'),
    line('waved', { sheriff: 1, seat: 0 }),
    line('over'),
  ])
  const chapters = chaptersOf(told, sheriff as unknown as Game)
  expect(chapters.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
    ['', ['turned_up.']],
    ['round_began.', ['packed.']],
    ['round_began.', ['waved.']],
    ['over.', []],
  ])
  expect(chapters[1]!.lines[0]).toMatchObject({ seat: 2, at: 2, isMoment: false })
  expect(chapters[2]!.lines[0]).toMatchObject({ seat: 1, isMoment: true })
})

test('one deal is one line', () => {
  const deal = [line('closed', { fate: 'accepted' }), line('paid'), line('promised'), line('waved'), line('closed', { fate: 'declined' }), line('paid')]
  const [chapter] = chaptersOf(numbered([line('round_began'), ...deal]), sheriff as unknown as Game)
  expect(chapter!.lines.map(({ text }) => text)).toEqual(['closed. paid. promised.', 'waved.', 'closed.', 'paid.'])
  const signed = chaptersOf(numbered([line('round_began'), line('signed'), line('closed'), line('occupied'), line('looked')]), sherwood as unknown as Game)
  expect(signed[0]!.lines.map(({ text }) => text)).toEqual(['signed. closed. occupied.', 'looked.'])
})

test('an answer is about who gave it, a withdrawn offer about its author', () => {
  const closed = (fate: string) => line('closed', { author: 1, other: 2, number: 3, fate })
  const told = numbered([line('round_began'), ...['accepted', 'declined', 'withdrawn', 'lapsed'].map(closed)])
  const [round] = chaptersOf(told, sheriff as unknown as Game)
  expect(round!.lines.map(({ seat }) => seat)).toEqual([2, 2, 1, 1])
})

test('nothing is told where nothing happened', async () => {
  for (const game of [sheriff, sherwood]) {
    const speech = await speechIn('en', game as unknown as Game)
    expect(speech.tell([{ name: 'held', facts: { seat: 1 } } as Happening])).toEqual([])
  }
})

test('a line is opened by a click, where it can be', async () => {
  const chapters = chaptersOf(numbered([line('round_began'), line('packed', { seat: 2 }), line('waved', { sheriff: 1, seat: 0 })]), sheriff as unknown as Game)
  const onpick = vi.fn()
  render(History, { chapters, onpick, canPick: ({ isMoment }) => isMoment })
  expect(screen.queryByRole('button', { name: 'packed.' })).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'waved.' }))
  expect(onpick).toHaveBeenCalledWith(2)
})

test('each line has the face of whom it is about, in their colour, or their sign where they have none', () => {
  const told = [line('round_began'), line('packed', { seat: 2 }), line('packed', { seat: 1 }), line('time_up')]
  const chapters = chaptersOf(numbered(told), sheriff as unknown as Game)
  const { container } = render(History, { chapters, portraits: ['fox', 'page', ''] })
  const lines = [...container.querySelectorAll('li')]
  expect(lines.map((each) => each.querySelector('[data-portrait]')?.getAttribute('data-portrait') ?? null)).toEqual([null, 'page', null])
  expect(lines.map((each) => each.querySelectorAll('svg').length)).toEqual([1, 1, 0])
  expect(lines.map((each) => each.style.getPropertyValue('--seat'))).toEqual(['var(--seat-2)', 'var(--seat-1)', 'var(--line)'])
})

test('what is told again with a further event is the same line and the same round, so that only what is new is drawn', async () => {
  const speech = await speechIn('en', sheriff as unknown as Game)
  const happened = (name: string, facts: Told['facts']) => ({ name, facts }) as Happening
  const events = [
    happened('round_began', { round: 1, rounds: 8, sheriff: 0 }),
    happened('packed', { seat: 1, count: 3 }),
    happened('round_began', { round: 2, rounds: 8, sheriff: 1 }),
    happened('packed', { seat: 2, count: 2 }),
  ]
  const before = chaptersOf(speech.tell(events), sheriff as unknown as Game)
  const after = chaptersOf(speech.tell([...events, happened('packed', { seat: 0, count: 4 })]), sheriff as unknown as Game)
  expect(before.map(({ lines }) => lines.length)).toEqual([1, 1])
  expect(after.map(({ lines }) => lines.length)).toEqual([1, 2])
  expect(after[0]).toBe(before[0])
  expect(after[1]!.lines[0]).toBe(before[1]!.lines[0])
})

test('what was told is told anew in another language', async () => {
  const events = [{ name: 'packed', facts: { seat: 1, count: 3 } } as Happening]
  const texts = new Texts()
  await texts.load(sheriff.texts)
  const speech = new Teller(texts, sheriff.catalogue, NAMES, 0)
  const [english] = speech.tell(events)
  await texts.use('fr')
  expect(speech.tell(events)[0]!.text).not.toBe(english!.text)
})

test('earlier rounds are folded, and have their lines once somebody opens them', async () => {
  const round = [line('round_began'), line('packed', { seat: 2 })]
  const chapters = chaptersOf(numbered([...round, ...round, ...round]), sheriff as unknown as Game)
  const { container } = render(History, { chapters })
  const lines = () => [...container.querySelectorAll('details')].map((each) => each.querySelectorAll('li').length)
  expect(lines()).toEqual([0, 1, 1])
  const first = container.querySelector('details')!
  first.open = true
  await fireEvent(first, new Event('toggle'))
  expect(lines()).toEqual([1, 1, 1])
  first.open = false
  await fireEvent(first, new Event('toggle'))
  expect(lines()).toEqual([0, 1, 1])
})
