// The guided first game of Sheriff: an honest bag, a bribe, a lie, and one's own turn at the gate.
import type { GuideMoment, GuideStep } from '../../table/game'
import type { Happening, SheriffView } from '../../wire/types'

type Now = GuideMoment<SheriffView>

const has = (now: Now, family: string) => now.legal.some((move) => move.startsWith(family))
const mine = (now: Now) => now.view.seats[now.seat]!
const isMerchant = (now: Now) => now.view.sheriff !== now.seat
const atGate = (now: Now) => now.view.phase === 'inspection'
const happened = (now: Now, name: string, test: (facts: Happening['facts']) => boolean = () => true) =>
  now.seen.some((event) => event.name === name && test(event.facts))
const none = (fact: unknown) => Array.isArray(fact) && fact.length === 0
const name = (now: Now, seat: unknown) => now.names[Number(seat)] ?? ''
const wasTaken = (now: Now) => now.seen.find((event) => event.name === 'closed' && event.facts.fate === 'accepted' && event.facts.author !== now.seat)

const steps: GuideStep<SheriffView>[] = [
  { text: 'guide-sheriff-welcome' },
  { text: 'guide-sheriff-prompt', target: 'prompt' },
  { text: 'guide-sheriff-hand', target: 'hand' },
  { text: 'guide-sheriff-market', target: 'piles', act: true, when: (now) => now.view.phase === 'market' && isMerchant(now) && now.legal.length > 0 },
  { text: 'guide-sheriff-honest', target: 'bag', act: true, when: (now) => now.view.phase === 'loading' && now.view.round === 0 && has(now, 'pack') },
  { text: 'guide-sheriff-declare', target: 'declare', act: true, when: (now) => now.view.phase === 'declaration' && has(now, 'declare') },
  {
    text: 'guide-sheriff-gate',
    target: 'gate',
    when: (now) => atGate(now) && now.view.round === 0 && isMerchant(now),
    facts: (now) => ({ sheriff: name(now, now.view.sheriff) }),
  },
  {
    text: 'guide-sheriff-taken',
    target: 'prompt',
    when: (now) => wasTaken(now) !== undefined && now.view.round === 0,
    facts: (now) => ({ merchant: name(now, wasTaken(now)?.facts.author), sheriff: name(now, now.view.sheriff) }),
  },
  { text: 'guide-sheriff-honest-opened', target: 'stall', when: (now) => happened(now, 'opened', ({ seat, lies }) => seat === now.seat && none(lies)) },
  { text: 'guide-sheriff-caught', target: 'stall', when: (now) => happened(now, 'opened', ({ seat, lies }) => seat === now.seat && !none(lies)) },
  { text: 'guide-sheriff-stall', target: 'stall', when: (now) => now.view.round > 0 },
  {
    text: 'guide-sheriff-lie',
    target: 'bag',
    act: true,
    when: (now) => now.view.phase === 'loading' && now.view.round > 0 && has(now, 'pack'),
  },
  {
    text: 'guide-sheriff-bribe',
    target: 'bargain',
    when: (now) => atGate(now) && now.view.round > 0 && isMerchant(now) && mine(now).fate === 'undecided' && now.legal.length > 0,
    facts: (now) => ({ sheriff: name(now, now.view.sheriff) }),
  },
  {
    text: 'guide-sheriff-through',
    target: 'stall',
    when: (now) => now.view.round > 0 && happened(now, 'delivered', ({ seat, contraband }) => seat === now.seat && Number(contraband) > 0),
  },
  { text: 'guide-sheriff-sheriff', target: 'gate', when: (now) => atGate(now) && !isMerchant(now) },
  {
    text: 'guide-sheriff-opened',
    target: 'prompt',
    when: (now) => happened(now, 'opened', ({ seat }) => seat !== now.seat) && happened(now, 'round_began', ({ sheriff }) => sheriff === now.seat),
  },
  { text: 'guide-sheriff-help', target: 'side', when: (now) => now.view.round > 2 },
]

export const guides = { sheriff: steps }
