### Nottingham: what the things on the table say of themselves. Loaded with the first explanation.

explain-nottingham-set = Three or more equal cards are a set: delivered, one of them counts at the end.
explain-nottingham-space =
    { $passed ->
        [yes] Space { $space } of { $spaces }: the Sheriff has passed it.
        [here] Space { $space } of { $spaces }: the Sheriff is here. Whoever held no more cards than { $number } when he arrived drew one.
       *[no] Space { $space } of { $spaces }: when the Sheriff gets here, whoever holds no more cards than { $number } draws one.
    }
explain-nottingham-hand = Only their owner sees them. With each delivery the Sheriff walks one space: whoever holds no more cards than the number there draws one.
explain-nottingham-loot = One card of each set that was delivered, face down. Its value counts at the end, and so do missions.
