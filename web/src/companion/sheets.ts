// What the companion does with a sheet of any game: begin it, check it, count it, send it in a link.
import type { GameName } from './games'
import type { Problem } from '../wire/types'
import { newId, type Filled, type Kept, type Sheets } from './kept.svelte'
import { ownNottingham, ownSheriff, type NottinghamComponents, type SheriffComponents } from './own'
import * as nottingham from './scoring/nottingham'
import * as sheriff from './scoring/sheriff'
import * as sherwood from './scoring/sherwood'
import { sherwood as sherwoodFigures } from './figures'

type Row = unknown[]
type AnyPlayer = sheriff.Player & nottingham.Player & sherwood.Player
type Own = Kept['own']

const GOODS: readonly string[] = sheriff.box.goods.map((each) => each.good)
const OAK_AT_THE_START = sherwoodFigures.raiders / 2
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map((each) => (Number.isSafeInteger(each) ? (each as number) : 0)) : [])
const integer = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0)
const counts = (order: readonly string[], found: Record<string, number> = {}): number[] => order.map((name) => found[name] ?? 0)
const named = (order: readonly string[], found: number[]): Record<string, number> =>
  Object.fromEntries(order.map((name, at) => [name, found[at] ?? 0] as const).filter(([, count]) => count !== 0))
const chosen = (order: readonly string[], found: number[]): string[] => found.flatMap((at) => order[at] ?? [])

interface Kind {
  blank: (name: string) => AnyPlayer
  row: (player: AnyPlayer) => Row
  player: (row: Row) => object
}

const KINDS: Record<GameName, Kind> = {
  sheriff: {
    blank: (name) => ({ name, coins: 0, goods: {}, feast: [] }) as unknown as AnyPlayer,
    row: ({ name, coins, goods, feast = [] }) => [name, coins, trimmed(counts(GOODS, goods)), feast.map((good) => sheriff.legal.indexOf(good))],
    player: ([name, coins, goods, feast]) => ({
      name: String(name),
      coins: integer(coins),
      goods: named(GOODS, numbers(goods)),
      feast: chosen(sheriff.legal, numbers(feast)),
    }),
  },
  nottingham: {
    blank: (name) => ({ name, loot: {}, missions: [] }) as unknown as AnyPlayer,
    row: ({ name, loot, missions = [] }) => [name, trimmed(counts(nottingham.objects, loot)), missions.map((mission) => nottingham.missions.indexOf(mission))],
    player: ([name, loot, missions]) => ({
      name: String(name),
      loot: named(nottingham.objects, numbers(loot)),
      missions: chosen(nottingham.missions, numbers(missions)),
    }),
  },
  sherwood: {
    blank: (name) => ({ name, glory: 0, oak: OAK_AT_THE_START, gold: 0, last_loot: { gold: 0, companions: 0 } }) as unknown as AnyPlayer,
    row: ({ name, glory, oak, gold, last_loot }) => [name, glory, oak, gold, last_loot?.gold ?? 0, last_loot?.companions ?? 0],
    player: ([name, glory, oak, gold, loot, companions]) => ({
      name: String(name),
      glory: integer(glory),
      oak: integer(oak),
      gold: integer(gold),
      last_loot: { gold: integer(loot), companions: integer(companions) },
    }),
  },
}

const trimmed = (found: number[]): number[] => found.slice(0, found.findLastIndex((each) => each !== 0) + 1)

export function begin<Game extends GameName>(game: Game, names: readonly string[]): Filled<Game> {
  const players = names.map((name) => KINDS[game].blank(name))
  return { id: newId(), sheet: { players } as unknown as Sheets[Game], counted: names.map(() => false), mine: null }
}

export function check(game: GameName, sheet: Sheets[GameName], own: Own): Problem[] {
  if (game === 'sheriff') return sheriff.check(sheet as Sheets['sheriff'], ownSheriff(own.sheriff))
  return game === 'nottingham' ? nottingham.check(sheet as Sheets['nottingham']) : sherwood.check(sheet as Sheets['sherwood'])
}

export function score(game: GameName, sheet: Sheets[GameName], own: Own) {
  if (game === 'sheriff') return sheriff.score(sheet as Sheets['sheriff'], ownSheriff(own.sheriff))
  if (game === 'nottingham') return nottingham.score(sheet as Sheets['nottingham'], ownNottingham(own.nottingham))
  return sherwood.score(sheet as Sheets['sherwood'])
}

/** Exactly what `loxley score GAME` reads. */
export function asJson(sheet: Sheets[GameName]): string {
  return JSON.stringify(sheet, (key, value: unknown) => (key === 'feast' && Array.isArray(value) && value.length === 0 ? undefined : value), 2)
}

/** What a link brings: a whole sheet, or one player's line of a sheet that is elsewhere. */
export type Parcel =
  | { kind: 'sheet'; game: GameName; id: string; sheet: Sheets[GameName]; own: SheriffComponents | NottinghamComponents | null }
  | { kind: 'line'; game: GameName; id: string; seat: number; player: object }

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const decode = (text: string): unknown =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))))

export function packSheet(game: GameName, filled: Filled, own: Own): string {
  const rows = filled.sheet.players.map((player) => KINDS[game].row(player as AnyPlayer))
  return `s${encode([filled.id, rows, ...(game !== 'sherwood' && own[game] ? [own[game]] : [])])}`
}

export function packLine(game: GameName, filled: Filled, seat: number): string {
  return `l${encode([filled.id, seat, KINDS[game].row(filled.sheet.players[seat] as AnyPlayer)])}`
}

/** Null for anything that is no parcel of ours; a sheet may still be an impossible one. */
export function unpack(game: GameName, fragment: string): Parcel | null {
  try {
    const [id, second, third] = decode(fragment.slice(1)) as [unknown, unknown, unknown]
    if (typeof id !== 'string') return null
    if (fragment[0] === 'l') return { kind: 'line', game, id, seat: integer(second), player: KINDS[game].player(third as Row) }
    if (fragment[0] !== 's' || !Array.isArray(second) || second.length > 12) return null
    const sheet = { players: second.map((row) => KINDS[game].player(row as Row)) } as unknown as Sheets[GameName]
    return { kind: 'sheet', game, id, sheet, own: (third ?? null) as SheriffComponents | NottinghamComponents | null }
  } catch {
    return null
  }
}
