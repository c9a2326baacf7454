// A sheet travels in a link and comes out the same; what is no sheet is refused, and the JSON is that of `loxley score`.
import { expect, test } from 'vitest'
import type { Filled, Kept } from '../../src/companion/kept.svelte'
import { asJson, begin, packLine, packSheet, unpack } from '../../src/companion/sheets'

const own: Kept['own'] = { sheriff: null, nottingham: null }

test.each(['sheriff', 'nottingham', 'sherwood'] as const)('%s in a link', (game) => {
  const filled = begin(game, ['Anne', 'Zoé', 'Will 🏹']) as Filled
  if (game === 'sheriff') Object.assign(filled.sheet.players[1]!, { coins: 42, goods: { apple: 4, crossbow: 1, feast_plate: 1 }, feast: ['chicken'] })
  if (game === 'nottingham') Object.assign(filled.sheet.players[1]!, { loot: { chest: 2 }, missions: ['four_pairs'] })
  if (game === 'sherwood') Object.assign(filled.sheet.players[1]!, { glory: 31, oak: 1, gold: 3, last_loot: { gold: 9, companions: 1 } })
  expect(unpack(game, packSheet(game, filled, own))).toEqual({ kind: 'sheet', game, id: filled.id, sheet: filled.sheet, own: null })
  expect(unpack(game, packLine(game, filled, 1))).toEqual({ kind: 'line', game, id: filled.id, seat: 1, player: filled.sheet.players[1] })
})

test('a full table of five fits a code that a phone can read', () => {
  const filled = begin('sheriff', ['Marianne', 'Guillaume', 'Alexandre', 'Robin Hood', 'Friar Tuck']) as Filled<'sheriff'>
  for (const player of filled.sheet.players)
    player.goods = { apple: 9, cheese: 7, bread: 6, chicken: 5, pepper: 3, mead: 3, silk: 2, crossbow: 1, gouda: 1, royal_rooster: 1 }
  expect(packSheet('sheriff', filled as Filled, own).length).toBeLessThan(600)
})

test.each(['', 'snonsense', 'x1234', 's', `s${btoa('{"a":1}')}`, `s${btoa('["id"]')}`, `l${btoa('[3]')}`])('no sheet: %s', (fragment) => {
  expect(unpack('sheriff', fragment)).toBe(null)
})

test('an empty list of Feast Plates is left out of the file', () => {
  expect(JSON.parse(asJson(begin('sheriff', ['A', 'B', 'C']).sheet))).toEqual({ players: ['A', 'B', 'C'].map((name) => ({ name, coins: 0, goods: {} })) })
})
