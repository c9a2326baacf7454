### Nottingham : ce que disent d’elles-mêmes les choses de la table. Chargé avec la première explication.

explain-nottingham-set = Trois cartes identiques ou plus forment une série : une fois livrée, l’une d’elles compte à la fin.
explain-nottingham-space =
    { $passed ->
        [yes] Case { $space } sur { $spaces } : le Sheriff l’a passée.
        [here] Case { $space } sur { $spaces } : le Sheriff y est. Qui n’avait pas plus de { $number } cartes à son arrivée en a pioché une.
       *[no] Case { $space } sur { $spaces } : quand le Sheriff y arrive, qui n’a pas plus de { $number } cartes en pioche une.
    }
explain-nottingham-hand = Seul leur propriétaire les voit. À chaque livraison, le Sheriff avance d’une case : qui n’a pas plus de cartes que le nombre indiqué en pioche une.
explain-nottingham-loot = Une carte de chaque série livrée, face cachée. Leur valeur compte à la fin, comme les missions.
