// What the page has for a game: a folder here that exports a `Game`, found by the game's name and loaded when a table
// plays it. A game without one gets the plain table, with words from the server.
import type { Game } from '../table/game'

const doors = import.meta.glob<{ game: Game<any> }>('./*/index.ts')
const doorOf = (name: string) => doors[`./${name}/index.ts`]

export const hasFolder = (name: string): boolean => doorOf(name) !== undefined

export async function openGame(name: string): Promise<Game> {
  const door = doorOf(name)
  if (door) return (await door()).game
  return (await import('../table/plain/plain')).plainGame(name)
}
