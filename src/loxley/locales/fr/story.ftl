### L’histoire d’une partie terminée : tournants, prix, graphiques et chiffres.
### `$you` nomme le rôle du lecteur dans la phrase (seat, sheriff, giver, …), ou « none ».

story-title = L’histoire de la partie
story-share = Copier le lien
story-turns = Tournants
story-turns-text = Choisissez-en un pour revoir ce moment dans la relecture.
story-awards = Prix
story-figures = Par joueur
story-inspections = Inspections
story-inspections-text = « Sans doute vrai » : ce que le Shérif pouvait déduire des cartes vues, dans des mondes imaginés à partir de ce qu’il voit lui-même ; qui peut dire la vérité est censé la dire.
story-step = Étape { $step }
story-line = { $head } : { $text }
story-table = Les chiffres de ce graphique
story-player = Joueur
story-from-to = { $giver } → { $taker }
story-yes = oui
story-no = non
story-times =
    { $count ->
        [one] une fois
       *[other] { $count } fois
    }
story-inspector = Shérif
story-bag = Besace
story-decision = Décision
story-decision-opened = ouverte
story-decision-waved = laissée passer
story-lied = Mensonge
story-likely-true = Sans doute vrai
story-expected = Pièces attendues
story-worth = Pièces si ouverte
story-page = { $game } : l’histoire d’une partie
story-written = L’histoire est dans { $file }
story-won-line =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }

## Graphiques

story-chart-course = Les points au fil de la partie
story-chart-lies = Besaces, mensonges et qui s’est fait prendre
story-chart-flows = Qui a donné quoi à qui
story-chart-inspections = Ce que valait l’ouverture de chaque Besace, et ce que le Shérif pouvait attendre
story-chart-raids = Attaques
story-chart-ambushes = Embuscades et missions
story-chart-bands = Alliances et raids
story-chart-tips = Tuyaux, vrais et faux
story-axis-rounds = tours
story-axis-steps = étapes de la relecture
story-axis-points = points
story-axis-times = combien de fois
story-axis-worth = combien en tout
story-axis-expected = Pièces que le Shérif pouvait attendre
story-axis-true-worth = Pièces en vérité

## Chiffres et sortes d’échanges

story-figure-bags = Besaces déclarées
story-figure-lies = mensonges
story-figure-caught = mensonges découverts
story-figure-judged = Besaces jugées comme Shérif
story-figure-opened = Besaces ouvertes
story-figure-waved = Besaces laissées passer
story-figure-found = mensonges trouvés
story-figure-expected-found = mensonges à y attendre
story-figure-inspection-coins = Pièces gagnées aux inspections
story-figure-smuggled = valeur passée en fraude
story-figure-promises = promesses faites
story-figure-promises-kept = promesses tenues
story-figure-promises-broken = promesses rompues
story-figure-bribes-paid = Pièces payées en marchandant
story-figure-bribes-taken = Pièces reçues en marchandant
story-figure-bribe = Pièces des marchés conclus
story-figure-goods = Marchandises des marchés conclus, en valeur
story-figure-fine = Pénalités en Pièces
story-figure-fine-goods = Pénalités en Marchandises, en valeur
story-figure-raids = raids
story-figure-attacks = attaques
story-figure-raided = attaques subies
story-figure-defended = attaques repoussées
story-figure-trades = échanges
story-figure-ambushes-laid = embuscades posées
story-figure-ambushes-sprung = embuscades activées
story-figure-deliveries = livraisons
story-figure-failed = livraisons arrêtées
story-figure-missions = missions
story-figure-raid = pris dans des attaques, en valeur
story-figure-return = donné en retour
story-figure-trade = échangé, en valeur
story-figure-ambush = pris dans des embuscades, en valeur
story-figure-raids-together = raids à plusieurs
story-figure-let-pass = chariots qui sont passés
story-figure-alliances = cachettes tenues à plusieurs
story-figure-alone = cachettes tenues en solitaire
story-figure-claims = tuyaux donnés
story-figure-claims-judged = tuyaux vérifiés
story-figure-claims-false = faux tuyaux
story-figure-gold = or payé

## Tournants

story-lead =
    { $you ->
        [seat] Vous prenez la tête avec { $points } points, { $ahead } d’avance.
       *[none] { $seat } prend la tête avec { $points } points, { $ahead } d’avance.
    }
story-won =
    { $ahead ->
        [0] La partie finit avec { $points } points pour { $winners }. Il faut départager.
       *[other] La partie finit avec { $points } points pour { $winners }, { $ahead } d’avance.
    }
story-sheriff-smuggled =
    { $you ->
        [sheriff] Vous laissez passer la Besace { ELIDE("de", $seat) }. Dedans, non déclaré : { $goods }, d’une valeur de { $worth }.
        [seat] { $sheriff } laisse passer votre Besace. Dedans, non déclaré : { $goods }, d’une valeur de { $worth }.
       *[none] { $sheriff } laisse passer la Besace { ELIDE("de", $seat) }. Dedans, non déclaré : { $goods }, d’une valeur de { $worth }.
    }
story-sheriff-caught =
    { $you ->
        [sheriff] Vous prenez { $seat } sur le fait avec { $goods } et recevez { $coins }.
        [seat] { $sheriff } vous prend sur le fait avec { $goods } : { $coins } à payer.
       *[none] { $sheriff } prend { $seat } sur le fait avec { $goods } : { $coins } à payer.
    }
story-sheriff-wronged =
    { $you ->
        [sheriff] Vous ouvrez la Besace { ELIDE("de", $seat) }, et elle est honnête. Il vous en coûte { $coins }.
        [seat] { $sheriff } ouvre votre Besace honnête et vous paie { $coins }.
       *[none] { $sheriff } ouvre la Besace { ELIDE("de", $seat) }, et elle est honnête. Il en coûte { $coins }.
    }
story-sheriff-bribed =
    { $you ->
        [giver] Vous payez { $coins } à { $taker } dans un marché.
        [taker] { $giver } vous paie { $coins } dans un marché.
       *[none] { $giver } paie { $coins } à { $taker } dans un marché.
    }
story-sheriff-broke =
    { $you ->
        [promiser] Vous rompez une promesse faite à { $promisee }.
        [promisee] { $promiser } rompt une promesse qui vous était faite.
       *[none] { $promiser } rompt une promesse faite à { $promisee }.
    }
story-nottingham-delivered =
    { $you ->
        [seat] Vous livrez { $object } pour { $points } points.
       *[none] { $seat } livre { $object } pour { $points } points.
    }
story-nottingham-stopped =
    { $you ->
        [seat] Des embuscades arrêtent votre livraison. Il vous reste en main : { $object }.
       *[none] Des embuscades arrêtent la livraison { ELIDE("de", $seat) }. Il reste en main : { $object }.
    }
story-nottingham-mission =
    { $you ->
        [seat] Vous accomplissez la mission « { $mission } ».
       *[none] { $seat } accomplit la mission « { $mission } ».
    }
story-sherwood-raided = Raid sur « { $card } » avec une valeur de combat de { $strength }, mené par { $seats }.
story-sherwood-went-on = Un chariot passe malgré { $seats } : { $strength } contre { $needed }.
story-sherwood-false-tip =
    { $you ->
        [seat] Votre tuyau était faux : il n’est pas vrai que { $said }.
       *[none] Le tuyau { ELIDE("de", $seat) } était faux : il n’est pas vrai que { $said }.
    }
story-sherwood-broke =
    { $you ->
        [promiser] Vous rompez une promesse faite à { $promisee }.
        [promisee] { $promiser } rompt une promesse qui vous était faite.
       *[none] { $promiser } rompt une promesse faite à { $promisee }.
    }
story-sherwood-alliance = Une alliance de { $seats-count } tient la cachette { $hideout } : { $seats }.

## Prix

story-award-best-lie =
    { $you ->
        [seat] Vous faites passer { $goods } sous le nez { ELIDE("de", $sheriff) }, d’une valeur de { $worth }.
        [sheriff] { $seat } fait passer { $goods } sous votre nez, d’une valeur de { $worth }.
       *[none] { $seat } fait passer { $goods } sous le nez { ELIDE("de", $sheriff) }, d’une valeur de { $worth }.
    }
    .title = Le plus beau mensonge
story-award-dearest-bribe =
    { $you ->
        [giver] Vous payez { $coins } à { $taker }.
        [taker] { $giver } vous paie { $coins }.
       *[none] { $giver } paie { $coins } à { $taker }.
    }
    .title = Le pot-de-vin le plus cher
story-award-worst-inspection =
    { $you ->
        [sheriff] Vous ouvrez la Besace honnête { ELIDE("de", $seat) } et payez { $coins }. Elle avait { $chance } % de chances d’être vraie.
        [seat] { $sheriff } ouvre votre Besace honnête et paie { $coins }. Elle avait { $chance } % de chances d’être vraie.
       *[none] { $sheriff } ouvre la Besace honnête { ELIDE("de", $seat) } et paie { $coins }. Elle avait { $chance } % de chances d’être vraie.
    }
    .title = La pire inspection
story-award-best-inspection =
    { $you ->
        [sheriff] Vous trouvez { $goods } dans la Besace { ELIDE("de", $seat) } : { $coins }.
        [seat] { $sheriff } trouve { $goods } dans votre Besace : { $coins }.
       *[none] { $sheriff } trouve { $goods } dans la Besace { ELIDE("de", $seat) } : { $coins }.
    }
    .title = La meilleure inspection
story-award-honest =
    { $you ->
        [seat]
            { $bags ->
                [one] Vous avez le moins menti : une Besace honnête.
               *[other] Vous avez le moins menti : { $bags } Besaces honnêtes.
            }
       *[none]
            { $bags ->
                [one] { $seat } a le moins menti : une Besace honnête.
               *[other] { $seat } a le moins menti : { $bags } Besaces honnêtes.
            }
    }
    .title = L’honnêteté même
story-award-word =
    { $you ->
        [seat]
            { $kept ->
                [one] Vous avez tenu votre promesse.
               *[other] Vous avez tenu { $kept } promesses sans en rompre aucune.
            }
       *[none]
            { $kept ->
                [one] { $seat } a tenu son unique promesse.
               *[other] { $seat } a tenu { $kept } promesses sans en rompre aucune.
            }
    }
    .title = Parole tenue
story-award-richest-delivery =
    { $you ->
        [seat] Vous livrez { $object } pour { $points } points.
       *[none] { $seat } livre { $object } pour { $points } points.
    }
    .title = La plus riche livraison
story-award-best-ambush =
    { $you ->
        [seat] Vous tendez une embuscade à { $target }, qui livrait { $points } points, et prenez { $object }.
        [target] { $seat } vous tend une embuscade pendant que vous livrez { $points } points, et prend { $object }.
       *[none] { $seat } tend une embuscade à { $target }, qui livrait { $points } points, et prend { $object }.
    }
    .title = La meilleure embuscade
story-award-dearest-raid =
    { $you ->
        [seat] Vous prenez { $object } à { $target }, d’une valeur de { $points } points.
        [target] { $seat } vous prend { $object }, d’une valeur de { $points } points.
       *[none] { $seat } prend { $object } à { $target }, d’une valeur de { $points } points.
    }
    .title = La plus belle prise
story-award-mission-alone =
    { $you ->
        [seat] Seule réussite de « { $mission } » : la vôtre.
       *[none] Seule réussite de « { $mission } » : { $seat }.
    }
    .title = Une mission en solitaire
story-award-raider =
    { $you ->
        [seat]
            { $raids ->
                [one] Vous attaquez une fois, plus souvent que tous les autres.
               *[other] Vous attaquez { $raids } fois, plus souvent que tous les autres.
            }
       *[none]
            { $raids ->
                [one] { $seat } attaque une fois, plus souvent que tous les autres.
               *[other] { $seat } attaque { $raids } fois, plus souvent que tous les autres.
            }
    }
    .title = Le plus d’attaques
story-award-raided =
    { $you ->
        [seat]
            { $raids ->
                [one] On vous attaque une fois, plus souvent que tous les autres.
               *[other] On vous attaque { $raids } fois, plus souvent que tous les autres.
            }
       *[none]
            { $raids ->
                [one] On attaque { $seat } une fois, plus souvent que tous les autres.
               *[other] On attaque { $seat } { $raids } fois, plus souvent que tous les autres.
            }
    }
    .title = La victime favorite
story-award-defender =
    { $you ->
        [seat] Vous repoussez des attaques { $times }.
       *[none] { $seat } repousse des attaques { $times }.
    }
    .title = La meilleure défense
story-award-greatest-raid = Raid sur « { $card } » avec une valeur de combat de { $strength }, mené par { $seats }.
    .title = Le plus grand raid
story-award-false-tips =
    { $you ->
        [seat]
            { $tips ->
                [one] Vous donnez un faux tuyau, plus que tous les autres.
               *[other] Vous donnez { $tips } faux tuyaux, plus que tous les autres.
            }
       *[none]
            { $tips ->
                [one] { $seat } donne un faux tuyau, plus que tous les autres.
               *[other] { $seat } donne { $tips } faux tuyaux, plus que tous les autres.
            }
    }
    .title = Langue fourchue
story-award-dearest-share =
    { $you ->
        [giver] Vous payez { $gold } à { $taker }.
        [taker] { $giver } vous paie { $gold }.
       *[none] { $giver } paie { $gold } à { $taker }.
    }
    .title = L’allié le plus cher
story-award-ally =
    { $you ->
        [seat] Vous tenez une cachette avec d’autres { $alliances ->
            [one] une fois
           *[other] { $alliances } fois
        }, plus souvent que tous les autres.
       *[none] { $seat } tient une cachette avec d’autres { $alliances ->
            [one] une fois
           *[other] { $alliances } fois
        }, plus souvent que tous les autres.
    }
    .title = L’allié de tous
story-award-lone-wolf =
    { $you ->
        [seat] Vous tenez une cachette en solitaire { $alone ->
            [one] une fois
           *[other] { $alone } fois
        }, plus souvent que tous les autres.
       *[none] { $seat } tient une cachette en solitaire { $alone ->
            [one] une fois
           *[other] { $alone } fois
        }, plus souvent que tous les autres.
    }
    .title = Loup solitaire
