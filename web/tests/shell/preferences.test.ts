// Calls to one's turn go through the service worker, and a switch that cannot work says why.
import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { askToNotify, notifyOfTurn, notifyTrouble } from '../../src/shell/preferences'
import TopBar from '../../src/shell/TopBar.svelte'
import { texts } from '../../src/texts/texts.svelte'
import { saved } from '../../src/wire/saved.svelte'

const showNotification = vi.fn(async () => undefined)

function browser(given: { secure?: boolean; permission?: string; still?: boolean }) {
  vi.stubGlobal('isSecureContext', given.secure ?? true)
  const permission = given.permission ?? 'granted'
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve({ showNotification }) } })
  vi.stubGlobal('matchMedia', () => ({ matches: given.still ?? false }))
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
}

beforeAll(() => texts.load([]))
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'hidden')
  showNotification.mockClear()
  saved.set({ notify: false })
})

test('who looks elsewhere is called by the service worker', async () => {
  browser({})
  expect(await askToNotify()).toBe('')
  expect(saved.preferences.notify).toBe(true)
  await notifyOfTurn('Round 2')
  expect(showNotification).toHaveBeenCalledWith(
    'It is your turn',
    expect.objectContaining({ body: 'Round 2', tag: `turn ${location.pathname}`, data: { path: location.pathname } }),
  )
})

test('on plain http, or when it is blocked, the switch says so instead of doing nothing', async () => {
  browser({ secure: false })
  expect(notifyTrouble()).toBe('insecure')
  const { unmount } = render(TopBar, {})
  expect(screen.getByText(/Notifications need https/)).toBeTruthy()
  unmount()
  browser({ permission: 'denied' })
  expect(await askToNotify()).toBe('blocked')
  expect(saved.preferences.notify).toBe(false)
})

test('where the device asks for less motion there is nothing to switch', () => {
  browser({ still: true })
  render(TopBar, {})
  expect(screen.getByText(/this device asks for less motion/)).toBeTruthy()
  expect(screen.queryByText('Animations: on')).toBeNull()
})
