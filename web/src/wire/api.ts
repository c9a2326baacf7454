// The HTTP half of the wire. A refusal is thrown as `Refused` with the key of its sentence.
import { refusals, texts } from '../texts/texts.svelte'
import type {
  Days,
  GameInfo,
  GameStory,
  GameWords,
  Join,
  Joined,
  Kept,
  KeptGames,
  OpenTable,
  PlayDay,
  Problem,
  PushDevice,
  PushOffer,
  PushState,
  ReplayFilm,
  ReplayKey,
  SharedDeal,
  TableInfo,
  TableLine,
  TableOpened,
} from './types'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.problem)
  }
}

/** The server said no: how it says so is loaded with the first refusal. */
async function refused(problem: Problem): Promise<Refused> {
  await texts.load(refusals)
  return new Refused(problem)
}

async function call<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(path, options)
  } catch {
    throw new Refused({ problem: 'no-connection', field: '', rule: '', facts: {} })
  }
  if (answer.ok) return (await answer.json()) as Answer
  const body = (await answer.json().catch(() => null)) as Partial<Problem> | null
  throw await refused({ problem: 'unavailable', field: '', rule: '', facts: {}, ...body })
}

const post = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...authHeaders(token) },
  body: JSON.stringify(body),
})

function authHeaders(token?: string, key?: string): HeadersInit {
  return { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(key ? { 'X-Loxley-Key': key } : {}) }
}

/** Origins under which others reach the server; told to its own machine only. */
export const addressesForOthers = (): Promise<string[]> => call('/api/addresses')

let games: Promise<GameInfo[]> | null = null
/** The games of the server, which stay the same while the page is open: asked for once, and again after a failure. */
export const listGames = (): Promise<GameInfo[]> =>
  (games ??= call<GameInfo[]>('/api/games').catch((error: unknown) => {
    games = null
    throw error
  }))
export const wordsOf = (game: string): Promise<GameWords> => call(`/api/games/${game}/words`)
/** What can be achieved in each game. */
export const listFeats = (): Promise<Record<string, string[]>> => call('/api/feats')
export const listTables = (): Promise<TableLine[]> => call('/api/tables')
export const openTable = (wish: OpenTable): Promise<TableOpened> => call('/api/tables', post(wish))

/** Today's deals and yesterday's, for whoever has this secret. */
export const tellDays = (player: string): Promise<Days> => call('/api/days', { headers: player ? { 'X-Loxley-Player': player } : {} })
export const playDay = (game: string, wish: PlayDay): Promise<TableOpened> => call(`/api/days/${game}`, post(wish))

export function lookAtTable(table: string, token?: string, key?: string): Promise<TableInfo> {
  return call(`/api/tables/${table}`, { headers: authHeaders(token, key) })
}

export function joinTable(table: string, wish: Join): Promise<Joined> {
  return call(`/api/tables/${table}/people`, post(wish))
}

/** Goes on with this device: the secret is that of a personal link. */
export function moveHere(table: string, ticket: string): Promise<Joined> {
  return call(`/api/tables/${table}/device`, post({ ticket }))
}

/** Does the server call people who have closed the page? */
export const offeredPush = (): Promise<PushOffer> => call('/api/push')

export function callDevice(table: string, token: string, device: PushDevice): Promise<PushState> {
  return call(`/api/tables/${table}/push`, post(device, token))
}

export function stopCalling(table: string, token: string, endpoint: string): Promise<PushState> {
  return call(`/api/tables/${table}/push/stop`, post({ endpoint }, token))
}

/** For a link to a finished game that is no invitation to the table. */
export function replayKeyOf(table: string, token?: string, key?: string): Promise<ReplayKey> {
  return call(`/api/tables/${table}/replay/key`, { headers: authHeaders(token, key) })
}

export function replayOf(table: string, match: number, viewer: string, token?: string, key?: string): Promise<ReplayFilm> {
  return call(`/api/tables/${table}/replay?match=${match}&as=${viewer}`, { headers: authHeaders(token, key) })
}

export function storyOf(table: string, match: number, token?: string, key?: string): Promise<GameStory> {
  return call(`/api/tables/${table}/story?match=${match}`, { headers: authHeaders(token, key) })
}

/** The deal that a table shares with others. */
export function dealOf(table: string, token?: string, key?: string): Promise<SharedDeal> {
  return call(`/api/tables/${table}/deal`, { headers: authHeaders(token, key) })
}

export async function recordOf(table: string, match: number, token?: string, key?: string): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/record?match=${match}`, { headers: authHeaders(token, key) })
  if (!answer.ok) throw await refused((await answer.json()) as Problem)
  return answer.text()
}

export function replayRecord(record: string, viewer: string): Promise<ReplayFilm> {
  return call(`/api/replay?as=${viewer}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: record,
  })
}

export function storyOfRecord(record: string): Promise<GameStory> {
  return call('/api/story', { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' }, body: record })
}

const kept = (name: string): string => `/api/kept/${encodeURIComponent(name.replaceAll('/', ' '))}`

/** One's own finished games, kept on the server by a name with a secret. */
export const fetchKept = (name: string, secret: string): Promise<KeptGames> => call(kept(name), { headers: authHeaders(secret) })

export function keepGames(name: string, secret: string, games: KeptGames): Promise<Kept> {
  return call(kept(name), { method: 'PUT', headers: { ...authHeaders(secret), 'Content-Type': 'application/json' }, body: JSON.stringify(games) })
}

export const forgetKept = (name: string, secret: string): Promise<Kept> => call(kept(name), { method: 'DELETE', headers: authHeaders(secret) })
