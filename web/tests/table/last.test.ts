// The end of a game at the table and on the big screen: what happened last is staged, then comes the count.
import { fireEvent, render, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '../../src/games/sheriff'
import Screen from '../../src/shell/Screen.svelte'
import '../../src/table/EndScreen.svelte' // fetched by the table when it is needed
import Frame from '../../src/table/Frame.svelte'
import { Session } from '../../src/table/session.svelte'
import { sound } from '../../src/table/sounds'
import { texts } from '../../src/texts/texts.svelte'
import { saved } from '../../src/wire/saved.svelte'
import type { ClientOptions } from '../../src/wire/client'
import { finished } from '../../src/wire/finished.svelte'
import type { Happening, News, Presence, TableInfo, Welcome } from '../../src/wire/types'
import { NAMES } from '../games/sampled'
import samples from '../samples/sheriff.json'

vi.mock('../../src/table/sounds', () => ({ sound: vi.fn() }))
const server = vi.hoisted(() => ({ tell: (() => undefined) as ClientOptions['hear'], open: (() => undefined) as () => void }))
vi.mock('../../src/wire/client', () => ({
  Lost: class extends Error {},
  Client: class {
    constructor({ hear, link }: ClientOptions) {
      server.tell = hear
      server.open = () => link('open', 0)
    }
    connect() {}
    leave() {}
    ask = () => new Promise(() => undefined)
  },
}))

const table = (stage: string, match = 1) =>
  ({
    ...{ id: 'k7r2m', game: 'sheriff', players: 4, options: {}, stage, match, open: true, host: 1, think: 0, speed: 'usual', talk: 'usual' },
    ...{ commitment: '', seed: '', deal: '', deals: 0, lesson: '', day: '', locked: false, wish: null, stand_ins: false },
    ...{ scores: [136, 70, 131, 119], winners: [0], consents: [], asks: [], answers: [], beside: [] },
    seats: NAMES.map((name, at) => ({ name, person: at + 1, level: '', character: '', stands_in: false, bot: false, portrait: '', colour: '' })),
    people: [{ person: 1, name: 'Ann', seat: 0 }],
  }) as unknown as TableInfo
const presence = { type: 'presence', here: [1], watching: 0, screens: 0, awaited: [], composing: [], skipping: [], hold: null, notice: '' }
const welcome = (stage: string, events: Happening[] = []) =>
  ({
    ...{ type: 'welcome', n: 1, version: '1', person: 1, seat: 0, table: table(stage), legal: [], house: [], chat: [], fresh: true, events },
    presence: { ...presence, clock: { inspection: null, thinking: [] } } as unknown as Presence,
    view: stage === 'over' ? samples.moments.over.view : samples.moments.inspection.view,
  }) as unknown as Welcome
const LAST = [
  { name: 'opened', facts: samples.events.opened },
  { name: 'paid', facts: samples.events.paid },
  { name: 'over', facts: samples.events.over },
]
const end = () =>
  server.tell({ type: 'news', n: 2, last: 1, events: LAST, patch: [samples.moments.over.view], legal: [], table: table('over') } as unknown as News)

vi.setConfig({ testTimeout: 30_000 })
const staged = () => document.querySelector<HTMLElement>('.moment')
const count = () => document.querySelector('section.end table')
const skipAll = async () => {
  while (staged()) await fireEvent.click(staged()!)
}

async function atTable(message: Welcome): Promise<void> {
  const session = new Session({ table: 'k7r2m' })
  server.tell(message)
  server.open()
  render(Frame, { session, game, info: undefined, link: '' } as never)
  await tick()
}

async function onScreen(message: Welcome): Promise<void> {
  render(Screen, { table: 'k7r2m', key: 'key' })
  server.tell({ ...message, person: null, seat: null })
  server.open()
  await waitFor(() => expect(document.querySelector('[data-screen] main')).not.toBeNull())
}

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  finished.forgetAll()
  await texts.load([...game.texts, 'web', 'web-friends', 'house-rules'])
})
afterEach(() => {
  vi.mocked(sound).mockClear()
  saved.set({ calm: false })
})

test.each([
  ['at the table', atTable],
  ['on the big screen', onScreen],
])('the last bag is opened before the count comes, %s', async (_, sit) => {
  await sit(welcome('playing'))
  end()
  await tick()
  expect(staged()?.querySelector('[data-opened]')).toBeTruthy()
  expect(count()).toBeNull()
  expect(finished.games).toEqual([]) // the count was not there for a moment either
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(staged()?.querySelector('[data-recap]')?.textContent).toContain('The final count')
  expect(document.body.textContent).not.toMatch(/You win|Ann wins/)
  await skipAll()
  await waitFor(() => expect(count()).not.toBeNull())
})

test.each([
  ['at the table', atTable],
  ['on the big screen', onScreen],
])('each moment is heard when it is seen, and the victory with the count, %s', async (_, sit) => {
  saved.set({ calm: true }) // counts at once
  const heard = () => vi.mocked(sound).mock.calls.map(([name]) => name)
  await sit(welcome('playing'))
  vi.mocked(sound).mockClear() // it may have been one's turn
  end()
  await tick()
  expect(heard()).toContain(game.sounds['opened'])
  expect(heard()).not.toContain(game.sounds['over'])
  await fireEvent.click(staged()!)
  expect(heard()).toContain(game.sounds['over'])
  expect(heard()).not.toContain('win')
  await skipAll()
  await waitFor(() => expect(heard().at(-1)).toBe('win'))
})

test.each([
  ['at the table', atTable],
  ['on the big screen', onScreen],
])('whoever comes after the end sees the count at once, %s', async (_, sit) => {
  await sit(welcome('over', LAST))
  expect(staged()).toBeNull()
  await waitFor(() => expect(count()).not.toBeNull())
})
