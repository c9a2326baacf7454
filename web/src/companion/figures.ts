// Made by tools/make_score_figures.py from the engine's figures. Do not edit.
export const sheriff = {
  "least": 3,
  "most": 5,
  "coins": 50,
  "seconds": 60,
  "rounds": {
    "3": 9,
    "4": 8,
    "5": 10
  },
  "reward": 8,
  "goods": [
    {
      "good": "apple",
      "kind": "legal",
      "value": 2,
      "penalty": 2,
      "counts_as": "apple",
      "counts": 1,
      "copies": [
        48,
        48
      ],
      "provenance": "booklet"
    },
    {
      "good": "cheese",
      "kind": "legal",
      "value": 3,
      "penalty": 2,
      "counts_as": "cheese",
      "counts": 1,
      "copies": [
        36,
        36
      ],
      "provenance": "booklet"
    },
    {
      "good": "bread",
      "kind": "legal",
      "value": 3,
      "penalty": 2,
      "counts_as": "bread",
      "counts": 1,
      "copies": [
        0,
        36
      ],
      "provenance": "booklet"
    },
    {
      "good": "chicken",
      "kind": "legal",
      "value": 4,
      "penalty": 2,
      "counts_as": "chicken",
      "counts": 1,
      "copies": [
        24,
        24
      ],
      "provenance": "booklet"
    },
    {
      "good": "pepper",
      "kind": "contraband",
      "value": 6,
      "penalty": 4,
      "counts_as": null,
      "counts": 0,
      "copies": [
        18,
        22
      ],
      "provenance": "booklet"
    },
    {
      "good": "mead",
      "kind": "contraband",
      "value": 7,
      "penalty": 4,
      "counts_as": null,
      "counts": 0,
      "copies": [
        16,
        21
      ],
      "provenance": "booklet"
    },
    {
      "good": "silk",
      "kind": "contraband",
      "value": 8,
      "penalty": 4,
      "counts_as": null,
      "counts": 0,
      "copies": [
        9,
        12
      ],
      "provenance": "booklet"
    },
    {
      "good": "crossbow",
      "kind": "contraband",
      "value": 9,
      "penalty": 4,
      "counts_as": null,
      "counts": 0,
      "copies": [
        5,
        5
      ],
      "provenance": "booklet"
    },
    {
      "good": "green_apple",
      "kind": "royal",
      "value": 4,
      "penalty": 3,
      "counts_as": "apple",
      "counts": 2,
      "copies": [
        2,
        2
      ],
      "provenance": "reported"
    },
    {
      "good": "golden_apple",
      "kind": "royal",
      "value": 6,
      "penalty": 4,
      "counts_as": "apple",
      "counts": 3,
      "copies": [
        1,
        2
      ],
      "provenance": "reported"
    },
    {
      "good": "gouda",
      "kind": "royal",
      "value": 6,
      "penalty": 4,
      "counts_as": "cheese",
      "counts": 2,
      "copies": [
        2,
        2
      ],
      "provenance": "reported"
    },
    {
      "good": "blue_cheese",
      "kind": "royal",
      "value": 9,
      "penalty": 5,
      "counts_as": "cheese",
      "counts": 3,
      "copies": [
        0,
        1
      ],
      "provenance": "reported"
    },
    {
      "good": "rye_bread",
      "kind": "royal",
      "value": 6,
      "penalty": 4,
      "counts_as": "bread",
      "counts": 2,
      "copies": [
        0,
        2
      ],
      "provenance": "reported"
    },
    {
      "good": "pumpernickel",
      "kind": "royal",
      "value": 9,
      "penalty": 5,
      "counts_as": "bread",
      "counts": 3,
      "copies": [
        0,
        1
      ],
      "provenance": "reported"
    },
    {
      "good": "royal_rooster",
      "kind": "royal",
      "value": 8,
      "penalty": 4,
      "counts_as": "chicken",
      "counts": 2,
      "copies": [
        1,
        2
      ],
      "provenance": "reported"
    },
    {
      "good": "arcane_scrolls",
      "kind": "promo",
      "value": 15,
      "penalty": 6,
      "counts_as": null,
      "counts": 0,
      "copies": [
        2,
        2
      ],
      "provenance": "stand-in"
    },
    {
      "good": "feast_plate",
      "kind": "promo",
      "value": 3,
      "penalty": 4,
      "counts_as": null,
      "counts": 0,
      "copies": [
        2,
        2
      ],
      "provenance": "stand-in"
    },
    {
      "good": "royal_summons",
      "kind": "promo",
      "value": 5,
      "penalty": 4,
      "counts_as": null,
      "counts": 0,
      "copies": [
        2,
        2
      ],
      "provenance": "stand-in"
    }
  ],
  "titles": {
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
  }
} as const
export const nottingham = {
  "least": 3,
  "most": 7,
  "copies": 12,
  "values": {
    "copper": 7,
    "candlestick": 8,
    "gold": 9,
    "pearls": 10,
    "jewels": 11,
    "necklace": 12,
    "chest": 13
  },
  "missions": {
    "one_of_each": {
      "alone": 22,
      "shared": 18,
      "provenance": "stand-in"
    },
    "five_of_a_kind": {
      "alone": 30,
      "shared": 25,
      "provenance": "reported"
    },
    "four_pairs": {
      "alone": 16,
      "shared": 13,
      "provenance": "stand-in"
    },
    "three_pairs": {
      "alone": 11,
      "shared": 10,
      "provenance": "stand-in"
    }
  }
} as const
export const sherwood = {
  "least": 3,
  "most": 6,
  "rounds": 6,
  "most_glory": 300,
  "raiders": 8,
  "most_gold": 42,
  "most_loot": 72,
  "most_companions": 30,
  "glory_of_gold": 1,
  "glory_of_a_companion": 2
} as const
