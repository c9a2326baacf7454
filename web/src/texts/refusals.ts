// How the server says no, as a sentence for people: its own words, with a capital and a full stop.
import type { Problem } from '../wire/types'
import { ruleKey } from './speech'
import type { Texts } from './texts.svelte'

type Said = Pick<Problem, 'problem' | 'facts'> & Partial<Pick<Problem, 'field' | 'rule'>>

/** `otherwise` is the key of what is said when the page has no words for it: a newer server, perhaps. */
export function refusal(texts: Pick<Texts, 'say' | 'knows'>, said: Said, otherwise = 'web-refused'): string {
  if (said.rule && texts.knows(ruleKey(said.rule))) {
    return texts.say('web-refused-by-rule', { title: texts.say(`${ruleKey(said.rule)}.title`) })
  }
  const key = `refused-${said.problem}`
  if (!texts.knows(key)) return texts.say(otherwise)
  const words = texts.say(key, said.facts)
  if (/[.!?…]$/.test(words)) return words
  // What is wrong with an input is said of its field, as on the command line.
  return asSentence(said.field ? texts.say('refusal', { field: place(texts, said.field), sentence: words }) : words)
}

/** Lines of a file are counted in the reader's language; names of fields stay as they are. */
function place(texts: Pick<Texts, 'say'>, field: string): string {
  const [, number, rest = ''] = /^line (\d+)(.*)$/.exec(field) ?? []
  return number ? texts.say('refusal-line', { number }) + rest : field
}

const asSentence = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1) + '.'
