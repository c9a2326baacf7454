// A sequence that is being put together in the page. The server says what may follow; nothing is played until it is sent.
import type { Preview, TableActions } from './game'

export class Draft<View = unknown> {
  moves = $state.raw<string[]>([])
  following = $state.raw<Preview<View> | null>(null)
  #actions: () => TableActions<View>
  #known = new Map<string, Promise<Preview<View>>>()
  #asked = 0

  constructor(actions: () => TableActions<View>) {
    this.#actions = actions
  }

  get complete(): boolean {
    return this.following?.complete ?? false
  }

  /** Replaces the sequence, if it is possible; else it stays, and the rule against the move is shown. */
  async become(moves: string[]): Promise<boolean> {
    const asked = ++this.#asked
    const following = moves.length ? await this.preview(moves) : null
    if (asked !== this.#asked) return false
    if (following && !isPossible(following)) {
      if (following.rule) this.#actions().explain(moves.at(-1) ?? '', following.rule)
      return false
    }
    this.moves = moves
    this.following = following
    return true
  }

  clear(): void {
    this.#asked++
    this.#known.clear()
    this.moves = []
    this.following = null
  }

  /** What could follow these moves; asked once for each sequence until the game goes on. */
  preview(moves: string[]): Promise<Preview<View>> {
    const key = moves.join('\n')
    let found = this.#known.get(key)
    if (!found) {
      found = this.#actions().preview(moves)
      this.#known.set(key, found)
    }
    return found
  }
}

/** An impossible sequence leads nowhere. */
export const isPossible = (preview: Preview): boolean => preview.view !== null || preview.complete || preview.legal.length > 0

/** Of moves that were written one after the other: which can still be played, when what has become impossible is left
 *  out; and the rule against the first that cannot. */
export async function sift<View>(moves: readonly string[], preview: (moves: string[]) => Promise<Preview<View>>): Promise<{ stands: boolean[]; rule: string }> {
  if (!moves.length || isPossible(await preview([...moves]))) return { stands: moves.map(() => true), rule: '' }
  const kept: string[] = []
  const stands: boolean[] = []
  let rule = ''
  for (const move of moves) {
    const tried = await preview([...kept, move])
    stands.push(isPossible(tried))
    if (isPossible(tried)) kept.push(move)
    else rule ||= tried.rule
  }
  return { stands, rule }
}
