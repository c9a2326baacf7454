// Moments of real games (made by tools/make_page_samples.py), and a table around them whose hands only remember.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Preview, TableActions, TableProps } from '../../src/table/game'
import type { Language } from '../../src/texts/bundles'
import { Speech } from '../../src/texts/speech'
import { Texts } from '../../src/texts/texts.svelte'
import type { Happening } from '../../src/wire/types'

export interface Moment<View> {
  view: View
  legal: string[]
  awaited: number[]
}
export interface Samples<View> {
  events: Record<string, Happening['facts']>
  moments: Record<string, Moment<View>>
}

// jsdom lays nothing out, and so has nobody to watch sizes.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export const NAMES = ['Ann', 'Ben', 'Carla', 'David']

export async function speechIn(language: Language, files: string[], reader: number | null = 0): Promise<Speech> {
  const texts = new Texts()
  texts.language = language
  await texts.load(files)
  return new Speech(texts, NAMES, reader)
}

/** Every event that the engine tells of in a game, as its source names them. */
export function eventNames(game: string): string[] {
  const folder = join(import.meta.dirname, '../../../src/loxley/games', game)
  const told = /log\.tell(?:_only|_others)?\(\s*(?:[^"()]*,\s*)?"([a-z_]+)"/g
  return readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(told)].map((found) => found[1]!))
}

export class Remembering<View> implements TableActions<View> {
  sent: string[][] = []
  offers: (number | undefined)[] = []
  tried: string[][] = []
  explained: string[] = []
  constructor(readonly answer: (moves: string[]) => string[] = () => []) {}

  async send(moves: string[], offer?: number): Promise<boolean> {
    this.sent.push(moves)
    this.offers.push(offer)
    return true
  }
  async attempt(moves: string[]): Promise<Preview<View>> {
    this.tried.push(moves)
    return { legal: this.answer(moves), complete: true, view: null, rule: '' }
  }
  async why(): Promise<string> {
    return ''
  }
  explain(move: string): void {
    this.explained.push(move)
  }
  say(): void {}
  showRule(): void {}
}

export function tableAt<View>(moment: Moment<View>, speech: Speech, hands: TableActions<View>): TableProps<View> {
  const { view, legal, awaited } = moment
  return { view, legal, seat: 0, names: NAMES, awaited, hands, speech, seen: [], news: [], calm: true, busy: false }
}
