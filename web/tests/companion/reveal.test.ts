// The reveal in words: Queens before Kings, ties and Arcane Scrolls as sentences, and what is given adds up to the score.
import { beforeAll, expect, test } from 'vitest'
import type { Kept, Sheets } from '../../src/companion/kept.svelte'
import { stepsOf } from '../../src/companion/reveal'
import { score } from '../../src/companion/sheets'
import { texts } from '../../src/texts/texts.svelte'

const own: Kept['own'] = { sheriff: null, nottingham: null }
beforeAll(() => texts.load(['web-companion', 'companion', 'sheriff-goods', 'nottingham']))

const sheriff = (...stalls: Record<string, number>[]): Sheets['sheriff'] => ({ players: stalls.map((goods, at) => ({ name: 'ABCDE'[at]!, coins: 0, goods })) })
const told = (sheet: Sheets['sheriff']): string[] =>
  stepsOf('sheriff', sheet, own)
    .slice(2)
    .map((step) => step.sentence)

test('the Queen comes before the King', () => {
  expect(told(sheriff({ apple: 9 }, { apple: 7 }, { apple: 2 }))).toEqual([
    'B is Queen of Apples with 7: +10.',
    'A is King of Apples with 9: +20.',
    'A wins with 38 points.',
  ])
})

test('a tie for Queen is shared', () => {
  expect(told(sheriff({ chicken: 3 }, { chicken: 2 }, { chicken: 2 }))[0]).toBe('B and C tie for Queen of Chickens with 2 each and share the bonus: +2 each.')
})

test('Arcane Scrolls cost a title that goes to nobody', () => {
  const sheet = sheriff({ apple: 9 }, { apple: 7, arcane_scrolls: 1 }, { apple: 6 })
  expect(told(sheet).slice(0, 2)).toEqual([
    'B would be Queen of Apples, but Arcane Scrolls lie on the stall: this title goes to nobody.',
    'A is King of Apples with 9: +20.',
  ])
  const barred = sheriff({ apple: 9, arcane_scrolls: 1 }, { apple: 7 }, { apple: 6 })
  expect(told(barred).slice(0, 2)).toEqual([
    'B is Queen of Apples with 7: +10.',
    'A would be King of Apples, but Arcane Scrolls lie on the stall: this title goes to nobody.',
  ])
})

test('a tie of points is broken in a sentence', () => {
  expect(told(sheriff({ pepper: 1 }, { pepper: 1 }, { mead: 1 }, { silk: 1 })).at(-1)).toBe('D wins with 8 points.')
  const level = sheriff({ chicken: 3 }, { silk: 2, pepper: 1 }, {}) // 12 and King of Chickens; 22
  expect(told(level).at(-1)).toBe('A and B have 22 points each. A has more legal goods on the stall and wins!')
})

test('what the steps give adds up to the count', () => {
  const sheets = {
    sheriff: sheriff({ apple: 5, gouda: 1 }, { apple: 5, cheese: 2 }, { cheese: 2, bread: 1, mead: 2 }, { chicken: 1 }),
    nottingham: { players: [{ name: 'A', loot: { chest: 2 }, missions: ['four_pairs'] }, { name: 'B', missions: ['four_pairs'] }, { name: 'C' }] },
    sherwood: {
      players: [
        { name: 'A', glory: 3, oak: 1, gold: 0, last_loot: { gold: 2, companions: 3 } },
        { name: 'B', glory: 9, oak: 0, gold: 1 },
        { name: 'C', glory: 0, oak: 4, gold: 0 },
      ],
    },
  } satisfies Sheets
  for (const game of ['sheriff', 'nottingham', 'sherwood'] as const) {
    const steps = stepsOf(game, sheets[game], own)
    const sums = sheets[game].players.map((_, at) => steps.reduce((sum, step) => sum + step.gains[at]!, 0))
    expect(sums).toEqual(score(game, sheets[game], own).players.map((line) => line.total))
  }
})
