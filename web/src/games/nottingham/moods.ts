// What makes the faces in Nottingham glad, angry, sly or worried.
import type { MoodAfter } from '../../table/moods'
import type { NottinghamEvent } from '../../wire/events'

export const moods: (MoodAfter & { event: NottinghamEvent['name'] })[] = [
  { event: 'attacked', who: 'target', mood: 'worried' },
  { event: 'defended', who: 'seat', mood: 'glad' },
  { event: 'defended', who: 'attacker', mood: 'angry' },
  { event: 'swapped', who: 'target', mood: 'angry' },
  { event: 'swapped', who: 'seat', mood: 'sly' },
  { event: 'swapped_openly', who: 'target', mood: 'angry' },
  { event: 'swapped_openly', who: 'seat', mood: 'sly' },
  { event: 'swapped_unseen', who: 'target', mood: 'angry' },
  { event: 'swapped_unseen', who: 'seat', mood: 'sly' },
  { event: 'traded', who: 'other', mood: 'glad' },
  { event: 'laid_ambush_unseen', who: 'seat', mood: 'sly' },
  { event: 'sprang', who: 'target', mood: 'angry' },
  { event: 'sprang', who: 'seat', mood: 'glad' },
  { event: 'failed', who: 'seat', mood: 'worried' },
  { event: 'delivered', who: 'seat', mood: 'glad' },
  { event: 'accomplished', who: 'seat', mood: 'glad' },
  { event: 'over', who: 'winners', mood: 'glad' },
]
