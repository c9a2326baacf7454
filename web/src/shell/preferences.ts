// A person's preferences, put to work: light, calm, notifications.
import { say } from '../texts/texts.svelte'
import { saved } from '../wire/saved.svelte'

export const systemCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Marks the document, so that the style sheets follow. */
export function applyTheme(root: HTMLElement): void {
  const { light, calm } = saved.preferences
  if (light === 'system') delete root.dataset.light
  else root.dataset.light = light
  root.toggleAttribute('data-calm', calm)
}

/** Switches notifications; the browser asks the person the first time. */
export async function askToNotify(): Promise<void> {
  if (saved.preferences.notify) return saved.set({ notify: false })
  if (!('Notification' in window)) return
  const answer = await Notification.requestPermission()
  saved.set({ notify: answer === 'granted' })
}

/** Calls a person back who looks at something else. */
export function notifyOfTurn(game: string): void {
  if (!saved.preferences.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const note = new Notification(say('web-notify-title'), { body: say('web-notify-body', { game }), icon: '/icon.svg', tag: 'turn' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}
