import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { browserLanguage, texts } from './texts/texts.svelte'

await texts.use(browserLanguage())
mount(App, { target: document.getElementById('page')! })
