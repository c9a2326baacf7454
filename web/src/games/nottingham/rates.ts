// How somebody plays, as My games tells it: raids made and suffered, ambushes, deliveries, missions, trades.
import { often, share, type Rate } from '../../mine/rates'

export const rates: readonly Rate[] = [
  often('mine-attacks', 'attacks'),
  often('mine-raided', 'raided'),
  share('mine-defended', 'defended', 'raided'),
  share('mine-ambushes', 'ambushes_sprung', 'ambushes_laid'),
  share('mine-deliveries', 'deliveries', 'deliveries', 'failed'),
  often('mine-missions', 'missions'),
  often('mine-trades', 'trades'),
]
