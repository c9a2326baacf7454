// Nottingham on the page.
import type { Game } from '../../table/game'
import type { NottinghamView } from '../../wire/types'
import Cards from './Cards.svelte'
import Count from './Count.svelte'
import Table from './Table.svelte'
import { tell } from './teller'

export const game: Game<NottinghamView> = {
  texts: ['nottingham', 'nottingham-rules'],
  Table,
  Count,
  Cards,
  tell,
  headline: (speech) => speech.say('nottingham-title'),
  question: () => null,
  describe: (_speech, move) => move,
  ruleBehind: () => '',
  ledger: () => [],
  sounds: {},
  guide: { players: 3, options: {}, steps: [] },
}
