// The functions that sentences call: lists and elision. Python has the same ones (src/loxley/texts/functions.py).
export type Say = (key: string, facts?: Record<string, string | number>) => string

const OPEN = 'aeiouyhœæ' // a vowel, or an h that names do not sound

/** “de Robin”, “d’Alice”: a short word before another one that may begin with a vowel. */
export function elide(word: string, text: string): string {
  const first = [...text.slice(0, 1).normalize('NFD').toLowerCase()][0] ?? ''
  return first && OPEN.includes(first) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`
}

/** “a, b and c”; parts that say nothing are left out, and an empty list is “nothing”. */
export function listed(parts: readonly string[], say: Say): string {
  const told = parts.filter((part) => part)
  if (told.length === 0) return say('list-nothing')
  let head = told[0]!
  for (const next of told.slice(1, -1)) head = say('list-more', { head, next })
  return told.length === 1 ? head : say('list-pair', { head, last: told.at(-1)! })
}
