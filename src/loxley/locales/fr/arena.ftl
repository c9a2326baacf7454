### L’arène : tournois entre bots.

arena-playing = Parties de { $game }
arena-done = { $done } parties jouées sur { $games }.
arena-writing = Écriture des décisions
arena-too-few = trop peu de parties
arena-no-parquet = { $folder } : tout est gardé sauf results.parquet et les décisions, pour lesquels il manque polars : pip install "loxley[research]"
arena-interrupted =
    { $kept ->
        [yes] Interrompu. { $games } parties sont gardées ; la même commande reprendra à partir de là.
       *[no] Interrompu. Rien n’est gardé ; avec --records DIR, la même commande reprendrait.
    }
arena-title = { $game } : { $games } parties à { $seats } joueurs
arena-entry = Bot
arena-played = Jouées
arena-wins = Victoires
arena-ci95 = IC 95 %
arena-score = Score
arena-rating = Cote
arena-times = Temps de calcul d’une décision, en millisecondes
arena-decisions = Décisions
arena-mean = Moyenne
arena-p95 = 95 % en
arena-longest = Au plus
arena-whole = { NUMBER($figure, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-percents = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-points = { NUMBER($figure, maximumFractionDigits: 0, useGrouping: 0) }
arena-range = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
arena-ms = { NUMBER($figure, maximumFractionDigits: 0) }
arena-ms-fine = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-replaced =
    { $bot } a été remplacé par un bot plus simple dans { $games ->
        [one] une partie
       *[other] { $games } parties
    } : { $kind ->
        [illegal] il a choisi un coup interdit, { $detail }
        [silent] il n’a rien dit alors que la partie l’attendait
        [slow] il a réfléchi trop longtemps
       *[failed] il est tombé en panne, { $detail }
    } ({ $place }).
arena-method =
    La part équitable des victoires est de { NUMBER($fair, maximumFractionDigits: 1) } %. { $deals ->
        [one] Une donne,
       *[other] { $deals } donnes, chacune
    } jouée une fois pour chaque rotation des places ; les intervalles portent sur les donnes.

## Meilleures réponses

response-training = Recherche d’une meilleure réponse à { $level }
response-done = { $done } secondes de processeur utilisées sur { $games }.
response-measuring = Mesure sur des donnes nouvelles
response-title = { $game }, { $seats } joueurs : une meilleure réponse à { $level }
response-knob = Paramètre
response-start = Départ
response-found = Trouvé
response-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
response-share = Seul parmi eux, il gagne { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { $games } parties sur des donnes nouvelles (IC à 95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) ; une part équitable est de { NUMBER($fair, maximumFractionDigits: 1) } %.
response-trained =
    { $generations ->
        [one] Entraîné pendant une génération,
       *[other] Entraîné pendant { $generations } générations,
    } { $games } parties.
response-seat = Son nom, pour toute autre rencontre : { $bot }

## Graphiques

plot-wins = { $game } : qui gagne ({ $games } parties à { $seats } joueurs)
plot-fair = part équitable { NUMBER($fair, maximumFractionDigits: 1) } %
plot-wins-axis = part des victoires par place, en %, avec intervalles à 95 %
plot-scores = { $game } : scores finaux ({ $games } parties à { $seats } joueurs)
plot-scores-axis = points ; le trait est la médiane
plot-rates = { $game } : leur façon de jouer ({ $games } parties à { $seats } joueurs)
plot-rates-shares = en %
plot-rates-counts = par joueur et par partie

## Taux

arena-rates = Leur façon de jouer
arena-rate = Taux
arena-rate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rate-count = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }

rate-sheriff-lie = Besaces mensongères
rate-sheriff-smuggling = Besaces avec Contrebande
rate-sheriff-inspection = Besaces ouvertes
rate-sheriff-caught = Mensonges découverts
rate-sheriff-bribe = Besaces avec pot-de-vin offert
rate-sheriff-bribe-accepted = Dont acceptés
rate-sheriff-demand = Besaces avec pot-de-vin réclamé
rate-sheriff-demand-accepted = Dont payés
rate-sheriff-promises = Promesses faites
rate-sheriff-promise-kept = Promesses tenues
rate-sheriff-deals = Accords conclus
rate-sheriff-deals-of-more = Dont autre chose que des Pièces contre un service
rate-sheriff-deals-of-goods = Accords avec des Marchandises
rate-sheriff-deals-of-promises = Accords avec des promesses
rate-sheriff-deals-pooled = Accords à plusieurs payeurs
rate-sheriff-deals-given = Cadeaux

rate-nottingham-take = Tours : prendre
rate-nottingham-steal = Tours : voler
rate-nottingham-burgle = Tours : cambrioler
rate-nottingham-rob = Tours : attaquer
rate-nottingham-buy = Tours : acheter
rate-nottingham-barter = Tours : échanger
rate-nottingham-ambush = Tours : embuscade
rate-nottingham-defended = Attaques repoussées
rate-nottingham-sold = Appels suivis d’un échange
rate-nottingham-deliveries = Séries livrées
rate-nottingham-ambushes-laid = Embuscades tendues
rate-nottingham-ambushes-sprung = Embuscades activées
rate-nottingham-deliveries-failed = Livraisons manquées
rate-nottingham-missions = Missions accomplies

rate-sherwood-proposals = Alliances proposées
rate-sherwood-signed = Propositions signées
rate-sherwood-alliances = Bandes à plusieurs
rate-sherwood-alone = Bandes solitaires
rate-sherwood-raids = Raids accomplis
rate-sherwood-raids-together = Raids menés ensemble
rate-sherwood-claims = Affirmations
rate-sherwood-claims-false = Affirmations fausses
rate-sherwood-promises = Promesses faites
rate-sherwood-betrayals = Promesses rompues
