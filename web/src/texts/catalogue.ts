// What can be told of a game: its events, moves, terms and reasons, each with its facts and their kinds.
// The tables themselves are made from the Python catalogues (tools/make_catalogue.py), or come from the server.
import type { CatalogueInfo, EntryInfo } from '../wire/types'

export type Fact = string | number | (string | number)[]
export type FactsOf = Record<string, Fact>
export type Entry = EntryInfo
export type Catalogue = CatalogueInfo

/** For a page that has no game yet. */
export const noCatalogue: Catalogue = { game: '', events: {}, moves: {}, terms: {}, phrases: {}, reasons: {}, stories: {}, questions: {}, view: {} }
