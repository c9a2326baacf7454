// Made by tools/make_card_figures.py from the games' components. Do not edit.
export const OBJECTS = ["copper", "candlestick", "gold", "pearls", "jewels", "necklace", "chest"]
export const MISSIONS = ["one_of_each", "five_of_a_kind", "four_pairs", "three_pairs"]
export const ACTIONS: Record<string, string> = {"copper": "buy", "candlestick": "steal", "gold": "ambush", "pearls": "burgle", "jewels": "rob", "necklace": "defend", "chest": "barter"}
export const VALUES: Record<string, number> = {"copper": 7, "candlestick": 8, "gold": 9, "pearls": 10, "jewels": 11, "necklace": 12, "chest": 13}
