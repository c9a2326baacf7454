// Every refusal of the server is told in its own words, as a sentence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusal } from '../../src/texts/refusals'
import { refusals, Texts } from '../../src/texts/texts.svelte'

async function house(language: 'en' | 'fr'): Promise<Texts> {
  const texts = new Texts()
  texts.language = language
  await texts.load(refusals)
  return texts
}

/** What the server of live tables can refuse to somebody at a page: the keys after those of its start. */
function problems(language: string): string[] {
  const source = readFileSync(join(import.meta.dirname, `../../../src/loxley/locales/${language}/server.ftl`), 'utf8')
  const told = source.slice(source.indexOf('# messages'))
  return [...told.matchAll(/^refused-([a-z-]+) =/gm)].map((found) => found[1]!)
}

const FACTS = { reason: 'no space left', most: 100, name: 'Bruno', seat: 2 }

test.each(['en', 'fr'] as const)('each is a sentence with a capital and a full stop (%s)', async (language) => {
  const texts = await house(language)
  const told = problems(language).map((problem) => refusal(texts, { problem, facts: FACTS }))
  expect(told.length).toBeGreaterThan(30)
  expect(told.filter((words) => !/^\p{Lu}.*\.$/u.test(words))).toEqual([])
  expect(told).not.toContain(texts.say('web-refused'))
})

test('taking back says why it is refused', async () => {
  const texts = await house('en')
  const why = (problem: string) => refusal(texts, { problem, field: 'take_back', rule: '', facts: {} })
  expect(why('was-answered')).toBe('What has been revealed cannot be taken back.')
  expect(why('too-late')).toBe('Too late: somebody has played since.')
  expect(why('nothing-to-take-back')).toBe('You have played nothing yet.')
})

test('what is wrong with a file is said of its line, in the reader’s language', async () => {
  const said = { problem: 'unknown-ending', field: 'line 3', rule: '', facts: {} }
  expect(refusal(await house('en'), said)).toBe('Line 3: must be over or paused.')
  expect(refusal(await house('fr'), said).replaceAll('\u00a0', ' ')).toBe('Ligne 3 : il faut over ou paused.')
})

test('a visitor without the key is asked for it, and what is unknown has words too', async () => {
  const texts = await house('en')
  const stranger = { problem: 'not-invited', field: 'key', rule: '', facts: {} }
  expect(refusal(texts, stranger, 'web-replay-none')).toBe('This table needs an invitation. Ask for its full link.')
  expect(refusal(texts, { problem: 'of-tomorrow', facts: {} })).toBe(texts.say('web-refused'))
})
