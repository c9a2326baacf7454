// The end of a game is remembered in the browser of whoever sat there; who only watches remembers nothing.
import { render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import EndScreen from '../../src/table/EndScreen.svelte'
import type { Game } from '../../src/table/game'
import { noCatalogue } from '../../src/texts/catalogue'
import { Teller } from '../../src/texts/teller'
import { texts } from '../../src/texts/texts.svelte'
import { finished } from '../../src/wire/finished.svelte'
import type { TableInfo } from '../../src/wire/types'
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
const table = { id: 'k7r2m', match: 1, game: 'sheriff', seats, scores: [90, 80, 70], winners: [0], seed: '', commitment: '' } as unknown as TableInfo

async function end(reader: number | null): Promise<void> {
  await texts.load([])
  const game = { Count: NoCount } as unknown as Game
  render(EndScreen, {
    game,
    view: {},
    table,
    speech: new Teller(texts, noCatalogue, names, reader),
    calm: true,
    onclose: () => undefined,
    onnext: undefined,
  })
}

beforeEach(() => finished.forgetAll())

test('a player', async () => {
  await end(0)
  expect(finished.games).toMatchObject([{ table: 'k7r2m', match: 1, seat: 0, names, levels: ['', 'robin', 'robin'], scores: [90, 80, 70], winners: [0] }])
})

test('somebody who watches', async () => {
  await end(null)
  expect(finished.games).toEqual([])
})
