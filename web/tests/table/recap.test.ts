// What a round has brought, in three lines in both languages: only what the reader was told, and nothing that did not happen.
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { game as nottingham } from '../../src/games/nottingham'
import { recap as ofNottingham } from '../../src/games/nottingham/recap'
import { game as sheriff } from '../../src/games/sheriff'
import { recap as ofSheriff } from '../../src/games/sheriff/recap'
import { driveOf } from '../../src/games/sherwood/drive'
import { game as sherwood } from '../../src/games/sherwood'
import { recap as ofSherwood } from '../../src/games/sherwood/recap'
import Recap from '../../src/table/Recap.svelte'
import type { Happening } from '../../src/wire/types'
import { speechIn } from '../games/sampled'

const event = (name: string, facts: Record<string, unknown> = {}) => ({ name, facts }) as Happening
const tidy = (lines: string[]) => lines.map((line) => line.trim().replace(/\s+/g, ' '))

const SHERIFF = [
  event('waved', { seat: 3 }), // of the round before
  event('round_began', { round: 1 }),
  event('paid', { giver: 1, taker: 2, coins: 3 }),
  event('waved', { seat: 1 }),
  event('delivered', { seat: 1, goods: ['apple', 'apple'], contraband: 1 }),
  event('opened', { seat: 0, lies: [] }),
  event('paid', { giver: 2, taker: 0, coins: 4 }),
  event('delivered', { seat: 0, goods: ['bread'], contraband: 0 }),
]

test('a round of Sheriff', async () => {
  expect(tidy(ofSheriff(await speechIn('en', sheriff), SHERIFF))).toEqual([
    'Let through: Ben. Opened and honest: you.',
    'Coins gained: you 4. Coins lost: Ben 3 and Carla 1.',
    'Cards brought to the stalls: you 1 and Ben 3.',
  ])
  expect(tidy(ofSheriff(await speechIn('fr', sheriff), SHERIFF))).toEqual([
    'Besaces laissées passer : Ben. Besaces ouvertes, honnêtes : vous.',
    'Pièces gagnées : vous 4. Pièces perdues : Ben 3 et Carla 1.',
    'Cartes livrées aux Étals : vous 1 et Ben 3.',
  ])
})

test('a round of Sherwood Forest', async () => {
  const round = [
    event('claim_judged', { seat: 2, verdict: 'false' }),
    event('claim_judged', { seat: 1, verdict: 'true' }),
    event('raided'),
    event('looted', { seat: 0, gold: 1 }),
    event('looted', { seat: 0, gold: 1 }),
    event('glory_gained', { seat: 1, glory: 2 }),
    event('arrived'),
    event('arrived'),
  ]
  expect(tidy(ofSherwood(await speechIn('en', sherwood), round))).toEqual([
    'One convoy raided. 2 reached their towns.',
    'Gold looted: you 2. Glory gained: Ben 2.',
    'Lied about a card: Carla.',
  ])
  expect(tidy(ofSherwood(await speechIn('fr', sherwood), round))[2]).toBe('Mensonge sur une carte : Carla.')
})

test('what happened between two steps of the Sheriff in Nottingham', async () => {
  const since = [
    event('swapped_unseen', { seat: 1, target: 2 }),
    event('swapped', { seat: 1, target: 0 }),
    event('defended', { seat: 0 }),
    event('sprang', { seat: 2 }),
    event('delivered', { seat: 1, cards: 3 }),
  ]
  expect(tidy(ofNottingham(await speechIn('en', nottingham), since))).toEqual([
    'Cards delivered: Ben 3.',
    'Cards taken from others: Ben 2. Fended off an attack: you.',
    'Sprang an ambush: Carla.',
  ])
})

test('what did not happen has no line', () => {
  const { container } = render(Recap, { title: 'Round 3 begins.', lines: ['Let through: Ben.', '  ', ''] })
  expect(container.querySelectorAll('.line')).toHaveLength(1)
})

test('a convoy stands at its last stop, or in the town where messengers sent it', () => {
  const card = event('revealed', { start: 'derby', end: 'york' })
  expect(driveOf([], card)).toMatchObject({ stops: [], at: 0, end: 'york' })
  const before = [event('met', { hideout: 9 }), card, event('met', { hideout: 4 }), event('went_on', { hideout: 4 }), event('redirected', { town: 'lincoln' })]
  expect(driveOf(before, event('met', { hideout: 7 }))).toMatchObject({ stops: [4, 7], at: 2, end: 'lincoln' })
  expect(driveOf(before, event('arrived', { town: 'lincoln' }))).toMatchObject({ stops: [4], at: 2, end: 'lincoln' })
})
