// The socket: it counts what it hears, asks again for what it missed, and says in which state it is.
import { beforeEach, expect, test } from 'vitest'
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
const timers: { act: () => void; ms: number; off: boolean }[] = []
let client: Client

const last = () => sockets.at(-1)!
const welcome = (n: number, fresh = true) => ({ type: 'welcome', n, fresh, events: [], chat: [] })
/** Lets the next timer of about this length ring. */
function ring(least: number, most: number): void {
  const timer = timers.findLast((each) => !each.off && each.ms >= least && each.ms <= most)!
  timer.off = true
  timer.act()
}

beforeEach(() => {
  for (const list of [sockets, heard, links, timers]) list.length = 0
  client = new Client({
    hello: { table: 'k7r2m', token: 'secret' },
    hear: (message) => heard.push(message),
    link: (link) => links.push(link),
    socket: () => {
      const made = new Socket()
      sockets.push(made)
      return made
    },
    later: (act, ms) => timers.push({ act, ms, off: false }),
    never: (timer) => {
      if (timers[timer - 1]) timers[timer - 1]!.off = true
    },
  })
  client.connect()
  last().onopen?.()
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
  ring(200, 400)
  last().onopen?.()
  expect(last().sent[0]).toMatchObject({ type: 'hello', since: 42 })
})

test('one waits longer after each failure, and not at all when back on the net', () => {
  last().onclose?.({ code: 1006 })
  ring(200, 400)
  last().onclose?.({ code: 1006 })
  ring(380, 700)
  const before = sockets.length
  last().onclose?.({ code: 1006 })
  client.hurry()
  expect(sockets).toHaveLength(before + 1)
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

test('a silent connection is asked, and given up when it does not answer', () => {
  last().tell(welcome(1))
  ring(20_000, 20_000)
  expect(last().sent.at(-1)).toEqual({ type: 'ping', id: 0 })
  ring(10_000, 10_000)
  expect(links.at(-1)).toBe('lost')
})

test('a welcome that comes unasked sets the position anew', () => {
  last().tell(welcome(41))
  last().tell(welcome(50))
  last().tell({ type: 'news', n: 51, last: 50 })
  expect(heard).toHaveLength(3)
})

test('a move that is not answered within three seconds says so, until somebody is heard', () => {
  last().tell(welcome(1))
  void client.ask({ type: 'play', moves: ['close'] }).catch(() => undefined)
  ring(3000, 3000)
  expect(links.at(-1)).toBe('lost')
  expect(sockets).toHaveLength(1)
  last().tell({ type: 'news', n: 2, last: 1 })
  expect(links.at(-1)).toBe('open')
})

test('an answered move leaves no doubt, and whoever is off the net is told at once', () => {
  last().tell(welcome(1))
  void client.ask({ type: 'play', moves: ['close'] }).catch(() => undefined)
  last().tell({ type: 'news', n: 2, last: 1 })
  expect(timers.filter(({ ms, off }) => ms === 3000 && !off)).toEqual([])
  client.doubt()
  expect(links.at(-1)).toBe('lost')
})
