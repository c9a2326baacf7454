### Nottingham : objets, missions, phases, options, coups et événements, tels qu’on les raconte à un lecteur.
### `$you` nomme le rôle du lecteur dans la phrase (seat, target, other…), ou vaut « none ».

nottingham-title = Nottingham

## Objets. La valeur est le nom tel qu’il se lit après un nombre : « 3 Coffres »

object-copper =
    { $count ->
        [one] Pièce de cuivre
       *[other] Pièces de cuivre
    }
    .title = Cuivre
    .one = une Pièce de cuivre
object-candlestick =
    { $count ->
        [one] Chandelier
       *[other] Chandeliers
    }
    .title = Chandelier
    .one = un Chandelier
object-gold =
    { $count ->
        [one] carte Or
       *[other] cartes Or
    }
    .title = Or
    .one = une carte Or
object-pearls =
    { $count ->
        [one] carte Perles
       *[other] cartes Perles
    }
    .title = Perles
    .one = une carte Perles
object-jewels =
    { $count ->
        [one] carte Joyaux
       *[other] cartes Joyaux
    }
    .title = Joyaux
    .one = une carte Joyaux
object-necklace =
    { $count ->
        [one] Collier
       *[other] Colliers
    }
    .title = Collier
    .one = un Collier
object-chest =
    { $count ->
        [one] Coffre
       *[other] Coffres
    }
    .title = Coffre
    .one = un Coffre

## Couleurs et embuscades

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = mauve
colour-white = blanc
colour-grey = gris
ambush-red = rouge
ambush-yellow = jaune
ambush-green = vert
ambush-blue = bleu
ambush-purple = mauve
ambush-white = blanc
ambush-grey = gris

## Missions

mission-one-of-each = un exemplaire de chaque objet
    .title = Un de chaque
mission-five-of-a-kind = cinq objets identiques
    .title = Cinq identiques
mission-four-pairs = quatre paires différentes
    .title = Quatre paires
mission-three-pairs = trois paires différentes
    .title = Trois paires

## Phases

nottingham-phase-colours = Couleurs
nottingham-phase-turn = Tour de jeu
nottingham-phase-buying = Offres de vente
nottingham-phase-bartering = Échange
nottingham-phase-choice = Choix d’une offre
nottingham-phase-defence = Défense
nottingham-phase-burglary = Cambriolage
nottingham-phase-robbery = Attaque
nottingham-phase-looking = Une embuscade se prépare
nottingham-phase-delivery = Livraison
nottingham-phase-springing = Embuscades
nottingham-phase-shortage = Plus rien à piocher
nottingham-phase-over = Le décompte

## Options

nottingham-option-first-player = Qui commence ; sans choix, on tire au sort.
    .title = Premier joueur
nottingham-option-memory-aid = Permet à chacun de consulter ce qu’il a vu des mains, des butins et de la défausse.
    .title = Aide-mémoire
nottingham-option-colours = Selon la place : chacun a la couleur de sa place. Au choix : avant le premier tour, chacun choisit la sienne, dans l’ordre des places.
    .title = Couleurs

## Petites tournures

nottingham-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
nottingham-action =
    { $action ->
        [buy] Achat
        [steal] Vol
        [ambush] Embuscade
        [burgle] Cambriolage
        [rob] Attaque
        [defend] Défense
       *[barter] Échange
    }

## La table

nottingham-headline = Case { $space } sur { $spaces } – { $phase }
nottingham-headline-turn =
    { $you ->
        [seat] C’est votre tour
       *[none] Au tour { ELIDE("de", $seat) }
    }
nottingham-column-player = Joueur
nottingham-column-colour = Couleur
nottingham-column-hand = Main
nottingham-column-ambushes = Embuscades
nottingham-column-loot = Butin
nottingham-column-missions = Missions
nottingham-column-offer = Offre
nottingham-column-value = valeur
nottingham-card-label = Révélée
nottingham-set-label = En livraison
nottingham-missions-label = Missions
nottingham-mission-line =
    { $doers ->
        [0] { $mission } { $alone }/{ $shared }
        [1] { $mission } { $shared }
       *[other] { $mission } –
    }
nottingham-track-label = Piste
nottingham-track-line = le Sheriff sur { $number }, puis { $ahead }
nottingham-track-start = le Sheriff à Nottingham, puis { $ahead }
nottingham-piles-label = Piles
nottingham-piles-line = pioche { $deck }, défausse { $discard }, embuscades { $ambushes }
nottingham-your-hand = Votre main
nottingham-your-ambushes = Vos embuscades
nottingham-your-loot = Votre butin
nottingham-own-loot = { $loot } ({ $score } points avec vos missions)
nottingham-shown-hand =
    { $you ->
        [seat] Votre main
       *[none] Main { ELIDE("de", $player) }
    }
nottingham-looked = Vous consultez

## L’aide-mémoire

command-memory = mémoire
    .does = montre ce que vous avez vu des mains, des butins et de la défausse (Nottingham, si la table l’a choisi)
nottingham-memory-title = Ce que vous avez vu
nottingham-memory-off = Cette table joue sans aide-mémoire.
nottingham-memory-sure = En main, à coup sûr
nottingham-memory-doubtful =
    { $missing ->
        [0] Peut-être en main
        [one] En main, à une carte près
       *[other] En main, à { $missing } cartes près
    }
nottingham-memory-loot = Butin
nottingham-memory-discard = Défausse

## Ce qu’on demande au lecteur

nottingham-ask-colours = Quelle couleur choisissez-vous ?
nottingham-ask-turn =
    { $action ->
        [defend] Un Collier se garde toujours.
       *[other] Prendre la carte { $card }, ou effectuer son action ({ nottingham-action }) ?
    }
nottingham-ask-buying = { $seat } achète avec une Pièce de cuivre. Que proposez-vous ?
nottingham-ask-bartering = { $seat } échange un Coffre. Proposez une ou deux cartes.
nottingham-ask-choice-buy = Quelle offre acceptez-vous ?
nottingham-ask-choice-barter = { nottingham-ask-choice-buy }
nottingham-ask-defence = { $seat } en veut à vos cartes. Vous défendez-vous avec un Collier ?
nottingham-ask-burglary = Quelle carte prenez-vous à { $target } ?
nottingham-ask-robbery = Quelle carte prenez-vous à { $target } ?
nottingham-ask-looking = Quelle carte embuscade gardez-vous ?
nottingham-ask-delivery = Livrez-vous quelque chose ?
nottingham-ask-springing =
    { $again ->
        [yes] { $sprung } a activé une embuscade : la question est posée à nouveau. { $seat } livre { $objects }. Activez-vous une embuscade ?
       *[no] { $seat } livre { $objects }. Activez-vous une embuscade ?
    }
nottingham-ask-shortage = Il n’y a plus rien à piocher. Défaussez { nottingham-cards }.

## Coups : ce que fait chacun ; `.row` introduit une ligne de coups

nottingham-move-take = Prendre la carte
    .row = Prendre
nottingham-move-buy = Acheter avec cette Pièce
    .row = Ou
nottingham-move-steal = Voler une carte à { $seat }
    .row = Voler
nottingham-move-ambush = Tendre une embuscade
    .row = Ou
nottingham-move-burgle = Consulter la main { ELIDE("de", $seat) } et y prendre une carte
    .row = Cambrioler
nottingham-move-rob = Faire étaler la main { ELIDE("de", $seat) } et y prendre une carte
    .row = Attaquer
nottingham-move-barter = Échanger ce Coffre
    .row = Ou
nottingham-move-sell = Proposer { $objects }
    .row = Proposer
nottingham-move-offer = Proposer { $objects }
    .row = Proposer
nottingham-move-accept = Accepter l’offre { ELIDE("de", $seat) }
    .row = Accepter l’offre
nottingham-move-refuse = Tout refuser et garder la Pièce de cuivre
    .row = Ou
nottingham-move-defend = Se défendre avec un Collier
    .row = Se défendre
nottingham-move-pick = Prendre { $objects }
    .row = Prendre
nottingham-move-seize = Prendre { $objects }
    .row = Prendre
nottingham-move-keep = Garder l’embuscade : { $ambush }
    .row = Garder
nottingham-move-deliver = Livrer { $objects }
    .row = Livrer
nottingham-move-mission = Accomplir la mission : { $mission } ({ $objects })
    .row = Mission
nottingham-move-end-turn = Finir le tour
    .row = Ou
nottingham-move-spring = Activer l’embuscade : { $ambush }
    .row = Activer
nottingham-move-pass = Passer
    .row = Ou
nottingham-move-discard = Défausser { $objects }
    .row = Défausser
nottingham-move-done = Poser ces cartes
    .row = Puis
nottingham-move-colour = Choisir { $colour }
    .row = Couleur
nottingham-draft-discard = À défausser : { $objects }.

## Événements

nottingham-event-began =
    { $you ->
        [first-player] La partie commence. Vous jouez en premier.
       *[none] La partie commence. { $first-player } joue en premier.
    }
nottingham-event-chose-colour =
    { $you ->
        [seat] Vous choisissez la couleur { $colour }.
       *[none] { $seat } choisit la couleur { $colour }.
    }
nottingham-event-dealt =
    { $you ->
        [seat] Vous recevez { $objects }.
       *[none] { $seat } reçoit { $objects }.
    }
nottingham-event-turned-up =
    { $you ->
        [seat] Vous révélez { $object }.
       *[none] { $seat } révèle { $object }.
    }
nottingham-event-took =
    { $you ->
        [seat] Vous gardez { $object }.
       *[none] { $seat } garde { $object }.
    }
nottingham-event-called =
    { $action ->
        [buy]
            { $you ->
                [seat] Vous voulez acheter avec la Pièce de cuivre.
               *[none] { $seat } veut acheter avec la Pièce de cuivre.
            }
       *[barter]
            { $you ->
                [seat] Vous voulez échanger le Coffre.
               *[none] { $seat } veut échanger le Coffre.
            }
    }
nottingham-event-chose =
    { $you ->
        [seat] Vous choisissez { $objects }.
       *[none] { $seat } choisit { $objects }.
    }
nottingham-event-offered =
    { $you ->
        [seat] Vous proposez { $objects }.
       *[none] { $seat } propose { $objects }.
    }
nottingham-event-proved =
    { $you ->
        [seat] Vous n’avez rien à proposer et le montrez : { $objects }.
       *[none] { $seat } n’a rien à proposer et le montre : { $objects }.
    }
nottingham-event-traded =
    { $you ->
        [seat] Vous prenez { $objects } à { $other } contre { $gave }.
        [other] { $seat } vous prend { $objects } contre { $gave }.
       *[none] { $seat } prend { $objects } à { $other } contre { $gave }.
    }
nottingham-event-refused =
    { $you ->
        [seat] Vous refusez toutes les offres.
       *[none] { $seat } refuse toutes les offres.
    }
nottingham-event-attacked =
    { $action ->
        [steal]
            { $you ->
                [seat] Vous voulez voler { $target }.
                [target] { $seat } veut vous voler.
               *[none] { $seat } veut voler { $target }.
            }
        [burgle]
            { $you ->
                [seat] Vous voulez cambrioler { $target }.
                [target] { $seat } veut vous cambrioler.
               *[none] { $seat } veut cambrioler { $target }.
            }
       *[rob]
            { $you ->
                [seat] Vous voulez attaquer { $target }.
                [target] { $seat } veut vous attaquer.
               *[none] { $seat } veut attaquer { $target }.
            }
    }
nottingham-event-defended =
    { $you ->
        [seat] Vous vous défendez avec un Collier.
       *[none] { $seat } joue un Collier pour se défendre.
    }
nottingham-event-swapped =
    { $you ->
        [seat] Vous prenez { $object } à { $target } et donnez { $gave }.
        [target] { $seat } vous prend { $object } et donne { $gave }.
       *[none] { $seat } prend { $object } à { $target } et donne { $gave }.
    }
nottingham-event-swapped-openly =
    { $you ->
        [seat] { $target } vous donne { $object } et reçoit { $gave }.
        [target] Vous donnez { $object } à { $seat } et recevez { $gave }.
       *[none] { $target } donne { $object } à { $seat } et reçoit { $gave }.
    }
nottingham-event-swapped-unseen = { $seat } prend une carte cachée à { $target } et donne { $gave }.
nottingham-event-saw-hand =
    { $you ->
        [seat] Vous consultez la main { ELIDE("de", $target) } : { $objects }.
       *[none] { $seat } consulte la main { ELIDE("de", $target) } : { $objects }.
    }
nottingham-event-saw-hand-unseen =
    { $you ->
        [target] { $seat } consulte votre main.
       *[none] { $seat } consulte la main { ELIDE("de", $target) }.
    }
nottingham-event-laid-open =
    { $you ->
        [seat] Vous étalez votre main : { $objects }.
       *[none] { $seat } étale sa main : { $objects }.
    }
nottingham-event-looked =
    { $you ->
        [seat] Vous consultez ces cartes embuscade : { $ambushes }.
       *[none] { $seat } consulte ces cartes embuscade : { $ambushes }.
    }
nottingham-event-looked-unseen =
    { $cards ->
        [one] { $seat } consulte la dernière carte embuscade.
       *[other] { $seat } consulte les { $cards } premières cartes embuscade.
    }
nottingham-event-laid-ambush =
    { $you ->
        [seat] Vous tendez une embuscade : { $ambush }.
       *[none] { $seat } tend une embuscade : { $ambush }.
    }
nottingham-event-laid-ambush-unseen = { $seat } tend une embuscade.
nottingham-event-put-back =
    { $you ->
        [seat] La dernière carte embuscade est de votre couleur et retourne à sa place.
       *[none] La dernière carte embuscade est de la couleur { ELIDE("de", $seat) } et retourne à sa place.
    }
nottingham-event-showed-set =
    { $you ->
        [seat] Vous vous apprêtez à livrer { $object }.
       *[none] { $seat } s’apprête à livrer { $object }.
    }
nottingham-event-sprang =
    { $you ->
        [seat] Vous activez une embuscade ({ $ambush }) : vous prenez { $object } à { $target } et donnez la carte Or.
        [target] { $seat } active une embuscade ({ $ambush }) : vous perdez { $object } et recevez la carte Or.
       *[none] { $seat } active une embuscade ({ $ambush }) : { $target } perd { $object } et reçoit la carte Or.
    }
nottingham-event-delivered =
    { $you ->
        [seat] Vous livrez { $object }.
       *[none] { $seat } livre { $object }.
    }
nottingham-event-failed =
    { $you ->
        [seat] Votre livraison échoue. Les cartes restantes retournent en main : { $object }.
       *[none] La livraison { ELIDE("de", $seat) } échoue. Les cartes restantes retournent en main : { $object }.
    }
nottingham-event-accomplished =
    { $you ->
        [seat] Vous accomplissez la mission « { $mission } » avec { $objects }.
       *[none] { $seat } accomplit la mission « { $mission } » avec { $objects }.
    }
nottingham-event-sheriff-moved =
    { $number ->
        [0] Le Sheriff est de retour à Nottingham.
       *[other] Le Sheriff avance sur la case { $space } : les mains de { $number } au plus piochent.
    }
nottingham-event-received =
    { $you ->
        [seat] Le Sheriff vous offre { $object }.
       *[none] Le Sheriff offre { $object } à { $seat }.
    }
nottingham-event-received-unseen =
    { $seat-count ->
        [one] Le Sheriff offre une carte à { $seat }.
       *[other] Le Sheriff offre une carte à chacun : { $seat }.
    }
nottingham-event-renewed = La pioche est épuisée : la défausse est mélangée pour en former une nouvelle, { $cards }.
nottingham-event-ran-short = Il n’y a plus rien à piocher : qui a plus de { $number } défausse le surplus.
nottingham-event-discarded =
    { $you ->
        [seat] Vous défaussez { $objects }.
       *[none] { $seat } défausse { $objects }.
    }
nottingham-event-discarded-unseen = { $seat } défausse { $cards }.
nottingham-event-skipped = Il n’y a toujours rien à piocher pour { $seats }.
nottingham-event-over =
    { $you ->
        [winners]
            { $winners-count ->
                [1] Vous gagnez !
               *[other] Vous partagez la victoire avec { $winners-others } !
            }
       *[none]
            { $winners-count ->
                [1] { $winners } gagne.
               *[other] { $winners } partagent la victoire.
            }
    }

## Le décompte, et la feuille de score

nottingham-count-place = Rang
nottingham-count-loot = Butin
nottingham-count-missions = Missions
nottingham-count-total = Total

## Matériel

components-objects = Objets (NO-1.1)
components-object = Objet
components-action = Action
components-missions = Missions (NO-1.3)
components-mission = Mission
components-alone = Seul
components-shared = À deux
components-ambushes = Cartes embuscade à deux objets (NO-1.2)
components-pair = Objets
components-track = Piste (NO-1.4)
components-spaces = Nombres des cases, à partir de Nottingham
components-nottingham-stand-ins = Un chiffre « provisoire » est le nôtre, faute de source. Si vous possédez la boîte, mettez les vôtres dans un fichier : loxley components nottingham --check FICHIER.

# what has happened since the Sheriff's last step
nottingham-figure-of = { $seat } { $count }
nottingham-recap-delivered =
    { $cards-count ->
        [0] { "" }
       *[other] Cartes livrées : { $cards }.
    } { $missions-count ->
        [0] { "" }
       *[other] Mission accomplie : { $missions }.
    }
nottingham-recap-taken =
    { $taken-count ->
        [0] { "" }
       *[other] Cartes prises aux autres : { $taken }.
    } { $defended-count ->
        [0] { "" }
       *[other] Attaque repoussée : { $defended }.
    }
nottingham-recap-ambushes =
    { $sprung-count ->
        [0] { "" }
       *[other] Embuscade activée : { $sprung }.
    } { $laid-count ->
        [0] { "" }
       *[other] Embuscade tendue : { $laid }.
    }
