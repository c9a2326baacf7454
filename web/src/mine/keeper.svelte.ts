// Under which name and secret this browser keeps its finished games on the server, if it does.
import { read, write } from '../wire/saved.svelte'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 26 // 130 bits
const GROUP = 5 // letters, for people who copy it by hand

export const newSecret = (): string => [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('')
export const inGroups = (secret: string): string => secret.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''
/** As it was made, however it was copied. */
export const readSecret = (typed: string): string => typed.toLowerCase().replace(/[^a-z2-7]/g, '')
export const isSecret = (secret: string): boolean => secret.length === LENGTH

class Keeper {
  #kept = $state(read('keeper', { name: '', secret: '' }))

  get name(): string {
    return this.#kept.name
  }

  /** Empty while nothing of this browser is kept on the server. */
  get secret(): string {
    return this.#kept.secret
  }

  remember(name: string, secret: string): void {
    this.#kept = { name, secret }
    write('keeper', this.#kept)
  }
}

export const keeper = new Keeper()
