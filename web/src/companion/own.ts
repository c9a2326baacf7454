// The figures of somebody's own box, where the house's are stand-ins or only reported: in the shape of a components file,
// so that `loxley score --components` reads the same figures.
import { box as nottinghamBox, type Figures as NottinghamFigures } from './scoring/nottingham'
import { box as sheriffBox, type Figures as SheriffFigures } from './scoring/sheriff'

export interface SheriffComponents {
  royal_counts: Record<string, number | string>
  promo: { id: string; copies: number; value: number; penalty: number; reward?: number; provenance: string }[]
}
export interface NottinghamComponents {
  mission: { id: string; alone: number; shared: number; provenance: string }[]
}

export function ownSheriff(own: SheriffComponents | null): SheriffFigures {
  if (!own) return sheriffBox
  const promos = new Map(own.promo.map((each) => [each.id, each]))
  return {
    reward: own.promo.find((each) => each.reward !== undefined)?.reward ?? sheriffBox.reward,
    goods: sheriffBox.goods.map((each) => {
      const counts = own.royal_counts[each.good]
      const promo = promos.get(each.good)
      if (promo) return { ...each, value: promo.value, penalty: promo.penalty, copies: [promo.copies, promo.copies], provenance: promo.provenance }
      return typeof counts === 'number' ? { ...each, counts } : each
    }),
  }
}

export function ownNottingham(own: NottinghamComponents | null): NottinghamFigures {
  if (!own) return nottinghamBox
  return { ...nottinghamBox, ...Object.fromEntries(own.mission.map(({ id, ...figures }) => [id, figures])) }
}
