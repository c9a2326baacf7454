// The address bar: every place has one address, and the key of an invitation stays in the fragment.
import { expect, test } from 'vitest'
import { readPlace } from '../../src/wire/routes.svelte'

test.each([
  ['/', '', { name: 'home' }],
  ['/t/k7r2m', '#open', { name: 'table', table: 'k7r2m', key: 'open' }],
  ['/t/k7r2m', '', { name: 'table', table: 'k7r2m', key: '' }],
  ['/t/k7r2m/replay/2', '#open', { name: 'replay', table: 'k7r2m', match: 2, step: 0, event: null, viewer: 'public', key: 'open' }],
  ['/t/k7r2m/replay/2/41', '', { name: 'replay', table: 'k7r2m', match: 2, step: 41, event: null, viewer: 'public', key: '' }],
  ['/t/k7r2m/replay/2/e57/1', '', { name: 'replay', table: 'k7r2m', match: 2, step: 0, event: 57, viewer: '1', key: '' }],
  ['/t/k7r2m/story/2', '#open', { name: 'story', table: 'k7r2m', match: 2, key: 'open' }],
  ['/replay', '', { name: 'record' }],
  ['/games', '', { name: 'mine' }],
  ['/companion', '', { name: 'companion', page: '', tool: '', key: '' }],
  ['/companion/sheriff/count', '#sheet', { name: 'companion', page: 'sheriff', tool: 'count', key: 'sheet' }],
  ['/nowhere', '', { name: 'lost' }],
])('%s%s', (path, fragment, place) => {
  expect(readPlace(path, fragment)).toEqual(place)
})
