// Calls to a closed page: the browser subscribes for this server's key, and tables are told as the switch says.
import { waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askToNotify } from '../../src/shell/preferences'
import { beCalled, isByDay, reachesClosedPages, renewCalls, stopCalls } from '../../src/shell/push'
import { saved, type SavedTable } from '../../src/wire/saved.svelte'

const KEY = 'BAEC' // bytes 4, 1, 2
const DAY = 86_400
const asked: { path: string; body: unknown; token: string | null }[] = []
let offered = KEY
let known: ReturnType<typeof subscription> | null = null

function subscription(key: number[]) {
  return {
    endpoint: `https://push.example/${key.length}`,
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({ endpoint: `https://push.example/${key.length}`, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => {
      known = null
      return true
    }),
  }
}

const subscribe = vi.fn(async (options: PushSubscriptionOptionsInit) => {
  expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: KEY })
  return (known = subscription([4, 1, 2]))
})

const table = (name: string, more: Partial<SavedTable> = {}): SavedTable => ({
  table: name,
  token: `token of ${name}`,
  key: '',
  game: 'nottingham',
  at: 0,
  stage: 'playing',
  match: 1,
  names: [],
  think: DAY,
  ...more,
})

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit = {}) => {
    if (path === '/api/push') return Response.json({ key: offered })
    asked.push({ path, body: JSON.parse(String(options.body)), token: new Headers(options.headers).get('Authorization') })
    return Response.json({ called: true })
  })
  const worker = { pushManager: { getSubscription: async () => known, subscribe } }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve(worker) } })
  saved.set({ language: 'fr', notify: true })
})

afterEach(() => {
  for (const each of [...saved.tables]) saved.forget(each.table)
  saved.set({ language: 'en', notify: false })
  vi.unstubAllGlobals()
  asked.length = 0
  known = null
  subscribe.mockClear()
})

test('a game by the day has more than an hour for a decision', () => {
  expect([undefined, 0, 3600, 3601, DAY].map(isByDay)).toEqual([false, false, false, true, true])
})

test('a table is told of this browser, its keys and its language, with the token of the seat', async () => {
  await beCalled('abc', 'secret')
  const body = { endpoint: 'https://push.example/3', keys: { p256dh: 'p', auth: 'a' }, language: 'fr' }
  expect(asked).toEqual([{ path: '/api/tables/abc/push', body, token: 'Bearer secret' }])
  await beCalled('abd', 'secret')
  expect(subscribe).toHaveBeenCalledTimes(1) // one subscription for all tables
})

test('a subscription that was made for another key is made anew', async () => {
  const old = (known = subscription([9, 9]))
  await beCalled('abc', 'secret')
  expect(old.unsubscribe).toHaveBeenCalled()
  expect(subscribe).toHaveBeenCalled()
})

test('nobody is asked for leave but by the switch', async () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  await beCalled('abc', 'secret')
  expect(subscribe).not.toHaveBeenCalled()
})

test('the switch tells each seat in a game by the day, and takes all of it back', async () => {
  saved.set({ notify: false })
  for (const each of [table('day'), table('week'), table('quick', { think: 60 }), table('watched', { token: '' }), table('done', { stage: 'over' })])
    saved.keep(each)
  await askToNotify()
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/tables/week/push', '/api/tables/day/push']))
  const { unsubscribe } = known!
  asked.length = 0
  await askToNotify()
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled())
  expect(asked).toEqual(
    ['week', 'day'].map((name) => ({ path: `/api/tables/${name}/push/stop`, body: { endpoint: 'https://push.example/3' }, token: `Bearer token of ${name}` })),
  )
})

test('a table that is forgotten calls nobody; without a subscription there is nothing to stop', async () => {
  await stopCalls(table('day'))
  expect(asked).toEqual([])
  known = subscription([4, 1, 2])
  await stopCalls(table('day'))
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/day/push/stop'])
})

test('it reaches closed pages where the server offers it and the browser can', async () => {
  expect(await reachesClosedPages()).toBe(true)
  vi.unstubAllGlobals() // jsdom has no PushManager
  expect(await reachesClosedPages()).toBe(false)
  saved.keep(table('day'))
  await renewCalls() // and nothing breaks
})

test('where the server offers nothing the browser is not subscribed', async () => {
  vi.resetModules()
  offered = ''
  const push = await import('../../src/shell/push')
  expect(await push.reachesClosedPages()).toBe(false)
  await push.beCalled('abc', 'secret')
  expect(subscribe).not.toHaveBeenCalled()
  expect(asked).toEqual([])
  offered = KEY
})
