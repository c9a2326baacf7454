// What a game proposes to whoever has finished it once: more of it.
import type { GameInfo } from '../wire/types'

/** Options to try next; nothing before a first game is finished. */
export function proposal(info: GameInfo | undefined, finished: readonly { game: string; stage: string }[]): GameInfo['proposed'] | null {
  if (!info || Object.keys(info.proposed).length === 0) return null
  return finished.some((each) => each.game === info.name && each.stage === 'over') ? info.proposed : null
}
