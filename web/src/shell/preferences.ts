// A person's preferences, put to work: light, calm, notifications.
import { say } from '../texts/texts.svelte'
import { saved } from '../wire/saved.svelte'
import { renewCalls } from './push'

export const systemCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Marks the document, so that the style sheets follow. */
export function applyTheme(root: HTMLElement): void {
  const { light, calm } = saved.preferences
  if (light === 'system') delete root.dataset.light
  else root.dataset.light = light
  root.toggleAttribute('data-calm', calm)
}

/** Why nobody can be called in this browser: `insecure` on plain http, `blocked` by the person; empty when it works. */
export type NotifyTrouble = '' | 'insecure' | 'unsupported' | 'blocked'

export function notifyTrouble(): NotifyTrouble {
  if (!window.isSecureContext) return 'insecure'
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : ''
}

/** Switches notifications; the browser asks the person the first time. */
export async function askToNotify(): Promise<NotifyTrouble> {
  if (saved.preferences.notify || notifyTrouble()) saved.set({ notify: false })
  else saved.set({ notify: (await Notification.requestPermission()) === 'granted' })
  void renewCalls()
  return notifyTrouble()
}

/** Calls a person back who looks at something else. */
export const notifyOfTurn = (game: string): Promise<void> => notify('turn', game)

/** The time of a game by the day runs out. */
export const notifyOfTime = (game: string): Promise<void> => notify('time', game)

/** Phones show only what a service worker shows. A call by the server (sw.js) has the same tag: one is shown, not two. */
async function notify(kind: 'turn' | 'time', game: string): Promise<void> {
  if (!saved.preferences.notify || !document.hidden || notifyTrouble() || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker.ready
  const path = location.pathname
  const words = { body: say('web-notify-body', { game }), icon: '/icon.svg', tag: `turn ${path}`, data: { path } }
  await worker.showNotification(say(kind === 'time' ? 'web-notify-time' : 'web-notify-title'), words)
}
