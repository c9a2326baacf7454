// What a round has brought: convoys raided and arrived, gold and glory, lies and broken promises.
import { Figures, namesIn, seatsIn } from '../../table/figures'
import { sinceLast } from '../../table/moments.svelte'
import type { Teller } from '../../texts/teller'
import type { Happening } from '../../wire/types'

export function recap(speech: Teller, before: readonly Happening[]): string[] {
  const round = sinceLast(before, 'round_began')
  const figures = (name: string, fact: string) => {
    const found = new Figures(speech.names.length)
    for (const { facts } of namesIn(round, name)) found.add(facts.seat, facts[fact])
    return found.of
  }
  const lies = namesIn(round, 'claim_judged').filter(({ facts }) => facts.verdict === 'false')
  const broken = namesIn(round, 'promise_settled').filter(({ facts }) => facts.fate === 'broken')
  return [
    speech.phrase('sherwood-recap-convoys', { raided: namesIn(round, 'raided').length, arrived: namesIn(round, 'arrived').length }),
    speech.phrase('sherwood-recap-loot', { gold: figures('looted', 'gold'), glory: figures('glory_gained', 'glory') }),
    speech.phrase('sherwood-recap-words', { liars: seatsIn(lies, 'seat'), breakers: seatsIn(broken, 'promiser') }),
  ]
}
