// What can be told of a game: its events, moves, terms and reasons, each with its facts and their kinds.
// The tables themselves are made from the Python catalogues (tools/make_catalogue.py).
export type Fact = string | number | (string | number)[]
export type FactsOf = Record<string, Fact>

export interface Entry {
  kinds: Record<string, string> // of each fact, such as `thing good`; optional ones end with a question mark
  runs?: string[] // neighbours that share these facts are told as one
  read?: Record<string, FactsOf> // of a move: the facts of each argument, where its words do not say them one by one
  silent?: boolean // not worth a sentence
  thing?: boolean // of a term: a thing that changes hands, no deed
}

export interface Catalogue {
  game: string
  events: Record<string, Entry>
  moves: Record<string, Entry> // by family
  terms: Record<string, Entry> // by family
  phrases: Record<string, Entry>
  reasons: Record<string, Entry>
}

/** For a page that has no game yet. */
export const noCatalogue: Catalogue = { game: '', events: {}, moves: {}, terms: {}, phrases: {}, reasons: {} }
