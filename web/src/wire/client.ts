// The socket of one person at one table. It numbers what it hears, asks again for what it missed, and never gives up
// while there is hope; the person sees in which state it is.
import type { Answer, Hello, Request, Welcome } from './types'

/** `over`: it makes no sense to go on (no such table, unknown token, played elsewhere). */
export type Link = 'connecting' | 'open' | 'lost' | 'over'

export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface ClientOptions {
  hello: Pick<Hello, 'table' | 'token' | 'key' | 'screen'>
  hear: (message: Answer) => void
  link: (state: Link, code: number) => void
  socket?: () => SocketLike
}

/** The connection went away before the answer came: look at what the table says now. */
export class Lost extends Error {}

const HOPELESS = new Set([4400, 4401, 4403, 4404, 4409, 4410])
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
// How long a silence is borne, in ticks of a timer: then a word is asked for, then one doubts, then the line is given up.
// Whoever looks at the page knows within three seconds that nobody is heard any more.
const SEEN = { tick: 500, ask: 2, doubt: 5, leave: 20 }
const UNSEEN = { tick: 10_000, ask: 2, doubt: 3, leave: 3 }

type Timer = ReturnType<typeof setTimeout> | undefined
type Wish = Request extends infer Each ? (Each extends { id?: number } ? Omit<Each, 'id'> : never) : never

export class Client {
  #options: Required<ClientOptions>
  #socket: SocketLike | null = null
  #position = -1
  #nextId = 1
  #pending = new Map<number, { resolve: (answer: Answer) => void; reject: (lost: Lost) => void }>()
  #wait = FIRST_WAIT
  #again: Timer
  #pulse: Timer
  #silence = 0 // ticks
  #isDoubted = false
  #welcomed = false
  #left = false

  constructor(options: ClientOptions) {
    this.#options = { socket: openSocket, ...options }
  }

  get position(): number {
    return this.#position
  }

  connect(): void {
    if (this.#left) return
    clearTimeout(this.#again)
    this.#options.link('connecting', 0)
    this.#welcomed = false
    const socket = this.#options.socket()
    this.#socket = socket
    this.#watch()
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', id: 0, ...this.#options.hello, since: this.#position }))
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Answer)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code)
    }
  }

  /** Asks at once, when the machine is back on the net or the person has come back to the page; connects where nobody is heard. */
  hurry(): void {
    if (this.#left) return
    if (this.#socket && this.#welcomed && !this.#isDoubted) {
      this.#silence = SEEN.ask
      this.#ping()
      this.#listen()
    } else {
      this.#wait = FIRST_WAIT
      this.#resume()
    }
  }

  /** Perhaps nobody hears us; whoever does says so by the next word. */
  doubt(): void {
    if (!this.#socket || !this.#welcomed || this.#isDoubted) return
    this.#isDoubted = true
    this.#options.link('lost', 0)
  }

  leave(): void {
    this.#left = true
    this.#drop()
  }

  ask(wish: Wish): Promise<Answer> {
    const socket = this.#socket
    if (!socket || !this.#welcomed) return Promise.reject(new Lost())
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      socket.send(JSON.stringify({ ...wish, id }))
    })
  }

  #hear(message: Answer): void {
    this.#watch()
    this.#trust()
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'news') {
      if (message.last !== this.#position) return this.#resume()
      this.#position = message.n
    }
    this.#options.hear(message)
    if ('id' in message) {
      this.#pending.get(message.id)?.resolve(message)
      this.#pending.delete(message.id)
    }
  }

  #welcome(message: Welcome): void {
    this.#position = message.n
    this.#welcomed = true
    this.#wait = FIRST_WAIT
    this.#options.link('open', 0)
  }

  /** Something was lost on the way: connect again and ask for what came after the last news. */
  #resume(): void {
    this.#drop()
    this.connect()
  }

  /** There is a word from the other side. */
  #trust(): void {
    if (this.#isDoubted) this.#options.link('open', 0)
    this.#isDoubted = false
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#pulse)
    clearTimeout(this.#again)
    this.#isDoubted = false
    socket?.close()
    this.#forgetRequests()
  }

  #closed(code: number): void {
    this.#socket = null
    this.#isDoubted = false
    clearTimeout(this.#pulse)
    this.#forgetRequests()
    if (HOPELESS.has(code)) {
      this.#left = true
      this.#options.link('over', code)
      return
    }
    this.#options.link('lost', code)
    this.#again = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  #forgetRequests(): void {
    for (const { reject } of this.#pending.values()) reject(new Lost())
    this.#pending.clear()
  }

  /** A silent socket may be a dead one; every word from it is a sign of life. */
  #watch(): void {
    this.#silence = 0
    this.#listen()
  }

  /** Waits for a tick of silence. One that comes late does not count: the page itself was busy, and words may wait to be read. */
  #listen(): void {
    clearTimeout(this.#pulse)
    const isSeen = document.visibilityState === 'visible'
    const { tick, ask, doubt, leave } = isSeen ? SEEN : UNSEEN
    const late = performance.now() + tick * 1.5
    this.#pulse = setTimeout(() => {
      if (isSeen && performance.now() > late) return this.#listen()
      this.#silence += 1
      if (this.#silence >= leave) return this.#giveUp()
      if (this.#silence >= doubt) this.doubt()
      if (this.#silence === ask || this.#isDoubted) this.#ping()
      this.#listen()
    }, tick)
  }

  #ping(): void {
    if (this.#welcomed) this.#socket?.send(JSON.stringify({ type: 'ping', id: 0 }))
  }

  #giveUp(): void {
    const socket = this.#socket
    this.#closed(1006)
    socket?.close()
  }
}

function openSocket(): SocketLike {
  const address = new URL('/ws', location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address, 'loxley.2') as unknown as SocketLike
}
