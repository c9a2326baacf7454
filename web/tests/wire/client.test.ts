// The socket: it counts what it hears, asks again for what it missed, and says in which state it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Client, Lost, type Link, type SocketLike } from '../../src/wire/client'
import type { Answer } from '../../src/wire/types'

class Socket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.closed = true
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const sockets: Socket[] = []
const heard: Answer[] = []
const links: Link[] = []
let client: Client

const last = () => sockets.at(-1)!
const welcome = (n: number, fresh = true) => ({ type: 'welcome', n, fresh, events: [], chat: [] })
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const asked = () => last().sent.filter(({ type }) => type === 'ping').length

beforeEach(() => {
  for (const list of [sockets, heard, links]) list.length = 0
  vi.useFakeTimers()
  client = new Client({
    hello: { table: 'k7r2m', token: 'secret' },
    hear: (message) => heard.push(message),
    link: (link) => links.push(link),
    socket: () => {
      const made = new Socket()
      sockets.push(made)
      return made
    },
  })
  client.connect()
  last().onopen?.()
})

afterEach(() => {
  client.leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the first message says who one is, and asks for everything', () => {
  expect(last().sent).toEqual([{ type: 'hello', id: 0, table: 'k7r2m', token: 'secret', since: -1 }])
  last().tell(welcome(41))
  expect(links.at(-1)).toBe('open')
  expect(client.position).toBe(41)
})

test('news in order are heard; numbers may skip', () => {
  last().tell(welcome(41))
  last().tell({ type: 'news', n: 42, last: 41 })
  last().tell({ type: 'news', n: 45, last: 42 })
  expect(client.position).toBe(45)
  expect(heard).toHaveLength(3)
})

test('a gap is noticed: the news is not heard, and the rest is asked for again', () => {
  last().tell(welcome(41))
  const first = last()
  first.tell({ type: 'news', n: 44, last: 43 })
  expect(heard).toHaveLength(1)
  expect(first.closed).toBe(true)
  expect(sockets).toHaveLength(2)
  last().onopen?.()
  expect(last().sent[0]).toMatchObject({ since: 41 })
  last().tell(welcome(44, false))
  expect(client.position).toBe(44)
})

test('what an old connection still says is not heard', () => {
  const first = last()
  first.tell(welcome(41))
  first.tell({ type: 'news', n: 44, last: 43 })
  first.tell({ type: 'news', n: 45, last: 41 })
  expect(heard).toHaveLength(1)
})

test('a lost connection is taken up again after a while, from the last news', () => {
  last().tell(welcome(41))
  last().tell({ type: 'news', n: 42, last: 41 })
  last().onclose?.({ code: 1006 })
  expect(links.at(-1)).toBe('lost')
  pass(400)
  last().onopen?.()
  expect(last().sent[0]).toMatchObject({ type: 'hello', since: 42 })
})

test('one waits longer after each failure, and not at all when back on the net', () => {
  last().onclose?.({ code: 1006 })
  pass(380)
  last().onclose?.({ code: 1006 })
  pass(380)
  expect(sockets).toHaveLength(2)
  pass(320)
  expect(sockets).toHaveLength(3)
  last().onclose?.({ code: 1006 })
  client.hurry()
  expect(sockets).toHaveLength(4)
})

test('without hope nobody tries again', () => {
  last().onclose?.({ code: 4401 })
  expect(links.at(-1)).toBe('over')
  client.hurry()
  expect(sockets).toHaveLength(1)
})

test('an answer finds its question, news come first', async () => {
  last().tell(welcome(1))
  const answer = client.ask({ type: 'play', moves: ['close'] })
  const { id } = last().sent.at(-1)!
  last().tell({ type: 'news', n: 2, last: 1 })
  last().tell({ type: 'done', id, n: 2 })
  expect((await answer).type).toBe('done')
})

test('a question that was under way when the connection went is lost, not forgotten', async () => {
  last().tell(welcome(1))
  const answer = client.ask({ type: 'play', moves: ['close'] })
  last().onclose?.({ code: 1012 })
  await expect(answer).rejects.toBeInstanceOf(Lost)
  await expect(client.ask({ type: 'ping' })).rejects.toBeInstanceOf(Lost)
})

test('a silent line is asked after a second, and said to be lost within three', () => {
  last().tell(welcome(1))
  pass(999)
  expect(asked()).toBe(0)
  pass(1)
  expect(asked()).toBe(1)
  pass(1400)
  expect(links.at(-1)).toBe('open')
  pass(100)
  expect(links.at(-1)).toBe('lost')
})

test('a line that is thought to be dead is asked on, trusted when it speaks, and else given up', () => {
  last().tell(welcome(1))
  pass(2500)
  const before = asked()
  pass(500)
  expect(asked()).toBe(before + 1)
  last().tell({ type: 'pong', id: 0 })
  expect(links.at(-1)).toBe('open')
  pass(9999)
  expect(last().closed).toBe(false)
  pass(1)
  expect(last().closed).toBe(true)
  pass(400)
  expect(sockets).toHaveLength(2)
})

test('every word is a sign of life: whoever hears the table asks for nothing', () => {
  last().tell(welcome(1))
  for (let n = 2; n < 30; n += 1) {
    pass(900)
    last().tell({ type: 'news', n, last: n - 1 })
  }
  expect([asked(), links.at(-1)]).toEqual([0, 'open'])
})

test('a page that was busy itself does not doubt: what it has not read yet may be the answer', () => {
  last().tell(welcome(1))
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 900)) // every tick of 500 comes late
  pass(20_000)
  expect([links.at(-1), asked()]).toEqual(['open', 0])
  clock.mockImplementation(() => Date.now())
  pass(3000)
  expect(links.at(-1)).toBe('lost')
})

test('a page that nobody looks at asks seldom, and at once when somebody comes back to it', () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  last().tell(welcome(1))
  pass(19_999)
  expect(asked()).toBe(0)
  pass(1)
  expect(asked()).toBe(1)
  last().tell({ type: 'pong', id: 0 })
  seen.mockReturnValue('visible')
  client.hurry()
  expect(asked()).toBe(2)
  pass(1500)
  expect(links.at(-1)).toBe('lost')
})

test('whoever does not wait until a doubtful line is given up tries another one', () => {
  last().tell(welcome(1))
  client.doubt()
  client.hurry()
  expect([sockets.length, sockets[0]!.closed, links.at(-1)]).toEqual([2, true, 'connecting'])
})

test('a line that never comes about, or on which nobody is welcomed, is tried again', () => {
  pass(9999)
  expect([sockets.length, asked(), last().closed]).toEqual([1, 0, false])
  pass(401)
  expect([sockets.length, sockets[0]!.closed]).toEqual([2, true])
  pass(9500)
  expect([sockets.length, last().sent]).toEqual([2, []])
  pass(1500)
  expect(sockets).toHaveLength(3)
})

test('a welcome that comes unasked sets the position anew', () => {
  last().tell(welcome(41))
  last().tell(welcome(50))
  last().tell({ type: 'news', n: 51, last: 50 })
  expect(heard).toHaveLength(3)
})

test('whoever is off the net is told at once, until somebody is heard', () => {
  last().tell(welcome(1))
  client.doubt()
  expect(links.at(-1)).toBe('lost')
  last().tell({ type: 'news', n: 2, last: 1 })
  expect(links.at(-1)).toBe('open')
})
