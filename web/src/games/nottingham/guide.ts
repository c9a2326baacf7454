// The guided first game of Nottingham: one full turn, seen and done.
import type { Game } from '../../table/game'
import type { NottinghamView } from '../../wire/types'

type Guide = Game<NottinghamView>['guide']

const mine = (view: NottinghamView, legal: string[], seat: number, phase: string) => view.phase === phase && view.asked === seat && legal.length > 0

export const guide: Guide = {
  players: 3,
  options: { first_player: 0 },
  steps: [
    { text: 'web-nottingham-guide-welcome' },
    { text: 'web-nottingham-guide-hand', target: 'hand' },
    { text: 'web-nottingham-guide-missions', target: 'missions' },
    { text: 'web-nottingham-guide-track', target: 'track' },
    { text: 'web-nottingham-guide-others', target: 'players' },
    {
      text: 'web-nottingham-guide-card',
      target: 'card',
      when: (view, legal, seat) => mine(view, legal, seat, 'turn'),
      until: (view, legal, seat) => !mine(view, legal, seat, 'turn'),
    },
    {
      text: 'web-nottingham-guide-delivery',
      target: 'track',
      when: (view, legal, seat) => mine(view, legal, seat, 'delivery'),
      until: (view, _legal, seat) => view.active !== seat,
    },
    { text: 'web-nottingham-guide-end' },
  ],
}
