// The people around the real table, clockwise. Whoever has no name yet is called by their seat.
import { say } from '../texts/texts.svelte'
import type { Kept } from './kept.svelte'

export const MOST_PEOPLE = 7
export const LEAST_PEOPLE = 3

export const nameOf = (people: readonly string[], seat: number): string => people[seat]?.trim() || say('companion-seat', { number: seat + 1 })
export const names = (people: readonly string[]): string[] => people.map((_, seat) => nameOf(people, seat))
export const sheriffOf = (kept: Kept): number => (kept.sheriff.first + kept.sheriff.round) % Math.max(1, kept.people.length)
