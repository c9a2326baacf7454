### La feuille de score d’une vraie table, et le décompte final d’une partie.

score-waiting = Lecture d’une feuille de score en JSON au clavier ; terminez par Ctrl-D.
score-title = Décompte final
score-place = Place
score-player = Joueur
score-goods = Marchandises
score-coins = Pièces
score-bonuses = Bonus
score-total = Total
score-crowns = Rois et Reines
score-good = Marchandise
score-king = Roi
score-queen = Reine
score-nobody = –
score-list = { $names } et { $last }
score-crowned =
    { $count ->
        [one] { $names } (+{ $bonus })
       *[other] { $names } (+{ $bonus } par joueur)
    }
score-winners =
    { $count ->
        [one] { $names } gagne avec { $points } points.
       *[other] { $names } se partagent la victoire avec { $points } points.
    }
