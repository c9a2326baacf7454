// What one can act on is told apart by its name, also by those who do not see it: no two controls of a moment share one, unless they do the same.
import axe from 'axe-core'
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { game as nottingham } from '../../src/games/nottingham'
import { game as sheriff } from '../../src/games/sheriff'
import { game as sherwood } from '../../src/games/sherwood'
import type { Game } from '../../src/table/game'
import { say, texts } from '../../src/texts/texts.svelte'
import nottinghamSamples from '../samples/nottingham.json'
import sheriffSamples from '../samples/sheriff.json'
import sherwoodSamples from '../samples/sherwood.json'
import Around from './Around.svelte'
import { Remembering, speechIn, tableAt, type Samples } from './sampled'

const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]'
const GAMES: [Game, Samples<unknown>][] = [
  [sheriff as Game, sheriffSamples as unknown as Samples<unknown>],
  [nottingham as Game, nottinghamSamples as unknown as Samples<unknown>],
  [sherwood as Game, sherwoodSamples as unknown as Samples<unknown>],
]
const EVERY = GAMES.flatMap(([game, { moments }]) =>
  Object.entries(moments).flatMap(([name, moment]) => (['en', 'fr'] as const).map((language) => ({ game, name, moment, language, of: game.catalogue.game }))),
)

interface Axe {
  setup(of: Element): void
  teardown(): void
  commons: { text: { accessibleText(of: Element): string } }
}
const { setup, teardown, commons } = axe as unknown as Axe

/** Cards of one kind in one row are the same to whoever picks one of them. */
const thing = (control: Element) => control.closest('li')?.parentElement?.className + ` ${control.getAttribute('data-explain') ?? ''}`
const isSame = ([first, ...others]: Element[]) => /(good|object) /.test(thing(first!)) && others.every((each) => thing(each) === thing(first!))

// What the frame around every table has.
const FRAME = ['web-tab-history', 'web-tab-chat', 'web-tab-promise', 'web-tab-help', 'web-table-menu', 'web-end']

function shared(): string[] {
  for (const each of document.querySelectorAll('details')) each.open = true
  setup(document.body)
  const found = new Map<string, Element[]>()
  for (const each of document.querySelectorAll(CONTROLS)) {
    const name = commons.text.accessibleText(each)
    found.set(name, [...(found.get(name) ?? []), each])
  }
  teardown()
  const framed = FRAME.map((each) => say(each)).filter((name) => found.has(name))
  return [...found.keys()].filter((name) => found.get(name)!.length > 1 && !isSame(found.get(name)!)).concat(framed)
}

test.each(EVERY)('$of at $name in $language', async ({ game, moment, language }) => {
  texts.language = language
  await texts.load(game.texts)
  const given = tableAt(moment, await speechIn(language, game), new Remembering())
  render(Around, { props: { Table: game.Table, given } })
  expect(shared()).toEqual([])
})
