### Les gens et les listes : comment toute phrase les nomme.

player-you = Vous
    .inside = vous
player-bots = Marianne, Robin, Tuck, Will, Gilbert, Much, Bess, David
list-pair = { $head } et { $last }
list-more = { $head }, { $next }
list-counted = { $count } { $noun }
list-nothing = rien
