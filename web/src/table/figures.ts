// Figures for each seat, added up from what happened.
import type { Happening } from '../wire/types'

export const namesIn = (events: readonly Happening[], name: string): Happening[] => events.filter((event) => event.name === name)

/** Whom these events name in a fact, each once. */
export const seatsIn = (events: readonly Happening[], fact: string): number[] => [...new Set(events.map(({ facts }) => Number(facts[fact])))]

export class Figures {
  readonly of: number[]

  constructor(seats: number) {
    this.of = Array<number>(seats).fill(0)
  }

  add(seat: unknown, figure: unknown): this {
    this.of[Number(seat)]! += Number(figure)
    return this
  }

  get gains(): number[] {
    return this.of.map((figure) => Math.max(0, figure))
  }

  get losses(): number[] {
    return this.of.map((figure) => Math.max(0, -figure))
  }
}
