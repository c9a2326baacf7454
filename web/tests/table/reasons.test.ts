// Why a bot did something is told without a word of the engine.
import { expect, test } from 'vitest'
import { game } from '../../src/games/nottingham'
import { compared, thought } from '../../src/table/reasons'
import { botTexts } from '../../src/texts/bundles'
import { Speech } from '../../src/texts/speech'
import { Texts } from '../../src/texts/texts.svelte'
import type { NottinghamView } from '../../src/wire/types'

const NAMES = ['Ann', 'Ben', 'Carla']

async function reader(language: 'en' | 'fr') {
  const texts = new Texts()
  texts.language = language
  await texts.load([...game.texts, ...botTexts('nottingham')])
  const describe = (move: string) => game.describe(new Speech(texts, NAMES, null), move, {} as NottinghamView)
  return { texts, describe }
}

test('a move is told as the game describes it', async () => {
  const why = { key: 'why-nottingham-thumb', facts: { move: 'barter' }, compared: [] }
  const english = await reader('en')
  expect(thought(english.texts, why, NAMES, english.describe)).toBe('By rule of thumb: Barter with it.')
  const french = await reader('fr')
  expect(thought(french.texts, why, NAMES, french.describe)).not.toContain('barter')
})

test('players are named, figures rounded, and what was compared is told in words', async () => {
  const { texts, describe } = await reader('en')
  const why = { key: 'why-nottingham-raid', facts: { target: 1, cards: 4, known: 2, threat: 33.333 }, compared: [['steal 1', 2.25], ['end turn', 0]] as [string, number][] }
  expect(thought(texts, why, NAMES, describe)).toContain('I raid Ben: of those 4 cards I know 2, and of all that threatens me 33.3 %')
  expect(compared(texts, why, describe)).toEqual([['Steal a card from Ben', 2.3], ['End the turn', 0]])
})

test('a reason of another version is left out', async () => {
  const { texts, describe } = await reader('en')
  expect(thought(texts, { key: 'why-of-tomorrow', facts: {}, compared: [] }, NAMES, describe)).toBe('')
})
