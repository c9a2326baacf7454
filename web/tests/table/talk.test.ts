// Talk: bots' remarks have words in both languages, and the badge counts what was not seen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spoken, Unread } from '../../src/table/talk.svelte'
import { Texts } from '../../src/texts/texts.svelte'
import type { ChatLine } from '../../src/wire/types'

async function atTable(language: 'en' | 'fr'): Promise<Texts> {
  const texts = new Texts()
  texts.language = language
  await texts.load(['remarks'])
  return texts
}
const line = (n: number, seat: number | null, text: string, remark = ''): ChatLine => ({ n, name: 'Tuck', seat, text, remark, at: 0 })

test.each(['en', 'fr'] as const)('every remark of the bots has words at a table (%s)', async (language) => {
  const texts = await atTable(language)
  const source = readFileSync(join(import.meta.dirname, '../../../src/loxley/locales/en/remarks.ftl'), 'utf8')
  const remarks = [...source.matchAll(/^(remark-[a-z0-9-]+) =/gm)].map((found) => found[1]!)
  expect(remarks.length).toBeGreaterThan(100)
  expect(remarks.filter((remark) => !spoken(texts, line(1, 2, '', remark)))).toEqual([])
})

test('what others say counts until the talk is in sight; one’s own words and unknown remarks do not', async () => {
  const texts = await atTable('en')
  const before = [line(1, 1, 'Good evening')]
  const unread = new Unread(before)
  expect(unread.count(texts, before, 0)).toBe(0)
  const after = [...before, line(4, 1, 'Apples!'), line(5, 0, 'Hm.'), line(7, 2, '', 'remark-greeting-1'), line(9, 2, '', 'remark-of-tomorrow')]
  expect(unread.count(texts, after, 0)).toBe(2)
  unread.see(after)
  expect(unread.count(texts, after, 0)).toBe(0)
})
