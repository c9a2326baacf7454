// The end of a game is remembered in the browser of whoever sat there; who only watches remembers nothing.
import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import EndScreen from '../../src/table/EndScreen.svelte'
import type { Game } from '../../src/table/game'
import { noCatalogue } from '../../src/texts/catalogue'
import { Teller } from '../../src/texts/teller'
import { texts } from '../../src/texts/texts.svelte'
import { finished } from '../../src/wire/finished.svelte'
import type { GameInfo, TableInfo } from '../../src/wire/types'
import NoCount from './NoCount.svelte'

const names = ['Robin', 'Much', 'Tuck']
const seats = names.map((name, at) => ({
  name,
  person: at === 0 ? 1 : null,
  level: at === 0 ? '' : 'robin',
  character: '',
  stands_in: false,
  bot: at > 0,
  portrait: '',
  colour: '',
}))
const table = {
  id: 'k7r2m',
  match: 1,
  game: 'sheriff',
  seats,
  scores: [90, 80, 70],
  winners: [0],
  players: 3,
  options: {},
  seed: '',
  commitment: '',
} as unknown as TableInfo

async function end(reader: number | null, options: TableInfo['options'] = {}, { countsSlowly = false, onnamed = () => {} } = {}): Promise<void> {
  await texts.load([])
  const game = { Count: NoCount, countsSlowly } as unknown as Game
  render(EndScreen, {
    game,
    view: {},
    table: { ...table, options },
    info: { name: 'sheriff', proposed: { royal_goods: true } as GameInfo['proposed'] } as GameInfo,
    speech: new Teller(texts, noCatalogue, names, reader),
    calm: true,
    onnamed,
    onclose: () => undefined,
    onnext: undefined,
  })
}

beforeEach(() => finished.forgetAll())

test('a player', async () => {
  await end(0)
  expect(finished.games).toMatchObject([{ table: 'k7r2m', match: 1, seat: 0, names, levels: ['', 'robin', 'robin'], scores: [90, 80, 70], winners: [0] }])
})

test.each([true, false])('nobody is told who won before everything is counted (counted slowly: %s)', async (countsSlowly) => {
  const onnamed = vi.fn()
  await end(0, {}, { countsSlowly, onnamed })
  expect(onnamed).toHaveBeenCalledTimes(countsSlowly ? 0 : 1)
})

test('somebody who watches', async () => {
  await end(null)
  expect(finished.games).toEqual([])
})

test('more of the game is proposed to a player, with as many players, unless this was it', async () => {
  await end(0)
  const offer = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /royal goods/ }).href)
  expect(Object.fromEntries(offer.searchParams)).toEqual({ game: 'sheriff', players: '3', options: '{"royal_goods":true}' })
})

test.each([
  [0, { royal_goods: true }],
  [null, {}],
])('nothing is proposed to %s after %o', async (reader, options) => {
  await end(reader, options)
  expect(screen.queryByRole('link', { name: /royal goods/ })).toBeNull()
})
