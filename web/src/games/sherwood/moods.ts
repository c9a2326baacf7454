// What makes the faces in Sherwood Forest glad, angry, sly or worried.
import type { MoodAfter } from '../../table/moods'
import type { SherwoodEvent } from '../../wire/events'

export const moods: (MoodAfter & { event: SherwoodEvent['name'] })[] = [
  { event: 'posted', who: 'author', mood: 'sly' },
  { event: 'signed', who: 'seat', mood: 'glad' },
  { event: 'closed', who: 'author', mood: 'angry', only: { fate: 'declined' } },
  { event: 'struck', who: 'author', mood: 'glad' },
  { event: 'struck', who: 'other', mood: 'glad' },
  { event: 'called', who: 'seat', mood: 'worried' },
  { event: 'looted', who: 'seat', mood: 'glad' },
  { event: 'glory_gained', who: 'seat', mood: 'glad' },
  { event: 'lost', who: 'seat', mood: 'angry' },
  { event: 'claim_judged', who: 'seat', mood: 'sly', only: { verdict: 'false' } },
  { event: 'promise_settled', who: 'promisee', mood: 'angry', only: { fate: 'broken' } },
  { event: 'promise_settled', who: 'promiser', mood: 'sly', only: { fate: 'broken' } },
  { event: 'over', who: 'winners', mood: 'glad' },
]
