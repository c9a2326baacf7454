// Keeps the shell of the page, so that it opens at once and can be installed. Nothing of a game is ever kept:
// /api and /ws always go to the server. Files in /assets carry a hash in their name and never change.
const SHELL = 'loxley-shell-1'
const START = ['/', '/icon.svg', '/manifest.webmanifest']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(START)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name !== SHELL)
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (address.pathname.startsWith('/operator')) return // not a part of this page, and never kept
  if (address.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event))
  else if (request.mode === 'navigate') event.respondWith(freshFirst(event))
})

/** A call from the server, for whoever has closed the page. Who looks at the table sees it there. */
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  const looks = (window) => window.visibilityState === 'visible' && new URL(window.url).pathname === path
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      if (!windows.some(looks)) return self.registration.showNotification(title, { body, icon: '/icon.svg', tag: `turn ${path}`, data: { path } })
    }),
  )
})

/** A call back to the table: the window that shows it comes to the front, or a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? '/'
  const shows = (window) => new URL(window.url).pathname === path
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const found = windows.find(shows)
      return found ? found.focus() : self.clients.openWindow(path)
    }),
  )
})

/** What is kept, else from the server: answered at once, and kept beside that. */
async function keptFirst(event) {
  const { request } = event
  const cache = await caches.open(SHELL)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) event.waitUntil(cache.put(request, answer.clone()))
  return answer
}

/** The page as it is now; without a connection, as it was. */
async function freshFirst(event) {
  const cache = await caches.open(SHELL)
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(cache.put('/', answer.clone()))
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}
