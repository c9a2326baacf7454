// How somebody plays, as My games tells it: lies, catches, inspections, promises, bribes.
import { share, type Rate } from '../../mine/rates'

export const rates: readonly Rate[] = [
  share('mine-lie-rate', 'lies', 'bags'),
  share('mine-caught-rate', 'caught', 'lies'),
  { kind: 'calibration', head: 'mine-calibration', found: 'found', opened: 'opened', expected: 'expected_found' },
  share('mine-promises', 'promises_kept', 'promises_kept', 'promises_broken'),
  { kind: 'balance', head: 'mine-bribes', plus: 'bribes_taken', minus: 'bribes_paid' },
]
