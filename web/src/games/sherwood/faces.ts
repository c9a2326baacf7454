// The face of a card in words.
import type { Teller } from '../../texts/teller'
import type { SherwoodFaceView, SherwoodSlotView } from '../../wire/types'

export const cardName = (speech: Teller, { card, sheriff }: Pick<SherwoodFaceView, 'card' | 'sheriff'>): string =>
  speech.phrase('sherwood-card', { card, sheriff: Number(sheriff) })

/** With all that it shows. */
export const faceText = (speech: Teller, face: SherwoodFaceView): string => speech.phrase('sherwood-face', { ...face, sheriff: Number(face.sheriff) })

export const route = (speech: Teller, start: string, end: string): string =>
  speech.say('sherwood-route', { start: speech.named('town', start), end: speech.named('town', end) })

/** A card of the row: its face or its back, and who has looked at it. */
export function slotText(speech: Teller, slot: SherwoodSlotView): string {
  const words = slot.face
    ? speech.say('sherwood-row-known', { slot: slot.slot, face: faceText(speech, slot.face) })
    : speech.say('sherwood-row-hidden', { slot: slot.slot, back: slot.back })
  if (!slot.looked.length) return words
  return `${words} – ${speech.say('sherwood-row-looked', { names: speech.players(slot.looked) })}`
}
