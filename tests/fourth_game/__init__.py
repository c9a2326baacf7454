"""A fourth game, brought by another package: what the house does for a game it has never heard of."""
