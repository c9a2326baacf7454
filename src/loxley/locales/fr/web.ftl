### La page : l'accueil, le salon et tout ce qui entoure une partie.

web-title = Loxley
web-tagline = Trois jeux de Robin des Bois, tout en bluff et en marchandage
