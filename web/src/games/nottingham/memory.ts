// What a viewer remembers of hidden cards: a fold of what they have seen (NO-R27). The table's memory aid shows it.
import type { Happening } from '../../wire/types'
import { OBJECTS } from './objects'

type Facts = Happening['facts']
type Count = Record<string, number>

const none = (): Count => Object.fromEntries(OBJECTS.map((object) => [object, 0]))
const total = (count: Count): number => Object.values(count).reduce((sum, cards) => sum + cards, 0)

/** One hand: it holds all `sure` cards, and of the `doubtful` ones all but `missing`: so many have left it unseen. */
export class Held {
  sure = none()
  doubtful = none()
  missing = 0

  gain(object: string, cards = 1): void {
    this.sure[object]! += cards
  }

  /** A card leaves the hand, and it was seen which. */
  lose(object: string): void {
    if (this.sure[object]) this.sure[object]! -= 1
    else if (this.doubtful[object]) {
      this.doubtful[object]! -= 1
      this.#forgetTheWorthless()
    }
  }

  /** A card leaves the hand: nothing is sure any more, but only one card is missing. */
  loseUnseen(): void {
    for (const object of OBJECTS) this.doubtful[object]! += this.sure[object]!
    this.sure = none()
    this.missing += 1
    this.#forgetTheWorthless()
  }

  /** At least so many cards of a kind are there. */
  show(object: string, cards: number): void {
    while (this.sure[object]! < cards) {
      this.sure[object]! += 1
      if (this.doubtful[object]) {
        this.doubtful[object]! -= 1
        this.#forgetTheWorthless()
      }
    }
  }

  /** The whole hand is seen. */
  showAll(objects: readonly string[]): void {
    this.sure = none()
    for (const object of objects) this.gain(object)
    this.doubtful = none()
    this.missing = 0
  }

  #forgetTheWorthless(): void {
    if (this.missing < total(this.doubtful)) return
    this.doubtful = none()
    this.missing = 0
  }
}

export class Memory {
  hands: Held[]
  loots: string[][]
  discard = none()

  constructor(seats: number) {
    this.hands = Array.from({ length: seats }, () => new Held())
    this.loots = Array.from({ length: seats }, () => [])
  }
}

export function remember(events: readonly Happening[], seats: number): Memory {
  const memory = new Memory(seats)
  for (const { name, facts } of events) {
    foldAHand(memory, name, facts)
    foldAShowing(memory, name, facts)
    foldAPile(memory, name, facts)
  }
  return memory
}

const held = (memory: Memory, seat: Facts[string] | undefined): Held => memory.hands[Number(seat)]!
const word = (fact: Facts[string] | undefined): string => String(fact)
const words = (fact: Facts[string] | undefined): string[] => (Array.isArray(fact) ? fact.map(String) : [])

/** Cards that go from hand to hand, or are shown as a set. */
function foldAHand(memory: Memory, name: string, facts: Facts): void {
  if (name === 'took' || name === 'failed') {
    held(memory, facts['seat']).gain(word(facts['object']), Number(facts['cards'] ?? 1))
  } else if (name === 'traded') {
    for (const object of words(facts['objects'])) {
      held(memory, facts['other']).lose(object)
      held(memory, facts['seat']).gain(object)
    }
    held(memory, facts['other']).gain(word(facts['gave']))
  } else if (name === 'swapped' || name === 'swapped_openly') {
    held(memory, facts['target']).lose(word(facts['object']))
    held(memory, facts['target']).gain(word(facts['gave']))
    held(memory, facts['seat']).gain(word(facts['object']))
  } else if (name === 'swapped_unseen') {
    held(memory, facts['target']).loseUnseen()
    held(memory, facts['target']).gain(word(facts['gave']))
  } else if (name === 'sprang') {
    held(memory, facts['seat']).gain(word(facts['object']))
    held(memory, facts['target']).gain('gold')
  } else if (name === 'showed_set') {
    for (let card = 0; card < Number(facts['cards']); card++) held(memory, facts['seat']).lose(word(facts['object']))
  }
}

/** Cards that are shown and stay in their hand. */
function foldAShowing(memory: Memory, name: string, facts: Facts): void {
  const objects = words(facts['objects'])
  if (name === 'offered') {
    for (const object of objects) {
      held(memory, facts['seat']).show(object, objects.filter((each) => each === object).length)
    }
  } else if (name === 'proved' || name === 'laid_open') held(memory, facts['seat']).showAll(objects)
  else if (name === 'saw_hand') held(memory, facts['target']).showAll(objects)
}

/** Cards that go to loot or discard, and the discard that becomes a new draw pile. */
function foldAPile(memory: Memory, name: string, facts: Facts): void {
  if (name === 'delivered') {
    memory.loots[Number(facts['seat'])]!.push(word(facts['object']))
    memory.discard[word(facts['object'])]! += Number(facts['cards']) - 1
  } else if (name === 'accomplished' || name === 'discarded') {
    for (const object of words(facts['objects'])) {
      held(memory, facts['seat']).lose(object)
      memory.discard[object]! += 1
    }
  } else if (name === 'discarded_unseen') {
    for (let card = 0; card < Number(facts['cards']); card++) held(memory, facts['seat']).loseUnseen()
  } else if (name === 'renewed') memory.discard = none()
}

/** The counted cards one by one, in their canonical order. */
export const spread = (count: Count): string[] =>
  OBJECTS.flatMap((object) => Array<string>(count[object] ?? 0).fill(object))
