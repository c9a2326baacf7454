// Calls to whoever has closed the page, in a game by the day: this browser's subscription at its push service, and the
// tables that know of it.
import { callDevice, offeredPush, stopCalling } from '../wire/api'
import { saved, type SavedTable } from '../wire/saved.svelte'

const HOUR = 3600 // a longer thinking time makes a game by the day

export const isByDay = (think: number | undefined): boolean => (think ?? 0) > HOUR

let offer: Promise<string> | null = null

/** The key of this server; empty where it calls nobody who has closed the page, or this browser cannot be called. */
async function offeredKey(): Promise<string> {
  if (!('PushManager' in window)) return ''
  offer ??= offeredPush().then(({ key }) => key)
  try {
    return await offer
  } catch {
    offer = null // no connection just now
    return ''
  }
}

/** Do calls reach this browser also when the page is closed? */
export const reachesClosedPages = async (): Promise<boolean> => (await offeredKey()) !== ''

/** The one that this browser has, if any. */
async function subscription(): Promise<PushSubscription | null> {
  return 'PushManager' in window && 'serviceWorker' in navigator ? (await navigator.serviceWorker.ready).pushManager.getSubscription() : null
}

/** A subscription for this server; one that was made for another key is of no use any more. */
async function subscribed(): Promise<PushSubscription | null> {
  const key = await offeredKey()
  if (!key) return null
  const before = await subscription()
  if (before && keyOf(before) === key) return before
  await before?.unsubscribe()
  return (await navigator.serviceWorker.ready).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** From now on this browser is called to a table, in the language that is spoken here. */
export async function beCalled(table: string, token: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return // the switch asks for it, and nobody else
  try {
    const { endpoint = '', keys } = (await subscribed())?.toJSON() ?? {}
    if (!keys) return
    const { p256dh = '', auth = '' } = keys
    await callDevice(table, token, { endpoint, keys: { p256dh, auth }, language: saved.preferences.language })
  } catch {
    // the page itself still calls while it is open
  }
}

/** Nobody is called to this table here any more. */
export async function stopCalls({ table, token }: SavedTable): Promise<void> {
  try {
    const known = await subscription()
    if (known) await stopCalling(table, token, known.endpoint)
  } catch {
    // the server finds out with its next call
  }
}

/** Brings all tables in line with the person's preferences: whether they want to be called, and in which language. */
export async function renewCalls(): Promise<void> {
  const mine = saved.tables.filter(({ token, think, stage }) => token && isByDay(think) && stage !== 'over')
  const { notify } = saved.preferences
  for (const each of mine) await (notify ? beCalled(each.table, each.token) : stopCalls(each))
  if (!notify) await (await subscription())?.unsubscribe()
}
