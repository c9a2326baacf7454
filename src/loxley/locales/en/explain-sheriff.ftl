### Sheriff of Nottingham: what the things on the table say of themselves. Loaded with the first explanation.

explain-sheriff-figures = Value { $value }, penalty { $penalty }.
explain-sheriff-titles = At the end, the most of it earn their owner { $king } as King, the second most { $queen } as Queen.
explain-sheriff-counts-as = For King and Queen it counts as { $goods }.
explain-sheriff-legal = You may declare it. On your stall it counts its value; in an opened bag, a card that is not what you declared costs its penalty.
explain-sheriff-contraband = It may not be declared. If it gets through, it lies face down on your stall and counts its value; if it is found, it is lost and costs its penalty.
explain-sheriff-arcane-scrolls = Contraband. With one of these on your stall at the end, you are neither King nor Queen of anything.
explain-sheriff-feast-plate = Contraband. At the end you choose the legal good that it becomes.
explain-sheriff-royal-summons = Contraband. In an opened bag that is otherwise honest, it is not a lie, and the Sheriff pays for it.
explain-sheriff-coins = Everybody sees how much you have. Each coin is a point at the end; until then it pays bribes and penalties.
explain-sheriff-bag =
    { $count ->
        [0] It is empty.
        [one] It holds one card.
       *[other] It holds { $count } cards.
    }
explain-sheriff-open = If all is as declared, the Sheriff pays the owner the penalties of the cards. If not, what was not declared is lost, and the owner pays the Sheriff its penalties. Bribes are refused.
explain-sheriff-step-aside = Setting cards aside
explain-sheriff-step-draw = Drawing
explain-sheriff-step-lay = Discarding
explain-sheriff-step-pack = Your bag
