// Moments of real games (made by tools/make_page_samples.py), and a table around them whose actions are only remembered.
import type { Preview, TableActions, TableProps } from '../../src/table/game'
import type { Language } from '../../src/texts/bundles'
import type { Catalogue } from '../../src/texts/catalogue'
import { Teller } from '../../src/texts/teller'
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

export interface Told {
  texts: string[]
  catalogue: Catalogue
}

export async function speechIn(language: Language, game: Told, reader: number | null = 0): Promise<Teller> {
  const texts = new Texts()
  texts.language = language
  await texts.load(game.texts)
  return new Teller(texts, game.catalogue, NAMES, reader)
}

export class Remembering<View> implements TableActions<View> {
  sent: string[][] = []
  offers: (number | undefined)[] = []
  words: string[] = []
  tried: string[][] = []
  explained: string[] = []
  constructor(readonly answer: (moves: string[]) => string[] = () => []) {}

  async send(moves: string[], offer?: number, beside = ''): Promise<boolean> {
    this.sent.push(moves)
    this.offers.push(offer)
    this.words.push(beside)
    return true
  }
  async preview(moves: string[]): Promise<Preview<View>> {
    this.tried.push(moves)
    return { legal: this.answer(moves), complete: true, view: null, rule: '' }
  }
  async why(): Promise<string> {
    return ''
  }
  explain(move: string): void {
    this.explained.push(move)
  }
  showRule(): void {}
}

export function tableAt<View>(moment: Moment<View>, speech: Teller, actions: TableActions<View>): TableProps<View> {
  const { view, legal, awaited } = moment
  return { view, legal, seat: 0, names: NAMES, awaited, actions, speech, seen: [], news: [], calm: true, busy: false }
}
