// The invitation to open another table for a deal: its name in the path, and after `#` what all of its tables have in common.
import { changedOptions } from '../shell/options'
import type { GameInfo, SharedDeal } from '../wire/types'

export type DealSettings = Pick<SharedDeal, 'game' | 'players' | 'options'> & { deals: number }

export const settingsOf = ({ game, players, options, deals }: SharedDeal): DealSettings => ({ game, players, options, deals: deals.length })

export function writeSettings({ game, players, options, deals }: DealSettings, { choices }: GameInfo): string {
  const changed = Object.fromEntries(changedOptions(choices, options).map(({ name }) => [name, options[name]]))
  return new URLSearchParams({ game, players: String(players), deals: String(deals), options: JSON.stringify(changed) }).toString()
}

/** Nothing when the link was cut short. */
export function readSettings(fragment: string): DealSettings | null {
  const found = new URLSearchParams(fragment)
  const [game, players] = [found.get('game'), Number(found.get('players'))]
  if (!game || !players) return null
  try {
    return { game, players, deals: Number(found.get('deals')) || 1, options: JSON.parse(found.get('options') ?? '{}') as DealSettings['options'] }
  } catch {
    return null
  }
}
