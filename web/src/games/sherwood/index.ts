// Sherwood on the page.
import type { Game } from '../../table/game'
import type { SherwoodView } from '../../wire/types'
import Cards from './Cards.svelte'
import Count from './Count.svelte'
import Table from './Table.svelte'
import { tell } from './teller'

export const game: Game<SherwoodView> = {
  texts: ['sherwood', 'sherwood-rules'],
  Table,
  Count,
  Cards,
  tell,
  headline: (speech) => speech.say('sherwood-title'),
  question: () => null,
  describe: (_speech, move) => move,
  ruleBehind: () => '',
  ledger: () => [],
  sounds: {},
  guide: { players: 3, options: {}, steps: [] },
}
