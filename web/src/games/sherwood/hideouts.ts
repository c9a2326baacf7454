// A hideout in words: is it red, and who hides there?
import type { Teller } from '../../texts/teller'
import type { SherwoodView } from '../../wire/types'

export function hideoutText(speech: Teller, view: SherwoodView, hideout: number): string {
  const band = view.bands.find((each) => each.hideout === hideout)
  const words = [speech.say('sherwood-hideout', { hideout })]
  if (view.red.includes(hideout)) words.push(speech.say('web-sherwood-red'))
  if (!band) words.push(speech.say('web-sherwood-free'))
  else {
    words.push(speech.phrase('sherwood-band', { raiders: band.raiders }))
    words.push(speech.say('web-sherwood-led-by', { player: speech.name(band.leader) }))
    if (band.slot !== null) words.push(speech.say('sherwood-slot', { slot: band.slot }))
  }
  return words.join(', ')
}
