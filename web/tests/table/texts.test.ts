// Texts: every key that the page names is there in both languages.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Texts } from '../../src/texts/texts.svelte'
import { browserLanguage } from '../../src/texts/texts.svelte'

const SOURCE = join(import.meta.dirname, '../../src')
const FILES = [
  'web-sheriff',
  'web-nottingham',
  'web-sherwood',
  'sheriff',
  'nottingham',
  'sherwood',
  'sheriff-goods',
  'web-companion',
  'web-mine',
  'web-days',
  'web-friends',
  'feats',
]

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(name) ? [readFileSync(path, 'utf8')] : []
  })
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test('no key is missing', async () => {
    const texts = new Texts()
    texts.language = language
    await texts.load(FILES)
    const named = sources(SOURCE).flatMap((source) => [
      ...source.matchAll(/['"`]((?:web|guide|refused|companion|mine|days|friends)-[a-z-]+[a-z])(?:\.[a-z]+)?['"`]/g),
    ])
    const keys = [...new Set(named.map((found) => found[1]!))].filter((key) => !FILES.includes(key))
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => !texts.knows(key))).toEqual([])
  })
})

test('the first language that is ours', () => {
  expect(browserLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(browserLanguage(['ja'])).toBe('en')
})
