// What this browser remembers: the person's name and preferences, and their tables with the secret of each.
import { browserLanguage } from '../texts/texts.svelte'
import type { Language } from '../texts/bundles'
import { PORTRAITS } from './types'

export interface SavedTable {
  table: string
  token: string // empty: watched only
  key: string
  game: string
  at: number // when it was last opened
  stage: string
  match: number // the game that is played there, counted from 1
  names: string[]
  think?: number // seconds for each decision
  deal?: string // the name of the one that it shares with other tables, for whoever opened it
}

export interface Preferences {
  name: string
  language: Language
  light: 'system' | 'light' | 'dark'
  sound: boolean
  calm: boolean // beyond what the system asks for
  notify: boolean
  learned: string[] // games whose guide has been seen
  portrait: string
  colour: string
  secretBots: boolean // their characters are told at the end
  wholeTable: boolean // also where a big screen shows it
}

const MOST_TABLES = 40

export function read<Kept>(key: string, otherwise: Kept): Kept {
  try {
    const kept = localStorage.getItem(`loxley.${key}`)
    return kept ? { ...otherwise, ...(JSON.parse(kept) as Kept) } : otherwise
  } catch {
    return otherwise // private windows and full disks: the page works without a memory
  }
}

/** Whether this browser keeps something under a name. */
export function remembers(key: string): boolean {
  try {
    return localStorage.getItem(`loxley.${key}`) !== null
  } catch {
    return false
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`loxley.${key}`, JSON.stringify(value))
  } catch {
    // likewise
  }
}

class Saved {
  preferences = $state<Preferences>(
    read<Preferences>('taste', {
      name: '',
      language: browserLanguage(),
      light: 'system',
      sound: true,
      calm: false,
      notify: false,
      learned: [],
      portrait: '',
      colour: '',
      secretBots: false,
      wholeTable: false,
    }),
  )
  tables = $state<SavedTable[]>(read<{ list: SavedTable[] }>('tables', { list: [] }).list)

  constructor() {
    // whoever has no face yet gets one by lot, and may change it
    if (!this.preferences.portrait) this.set({ portrait: PORTRAITS[Math.floor(Math.random() * PORTRAITS.length)]! })
  }

  set(preferences: Partial<Preferences>): void {
    Object.assign(this.preferences, preferences)
    write('taste', this.preferences)
  }

  table(id: string): SavedTable | undefined {
    return this.tables.find((each) => each.table === id)
  }

  keep(table: SavedTable): void {
    this.tables = [table, ...this.tables.filter((each) => each.table !== table.table)].slice(0, MOST_TABLES)
    write('tables', { list: this.tables })
  }

  forget(id: string): void {
    this.tables = this.tables.filter((each) => each.table !== id)
    write('tables', { list: this.tables })
  }
}

export const saved = new Saved()
