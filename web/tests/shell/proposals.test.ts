// What is proposed to whoever has finished a game.
import { expect, test } from 'vitest'
import { proposal } from '../../src/shell/proposals'

test('nothing is proposed before a first game is finished', () => {
  expect(proposal('sheriff', [])).toBeNull()
  expect(proposal('sheriff', [{ game: 'sheriff', stage: 'playing' }])).toBeNull()
  expect(proposal('sheriff', [{ game: 'sherwood', stage: 'over' }])).toBeNull()
})

test('after it Sheriff proposes royal goods and Sherwood the advanced rules', () => {
  expect(proposal('sheriff', [{ game: 'sheriff', stage: 'over' }])).toEqual({ royal_goods: true })
  expect(proposal('sherwood', [{ game: 'sherwood', stage: 'over' }])).toEqual({ rules: 'advanced' })
  expect(proposal('nottingham', [{ game: 'nottingham', stage: 'over' }])).toBeNull()
})
