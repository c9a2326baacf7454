// How somebody plays, as My games tells it: raids, alliances, tips, promises.
import { share, type Rate } from '../../mine/rates'

export const rates: readonly Rate[] = [
  share('mine-raids', 'raids', 'raids', 'let_pass'),
  share('mine-raids-together', 'raids_together', 'raids'),
  share('mine-alliances', 'alliances', 'alliances', 'alone'),
  share('mine-false-tips', 'claims_false', 'claims_judged'),
  share('mine-promises', 'promises_kept', 'promises_kept', 'promises_broken'),
]
