// The guided games of Sherwood Forest: a look, an alliance, a raid and its loot; then what the advanced rules add.
import type { GuideMoment, GuideStep } from '../../table/game'
import type { SherwoodView } from '../../wire/types'
import { mayAct } from './moves'

type Now = GuideMoment<SherwoodView>
type Step = GuideStep<SherwoodView>

const acts = ({ legal }: Now) => mayAct(legal)
const happened = ({ seen }: Now, name: string) => seen.some((event) => event.name === name)
const has = (now: Now, family: string) => now.legal.some((move) => move.startsWith(family))
/** A sheet of somebody else that waits for the reader's signature. */
const sheet = ({ view, seat }: Now) => view.talks?.sheets.find(({ unsigned }) => unsigned.includes(seat))
const author = (now: Now) => ({ player: now.names[sheet(now)?.author ?? -1] ?? '' })

const raids: Step[] = [
  { text: 'web-sherwood-guide-raids', target: 'map', when: ({ view }) => view.phase !== 'planning' },
  { text: 'web-sherwood-guide-reveal', target: 'row', act: true, when: (now) => has(now, 'reveal') },
  { text: 'web-sherwood-guide-equip', target: 'prompt', act: true, when: (now) => now.view.phase === 'meeting' && has(now, 'play') },
  { text: 'web-sherwood-guide-raided', target: 'bands', when: (now) => happened(now, 'raided') },
  { text: 'web-sherwood-guide-deal', target: 'prompt', act: true, when: (now) => has(now, 'deal') && now.view.phase === 'loot' },
  { text: 'web-sherwood-guide-loot', target: 'bands', when: (now) => happened(now, 'looted') },
]

const basic: Step[] = [
  { text: 'web-sherwood-guide-welcome' },
  { text: 'web-sherwood-guide-map', target: 'map' },
  { text: 'web-sherwood-guide-row', target: 'row' },
  { text: 'web-sherwood-guide-bands', target: 'bands' },
  { text: 'web-sherwood-guide-places', target: 'places', when: acts },
  { text: 'web-sherwood-guide-inn', target: 'row', act: true, when: (now) => acts(now) && has(now, 'inn') && !happened(now, 'looked') },
  { text: 'web-sherwood-guide-alliance', target: 'sheet', act: true, when: (now) => sheet(now) !== undefined, facts: author },
  { text: 'web-sherwood-guide-band', target: 'map', act: true, when: (now) => acts(now) && now.view.round === 0 && happened(now, 'looked') },
  ...raids,
  { text: 'web-sherwood-guide-end', when: ({ view }) => view.round > 0 },
]

const advanced: Step[] = [
  { text: 'web-sherwood-guide-advanced' },
  { text: 'web-sherwood-guide-sheriff', target: 'row', when: ({ view }) => view.row.some(({ face }) => face?.sheriff) },
  { text: 'web-sherwood-guide-oak', target: 'bands' },
  { text: 'web-sherwood-guide-red', target: 'map' },
  { text: 'web-sherwood-guide-talks', target: 'places', act: true, when: acts },
  {
    text: 'web-sherwood-guide-agreement',
    target: 'sheet',
    act: true,
    when: (now) => sheet(now)?.terms.some((terms) => terms.some((term) => term.startsWith('name'))) ?? false,
    facts: author,
  },
  { text: 'web-sherwood-guide-named', target: 'row', when: (now) => happened(now, 'card_named') },
  ...raids,
  {
    text: 'web-sherwood-guide-sheriff-came',
    target: 'map',
    when: ({ seen }) => seen.some(({ name, facts }) => name === 'revealed' && facts.sheriff === 1),
  },
  { text: 'web-sherwood-guide-held', target: 'bands', when: (now) => happened(now, 'held_red_hideouts') },
  { text: 'web-sherwood-guide-advanced-end', when: ({ view }) => view.round > 0 },
]

export const guides = { sherwood: basic, 'sherwood-advanced': advanced }
