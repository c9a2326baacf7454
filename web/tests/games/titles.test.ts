// Names of convoys fit on their cards in both languages.
import { expect, test } from 'vitest'
import { titleLines } from '../../src/art/sherwood/titles'
import { game } from '../../src/games/sherwood'
import { faces } from '../../src/games/sherwood/deck'
import { speechIn } from './sampled'

test.each(['en', 'fr'] as const)('in %s no line is longer than a card is wide', async (language) => {
  const speech = await speechIn(language, game)
  const lines = faces.filter((face) => !face.sheriff).map((face) => titleLines(speech.say(`convoy-${face.card}`)))
  expect(lines.flat().filter((line) => line.length > 22)).toEqual([])
  expect(lines.filter((each) => each.length > 2 || (each.length === 1 && each[0]!.length > 15 && each[0]!.includes(' ')))).toEqual([])
})

test('a long name is split near its middle', () => {
  expect(titleLines('Escorte d’un franc-tenancier captif')).toEqual(['Escorte d’un', 'franc-tenancier captif'])
})
