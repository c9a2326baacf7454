// Made by tools/make_card_figures.py from the games' components. Do not edit.
export const sheriffGoods = [
  {
    "good": "apple",
    "kind": "legal",
    "value": 2,
    "penalty": 2,
    "counts_as": "apple",
    "counts": 1,
    "copies": 48,
    "copies_of_three": 48
  },
  {
    "good": "cheese",
    "kind": "legal",
    "value": 3,
    "penalty": 2,
    "counts_as": "cheese",
    "counts": 1,
    "copies": 36,
    "copies_of_three": 36
  },
  {
    "good": "bread",
    "kind": "legal",
    "value": 3,
    "penalty": 2,
    "counts_as": "bread",
    "counts": 1,
    "copies": 36,
    "copies_of_three": 0
  },
  {
    "good": "chicken",
    "kind": "legal",
    "value": 4,
    "penalty": 2,
    "counts_as": "chicken",
    "counts": 1,
    "copies": 24,
    "copies_of_three": 24
  },
  {
    "good": "pepper",
    "kind": "contraband",
    "value": 6,
    "penalty": 4,
    "counts_as": null,
    "counts": 0,
    "copies": 22,
    "copies_of_three": 18
  },
  {
    "good": "mead",
    "kind": "contraband",
    "value": 7,
    "penalty": 4,
    "counts_as": null,
    "counts": 0,
    "copies": 21,
    "copies_of_three": 16
  },
  {
    "good": "silk",
    "kind": "contraband",
    "value": 8,
    "penalty": 4,
    "counts_as": null,
    "counts": 0,
    "copies": 12,
    "copies_of_three": 9
  },
  {
    "good": "crossbow",
    "kind": "contraband",
    "value": 9,
    "penalty": 4,
    "counts_as": null,
    "counts": 0,
    "copies": 5,
    "copies_of_three": 5
  },
  {
    "good": "green_apple",
    "kind": "royal",
    "value": 4,
    "penalty": 3,
    "counts_as": "apple",
    "counts": 2,
    "copies": 2,
    "copies_of_three": 2
  },
  {
    "good": "golden_apple",
    "kind": "royal",
    "value": 6,
    "penalty": 4,
    "counts_as": "apple",
    "counts": 3,
    "copies": 2,
    "copies_of_three": 1
  },
  {
    "good": "gouda",
    "kind": "royal",
    "value": 6,
    "penalty": 4,
    "counts_as": "cheese",
    "counts": 2,
    "copies": 2,
    "copies_of_three": 2
  },
  {
    "good": "blue_cheese",
    "kind": "royal",
    "value": 9,
    "penalty": 5,
    "counts_as": "cheese",
    "counts": 3,
    "copies": 1,
    "copies_of_three": 0
  },
  {
    "good": "rye_bread",
    "kind": "royal",
    "value": 6,
    "penalty": 4,
    "counts_as": "bread",
    "counts": 2,
    "copies": 2,
    "copies_of_three": 0
  },
  {
    "good": "pumpernickel",
    "kind": "royal",
    "value": 9,
    "penalty": 5,
    "counts_as": "bread",
    "counts": 3,
    "copies": 1,
    "copies_of_three": 0
  },
  {
    "good": "royal_rooster",
    "kind": "royal",
    "value": 8,
    "penalty": 4,
    "counts_as": "chicken",
    "counts": 2,
    "copies": 2,
    "copies_of_three": 1
  },
  {
    "good": "arcane_scrolls",
    "kind": "promo",
    "value": 15,
    "penalty": 6,
    "counts_as": null,
    "counts": 0,
    "copies": 2,
    "copies_of_three": 2
  },
  {
    "good": "feast_plate",
    "kind": "promo",
    "value": 3,
    "penalty": 4,
    "counts_as": null,
    "counts": 0,
    "copies": 2,
    "copies_of_three": 2
  },
  {
    "good": "royal_summons",
    "kind": "promo",
    "value": 5,
    "penalty": 4,
    "counts_as": null,
    "counts": 0,
    "copies": 2,
    "copies_of_three": 2
  }
] as const
export const sheriffTitles = {
  "apple": {
    "king": 20,
    "queen": 10
  },
  "cheese": {
    "king": 15,
    "queen": 10
  },
  "bread": {
    "king": 15,
    "queen": 10
  },
  "chicken": {
    "king": 10,
    "queen": 5
  }
} as const
