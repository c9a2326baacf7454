### La donne du jour : sur la page d’accueil, et à la fin de sa partie.

days-title = Les donnes du jour
days-text = Les mêmes cartes et les mêmes bots pour tout le monde ici, un essai chacun.
days-next =
    { $hours ->
        [0] Nouvelles donnes dans moins d’une heure.
        [one] Nouvelles donnes dans { $hours } heure.
       *[other] Nouvelles donnes dans { $hours } heures.
    }
days-against = contre { $count } bots : { $level }
days-played =
    { $count ->
        [0] personne ne l’a encore terminée
        [one] une personne l’a terminée
       *[other] { $count } personnes l’ont terminée
    }
days-play = Jouer
    .of = Jouer la donne du jour : { $game }
days-go-on = Continuer
    .of = Continuer la donne du jour : { $game }
days-mine =
    { $count ->
        [one] Vous avez { $points } points. Vous êtes la première personne à la terminer.
       *[other] Vous avez { $points } points : place { $rank } sur { $count }.
    }
days-closed = Vous avez fermé votre table : l’essai du jour est passé.
days-uncounted = Votre partie est finie mais ne compte pas : un bot tenait votre place, ou minuit UTC était passé.
days-shown = Montrer mon nom dans les résultats
    .about = Sinon vous êtes « quelqu’un ». Les résultats se montrent à qui a joué.
days-results = Résultats
    .of = Résultats : { $game }
days-place = Place
days-who = Joueur
days-points = Points
days-somebody = quelqu’un
days-who-you = { $name } (vous)
days-more = Les { $count } meilleurs résultats sont affichés.
days-yesterday = Les donnes d’hier
days-won =
    { $winners ->
        [one] { $name } l’emporte avec { $points } points.
       *[other] { $winners } personnes se partagent la première place avec { $points } points.
    }
days-unplayed = Personne ne l’a terminée.
days-end-title = La donne du jour
days-tomorrow = D’autres jouent encore ces cartes : on pourra revoir la partie et lire son histoire demain.
