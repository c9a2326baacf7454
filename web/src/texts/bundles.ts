// The Fluent files, loaded one by one when they are needed.
import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle'
import { elide, listed, type Say } from './functions'

// Those of the command line and the terminal stay at home: even their names would weigh on the first page.
const sources = import.meta.glob<string>(
  ['../../../src/loxley/locales/*/*.ftl', '!../../../src/loxley/locales/*/{arena,cli,help,measure,operator,terminal,terminal-words,text-seats}.ftl'],
  { query: '?raw', import: 'default' },
)

/** Every folder of texts is a language; a new one needs no line of code. */
export type Language = string
export const fallback: Language = 'en'
export const languages: readonly Language[] = [...new Set(Object.keys(sources).map((path) => path.split('/').at(-2) ?? fallback))].sort()

/** Texts that came with a game of another package, by file and language. */
const brought = new Map<string, Record<Language, string>>()
export const bringTexts = (file: string, words: Record<Language, string>): unknown => brought.set(file, words)

const fetched = new Map<string, Promise<FluentResource>>()

function resource(language: Language, file: string): Promise<FluentResource> {
  const path = `../../../src/loxley/locales/${language}/${file}.ftl`
  let found = fetched.get(path)
  if (!found) {
    const words = brought.get(file)
    const source = words ? async () => words[language] ?? words[fallback] ?? '' : sources[path]
    if (!source) throw new Error(`no such texts: ${language}/${file}`)
    found = source().then((text) => new FluentResource(text))
    fetched.set(path, found)
  }
  return found
}

/** What sentences call; a list is put together with the words of its own bundle. */
function functionsOf(bundle: () => FluentBundle): Record<string, FluentFunction> {
  const say: Say = (name, facts = {}) => {
    const pattern = bundle().getMessage(name)?.value
    return pattern ? bundle().formatPattern(pattern, facts) : name
  }
  return {
    ELIDE: ([word, text]) => elide(String(word), String(text)),
    LIST: (parts) => listed(parts.map(String), say),
  }
}

export async function bundle(language: Language, files: Iterable<string>): Promise<FluentBundle> {
  const made: FluentBundle = new FluentBundle(language, { useIsolating: false, functions: functionsOf(() => made) })
  const resources = await Promise.all([...files].map((file) => resource(language, file)))
  for (const each of resources) made.addResource(each, { allowOverrides: true })
  return made
}

/** Why the bots of a game did something, which a replay tells; a game may have no words for it. */
export function reasonTexts(game: string): string[] {
  return `../../../src/loxley/locales/en/bots-${game}.ftl` in sources ? [`bots-${game}`] : []
}
