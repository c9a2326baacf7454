// The companion's scorer agrees with the engine: 10,000 random sheets of each game, refusals included, with several boxes.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import * as nottingham from '../../src/companion/scoring/nottingham'
import * as sheriff from '../../src/companion/scoring/sheriff'
import * as sherwood from '../../src/companion/scoring/sherwood'
import { ownNottingham, ownSheriff } from '../../src/companion/own'
import type { Problem } from '../../src/wire/types'

const ROOT = join(import.meta.dirname, '../../..')
const PYTHON = process.env.LOXLEY_PYTHON ?? join(ROOT, '.venv/bin/python')
const SHEETS = 10_000
vi.setConfig({ testTimeout: 300_000 }) // a loaded machine may need long

type Case = [sheet: any, box: number, answer: any]
interface Cases {
  boxes: { sheriff: any[]; nottingham: any[] }
  sheriff: Case[]
  nottingham: Case[]
  sherwood: Case[]
  bags: { bag: string[]; declared: string; delivered: number; confiscated: string[]; gained: number }[]
  first_players: { gold: number[]; figure: number; next: number }[]
}

const cases = JSON.parse(
  execFileSync(PYTHON, ['-m', 'tests.companion.random_sheets', String(SHEETS)], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: 'src' },
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  }),
) as Cases

/** The first sheets on which the two do not agree. */
function apart(found: Case[], answer: (sheet: any, box: number) => unknown): unknown[] {
  const kept = (value: unknown) =>
    JSON.stringify(value, (_, each) => (each && typeof each === 'object' && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort()) : each))
  return found
    .filter(([sheet, box, right]) => kept(answer(sheet, box)) !== kept(right))
    .slice(0, 3)
    .map(([sheet, box, right]) => ({ sheet, right, ours: answer(sheet, box) }))
}

function refusedOr(problems: Problem[], score: () => { players: unknown[]; winners: number[] }): unknown {
  if (problems[0]) return { refused: problems[0] }
  const { players, winners } = score()
  return { players, winners }
}

test('Sheriff', () => {
  const boxes = cases.boxes.sheriff.map((box) => ownSheriff(box))
  expect(cases.sheriff.length).toBe(SHEETS)
  expect(cases.sheriff.filter(([, , answer]) => answer.winners).length).toBeGreaterThan(SHEETS / 4)
  expect(apart(cases.sheriff, (sheet, box) => refusedOr(sheriff.check(sheet, boxes[box]), () => sheriff.score(sheet, boxes[box])))).toEqual([])
})

test('Nottingham', () => {
  const boxes = cases.boxes.nottingham.map((box) => ownNottingham(box))
  expect(cases.nottingham.length).toBe(SHEETS)
  expect(apart(cases.nottingham, (sheet, box) => refusedOr(nottingham.check(sheet), () => nottingham.score(sheet, boxes[box])))).toEqual([])
})

test('Sherwood Forest', () => {
  expect(cases.sherwood.length).toBe(SHEETS)
  expect(apart(cases.sherwood, (sheet) => refusedOr(sherwood.check(sheet), () => sherwood.score(sheet)))).toEqual([])
})

test('opened bags', () => {
  const wrong = cases.bags.filter(({ bag, declared, delivered, confiscated, gained }) => {
    const verdict = sheriff.judge(bag, declared)
    const owed = verdict.debtor === 'sheriff' ? verdict.owed : -verdict.owed
    return verdict.delivered.length !== delivered || verdict.confiscated.toSorted().join() !== confiscated.join() || owed !== gained
  })
  expect(cases.bags.length).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
})

test('the first-player figure of Sherwood Forest', () => {
  expect(cases.first_players.filter(({ gold, figure, next }) => sherwood.nextFirstPlayer(gold, figure) !== next)).toEqual([])
})
