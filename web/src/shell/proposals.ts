// What a game proposes to whoever has finished it once: more of it.
import type { OpenTable } from '../wire/types'

type Options = NonNullable<OpenTable['options']>

const PROPOSALS: Record<string, Options> = { sheriff: { royal_goods: true }, sherwood: { rules: 'advanced' } }

/** Options to try next; nothing before a first game is finished. */
export function proposal(game: string, finished: readonly { game: string; stage: string }[]): Options | null {
  return finished.some((each) => each.game === game && each.stage === 'over') ? (PROPOSALS[game] ?? null) : null
}
