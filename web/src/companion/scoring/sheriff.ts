// The score sheet of Sheriff, from the engine's figures; tested against `loxley score`.
import type { Problem } from '../../wire/types'
import { sheriff } from '../figures'
import { checkBox, checkKnown, checkNames, checkNumber, places, sum, winnersOf, type Score } from './checks'

export interface Player {
  name: string
  coins: number
  goods: Record<string, number>
  feast?: string[]
}
export interface Sheet {
  players: Player[]
  first_sheriff?: number | null
}
export interface GoodFigures {
  good: string
  kind: 'legal' | 'contraband' | 'royal' | 'promo'
  value: number
  penalty: number
  counts_as: string | null
  counts: number
  copies: readonly [number, number] // with three players, and with more
  provenance: string
}
export interface Figures {
  goods: readonly GoodFigures[]
  reward: number
}
export interface Line {
  name: string
  goods: number
  coins: number
  bonuses: Record<string, number>
  total: number
  place: number
}
/** King and Queen of one good: who, and what each of them gets. */
export interface Crown {
  good: string
  counts: number[]
  kings: number[]
  king: number
  queens: number[]
  queen: number
  barred: number[] // whose Arcane Scrolls cost them a title
}

export const box: Figures = sheriff
export const legal: readonly string[] = Object.keys(sheriff.titles)
const titles: Record<string, { king: number; queen: number }> = sheriff.titles
const [BARRING, FEAST, SUMMONS] = sheriff.goods.filter((each) => each.kind === 'promo').map((each) => each.good as string)

export const find = (figures: Figures, good: string): GoodFigures => figures.goods.find((each) => each.good === good)!
export const copies = (figures: Figures, good: string, players: number): number => find(figures, good).copies[players === 3 ? 0 : 1]
const held = (player: Player, good: string): number => player.goods[good] ?? 0

/** All that is wrong with a sheet; the first is the one that `loxley score` names. */
export function check(sheet: Sheet, figures: Figures = box): Problem[] {
  const { players } = sheet
  const first = sheet.first_sheriff ?? 0
  const most = sheriff.coins * players.length
  return [
    ...checkNumber(players.length, 'players', 'SH-2.6', sheriff.least, sheriff.most),
    ...checkNumber(first, 'first_sheriff', 'SH-2.5', 0, Math.max(0, players.length - 1)),
    ...checkNames(players, 'SH-7.2'),
    ...checkCoins(players, most),
    ...players.flatMap((player, at) => checkGoods(player, at, players.length, figures)),
    ...figures.goods.flatMap(({ good }) =>
      checkBox(
        players.map((player) => held(player, good)),
        copies(figures, good, players.length),
        (at) => `players[${at}].goods.${good}`,
        'SH-1.1',
      ),
    ),
    ...players.flatMap((player, at) => checkFeast(player, at, players.length, figures)),
  ]
}

function checkCoins(players: readonly Player[], most: number): Problem[] {
  let together = 0
  return players.flatMap(({ coins }, at) => {
    const field = `players[${at}].coins`
    const found = checkNumber(coins, field, 'SH-2.1', 0, most)
    together += coins
    if (found.length || together <= most) return found
    return [{ problem: 'too-many-coins', field, rule: 'SH-2.1', facts: { most, found: together } }]
  })
}

function checkGoods(player: Player, at: number, players: number, figures: Figures): Problem[] {
  const known = figures.goods.map((each) => each.good)
  return Object.entries(player.goods).flatMap(([good, count]) => {
    const field = `players[${at}].goods.${good}`
    const unknown = checkKnown(good, known, field, 'SH-1.1')
    if (unknown.length) return unknown
    const most = copies(figures, good, players)
    if (count > 0 && most === 0) return [{ problem: 'not-in-play', field, rule: 'SH-1.1', facts: { players } }]
    return checkNumber(count, field, 'SH-1.1', 0, most)
  })
}

/** One legal good in play for each Feast Plate on the stall. */
function checkFeast(player: Player, at: number, players: number, figures: Figures): Problem[] {
  const plates = held(player, FEAST!)
  const feast = player.feast ?? []
  const field = `players[${at}].feast`
  if (feast.length !== plates) return [{ problem: 'feast-and-plates', field, rule: 'SH-8.5', facts: { most: plates, found: feast.length } }]
  const inPlay = legal.filter((good) => copies(figures, good, players) > 0)
  return feast.flatMap((good, plate) => checkKnown(good, inPlay, `${field}[${plate}]`, 'SH-8.5'))
}

export function score(sheet: Sheet, figures: Figures = box): Score<Line> & { crowns: Crown[] } {
  const value = (good: string): number => find(figures, good).value
  const crowns = legal.map((good) => crown(sheet.players, good, figures)).filter((each) => Math.max(...each.counts) > 0)
  const lines = sheet.players.map((player, at): Line => {
    const feast = player.feast ?? []
    const goods = sum(Object.entries(player.goods).map(([good, count]) => value(good) * count)) + sum(feast.map((good) => value(good) - value(FEAST!)))
    const bonuses = Object.fromEntries(crowns.flatMap((each) => bonus(each, at)))
    return { name: player.name, goods, coins: player.coins, bonuses, total: goods + player.coins + sum(Object.values(bonuses)), place: 0 }
  })
  const ranks = sheet.players.map((player, at) => {
    const feast = player.feast?.length ?? 0
    const lawful = sum(legal.map((good) => held(player, good)))
    const all = sum(Object.values(player.goods))
    return [lines[at]!.total, lawful + feast, all - lawful - feast]
  })
  for (const [at, place] of places(ranks).entries()) lines[at]!.place = place
  return { players: lines, winners: winnersOf(lines), ranks, crowns }
}

function bonus({ good, kings, king, queens, queen }: Crown, at: number): [string, number][] {
  if (kings.includes(at)) return [[good, king]]
  return queens.includes(at) ? [[good, queen]] : []
}

/** Most and second most of a good, royal goods and Feast Plates included; who ties shares. */
function crown(players: readonly Player[], good: string, figures: Figures): Crown {
  const counting = figures.goods.filter((each) => each.counts_as === good)
  const counts = players.map(
    (player) => sum(counting.map((each) => each.counts * held(player, each.good))) + (player.feast ?? []).filter((each) => each === good).length,
  )
  const barred = players.flatMap((player, at) => (held(player, BARRING!) > 0 ? [at] : []))
  const best = Math.max(...counts)
  const of = (count: number): number[] => (count > 0 ? counts.flatMap((each, at) => (each === count ? [at] : [])) : [])
  const kings = of(best)
  const queens = kings.length === 1 ? of(Math.max(...counts.filter((_, at) => at !== kings[0]))) : []
  const purse = titles[good]!
  const open = (seats: number[]): number[] => seats.filter((seat) => !barred.includes(seat))
  return {
    good,
    counts,
    kings: open(kings),
    king: kings.length ? Math.floor((purse.king + (kings.length > 1 ? purse.queen : 0)) / kings.length) : 0,
    queens: open(queens),
    queen: queens.length ? Math.floor(purse.queen / queens.length) : 0,
    barred: barred.filter((seat) => kings.includes(seat) || queens.includes(seat)),
  }
}

/** An opened bag: what is delivered, what is confiscated, who owes what. */
export interface Verdict {
  delivered: string[]
  confiscated: string[]
  debtor: 'sheriff' | 'merchant'
  owed: number
}

/** The honest are paid for the trouble, a liar pays for the lies; a Royal Summons among true goods is no lie. */
export function judge(bag: readonly string[], declared: string, figures: Figures = box): Verdict {
  const delivered = bag.filter((good) => good === declared)
  const confiscated = bag.filter((good) => good !== declared)
  const penalty = (cards: readonly string[]): number => sum(cards.map((good) => find(figures, good).penalty))
  const honest = confiscated.every((good) => good === SUMMONS)
  const owed = honest ? penalty(delivered) + figures.reward * confiscated.length : penalty(confiscated)
  return { delivered, confiscated, debtor: honest ? 'sheriff' : 'merchant', owed }
}
