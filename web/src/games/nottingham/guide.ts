// The guided first game of Nottingham: each of the seven actions as its card comes, an ambush, a mission.
import type { GuideMoment, GuideStep } from '../../table/game'
import type { NottinghamView } from '../../wire/types'
import { OBJECTS } from './figures'

type Now = GuideMoment<NottinghamView>
type Step = GuideStep<NottinghamView>

const asked = ({ view, legal, seat }: Now, phase: string) => view.phase === phase && view.asked === seat && legal.length > 0
const has = (now: Now, family: string) => now.legal.some((move) => move.startsWith(family))
/** A card that is turned up for the reader, with its action. */
const card = (object: string): Step => ({
  text: `web-nottingham-guide-${object}`,
  target: 'card',
  act: true,
  when: (now) => asked(now, 'turn') && now.view.card === object,
})
const objectsMet = ({ seen, seat }: Now) =>
  new Set(seen.filter((event) => event.name === 'turned_up' && event.facts.seat === seat).map(({ facts }) => facts.object)).size

const steps: Step[] = [
  { text: 'web-nottingham-guide-welcome' },
  { text: 'web-nottingham-guide-hand', target: 'hand' },
  { text: 'web-nottingham-guide-missions', target: 'missions' },
  { text: 'web-nottingham-guide-track', target: 'track' },
  { text: 'web-nottingham-guide-others', target: 'players' },
  card('necklace'),
  card('jewels'),
  card('pearls'),
  card('gold'),
  card('copper'),
  card('candlestick'),
  card('chest'),
  { text: 'web-nottingham-guide-defence', target: 'card', act: true, when: (now) => asked(now, 'defence') },
  { text: 'web-nottingham-guide-keep', target: 'card', act: true, when: (now) => asked(now, 'looking') },
  { text: 'web-nottingham-guide-spring', target: 'card', act: true, when: (now) => asked(now, 'springing') },
  { text: 'web-nottingham-guide-mission', target: 'missions', act: true, when: (now) => asked(now, 'delivery') && has(now, 'mission') },
  { text: 'web-nottingham-guide-set', target: 'card', act: true, when: (now) => asked(now, 'delivery') && has(now, 'deliver') },
  { text: 'web-nottingham-guide-delivery', target: 'card', act: true, when: (now) => asked(now, 'delivery') },
  {
    text: 'web-nottingham-guide-accomplished',
    target: 'missions',
    when: ({ seen }) => seen.some((event) => event.name === 'accomplished'),
    facts: ({ seen, names }) => ({ player: names[Number(seen.find((event) => event.name === 'accomplished')?.facts.seat)] ?? '' }),
  },
  { text: 'web-nottingham-guide-sprung', target: 'prompt', when: ({ seen }) => seen.some((event) => event.name === 'sprang') },
  { text: 'web-nottingham-guide-end', when: (now) => objectsMet(now) === OBJECTS.length && !asked(now, 'turn') },
]

export const guides = { nottingham: steps }
