// What holds for every game's words: all that happens has its sentence, all that may be done its name and its rule.
import { render } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import type { Game } from '../../src/table/game'
import { ruleKey } from '../../src/texts/speech'
import { texts } from '../../src/texts/texts.svelte'
import Around from './Around.svelte'
import { Remembering, speechIn, tableAt, type Samples } from './sampled'

const NO_HOLES = /undefined|NaN|[{}]/

export function tellsEverything<View>(game: Game<View>, samples: Samples<View>): void {
  const { events, moments } = samples

  test('every event of the engine has a sample', () => {
    expect(Object.keys(game.catalogue.events).filter((event) => !(event in events))).toEqual([])
  })

  describe.each(['en', 'fr'] as const)('in %s', (language) => {
    test.each(Object.keys(events).filter((event) => !game.catalogue.events[event]?.silent))('%s is told in a whole sentence, to everybody', async (event) => {
      const complaint = vi.spyOn(console, 'error')
      for (const reader of [0, 1, null]) {
        const reading = await speechIn(language, game, reader)
        const [told] = reading.tell([{ name: event, facts: events[event]! }])
        expect(told?.text).toMatch(/[.!]$/)
        expect(told?.text).not.toMatch(NO_HOLES)
      }
      expect(complaint).not.toHaveBeenCalled()
    })

    test.each(Object.keys(moments))('the moment %s has its headline, its question and its moves in words', async (phase) => {
      const complaint = vi.spyOn(console, 'error')
      const reading = await speechIn(language, game)
      const { view, legal, awaited } = moments[phase]!
      expect(game.headline(reading, view)).not.toBe('')
      expect(game.waiting?.(reading, view, awaited)).not.toBe('')
      const asked = game.question(reading, view, legal)
      expect(asked === null).toBe(legal.length === 0)
      expect(asked?.text ?? '').not.toMatch(NO_HOLES)
      if (asked) expect(reading.texts.knows(ruleKey(asked.rule))).toBe(true)
      for (const move of legal) {
        expect(reading.move(move)).not.toMatch(NO_HOLES)
      }
      for (const line of game.ledger?.(reading, view, () => 'by and by') ?? []) expect(line.text).not.toMatch(NO_HOLES)
      expect(complaint).not.toHaveBeenCalled()
    })

    test.each(Object.keys(moments))('at the moment %s whatever explains itself has words, and cites rules that there are', async (phase) => {
      const complaint = vi.spyOn(console, 'error')
      const found = await game.explains!()
      const reading = await speechIn(language, { ...game, texts: [...game.texts, `explain-${game.catalogue.game}`] })
      await texts.load(game.texts)
      const { container } = render(Around, { props: { Table: game.Table, given: tableAt(moments[phase]!, reading, new Remembering<View>()) } })
      const things = [...container.querySelectorAll<HTMLElement>('[data-explain]')].map((each) => each.dataset['explain']!)
      expect(things.length).toBeGreaterThan(5)
      for (const words of new Set(things)) {
        const [topic = '', ...rest] = words.split(' ')
        if (topic === 'words') continue
        if (topic === 'rule') {
          expect(reading.texts.knows(ruleKey(rest.join(' ')))).toBe(true)
          continue
        }
        const told = found[topic]?.(rest.join(' '), reading, moments[phase]!.view)
        expect(told, words).toBeTruthy()
        for (const line of [told!.title, ...told!.lines]) expect(line.trim()).not.toBe('')
        expect([told!.title, ...told!.lines].join()).not.toMatch(NO_HOLES)
        for (const rule of told!.rules ?? []) expect(reading.texts.knows(ruleKey(rule)), rule).toBe(true)
      }
      expect(complaint).not.toHaveBeenCalled()
    })

    test('every step of the guide has a title and a text', async () => {
      const reading = await speechIn(language, game)
      for (const step of Object.values(game.guides!).flat()) {
        expect(reading.texts.knows(step.text)).toBe(true)
        expect(reading.say(`${step.text}.title`)).not.toBe('')
      }
    })
  })
}
