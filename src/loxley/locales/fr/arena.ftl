### L’arène : tournois entre robots.

arena-playing = Parties de { $game }
arena-title = { $game } : { $games } parties à { $seats } joueurs
arena-entry = Robot
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
arena-method = La part équitable des victoires est de { NUMBER($fair, maximumFractionDigits: 1) } %. { $deals } donnes, chacune jouée une fois pour chaque rotation des places ; les intervalles portent sur les donnes.
