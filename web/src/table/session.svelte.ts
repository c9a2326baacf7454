// One table as this browser knows it: what the socket has told, and the requests a person can make.
import { refusals, texts } from '../texts/texts.svelte'
import { Client, Lost, type Link } from '../wire/client'
import { patched } from '../wire/patches'
import type { Answer, ChatLine, Happening, HouseMove, News, Presence, Refusal, TableInfo, Welcome } from '../wire/types'
import type { Preview, TableActions } from './game'

/** What was refused, and how it is said: `refused-…` is the key of its sentence. */
export type Notice = Pick<Refusal, 'problem' | 'rule' | 'field' | 'facts'>

type Wish = Parameters<Client['ask']>[0]

export class Session implements Pick<TableActions, 'send' | 'preview' | 'why'> {
  link = $state<Link>('connecting')
  closeCode = $state(0)
  table = $state.raw<TableInfo | null>(null)
  presence = $state.raw<Presence | null>(null)
  heardAt = $state(0) // when the presence came, for the clock
  person = $state<number | null>(null)
  row = $state(0) // the number of the last news
  view = $state.raw<unknown>(null)
  legal = $state.raw<string[]>([])
  events = $state.raw<Happening[]>([])
  houseMoves = $state.raw<HouseMove[]>([]) // what the house played, before which of the events
  chat = $state.raw<ChatLine[]>([])
  news = $state.raw<Happening[]>([]) // what led to this view
  busy = $state(false)
  house = $state.raw<{ seat: number; why: 'time' | 'only' } | null>(null) // the house has just played for somebody
  notice = $state.raw<Notice | null>(null)
  invitation = $state('') // the key of a new invitation: who was removed has the old one
  #refusal: Refusal | null = null // the last one, until something else is done
  #client: Client

  constructor(hello: { table: string; token?: string; key?: string; screen?: boolean }) {
    this.#client = new Client({
      hello,
      hear: (message) => this.#hear(message),
      link: (link, code) => {
        this.link = link
        this.closeCode = code
      },
    })
  }

  get seat(): number | null {
    const me = this.table?.people.find((each) => each.person === this.person)
    return me?.seat ?? null
  }

  get isHost(): boolean {
    return this.person !== null && this.table?.host === this.person
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? []
  }

  get awaited(): number[] {
    return this.presence?.awaited ?? []
  }

  /** Is this person's move awaited? */
  get myTurn(): boolean {
    return this.seat !== null && this.table?.stage === 'playing' && this.awaited.includes(this.seat)
  }

  connect(): void {
    this.#client.connect()
  }

  hurry(): void {
    this.#client.hurry()
  }

  doubt(): void {
    this.#client.doubt()
  }

  leave(): void {
    this.#client.leave()
  }

  /** Who has this page in the background may be called otherwise. */
  noteSight(): void {
    if (this.person !== null) void this.signal({ type: 'background', on: document.hidden })
  }

  // requests

  async send(moves: string[], offer?: number, beside?: string): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const done = await this.ask({ type: 'play', moves, ...(offer === undefined ? {} : { offer }), ...(beside ? { beside } : {}) })
    this.busy = false
    return done
  }

  async preview(moves: string[]): Promise<Preview> {
    const answer = await this.#answer({ type: 'try', moves })
    if (answer?.type === 'tried') {
      return { legal: answer.legal, complete: answer.complete, view: answer.view ?? null, rule: '' }
    }
    return { legal: [], complete: false, view: null, rule: answer?.type === 'refused' ? answer.rule : '' }
  }

  async why(move: string): Promise<string> {
    const answer = await this.#answer({ type: 'why', move })
    return answer?.type === 'forbidden' ? answer.rule : ''
  }

  /** Any other request; true when it was carried out. A refusal becomes a notice. */
  async ask(wish: Wish): Promise<boolean> {
    const answer = await this.#answer(wish)
    if (answer?.type === 'refused') this.#refused(answer)
    else if (answer) this.#refusal = this.notice = null
    if (answer?.type === 'invited') this.invitation = answer.key
    return answer !== null && answer.type !== 'refused'
  }

  /** A secret that takes this person's seat to another device; empty when it was refused. */
  async newDevice(): Promise<string> {
    const answer = await this.#answer({ type: 'new_device' })
    if (answer?.type === 'refused') this.#refused(answer)
    return answer?.type === 'ticket' ? answer.ticket : ''
  }

  /** Is somebody connected? */
  isHere(person: number | null): boolean {
    return person !== null && (this.presence?.here.includes(person) ?? false)
  }

  /** What is presence only: nobody needs to know when it was not heard. */
  async signal(wish: Wish): Promise<void> {
    await this.#answer(wish)
  }

  async #answer(wish: Wish): Promise<Answer | null> {
    try {
      return await this.#client.ask(wish)
    } catch (error) {
      if (error instanceof Lost) return null // the state of the connection says so
      throw error
    }
  }

  #refused(refusal: Refusal): void {
    this.#refusal = refusal
    void texts.load(refusals).then(() => (this.notice = this.#refusal)) // its words come with the first refusal
  }

  // what the server tells

  #hear(message: Answer): void {
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'news') this.#news(message)
    else if (message.type === 'presence') this.#presence(message)
  }

  #welcome(message: Welcome): void {
    this.person = message.person
    this.row = message.n
    this.table = message.table
    this.#presence(message.presence)
    this.news = message.fresh ? [] : message.events
    const before = message.fresh ? 0 : this.events.length
    const house = message.house.map(({ after, seat }) => ({ after: before + after, seat }))
    this.houseMoves = message.fresh ? house : [...this.houseMoves, ...house]
    this.events = message.fresh ? message.events : [...this.events, ...message.events]
    this.chat = message.fresh ? message.chat : [...this.chat, ...message.chat]
    this.view = message.view
    this.legal = message.legal
    if (document.hidden) this.noteSight()
  }

  #news(message: News): void {
    this.row = message.n
    if (message.table) {
      if (message.table.match !== this.table?.match) {
        this.events = []
        this.houseMoves = []
      }
      this.table = message.table
    }
    const events = message.events ?? []
    if (message.house && message.by != null) this.houseMoves = [...this.houseMoves, { after: this.events.length, seat: message.by }]
    if (events.length) this.events = [...this.events, ...events]
    if (message.chat) this.chat = [...this.chat, message.chat]
    if (message.presence) this.#presence(message.presence)
    if (message.awaited && this.presence) this.presence = { ...this.presence, awaited: message.awaited }
    if (message.by !== undefined && message.by !== null) {
      const only = message.by === this.seat && !this.busy && this.legal.length === 1
      this.house = message.house ? { seat: message.by, why: 'time' } : only ? { seat: message.by, why: 'only' } : null
    }
    if (message.patch !== undefined || message.legal) this.news = events
    if (message.patch !== undefined) this.view = patched(this.view, message.patch)
    if (message.legal) this.legal = message.legal
  }

  #presence(message: Presence): void {
    this.presence = message
    this.heardAt = performance.now()
  }
}
