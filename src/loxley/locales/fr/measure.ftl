### Ce que dit `loxley measure`.

measure-title = { $game } : comment jouent les bots, { $games } parties à { $seats }
measure-measure = mesure
measure-ratio = { $part }, sur { $whole }
measure-mean = { $mean } ({ $low } à { $high })
measure-lie-gain = valeur passée en fraude, par Besace mensongère
measure-lie-cost = Pièces payées pour mensonge, par Besace mensongère
measure-bribe-surplus = Pièces reçues en accords moins ce qu’ouvrir aurait rapporté, par Besace laissée passer
measure-calibration = Contrôles : probabilité d’un mensonge, combien ont menti, combien furent ouvertes
measure-calibration-text = La probabilité d’un mensonge est comptée dans des mondes compatibles avec ce que savait le contrôleur. Un bon contrôleur ouvre davantage les mensonges plus probables.
measure-likely = mensonge probable
measure-bags = Besaces
measure-lied = menti
measure-opened = ouvertes
measure-cross = Part des victoires de chaque bot (ligne), seul parmi d’autres (colonne)
measure-probes = Part des victoires de chaque sonde (ligne), seule parmi des bots (colonne)
measure-probes-text = Une sonde joue une seule idée simple. Ce que la meilleure gagne au-delà de sa juste part est le minimum que prendrait une meilleure réponse.
measure-plot = Parts : { $names }
measure-method = { $games } parties. Entre parenthèses : intervalles à 95 % sur les donnes ; les parties d’une même donne comptent ensemble.
