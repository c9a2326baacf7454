// The big moments of Nottingham as they are staged: what goes from whom to whom, what was sprung, done or brought, in both languages.
import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { game } from '../../src/games/nottingham'
import { momentsIn } from '../../src/table/moments.svelte'
import Staged from '../../src/table/Staged.svelte'
import type { Language } from '../../src/texts/bundles'
import type { Teller } from '../../src/texts/teller'
import { saved } from '../../src/wire/saved.svelte'
import type { Happening } from '../../src/wire/types'
import samples from '../samples/nottingham.json'
import { speechIn } from './sampled'

const of = (name: keyof typeof samples.events) => ({ name, facts: samples.events[name] }) as Happening
const RECAP = {
  en: [
    'Cards delivered: David 3. Mission accomplished: Ben.',
    'Cards taken from others: David 1. Fended off an attack: you.',
    'Sprang an ambush: Carla. Laid an ambush: Carla.',
    'The Sheriff moves to space 1: hands of 3 or fewer draw.',
  ],
  fr: [
    'Cartes livrées : David 3. Mission accomplie : Ben.',
    'Cartes prises aux autres : David 1. Attaque repoussée : vous.',
    'Embuscade activée : Carla. Embuscade tendue : Carla.',
    'Le Sheriff avance sur la case 1 : les mains de 3 au plus piochent.',
  ],
}
const onnext = vi.fn()
const spoken: Record<string, Teller> = {}
beforeAll(async () => {
  for (const language of ['en', 'fr'] as const)
    for (const reader of [0, 3, null]) spoken[`${language} ${String(reader)}`] = await speechIn(language, game, reader)
})
afterEach(() => {
  onnext.mockClear()
  saved.set({ calm: false })
})

/** The moment that this ends in, for whoever sits there. */
function stage(language: Language, reader: number | null, ...seen: Happening[]): HTMLElement {
  const moment = momentsIn(seen, seen.length - 1, game.catalogue, game.moments!.follows)[0]!
  const speech = spoken[`${language} ${String(reader)}`]!
  return render(Staged, { moment, Scene: game.moments!.Scene, speech, onnext }).container.querySelector<HTMLElement>('.moment')!
}
const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const words = (scene: HTMLElement) => tidy(scene.querySelector('[data-moment] > b')?.textContent)
/** From whom, what (nothing: its back), to whom. */
const goings = (scene: HTMLElement) =>
  [...scene.querySelectorAll('.going')].map((going) => [
    ...[...going.querySelectorAll(':scope > b')].map((each) => tidy(each.textContent)),
    going.querySelector<HTMLElement>('[data-explain]')?.dataset['explain'] ?? '',
  ])
const cards = (scene: HTMLElement) => [...scene.querySelectorAll<HTMLElement>('.cards > [data-explain]')].map((each) => each.dataset['explain'])

test('every moment of the game has its scene, and a click ends it', async () => {
  const names = Object.keys(game.catalogue.events).filter((name) => game.catalogue.events[name]!.stays) as (keyof typeof samples.events)[]
  expect(names).toHaveLength(8)
  for (const name of names) {
    const scene = stage('en', null, of(name))
    expect(tidy(scene.textContent), name).not.toBe('')
    await fireEvent.click(scene)
  }
  expect(onnext).toHaveBeenCalledTimes(names.length)
})

describe.each([
  ['en', false],
  ['en', true],
  ['fr', false],
  ['fr', true],
] as const)('in %s, reduced motion: %s', (language, calm) => {
  const inBoth = (english: string, french: string) => (language === 'en' ? english : french)
  beforeEach(() => saved.set({ calm }))

  test('a stolen card goes from its owner to the thief, and another one back', () => {
    const scene = stage(language, 3, of('swapped'))
    const you = inBoth('You', 'Vous')
    expect(goings(scene)).toEqual([
      ['Carla', you, 'object pearls'],
      [you, 'Carla', 'object candlestick'],
    ])
    expect(words(scene)).toBe(
      inBoth('You take a Pearls card from Carla and give a candlestick.', 'Vous prenez une carte Perles à Carla et donnez un Chandelier.'),
    )
  })

  test('whoever did not see the stolen card sees its back, and both cards of an open swap', () => {
    expect(goings(stage(language, null, of('swapped_unseen')))).toEqual([
      ['Carla', 'David', ''],
      ['David', 'Carla', 'object candlestick'],
    ])
    const open = stage(language, null, of('swapped_openly'))
    expect(goings(open)).toEqual([
      ['Ann', 'David', 'object necklace'],
      ['David', 'Ann', 'object pearls'],
    ])
    expect(words(open)).toBe(inBoth('David gets a necklace from Ann for a Pearls card.', 'Ann donne un Collier à David et reçoit une carte Perles.'))
    expect(open.querySelector('strong')).toBeNull()
  })

  test('an attack that is blocked is staged as one: nobody took the necklace', () => {
    const defended = { name: 'defended', facts: { seat: 2, attacker: 3 } } as Happening
    const scene = stage(language, null, defended, of('swapped_openly'))
    expect(tidy(scene.querySelector('strong')?.textContent)).toBe(inBoth('Carla blocks it with a necklace.', 'Carla joue un Collier pour se défendre.'))
    const recap = stage(language, null, defended, of('swapped_openly'), of('sheriff_moved'))
    expect(tidy(recap.textContent)).toContain(inBoth('Fended off an attack: Carla.', 'Attaque repoussée : Carla.'))
    expect(tidy(recap.textContent)).not.toContain(inBoth('Cards taken', 'Cartes prises'))
  })

  test('an ambush that undoes a delivery says so', () => {
    const [sprang, failed] = [of('sprang'), of('failed')]
    const moment = momentsIn([sprang, failed], 0, game.catalogue, game.moments!.follows)[0]!
    const speech = spoken[`${language} null`]!
    const scene = render(Staged, { moment, Scene: game.moments!.Scene, speech, onnext }).container.querySelector<HTMLElement>('.moment')!
    expect(scene.querySelectorAll('[data-moment] > b')).toHaveLength(2)
  })

  test('an ambush springs: its card, what it takes from whom, and the gold for it', () => {
    const scene = stage(language, 3, of('sprang'))
    const you = inBoth('You', 'Vous')
    expect(scene.querySelector('[data-explain="ambush pearls jewels"]')).not.toBeNull()
    expect(goings(scene)).toEqual([
      [you, 'Carla', 'object jewels'],
      ['Carla', you, 'object gold'],
    ])
    expect(words(scene)).toBe(
      inBoth(
        'Carla springs an ambush (Pearls/Jewels): you lose a Jewels card and get a Gold card.',
        'Carla active une embuscade (Perles/Joyaux) : vous perdez une carte Joyaux et recevez la carte Or.',
      ),
    )
  })

  test('a trade shows every card of the offer, and what is given for it', () => {
    const traded = { name: 'traded', facts: { seat: 1, other: 0, gave: 'chest', objects: ['jewels', 'gold'] } } as Happening
    const scene = stage(language, 0, traded)
    const you = inBoth('You', 'Vous')
    expect(goings(scene)).toEqual([
      [you, 'Ben', 'object jewels'],
      [you, 'Ben', 'object gold'],
      ['Ben', you, 'object chest'],
    ])
  })

  test('whoever refuses all offers keeps the copper', () => {
    const scene = stage(language, null, of('refused'))
    expect(scene.querySelector('[data-explain="object copper"]')).not.toBeNull()
    expect(words(scene)).toBe(inBoth('Ann refuses all offers.', 'Ann refuse toutes les offres.'))
  })

  test('a mission is done with all its cards', () => {
    const scene = stage(language, 0, of('accomplished'))
    expect(cards(scene)).toEqual(['gold', 'gold', 'necklace', 'necklace', 'chest', 'chest'].map((each) => `object ${each}`))
    expect(words(scene)).toBe(
      inBoth(
        'Ben completes the mission “three different pairs” with 2 Gold cards, 2 necklaces and 2 chests.',
        'Ben accomplit la mission « trois paires différentes » avec 2 cartes Or, 2 Colliers et 2 Coffres.',
      ),
    )
  })

  test('the Sheriff steps on after three lines of what happened since his last step', () => {
    const before = ['swapped', 'sheriff_moved', 'swapped_unseen', 'defended', 'sprang', 'laid_ambush_unseen', 'delivered', 'accomplished'] as const
    const scene = stage(language, 0, ...before.map(of), of('sheriff_moved'))
    expect([...scene.querySelectorAll('.line')].map((each) => tidy(each.textContent))).toEqual(RECAP[language].slice(0, 3))
    expect(tidy(scene.querySelector('[data-recap] > b')?.textContent)).toBe(RECAP[language][3])
  })
})
