### The score sheet of a real table, and the final count of a game.

score-waiting = Reading a score sheet of JSON from the keyboard; end it with Ctrl-D.
score-title = Final count
score-place = Place
score-player = Player
score-goods = Goods
score-coins = Coins
score-bonuses = Bonuses
score-total = Total
score-crowns = Kings and Queens
score-good = Goods
score-king = King
score-queen = Queen
score-nobody = –
score-list = { $names } and { $last }
score-crowned =
    { $count ->
        [one] { $names } (+{ $bonus })
       *[other] { $names } (+{ $bonus } each)
    }
score-winners =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
    }
