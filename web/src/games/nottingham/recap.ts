// What has happened since the Sheriff's last step: deliveries and missions, attacks, ambushes.
import { Figures, namesIn, seatsIn } from '../../table/figures'
import { sinceLast } from '../../table/moments.svelte'
import type { Teller } from '../../texts/teller'
import type { Happening } from '../../wire/types'

export function recap(speech: Teller, before: readonly Happening[]): string[] {
  const since = sinceLast(before, 'sheriff_moved')
  const cards = new Figures(speech.names.length)
  for (const { facts } of namesIn(since, 'delivered')) cards.add(facts.seat, facts.cards)
  const taken = new Figures(speech.names.length)
  for (const [at, { name, facts }] of since.entries()) if (name.startsWith('swapped') && since[at - 1]?.name !== 'defended') taken.add(facts.seat, 1) // a necklace is given, not taken
  const laid = [...namesIn(since, 'laid_ambush'), ...namesIn(since, 'laid_ambush_unseen')]
  return [
    speech.phrase('nottingham-recap-delivered', { cards: cards.of, missions: seatsIn(namesIn(since, 'accomplished'), 'seat') }),
    speech.phrase('nottingham-recap-taken', { taken: taken.of, defended: seatsIn(namesIn(since, 'defended'), 'seat') }),
    speech.phrase('nottingham-recap-ambushes', { sprung: seatsIn(namesIn(since, 'sprang'), 'seat'), laid: seatsIn(laid, 'seat') }),
  ]
}
