// The name of a convoy on its card, with a capital: on one line if it fits, else on two of about the same length.

const FITS = 15 // letters on one line
const FITS_TWO = 17 // in the smaller letters of two lines

/** A line that is still too long is squeezed. */
export const isTight = (line: string): boolean => line.length > FITS_TWO

export function titleLines(name: string): string[] {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  if (title.length <= FITS) return [title]
  const spaces = [...title.matchAll(/ /g)].map((found) => found.index)
  const middle = title.length / 2
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return at === undefined ? [title] : [title.slice(0, at), title.slice(at + 1)]
}
