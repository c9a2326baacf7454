### Une même donne à plusieurs tables : les ouvrir, où elles en sont, et la comparaison.

deal-choose = Plusieurs tables, même donne
    .about = Vous recevez un lien avec lequel d’autres ouvrent leur table pour les mêmes cartes. Les tables sont comparées quand la dernière a fini.
deal-count = Nombre de donnes
    .about = Plusieurs donnes forment une série : chaque table les joue l’une après l’autre, et la page fait le total.
deal-of = { $game } à { $players } : { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }, plusieurs tables
deal-text = Les mêmes cartes sont sur plusieurs tables. Personne n’apprend ce que les autres en ont fait avant que toutes aient fini.
deal-text-series = Les mêmes donnes se jouent à plusieurs tables, l’une après l’autre. Personne n’apprend ce que les autres ont fait d’une donne avant que toutes les tables l’aient finie.
deal-told = Toutes les tables ont fini. Voici ce que chaque place a tiré des mêmes cartes.
deal-standing = Où en sont les tables
deal-gathering = Pas encore commencé
deal-playing = En jeu
deal-done = Terminé
deal-wait = Les résultats et les parties à revoir s’ouvrent ici quand plus aucune table n’attend ni ne joue. D’ici là, même les points restent secrets.
deal-wait-series = Les résultats d’une donne s’ouvrent ici quand toutes les tables l’ont finie ; les parties des autres tables se revoient après la dernière donne. Une table qui s’arrête avant est fermée par son hôte.
deal-head = Donne
deal-number = Donne { $number }
deal-number-of = Donne { $number } sur { $deals }
deal-next = Donne suivante ({ $number } sur { $deals })
deal-sum = { $deals } donnes ensemble
deal-sum-results = Points par place et par table, toutes donnes connues ensemble
deal-own = Vers ma table
deal-open = Ouvrir votre table
    .about = Vos amis viennent à votre table par son propre lien. Dès qu’une table a commencé, aucune autre ne peut s’y joindre.
deal-another = Ouvrir une autre table
deal-invite = Inviter d’autres tables
    .about = Pour les hôtes des autres tables, pas pour les joueurs : avec ce lien, on ouvre une table pour ces cartes.
deal-link = Lien pour les hôtes des autres tables
deal-cut = Ce lien n’est pas complet. Demandez le lien entier.
deal-results = Points par place et par table
deal-results-of = Donne { $number } : points par place et par table
deal-seat-head = Place
deal-seat = Place { $number }
deal-table = Table { $number }
deal-average = Moyenne
deal-best = meilleur
deal-won = gagne à cette table
deal-closed = fermée avant la fin
deal-look = À voir
deal-replay = Revoir
    .of = Revoir la partie de la table { $number }
deal-story = Histoire
    .of = Histoire de la table { $number }
deal-notice = D’autres tables jouent les mêmes { $deals ->
        [one] cartes
       *[other] { $deals } donnes
    }. Quand toutes auront fini, tout le monde à ces tables verra les résultats et pourra revoir les parties.
deal-notice-host = D’autres tables peuvent jouer les mêmes { $deals ->
        [one] cartes
       *[other] { $deals } donnes
    } : envoyez un lien à leurs hôtes avant de commencer. Quand toutes auront fini, tout le monde à ces tables verra les résultats et pourra revoir les parties.
deal-notice-waiting = { $count ->
        [one] Une table n’a pas encore fini ces cartes.
       *[other] { $count } tables n’ont pas encore fini ces cartes.
    } La partie à revoir, son histoire et la comparaison s’ouvrent ici quand toutes auront fini.
deal-notice-over = Toutes les tables ont fini ces cartes.
deal-compare = Comparer les tables
