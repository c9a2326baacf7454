// The guided first game of Sheriff: what to look at, when it matters.
import type { GuideStep } from '../../table/game'
import type { SheriffView } from '../../wire/types'

const merchant = (view: SheriffView, seat: number) => view.sheriff !== seat
const has = (legal: string[], family: string) => legal.some((move) => move.startsWith(family))

export const steps: GuideStep<SheriffView>[] = [
  { text: 'guide-sheriff-welcome' },
  { text: 'guide-sheriff-prompt', target: 'prompt' },
  { text: 'guide-sheriff-hand', target: 'hand' },
  {
    text: 'guide-sheriff-market',
    target: 'piles',
    when: (view, legal, seat) => view.phase === 'market' && merchant(view, seat) && legal.length > 0,
    until: (view, legal) => view.phase !== 'market' || legal.length === 0,
  },
  {
    text: 'guide-sheriff-load',
    target: 'bag',
    when: (view, legal) => view.phase === 'loading' && has(legal, 'pack'),
    until: (view, legal) => view.phase !== 'loading' || legal.length === 0,
  },
  {
    text: 'guide-sheriff-declare',
    target: 'declare',
    when: (view, legal) => view.phase === 'declaration' && has(legal, 'declare'),
    until: (view, legal) => view.phase !== 'declaration' || legal.length === 0,
  },
  { text: 'guide-sheriff-gate', target: 'gate', when: (view) => view.phase === 'inspection' },
  { text: 'guide-sheriff-bribe', target: 'bargain', when: (view, legal) => view.phase === 'inspection' && legal.length > 0 },
  { text: 'guide-sheriff-stall', target: 'stall', when: (view) => view.round > 0 },
  {
    text: 'guide-sheriff-sheriff',
    target: 'gate',
    when: (view, _legal, seat) => view.phase === 'inspection' && view.sheriff === seat,
  },
  { text: 'guide-sheriff-help', target: 'side' },
]
