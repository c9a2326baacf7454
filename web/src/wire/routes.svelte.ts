// Where the person is in the page: the address bar, read and written.
export type Place =
  | { name: 'home' }
  | { name: 'table'; table: string; key: string }
  | { name: 'replay'; table: string; match: number; step: number; event: number | null; viewer: string; key: string } // of a table, from a step or an event on
  | { name: 'screen'; table: string; key: string } // the table, large, for a whole room
  | { name: 'story'; table: string; match: number; key: string } // of a table's game
  | { name: 'record' } // of a file
  | { name: 'deal'; deal: string; table: string; key: string } // that several tables share, by its name or by one of them
  | { name: 'mine' } // one's own finished games
  | { name: 'companion'; page: string; tool: string; key: string }
  | { name: 'lost' }

export function readPlace(path: string, fragment: string): Place {
  const [, first = '', table = '', third = '', match = '', step = '', viewer = ''] = path.split('/')
  const key = fragment.replace(/^#/, '')
  if (first === '') return { name: 'home' }
  if (first === 'games') return { name: 'mine' }
  if (first === 'companion') return { name: 'companion', page: table, tool: third, key }
  if (first === 'replay') return { name: 'record' }
  if (first === 't' && table && third === 'replay') {
    const event = step.startsWith('e') ? Number(step.slice(1)) || 0 : null // one of those that the viewer saw
    return { name: 'replay', table, match: Number(match) || 1, step: Number(step) || 0, event, viewer: viewer || 'public', key }
  }
  if (first === 't' && table && third === 'screen') return { name: 'screen', table, key }
  if (first === 't' && table && third === 'story') return { name: 'story', table, match: Number(match) || 1, key }
  if (first === 't' && table && third === 'deal') return { name: 'deal', deal: '', table, key }
  if (first === 'deal' && table) return { name: 'deal', deal: table, table: '', key }
  if (first === 't' && table) return { name: 'table', table, key }
  return { name: 'lost' }
}

class Routes {
  place = $state.raw<Place>(readPlace(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#read()
    scrollTo(0, 0)
  }

  /** Takes a secret out of the address bar once it is remembered. */
  hideFragment(): void {
    if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  }

  #read(): void {
    this.place = readPlace(location.pathname, location.hash)
  }
}

export const routes = new Routes()

/** For links: follows them inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  routes.go(link.getAttribute('href') ?? '/')
}
