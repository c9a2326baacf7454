// The games that the companion can count: it has a score sheet for each.
export type GameName = 'sheriff' | 'nottingham' | 'sherwood'
export const gameNames: readonly GameName[] = ['sheriff', 'nottingham', 'sherwood']
export const isGame = (name: string): name is GameName => (gameNames as readonly string[]).includes(name)
