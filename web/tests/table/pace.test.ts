// Waiting and time: who is waited for and what they can do, how long somebody may think, what the house played.
import { noCatalogue } from '../../src/texts/catalogue'
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Clock from '../../src/table/Clock.svelte'
import Hold from '../../src/table/Hold.svelte'
import Prompt from '../../src/table/Prompt.svelte'
import { sound } from '../../src/table/sounds'
import { tellAll } from '../../src/table/told'
import { say, texts } from '../../src/texts/texts.svelte'
import type { Happening } from '../../src/wire/types'
import { speechIn } from '../games/sampled'

vi.mock('../../src/table/sounds', () => ({ sound: vi.fn() }))

beforeEach(async () => {
  texts.language = 'en'
  await texts.load(['web'])
})
afterEach(() => void vi.mocked(sound).mockClear())

const talk = { reason: 'talk', seats: [0, 1], left: 30 }
const holding = { hold: talk, left: 30, talk: 'usual', names: 'Ann and Ben', mine: true, onmore: vi.fn(), onnothing: vi.fn() }

test('whoever is waited for may ask for more time, or have nothing to say', async () => {
  const onmore = vi.fn()
  const onnothing = vi.fn()
  render(Hold, { ...holding, onmore, onnothing })
  await fireEvent.click(screen.getByRole('button', { name: say('web-hold-more') }))
  expect([onmore.mock.calls.length, onnothing.mock.calls.length]).toEqual([1, 0])
  await fireEvent.click(screen.getByRole('button', { name: say('web-hold-nothing') }))
  expect([onmore.mock.calls.length, onnothing.mock.calls.length]).toEqual([1, 1])
})

test.each([
  ['for others', { mine: false }],
  ['for a line that broke', { hold: { ...talk, reason: 'line' } }],
])('there is nothing to press while bots wait %s', (_, more) => {
  render(Hold, { ...holding, ...more })
  expect(screen.queryAllByRole('button')).toEqual([])
})

test.each(['line', 'offer', 'composing', 'talk'])('it says why bots wait, and for whom (%s)', (reason) => {
  render(Hold, { ...holding, hold: { ...talk, reason }, mine: false })
  expect(screen.getByRole('status').textContent).toContain('Ann and Ben')
})

test('the ring shows what is left, and never more than all', () => {
  const { container, rerender } = render(Hold, { ...holding, left: 10 })
  const ring = () => container.querySelector<HTMLElement>('.ring')!.style.getPropertyValue('--share')
  expect(ring()).toBe('0.25')
  expect(screen.getByRole('timer').textContent).toBe('10')
  return rerender({ left: 80 }).then(() => expect(ring()).toBe('1'))
})

test('without a limit there is no clock', () => {
  render(Clock, { inspection: null, own: null })
  expect(screen.queryAllByRole('timer')).toEqual([])
})

test('the last ten seconds are warned of, and heard one by one', async () => {
  const { rerender } = render(Clock, { inspection: null, own: 11 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sound).not.toHaveBeenCalled()
  await rerender({ own: 10 })
  expect(screen.getByRole('alert').textContent).toBe(say('web-clock-warning'))
  await rerender({ own: 9 })
  expect(vi.mocked(sound).mock.calls).toEqual([['tick'], ['tick']])
  await rerender({ own: 0 })
  expect(sound).toHaveBeenCalledTimes(2)
})

test('the glass of the inspection warns of nothing that the house would do', () => {
  render(Clock, { inspection: 5, own: null })
  expect(screen.getByRole('timer').textContent).toBe('0:05')
  expect(screen.queryByRole('alert')).toBeNull()
})

const event = (name: string): Happening => ({ name, facts: {} })
const plain = (events: readonly Happening[], since: number) => events.slice(since).map(({ name, facts }, at) => ({ text: name, name, facts, at: since + at }))

test.each(['en', 'fr'] as const)('what the house played has its line in the history, before what came of it (%s)', async (language) => {
  const speech = await speechIn(language, { texts: ['web'], catalogue: noCatalogue }, 0)
  const house = [
    { after: 1, seat: 1 },
    { after: 1, seat: 0 },
    { after: 2, seat: 1 },
  ]
  const told = tellAll(speech, plain, [event('first'), event('second')], house)
  expect(told.map(({ name }) => name)).toEqual(['first', 'house_played', 'house_played', 'second', 'house_played'])
  expect(told[1]!.text).toContain('Ben')
  expect(told[2]!.text).not.toContain('Ann')
  expect(tellAll(speech, plain, [event('first'), event('second')], house, 2).map(({ name }) => name)).toEqual(['house_played'])
})

test('that the only move was played stands beside the latest, where it moves nothing', () => {
  const asked = { headline: '', question: null, mine: true, waiting: '', latest: ['Ann draws a cheese.'], inspection: null, own: null }
  render(Prompt, { ...asked, aside: say('web-only-move'), onskip: null, onrule: vi.fn() })
  const aside = screen.getByRole('status')
  expect(aside.textContent).toBe(say('web-only-move'))
  expect(aside.parentElement?.textContent).toContain('Ann draws a cheese.')
})
