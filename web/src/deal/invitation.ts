// The invitation to open another table for a deal: its name in the path, and after `#` what all of its tables have in common.
import { changedOptions } from '../shell/options'
import type { GameInfo, OpenTable, SharedDeal } from '../wire/types'

export type DealSettings = Pick<OpenTable, 'game' | 'players' | 'options'>

export function writeSettings({ game, players, options }: Pick<SharedDeal, 'game' | 'players' | 'options'>, { choices }: GameInfo): string {
  const changed = Object.fromEntries(changedOptions(choices, options).map(({ name }) => [name, options[name]]))
  return new URLSearchParams({ game, players: String(players), options: JSON.stringify(changed) }).toString()
}

/** Nothing when the link was cut short. */
export function readSettings(fragment: string): DealSettings | null {
  const found = new URLSearchParams(fragment)
  const [game, players] = [found.get('game'), Number(found.get('players'))]
  if (!game || !players) return null
  try {
    return { game, players, options: JSON.parse(found.get('options') ?? '{}') as DealSettings['options'] }
  } catch {
    return null
  }
}
