// The texts of the page: files that come later, and a language that changes meanwhile.
import { expect, test } from 'vitest'
import { Texts } from '../../src/texts/texts.svelte'

test('files that are asked for while the language changes leave the new one', async () => {
  const texts = new Texts()
  await texts.use('en')
  const changed = texts.use('fr')
  await Promise.all([changed, texts.load(['sheriff'])])
  expect(texts.language).toBe('fr')
  expect(texts.say('sheriff-your-bag')).toBe('Votre Besace')
})
