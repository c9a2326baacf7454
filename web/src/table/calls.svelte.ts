// What is heard at the table, and what calls somebody back to it.
import { untrack } from 'svelte'
import { notifyOfTime, notifyOfTurn } from '../shell/preferences'
import { isByDay } from '../shell/push'
import type { Game } from './game'
import type { Moment } from './moments.svelte'
import type { Session } from './session.svelte'
import { sound } from './sounds'

const AT_ONCE = 2 // sounds for one message
const HOUR = 3600

interface Heard {
  readonly session: Session
  readonly game: Game
  readonly moment: Moment | null // that is staged
  readonly isHand: boolean // the big screen is heard instead
  readonly headline: string
  timeLeft(seat: number): number | null
}

export function callPeople(heard: Heard): void {
  const session = $derived(heard.session)
  const over = $derived(session.table?.stage === 'over')

  $effect(() => {
    const names = new Set(session.news.map((event) => event.name))
    untrack(() => {
      let played = heard.isHand ? AT_ONCE : 0
      for (const name of names) {
        const found = heard.game.catalogue.events[name]?.stays ? undefined : heard.game.sounds[name] // a moment is heard when it is seen
        if (found && played++ < AT_ONCE) sound(found)
      }
    })
  })

  $effect(() => {
    const found = heard.game.sounds[heard.moment?.events[0]?.name ?? '']
    if (found && !heard.isHand) untrack(() => sound(found))
  })

  let addressed: number[] = []
  $effect(() => {
    const numbers = session.seat === null || over ? [] : (heard.game.addressed?.(session.view, session.seat) ?? [])
    untrack(() => {
      if (numbers.some((number) => !addressed.includes(number))) sound('offer')
      addressed = numbers
    })
  })

  const isShort = $derived(isByDay(session.table?.think) && session.seat !== null && (heard.timeLeft(session.seat) ?? Infinity) <= HOUR)
  $effect(() => {
    if (isShort) untrack(() => void notifyOfTime(heard.headline))
  })

  let wasMine = false
  $effect(() => {
    const mine = session.myTurn
    untrack(() => {
      if (mine && !wasMine) {
        sound('bell')
        void notifyOfTurn(heard.headline)
      }
      wasMine = mine
    })
  })
}
