// The reveal: the final count as steps, each with its sentence and what it gives to whom.
import type { GameName } from './games'
import { key, Speech } from '../texts/speech'
import { say, texts } from '../texts/texts.svelte'
import type { Kept, Sheets } from './kept.svelte'
import { missions, type Line as NottinghamLine } from './scoring/nottingham'
import type { Crown, Line as SheriffLine } from './scoring/sheriff'
import type { Line as SherwoodLine } from './scoring/sherwood'
import { score } from './sheets'

export interface Step {
  sentence: string
  gains: number[] // by player
  good?: string // to be shown
  title?: 'king' | 'queen'
  last?: boolean // the winner
}

const TIES: Record<GameName, string[]> = { sheriff: ['points', 'legal', 'contraband'], nottingham: ['points', 'loot'], sherwood: ['points', 'oak', 'gold'] }

export function stepsOf(game: GameName, sheet: Sheets[GameName], own: Kept['own']): Step[] {
  const found = score(game, sheet, own)
  const names = found.players.map((line) => line.name)
  const listed = (seats: readonly number[]): string => new Speech(texts, names, null).listed(seats.map((seat) => names[seat]!))
  const steps: Step[] = []
  if ('crowns' in found) {
    const lines = found.players as SheriffLine[]
    steps.push({ sentence: say('companion-reveal-goods'), gains: lines.map((line) => line.goods) })
    steps.push({ sentence: say('companion-reveal-coins'), gains: lines.map((line) => line.coins) })
    for (const crown of found.crowns) steps.push(...crowning(crown, names, listed))
  } else if (game === 'nottingham') {
    const lines = found.players as NottinghamLine[]
    steps.push({ sentence: say('companion-reveal-loot'), gains: lines.map((line) => line.loot) })
    for (const mission of missions) {
      const doers = lines.flatMap((line, at) => (line.missions[mission] === undefined ? [] : [at]))
      if (!doers.length) continue
      const facts = { names: listed(doers), count: doers.length, mission: say(`mission-${key(mission)}`), points: lines[doers[0]!]!.missions[mission]! }
      steps.push({ sentence: say('companion-reveal-mission', facts), gains: lines.map((line) => line.missions[mission] ?? 0) })
    }
  } else {
    const lines = found.players as SherwoodLine[]
    steps.push({ sentence: say('companion-reveal-glory'), gains: lines.map((line) => line.glory) })
    steps.push({ sentence: say('companion-reveal-last-loot'), gains: lines.map((line) => line.last_loot) })
  }
  steps.push({ sentence: ending(game, found, listed), gains: names.map(() => 0), last: true })
  return steps
}

/** The Queen of a good, then its King; a tie and Arcane Scrolls are told. */
function crowning(crown: Crown, names: readonly string[], listed: (seats: readonly number[]) => string): Step[] {
  const { good, kings, king, queens, queen, barred, counts } = crown
  const of = say('companion-reveal-of', { good })
  const best = Math.max(...counts)
  const gains = (seats: readonly number[], bonus: number): number[] => names.map((_, at) => (seats.includes(at) ? bonus : 0))
  const told = (title: 'king' | 'queen', seats: readonly number[], bonus: number, count: number): Step => ({
    sentence: say(`companion-reveal-${title}`, { names: listed(seats), players: seats.length, of, bonus, count }),
    gains: gains(seats, bonus),
    good,
    title,
  })
  const barredAt = (count: number, title: 'king' | 'queen'): Step[] =>
    barred
      .filter((seat) => counts[seat] === count)
      .map((seat) => ({ sentence: say('companion-reveal-barred', { name: names[seat]!, title, of }), gains: gains([], 0), good }))
  const second = Math.max(0, ...counts.filter((count) => count < best))
  const alone = counts.filter((count) => count === best).length === 1
  return [
    ...(alone ? [...barredAt(second, 'queen'), ...(queens.length ? [told('queen', queens, queen, second)] : [])] : []),
    ...barredAt(best, 'king'),
    ...(kings.length ? [told('king', kings, king, best)] : []),
  ]
}

/** Who wins; a tie that something else breaks is told as a sentence. */
function ending(
  game: GameName,
  { players, winners, ranks }: { players: { total: number }[]; winners: number[]; ranks: number[][] },
  listed: (seats: readonly number[]) => string,
): string {
  const points = players[winners[0]!]!.total
  const level = players.flatMap((line, at) => (line.total === points ? [at] : []))
  const won = say('score-winners', { count: winners.length, names: listed(winners), points })
  if (level.length === winners.length) return won
  const best = ranks[winners[0]!]!
  const why = best.findIndex((figure, at) => level.some((seat) => ranks[seat]![at] !== figure))
  return `${say('companion-reveal-tie', { names: listed(level), points })} ${say('companion-reveal-tie-broken', { names: listed(winners), count: winners.length, why: TIES[game][why]! })}`
}

const SAID_WITHIN = 150 // milliseconds a letter: some phones have no voice, and never say that they are done

/** Says a sentence aloud in the reader's language; resolves when it was said. */
export function speak(sentence: string): Promise<void> {
  if (!('speechSynthesis' in window)) return Promise.resolve()
  return new Promise((done) => {
    setTimeout(done, SAID_WITHIN * sentence.length)
    const said = new SpeechSynthesisUtterance(sentence)
    said.lang = texts.language
    said.onend = () => done()
    said.onerror = () => done()
    speechSynthesis.cancel()
    speechSynthesis.speak(said)
  })
}
