### Mes parties : ce qui a été terminé dans ce navigateur.

mine-title = Mes parties
mine-text = Gardées dans ce navigateur, et nulle part ailleurs sauf si vous le souhaitez. Personne d’autre ne les voit.
mine-none = Vous n’avez pas encore terminé de partie dans ce navigateur. Après chaque partie, son résultat est gardé ici.
mine-record = Bilan
mine-by-game = Jeu
mine-by-level = Bot le plus fort à la table
mine-played = Parties
mine-won = Victoires
mine-share = Part gagnée
mine-level-people = sans bot
mine-all = Toutes les parties
mine-games = Les parties, la dernière d’abord
mine-with = avec { $names }
mine-result =
    { $won ->
        [yes] Gagnée avec { $points } points
       *[no] Place { $place } avec { $points } points
    }
mine-story = Histoire
mine-picture = Image
mine-picture-won = Victoire avec { $points } points : { $names }.
mine-remove = Retirer cette partie de la liste
mine-save = Enregistrer dans un fichier
mine-delete = Tout supprimer
mine-delete-sure = Supprimer vraiment tous les résultats
mine-keep = Les garder
mine-play = Votre façon de jouer à { $game }
    .about = D’après vos parties terminées, que le serveur rejoue.
mine-lie-rate = Besaces avec un mensonge
mine-caught-rate = Mensonges découverts
mine-calibration = Mensonges trouvés dans les Besaces que vous avez ouvertes
mine-promises = Promesses tenues
mine-bribes = Pièces reçues en marchandant, moins celles que vous avez payées
mine-attacks = Attaques contre les autres
mine-raided = Attaques subies
mine-defended = Attaques repoussées
mine-ambushes = Embuscades activées
mine-deliveries = Livraisons arrivées
mine-missions = Missions
mine-trades = Échanges
mine-raids = Chariots attaqués devant vos cachettes
mine-raids-together = Raids menés à plusieurs
mine-alliances = Cachettes tenues à plusieurs
mine-false-tips = Tuyaux qui se sont révélés faux
mine-often = { $times } ({ $each } par partie)
mine-of = { $part } sur { $whole } ({ $share })
mine-found = { $found } dans { $opened } Besaces ({ $expected } à attendre)
mine-feats = Exploits : { $earned } sur { $all }
mine-feats-text = Chacun se gagne une fois, d’après une partie terminée. Les autres sont à essayer.
mine-earned = réussi
mine-open = à réussir
mine-keeping = Sur ce serveur
    .about = Si vous le souhaitez, le serveur garde aussi vos parties, pour les retrouver dans un autre navigateur. Seule la personne qui a votre secret peut les lire, les changer ou les supprimer.
mine-keeping-name = Nom
mine-secret = Secret
    .about = Notez-le : il n’est écrit nulle part ailleurs, et personne ne pourra vous le rendre.
mine-secret-other = Secret de votre autre navigateur
mine-keep-first = Garder mes parties sur le serveur
mine-keep-again = Garder à nouveau
mine-fetch = Récupérer mes parties
mine-fetch-again = Récupérer à nouveau
mine-forget = Supprimer du serveur
mine-kept =
    { $count ->
        [one] { $count } partie est gardée sur le serveur.
       *[other] { $count } parties sont gardées sur le serveur.
    }
mine-fetched =
    { $count ->
        [one] { $count } partie a été récupérée.
       *[other] { $count } parties ont été récupérées.
    }
mine-forgotten = Plus rien de vous n’est gardé sur le serveur.
