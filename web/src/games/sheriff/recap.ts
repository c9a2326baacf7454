// What a round has brought: whose bags passed, which coins changed hands, what came to the stalls.
import { Figures, namesIn, seatsIn } from '../../table/figures'
import { sinceLast } from '../../table/moments.svelte'
import type { Teller } from '../../texts/teller'
import type { Happening } from '../../wire/types'

export function recap(speech: Teller, before: readonly Happening[]): string[] {
  const round = sinceLast(before, 'round_began')
  const opened = namesIn(round, 'opened')
  const lied = ({ facts }: Happening) => (facts.lies as string[]).length > 0
  const coins = new Figures(speech.names.length)
  for (const { facts } of namesIn(round, 'paid')) coins.add(facts.giver, -Number(facts.coins)).add(facts.taker, facts.coins)
  const brought = new Figures(speech.names.length)
  for (const { facts } of namesIn(round, 'delivered')) brought.add(facts.seat, (facts.goods as string[]).length + Number(facts.contraband))
  return [
    speech.phrase('sheriff-recap-bags', {
      passed: seatsIn(namesIn(round, 'waved'), 'seat'),
      honest: seatsIn(
        opened.filter((event) => !lied(event)),
        'seat',
      ),
      caught: seatsIn(opened.filter(lied), 'seat'),
    }),
    speech.phrase('sheriff-recap-coins', { gained: coins.gains, lost: coins.losses }),
    speech.phrase('sheriff-recap-stalls', { brought: brought.of }),
  ]
}
