### The page: home, lobby, and everything around a game.

web-title = Loxley
web-tagline = Three Robin Hood games of bluff and bargain
