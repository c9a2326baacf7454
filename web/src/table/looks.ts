// Colours that people have chosen: the seats of a table take them over for everything in it.
import type { SeatInfo } from '../wire/types'

/** Custom properties for a table: the colour of each seat. */
export const seatColours = (seats: readonly Pick<SeatInfo, 'colour'>[]): string =>
  seats.flatMap(({ colour }, at) => (colour ? [`--seat-${at}: var(--colour-${colour})`, `--awning-${at}: var(--cloth-${colour})`] : [])).join('; ')
