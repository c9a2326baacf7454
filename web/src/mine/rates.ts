// What is told of how somebody plays a game: from the figures that the server read out of the records, summed over all of them.
// A game says in a file of its folder which they are.
export type Sums = Readonly<Record<string, number>>

/** A part of a whole, how often in all and in a game, found beside expected, or a balance. */
export type Rate =
  | { kind: 'share'; head: string; part: string; whole: readonly string[] }
  | { kind: 'often'; head: string; times: string }
  | { kind: 'calibration'; head: string; found: string; opened: string; expected: string }
  | { kind: 'balance'; head: string; plus: string; minus: string }

export const share = (head: string, part: string, ...whole: string[]): Rate => ({ kind: 'share', head, part, whole })
export const often = (head: string, times: string): Rate => ({ kind: 'often', head, times })

export const figureIn = (sums: Sums, name: string): number => sums[name] ?? 0
export const wholeOf = (sums: Sums, names: readonly string[]): number => names.reduce((all, name) => all + figureIn(sums, name), 0)
