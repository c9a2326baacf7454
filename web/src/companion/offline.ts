// Keeps everything that the companion is made of, so that it opens without a network the next time.
import { bundle, languages } from '../texts/bundles'
import { house } from '../texts/texts.svelte'
import { TEXTS } from './words'

const SHELL = 'loxley-shell-1' // of public/sw.js, which serves from it

/** True when a later visit needs no network. */
export async function keepForLater(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window) || !import.meta.env.PROD) return false
  try {
    await navigator.serviceWorker.ready
    await Promise.all([...languages.map((language) => bundle(language, [...house, ...TEXTS])), import('./Companion.svelte'), import('./CardReference.svelte')])
    const cache = await caches.open(SHELL)
    const loaded = performance.getEntriesByType('resource').map((each) => new URL(each.name))
    const parts = [...new Set(loaded.filter((each) => each.pathname.startsWith('/assets/')).map((each) => each.pathname))]
    const known = new Set((await cache.keys()).map((each) => new URL(each.url).pathname))
    await cache.addAll(parts.filter((each) => !known.has(each)))
    return await cache.add('/').then(
      () => true,
      () => known.has('/'), // without a network it is as it was
    )
  } catch {
    return false // no network just now, or no room: the companion still works while it is open
  }
}
