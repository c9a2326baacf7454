// The host begins the game: bots take the seats that are free.
import type { Session } from '../table/session.svelte'

interface Bot {
  level: string
  character?: string
}

/** Somebody may sit down where a bot was about to: they keep the seat, and the game begins all the same. */
export async function fillAndStart(session: Pick<Session, 'table' | 'ask'>, bot: Bot): Promise<void> {
  const isFree = (at: number) => session.table?.seats[at]?.person === null && !session.table.seats[at].level
  for (const at of session.table?.seats.keys() ?? []) {
    if (isFree(at) && !(await session.ask({ type: 'seat_bot', seat: at, ...bot })) && isFree(at)) return
  }
  await session.ask({ type: 'start' })
}
