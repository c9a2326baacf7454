### Comment une saisie est refusée : une ligne qui nomme le champ, ce qui ne va pas, et la règle.

refusal = { $field } : { $sentence }
refusal-by-rule = { $field } : { $sentence } ({ $rule })
refusal-line = ligne { $number }

## Fichiers

refused-no-such-file = ce fichier n’existe pas
refused-secret-too-short = un secret demande au moins { $least } caractères
refused-folder-not-made = impossible de créer ce dossier ({ $found })
refused-no-such-folder = ce dossier n’existe pas ; créez-le d’abord
refused-seed-needs-server = demande un serveur à soi, et il en tourne un à { $address } ; arrêtez-le d’abord
refused-is-a-folder = c’est un dossier, pas un fichier
refused-no-access = accès refusé
refused-not-usable = inutilisable ({ $found })
refused-unreadable-file = lecture impossible ({ $reason })
refused-unwritable-file = écriture impossible ({ $reason })
refused-file-exists = ce fichier existe déjà et ne sera pas remplacé
refused-not-text = ce n’est pas du texte en UTF-8
refused-not-toml = ce n’est pas du TOML
refused-not-json = ce n’est pas du JSON
refused-unix-only = ne se mesure que sous Linux et macOS
refused-nobody-reads = plus personne ne lit la sortie

## Champs

refused-unknown-field = ce champ n’existe pas
refused-missing-field = ce champ manque, ou n’est pas ce qu’il devrait être
refused-wrong-type =
    il faut { $wanted ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
       *[object] un objet
    }, et non { $found ->
        [int] un nombre entier
        [float] un nombre à virgule
        [str] un texte
        [bool] true ou false
        [null] rien
        [array] une liste
       *[object] un objet
    }
refused-out-of-range = il faut un nombre de { $least } à { $most }, et non { $found }
refused-not-a-flag = il faut true ou false, et non { $found }
refused-not-a-choice = il faut choisir parmi { $choices } ; { $found } n’en fait pas partie
refused-not-a-number = il faut un nombre
refused-not-words = il faut une liste de mots
refused-bad-seed = il faut 64 chiffres hexadécimaux
refused-not-a-seed = il faut un nombre entier, ou 64 chiffres hexadécimaux

## Jeux et options

refused-no-score-sheet = il n’y a pas de feuille de score pour { $found }
refused-no-components = il n’y a pas de chiffres imprimés pour { $found }
refused-unknown-game = il n’y a pas de jeu { $found } ; il y a { $choices }
refused-unknown-option = cette option n’existe pas ; il y a { $choices }
refused-unknown-level = il n’y a pas de niveau { $found } ; il y a { $choices }
refused-unknown-character = il n’y a pas de caractère { $found } ; il y a { $choices }
refused-bot-not-found = le bot { $found } ne peut pas être chargé : { $reason }
refused-not-a-bot = { $found } n’est pas un bot : il faut une classe dérivée de loxley.bots.Bot
refused-other-games = { $found } ne joue pas à ce jeu, seulement à { $games }
refused-no-program = le programme { $found } ne peut pas être lancé : { $reason }
refused-bad-bot-name = « { $found } » ne peut pas être le nom d’un bot : écrivez NOM=BOT avec un nom de { $most } caractères au plus
refused-bad-link = { $found } n’est pas l’adresse d’une table ; elle commence par http:// ou https://
refused-no-table-named = nommez la table, ou donnez son lien entier
refused-no-server = pas de réponse de { $found } : { $reason }
refused-no-free-seat = aucune place n’est libre à cette table
refused-seat-lost = cette place n’est plus celle du bot
refused-connection-lost = la connexion est perdue et n’a pas pu être rétablie : { $reason }
refused-bot-refused = la table a refusé ses coups : { $moves }
refused-server-runs = Loxley tourne déjà à l’adresse { $address } sans ce bot ; arrêtez-le, ou lancez-le avec loxley serve --bot { $bot }
refused-no-such-seat = cette place n’existe pas

## Parties enregistrées

refused-empty-record = le fichier est vide : ce n’est pas une partie enregistrée
refused-foreign-record = ce n’est pas une partie de Loxley que cette version sache lire
refused-after-the-end = l’enregistrement continue après sa fin
refused-unknown-ending = il faut over ou paused
refused-no-seed = l’enregistrement s’arrête avant que la graine soit écrite : il ne peut pas être vérifié
refused-wrong-seed = la graine n’est pas celle qui était promise au début
refused-illegal-move = coup interdit à ce moment : { $moves }
refused-game-is-over = la partie est finie ; commencez-en une autre
refused-wrong-result = le résultat n’est pas celui auquel mènent les coups
refused-unknown-card = il n’y a pas de carte { $found }
refused-wrong-deck = ce ne sont pas les cartes de ce jeu
refused-no-such-lesson = il n’y a pas de partie guidée { $found } ; il y a { $choices }
refused-not-a-lesson = cette partie guidée appartient à un autre jeu, ou a ses propres cartes

## Composants

refused-unknown-promo = il faut le nom d’une carte promo, chacune une seule fois
refused-wrong-count = il en faut de { $least } à { $most }, trouvé { $found }
refused-unknown-mission = il faut le nom d’une mission, une fois chacune ; trouvé { $found }
refused-not-a-pair = il faut deux objets différents
refused-bad-provenance = il faut booklet, reported, stand-in ou own, et non { $found }
refused-not-the-towns = doit nommer une fois chacune de { $choices }
refused-unknown-hideout = il n’y a pas de cachette { $found }, ou elle y figure deux fois
refused-not-a-route = doit être deux villes différentes parmi { $choices }
refused-twice = y figure deux fois

## Feuilles de score

refused-no-name = il faut un nom
refused-same-name = deux joueurs s’appellent { $found }
refused-not-in-play =
    { $players ->
        [3] cette Marchandise n’est pas dans la boîte à trois joueurs
       *[other] cette Marchandise n’est pas dans cette boîte
    }
refused-too-many-cards = avec cet Étal, la table en est à { $found } ; la boîte en contient { $most }
refused-too-many-coins = avec cette bourse, la table en est à { $found } Pièces ; il n’y en avait que { $most } au départ
refused-feast-and-plates =
    { $most ->
        [0] il n’y a pas de Plat de Festin sur cet Étal
        [one] il faut nommer la Marchandise Légale qu’est devenu le Plat de Festin, et non { $found } Marchandises
       *[other] il faut nommer les Marchandises Légales que sont devenus les { $most } Plats de Festin, et non { $found }
    }
refused-mission-twice = nomme deux fois une mission
refused-mission-closed = deux joueurs au plus accomplissent une mission, trouvé { $found }

## L’arène

refused-entered-twice = est inscrit deux fois ; écrivez 2x pour l’asseoir deux fois
refused-nobody-entered = personne n’est inscrit
refused-wrong-line-up = { $found } joueurs sont alignés pour une table de { $seats } places
refused-response-alone = une meilleure réponse se cherche contre un seul niveau ; n’en nommez pas d’autre
refused-no-responder = { $game } n’a pas encore de stratégie à paramètres parmi lesquels chercher une meilleure réponse
refused-no-such-knob = « { $found } » n’est pas un paramètre de cette stratégie, ou sort de son intervalle
refused-endless-game = la partie n’était pas finie après { $bound } décisions ({ $place })
refused-no-rows = n’a pas de lignes pour l’apprentissage : { $found }
refused-extra-missing = demande des paquets qui ne sont pas installés : pip install "loxley[{ $extra }]"
refused-agent-failed = { $found } a échoué { $count } fois de suite : { $reason }
refused-agent-unnamed = n’est pas définie ; elle nomme le serveur du modèle
refused-agent-address = « { $found } » n’est pas une adresse ; écrivez par exemple http://127.0.0.1:8080/v1
refused-package-missing = demande un paquet qui n’est pas installé : pip install { $package }
refused-no-cluster = aucune grappe Ray trouvée à { $found }
refused-not-a-tournament = contient autre chose ; indiquez un dossier neuf ou vide
refused-another-tournament = appartient à un tournoi lancé avec d’autres arguments ou une autre version ; indiquez un autre dossier, ou répétez sa commande
refused-damaged-tournament = est endommagé : { $file } ; supprimez le dossier pour rejouer
