// The games there are. Each is loaded when a table plays it.
import type { Game } from '../table/game'

export type GameName = 'sheriff' | 'nottingham' | 'sherwood'
export const gameNames: readonly GameName[] = ['sheriff', 'nottingham', 'sherwood']

const doors: Record<GameName, () => Promise<{ game: Game<any> }>> = {
  sheriff: () => import('./sheriff'),
  nottingham: () => import('./nottingham'),
  sherwood: () => import('./sherwood'),
}

export const isGame = (name: string): name is GameName => name in doors

export async function openGame(name: GameName): Promise<Game> {
  return (await doors[name]()).game
}
