// The character of a bot stands at its place in every game, and in what its name explains; one that is secret nowhere.
import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import { game as nottingham } from '../../src/games/nottingham'
import { game as sheriff } from '../../src/games/sheriff'
import { game as sherwood } from '../../src/games/sherwood'
import type { Game } from '../../src/table/game'
import { texts } from '../../src/texts/texts.svelte'
import Around from '../games/Around.svelte'
import { Remembering, speechIn, tableAt, type Samples } from '../games/sampled'
import ofNottingham from '../samples/nottingham.json'
import ofSheriff from '../samples/sheriff.json'
import ofSherwood from '../samples/sherwood.json'

const GAMES = [
  ['sheriff', sheriff, ofSheriff, 'market'],
  ['nottingham', nottingham, ofNottingham, 'turn'],
  ['sherwood', sherwood, ofSherwood, 'planning basic'],
] as unknown as [string, Game, Samples<unknown>, string][]

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeEach(() => texts.use(language))

  test.each(GAMES)('at the table of %s', async (_name, game, { moments }, phase) => {
    await texts.load([...game.texts, 'web', 'remarks'])
    const speech = await speechIn(language, game)
    const given = { ...tableAt(moments[phase]!, speech, new Remembering()), bots: { 1: 'bold', 2: '' } }
    const { container } = render(Around, { props: { Table: game.Table as Component<any>, given } })
    const shown = [...container.querySelectorAll<HTMLElement>('[data-character]')].map((each) => [each.dataset['character'], each.textContent])
    expect(shown).toEqual([['1', language === 'en' ? 'bold bot' : 'bot téméraire']])
    const explains = (seat: string) =>
      [...container.querySelectorAll<HTMLElement>('[data-explain^="words "]')].map((each) => each.dataset['explain']!).filter((each) => each.includes(seat))
    expect(explains('Ben')).toEqual([language === 'en' ? 'words Ben – bot (rogue, bold)' : expect.stringMatching(/^words Ben – bot \(.+, téméraire\)$/)])
    expect(explains('Carla')).toEqual([expect.stringMatching(/^words Carla – bot \([^,]+\)$/)])
    expect(explains('David')).toEqual([]) // a person
  })
})
