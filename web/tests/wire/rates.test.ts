import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Rate } from '../../src/mine/rates'

const folders = import.meta.glob<readonly Rate[]>('../../src/games/*/rates.ts', { eager: true, import: 'rates' })

function figures(game: string): string[] {
  const maker = readFileSync(`../src/loxley/story/games/${game}.py`, 'utf-8')
  const [, table = ''] = /FIGURES: [^{]*\{([^}]*)\}/.exec(maker) ?? []
  return [...table.matchAll(/"(\w+)": "/g)].map(([, name = '']) => name)
}

describe('how one plays', () => {
  test.each(Object.entries(folders))('every rate of %s stands on figures that its story has', (path, rates) => {
    const known = figures(path.split('/').at(-2) ?? '')
    const used = rates.flatMap((rate) =>
      Object.entries(rate)
        .filter(([fact]) => fact !== 'kind' && fact !== 'head')
        .flatMap(([, names]) => names as string | string[]),
    )
    expect(used.filter((name) => !known.includes(name))).toEqual([])
    expect(known.length).toBeGreaterThan(5)
  })
})
