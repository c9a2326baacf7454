import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { texts } from './texts/texts.svelte'
import { remembers, saved } from './wire/saved.svelte'

await texts.use(saved.preferences.language)
mount(App, { target: document.getElementById('page')! })

// a companion that was opened once opens without a network, also after the house was renewed
if (remembers('companion')) {
  void import('./companion/offline').then(
    ({ keepForLater }) => keepForLater(),
    () => undefined, // no network just now: what is kept stays as it was
  )
}

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
