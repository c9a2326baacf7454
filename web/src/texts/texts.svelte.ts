// Every sentence a person reads, in their language. A change of language changes the whole page at once.
import type { FluentBundle } from '@fluent/bundle'
import { bundle, fallback, languages, type Language } from './bundles'

export type Value = string | number
export type Facts = Record<string, Value>

/** The files that every page reads. */
export const house = ['web', 'people', 'bots']
/** How the server says no: fetched with its first refusal. */
export const refusals = ['server', 'refusals']

export class Texts {
  language = $state<Language>(fallback)
  #bundle = $state.raw<FluentBundle | undefined>()
  #files = new Set(house)
  #loading: Promise<void> = Promise.resolve()

  /** Loads further files, such as those of a game, in the language of the reader. */
  async load(files: Iterable<string>): Promise<void> {
    const known = this.#files.size
    for (const file of files) this.#files.add(file)
    if (this.#files.size > known || !this.#bundle) await this.#renew(() => this.language)
    else await this.#loading
  }

  use(language: Language): Promise<void> {
    return this.#renew(() => language)
  }

  /** One wish after the other, so that the last one wins with all files there are. Its language is asked when its turn comes: it may be changing. */
  #renew(wished: () => Language): Promise<void> {
    this.#loading = this.#loading.then(async () => {
      const language = wished()
      this.#bundle = await bundle(language, this.#files)
      this.language = language
    })
    return this.#loading
  }

  /** Another object whenever anything may be said in other words. */
  get edition(): unknown {
    return this.#bundle
  }

  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /** The sentence of a key; `key.attribute` reads an attribute, such as a title. */
  say(key: string, facts: Facts = {}): string {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!this.#bundle || !pattern) return this.#missing(key)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, facts, errors)
    if (errors.length) console.error(`${key}: ${errors[0]}`)
    return text
  }

  #missing(key: string): string {
    console.error(`no text for ${key} in ${this.language}`)
    return key
  }
}

/** The language that the browser asks for, if it is one of ours. */
export function browserLanguage(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const found = languages.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return fallback
}

export const texts = new Texts()
export const say = (key: string, facts?: Facts): string => texts.say(key, facts)
