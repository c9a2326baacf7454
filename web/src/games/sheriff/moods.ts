// What makes the faces in Sheriff glad, angry, sly or worried.
import type { MoodAfter } from '../../table/moods'
import type { SheriffEvent } from '../../wire/events'

export const moods: (MoodAfter & { event: SheriffEvent['name'] })[] = [
  { event: 'threatened', who: 'seat', mood: 'worried' },
  { event: 'waved', who: 'seat', mood: 'glad' },
  { event: 'confiscated', who: 'seat', mood: 'angry' },
  { event: 'confiscated', who: 'sheriff', mood: 'glad' },
  { event: 'paid', who: 'taker', mood: 'glad' },
  { event: 'paid', who: 'giver', mood: 'worried' },
  { event: 'owed', who: 'debtor', mood: 'worried' },
  { event: 'posted', who: 'author', mood: 'sly' },
  { event: 'closed', who: 'author', mood: 'angry', only: { fate: 'declined' } },
  { event: 'promise_settled', who: 'promisee', mood: 'angry', only: { fate: 'broken' } },
  { event: 'promise_settled', who: 'promiser', mood: 'sly', only: { fate: 'broken' } },
  { event: 'over', who: 'winners', mood: 'glad' },
]
