// The face of a card in words.
import type { Teller } from '../../texts/teller'
import type { SherwoodFaceView } from '../../wire/types'

export const cardName = (speech: Teller, { card, sheriff }: Pick<SherwoodFaceView, 'card' | 'sheriff'>): string =>
  speech.phrase('sherwood-card', { card, sheriff: Number(sheriff) })

/** With all that it shows. */
export const faceText = (speech: Teller, face: SherwoodFaceView): string => speech.phrase('sherwood-face', { ...face, sheriff: Number(face.sheriff) })

export const route = (speech: Teller, start: string, end: string): string =>
  speech.say('sherwood-route', { start: speech.named('town', start), end: speech.named('town', end) })
