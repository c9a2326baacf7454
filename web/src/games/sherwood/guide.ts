// The guided first game of Sherwood Forest: the map, the row, one action, and the raids.
import type { Game } from '../../table/game'
import type { SherwoodView } from '../../wire/types'

type Guide = Game<SherwoodView>['guide']

const acts = (view: SherwoodView, legal: string[], seat: number) => view.phase === 'planning' && view.active === seat && legal.length > 0
const onTheRoad = (view: SherwoodView) => view.phase !== 'planning'

export const guide: Guide = {
  players: 3,
  options: { rules: 'basic', first_player: 0 },
  steps: [
    { text: 'web-sherwood-guide-welcome' },
    { text: 'web-sherwood-guide-map', target: 'map' },
    { text: 'web-sherwood-guide-row', target: 'row' },
    { text: 'web-sherwood-guide-bands', target: 'bands' },
    {
      text: 'web-sherwood-guide-places',
      target: 'places',
      when: acts,
    },
    {
      text: 'web-sherwood-guide-inn',
      target: 'row',
      when: acts,
      until: (view, legal, seat) => !acts(view, legal, seat),
    },
    {
      text: 'web-sherwood-guide-band',
      target: 'map',
      when: acts,
      until: (view, legal, seat) => !acts(view, legal, seat),
    },
    { text: 'web-sherwood-guide-raids', target: 'map', when: onTheRoad },
    { text: 'web-sherwood-guide-end' },
  ],
}
