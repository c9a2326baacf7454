// The host begins: bots on the seats that are free, also when somebody sits down at that very moment.
import { expect, test } from 'vitest'
import { fillAndStart } from '../../src/shell/begin'
import type { TableInfo } from '../../src/wire/types'

const seats = (...people: (number | null)[]) => ({ seats: people.map((person) => ({ person, level: '' })) }) as unknown as TableInfo

/** A session in which the first request is refused, after the table became another one. */
function refusing(table: TableInfo, becomes: TableInfo) {
  const asked: string[] = []
  const session = {
    table,
    async ask({ type }: { type: string }): Promise<boolean> {
      asked.push(type)
      session.table = becomes
      return asked.length > 1
    },
  }
  return { session, asked }
}

test('whoever sits down where a bot was about to keeps the seat, and the game begins', async () => {
  const { session, asked } = refusing(seats(0, null, null), seats(0, 1, null))
  await fillAndStart(session, { level: 'merchant' })
  expect(asked).toEqual(['seat_bot', 'seat_bot', 'start'])
})

test('a bot that may not sit on a free seat keeps the game from beginning', async () => {
  const { session, asked } = refusing(seats(0, null, null), seats(0, null, null))
  await fillAndStart(session, { level: 'merchant' })
  expect(asked).toEqual(['seat_bot'])
})
