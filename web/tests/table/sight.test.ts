// Who has the page in the background may be called otherwise: the server is told, also after a lost connection.
import { afterEach, expect, test, vi } from 'vitest'
import { Session } from '../../src/table/session.svelte'

class Socket {
  static last: Socket
  sent: { type: string; on?: boolean }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose = null
  constructor() {
    Socket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close() {}
}

const welcome = (person: number | null) =>
  JSON.stringify({ type: 'welcome', n: 1, person, seat: 0, table: null, presence: {}, view: null, legal: [], events: [], house: [], chat: [], fresh: true })

function come(person: number | null): Session {
  const session = new Session({ table: 'abc' })
  session.connect()
  Socket.last.onmessage?.({ data: welcome(person) })
  return session
}

const hide = (hidden: boolean) => Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
const told = () => Socket.last.sent.filter(({ type }) => type === 'background').map(({ on }) => on)

vi.stubGlobal('WebSocket', Socket)
let session: Session
afterEach(() => {
  session.leave()
  Reflect.deleteProperty(document, 'hidden')
})

test('a page that goes into the background says so, and when it comes back', () => {
  session = come(1)
  expect(told()).toEqual([])
  hide(true)
  session.noteSight()
  hide(false)
  session.noteSight()
  expect(told()).toEqual([true, false])
})

test('one that connects in the background says so at once', () => {
  hide(true)
  session = come(1)
  expect(told()).toEqual([true])
})

test('who only watches is called by nobody', () => {
  hide(true)
  session = come(null)
  session.noteSight()
  expect(told()).toEqual([])
})
