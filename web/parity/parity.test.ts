// The page's teller gives the same sentences as Python's. tests/telling/test_parity.py writes the samples and runs this.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasFolder, openGame } from '../src/games'
import { plainGameOf } from '../src/table/plain/plain'
import { reasonTexts, type Language } from '../src/texts/bundles'
import type { FactsOf } from '../src/texts/catalogue'
import { Teller } from '../src/texts/teller'
import { Texts } from '../src/texts/texts.svelte'
import type { GameWords, Happening } from '../src/wire/types'

interface Sample {
  game: string
  words: GameWords
  names: string[]
  events: Record<string, Happening[]>
  moves: string[]
  phrases: [string, FactsOf][]
  reasons: [string, FactsOf][]
  stories: [string, FactsOf][]
  told: { language: Language; reader: number; events: string[]; moves: string[]; phrases: string[]; reasons: string[]; stories: string[] }[]
}

const samples = JSON.parse(readFileSync(process.env.LOXLEY_SAMPLES!, 'utf8')) as Sample[]

test.each(samples.map((sample, at) => [`${sample.game} ${at}`, sample] as const))('%s', async (_name, sample) => {
  const game = hasFolder(sample.game) ? await openGame(sample.game) : plainGameOf(sample.words)
  for (const python of sample.told) {
    const texts = new Texts()
    texts.language = python.language
    await texts.load([...game.texts, ...reasonTexts(sample.game), 'story'])
    const teller = new Teller(texts, game.catalogue, sample.names, python.reader < 0 ? null : python.reader)
    expect(teller.tell(sample.events[python.reader]!).map((line) => line.text)).toEqual(python.events)
    expect(sample.moves.map((move) => teller.move(move))).toEqual(python.moves)
    expect(sample.phrases.map(([name, facts]) => teller.phrase(name, facts))).toEqual(python.phrases)
    expect(sample.stories.map(([name, facts]) => teller.story(name, facts))).toEqual(python.stories)
    expect(sample.reasons.map(([name, facts]) => teller.forNobody().reason(name, facts))).toEqual(python.reasons)
  }
})
