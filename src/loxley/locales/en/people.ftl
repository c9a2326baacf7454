### People and lists: how every sentence calls them.

player-you = You
    .inside = you
player-bots = Marian, Robin, Tuck, Will, Gilbert, Much, Bess, David
list-pair = { $head } and { $last }
list-more = { $head }, { $next }
list-counted = { $count } { $noun }
list-nothing = nothing
