// What is proposed to whoever has finished a game.
import { expect, test } from 'vitest'
import { proposal } from '../../src/shell/proposals'
import type { GameInfo } from '../../src/wire/types'

const info = (name: string, proposed: GameInfo['proposed']) => ({ name, proposed }) as GameInfo
const sherwood = info('sherwood', { rules: 'advanced' })

test('nothing is proposed before a first game is finished', () => {
  expect(proposal(undefined, [])).toBeNull()
  expect(proposal(sherwood, [])).toBeNull()
  expect(proposal(sherwood, [{ game: 'sherwood', stage: 'playing' }])).toBeNull()
  expect(proposal(sherwood, [{ game: 'sheriff', stage: 'over' }])).toBeNull()
})

test('after it comes what the game proposes, if it proposes anything', () => {
  expect(proposal(sherwood, [{ game: 'sherwood', stage: 'over' }])).toEqual({ rules: 'advanced' })
  expect(proposal(info('nottingham', {}), [{ game: 'nottingham', stage: 'over' }])).toBeNull()
})
