### Sheriff of Nottingham : phases, options, coups, offres, événements et décompte, tels qu’on les raconte à un lecteur.
### `$you` nomme le rôle que le lecteur joue dans la phrase (seat, giver, taker, …), ou vaut « none ».

sheriff-title = Sheriff of Nottingham

## Phases

sheriff-phase-market = Marché
sheriff-phase-loading = Chargement
sheriff-phase-declaration = Déclaration
sheriff-phase-inspection = Inspection
sheriff-phase-debt = Une dette à payer
sheriff-phase-confiscation = Pour les défausses
sheriff-phase-feast = Festin
sheriff-phase-over = Décompte final

## Options

sheriff-option-royal-goods = Ajoute les Marchandises Royales : de la Contrebande qui compte double ou triple pour le Roi et la Reine.
    .title = Marchandises Royales
sheriff-option-timed-inspection = Donne au Shérif une minute par Marchand ; ensuite, toutes les Besaces restantes passent.
    .title = Inspection en temps limité
sheriff-option-removed-cards = Remet dix cartes dans la boîte sans les montrer : personne ne peut compter le paquet.
    .title = Cartes retirées
sheriff-option-seven-cards = Des mains de sept cartes au lieu de six.
    .title = Sept cartes
sheriff-option-promo-cards = Ajoute au paquet les Parchemins des Arcanes, les Plats de Festin et les Convocations Royales.
    .title = Cartes promo
sheriff-option-first-sheriff = Qui est Shérif en premier ; sans choix, on tire au sort.
    .title = Premier Shérif
sheriff-option-floor = Libre : chacun peut parler à tout moment. À tour de rôle : après chaque intervention du Shérif, chacun est interrogé à son tour.
    .title = Qui peut parler
sheriff-option-words = Combien de fois le Shérif peut menacer ou faire une offre pendant une inspection, quand on parle à tour de rôle.
    .title = Interventions du Shérif (parole à tour de rôle)

## Petites expressions

sheriff-coins =
    { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
sheriff-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sheriff-face-down-cards =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
sheriff-pile =
    { $pile ->
        [left] Défausse gauche
        [right] Défausse droite
       *[deck] Pioche
    }
sheriff-bag-of =
    { $whose ->
        [you] votre Besace
       *[other] la Besace { ELIDE("de", $seat) }
    }

## La table

sheriff-headline = Tour { $round } sur { $rounds } – { $phase }
sheriff-headline-sheriff =
    { $you ->
        [sheriff] Vous êtes le Shérif
       *[none] Shérif : { $sheriff }
    }
sheriff-column-player = Joueur
sheriff-column-coins = Pièces
sheriff-column-face-down = Cachées
sheriff-column-bag = Besace
sheriff-column-value = Valeur
sheriff-column-penalty = Pénalité
sheriff-is-sheriff = Shérif
sheriff-bag =
    { $fate ->
        [waved] passée ✓ (déclaré : { $declared })
        [opened] ouverte (déclaré : { $declared })
        [must-open] déclaré : { $declared } – à ouvrir
       *[undecided] déclaré : { $declared }
    }
sheriff-your-hand = Votre main
sheriff-your-bag = Votre Besace
sheriff-your-hidden = Vos cartes cachées
sheriff-pile-empty = vide
sheriff-words-left =
    { $count ->
        [0] Il ne vous reste plus de mots.
        [one] Il vous reste un mot.
       *[other] Il vous reste { $count } mots.
    }
sheriff-piles-title = Les défausses, carte du dessus en premier
sheriff-deals-title = Accords de cette inspection
sheriff-deals-empty = Aucun accord n’est encore conclu.
sheriff-ledger-title = Promesses
sheriff-ledger-empty = Personne n’a encore rien promis.
sheriff-ledger-round = Tour
sheriff-ledger-promise = Promesse
sheriff-ledger-to = Faite à
sheriff-ledger-fate = Tenue ?
sheriff-ledger-line =
    { $you ->
        [promiser] Vous { $term }
       *[none] { $promiser } { $term }
    }
sheriff-promise-paid =
    { $count ->
        [one] ({ $count } Pièce déjà payée)
       *[other] ({ $count } Pièces déjà payées)
    }
sheriff-promise-fate =
    { $fate ->
        [kept] tenue
        [broken] rompue
        [void] caduque
       *[open] à tenir
    }

## Ce qu’on demande au lecteur

sheriff-ask-aside = Mettez de côté jusqu’à cinq cartes, puis piochez ; ou piochez tout de suite.
sheriff-ask-aside-full = Votre main est complète. Mettez de côté les cartes à changer, ou gardez tout.
sheriff-ask-draw = Complétez votre main à { $cards } cartes : d’abord les défausses, ensuite la pioche.
sheriff-ask-lay = Posez les cartes mises de côté sur l’une des deux défausses. La dernière sera dessus.
sheriff-ask-loading = Mettez une à cinq cartes dans la Besace, puis fermez-la.
sheriff-ask-declaration = Que dites-vous avoir dans votre Besace ? Elle contient { sheriff-cards }.
sheriff-ask-sheriff = Menacez, marchandez, puis ouvrez les Besaces ou laissez-les passer.
sheriff-ask-merchant =
    { $fate ->
        [undecided] Le marchandage est ouvert. Faites une offre au Shérif, ou attendez.
       *[decided] Le sort de votre Besace est réglé. Vous pouvez encore marchander.
    }
sheriff-ask-offered = On vous propose un marché. Répondez, ou faites une autre offre.
sheriff-contraband-mark = { $mark } Contrebande
sheriff-silence =
    { $whose ->
        [own] Silence jusqu’au sort de ma Besace
       *[all] Silence jusqu’au sort de toutes les Besaces
    }
sheriff-ask-gives = Que donnez-vous ou promettez-vous ? Dites ensuite ce que vous voulez.
sheriff-ask-wants = Que voulez-vous en échange ? Envoyez ensuite l’offre.
sheriff-ask-debt = Vous devez encore { $owed } à { $creditor }. Donnez des Marchandises, les plus chères d’abord ; on ne rend pas la monnaie.
sheriff-ask-confiscation = Posez les Marchandises confisquées sur une défausse : la dernière dessus.
sheriff-ask-summons = Posez la Convocation Royale sur une défausse.
sheriff-ask-feast = Que devient votre Plat de Festin ?

## Coups : ce que fait chacun ; `.row` en annonce une ligne

sheriff-move-aside = Mettre de côté { $good }
    .row = Mettre de côté
sheriff-move-done = Garder ma main
    .row = Ou
sheriff-move-draw =
    { $pile ->
        [left] Prendre la carte du dessus de la défausse gauche
        [right] Prendre la carte du dessus de la défausse droite
       *[deck] Tirer une carte de la pioche
    }
    .row = Piocher
sheriff-move-lay-left = Poser { $good } sur la défausse gauche
    .row = Défausse gauche
sheriff-move-lay-right = Poser { $good } sur la défausse droite
    .row = Défausse droite
sheriff-move-pack = Mettre { $good } dans la Besace
    .row = Mettre en Besace
sheriff-move-close = Fermer la Besace
    .row = Puis
sheriff-move-declare = Déclarer { $good }
    .row = Déclarer
sheriff-move-open = Ouvrir la Besace { ELIDE("de", $seat) }
    .row = Ouvrir la Besace
sheriff-move-wave = Laisser passer la Besace { ELIDE("de", $seat) }
    .row = Laisser passer
sheriff-move-threaten = Menacer d’ouvrir la Besace { ELIDE("de", $seat) }
    .row = Menacer
sheriff-move-accept = Accepter l’offre { ELIDE("de", $seat) }
    .row = Accepter l’offre
sheriff-move-decline = Refuser l’offre { ELIDE("de", $seat) }
    .row = Refuser l’offre
sheriff-move-withdraw = Retirer l’offre faite à { $seat }
    .row = Retirer l’offre à
sheriff-move-leave =
    { $other-count ->
        [0] Reprendre ce que vous avez ajouté à l’offre { ELIDE("de", $seat) }
       *[other] Reprendre ce que vous avez ajouté à l’offre { ELIDE("de", $seat) } à { $other }
    }
    .row = Reprendre votre part de l’offre
sheriff-move-kept = Dire que la promesse en paroles est tenue : { $seat }
    .row = Promesse tenue par
sheriff-move-broken = Dire que la promesse en paroles est rompue : { $seat }
    .row = Promesse rompue par
sheriff-move-to = Écrire une offre à { $seat }
    .row = Écrire une offre à
sheriff-move-join =
    { $other-count ->
        [0] S’ajouter à l’offre { ELIDE("de", $seat) }
       *[other] S’ajouter à l’offre { ELIDE("de", $seat) } à { $other }
    }
    .row = S’ajouter à l’offre
sheriff-move-pick = Choisir les cartes demandées par { $seat }
    .row = Choisir des cartes pour l’offre
sheriff-move-choose = Choisir { $good }
    .row = Choisir
sheriff-term-unseen =
    { $count ->
        [one] une carte de Contrebande face cachée, au choix de qui la donne
       *[other] { $count } cartes de Contrebande face cachée, au choix de qui les donne
    }
    .row = Contrebande à leur choix
    .label = une, face cachée
sheriff-move-offer = Donner, faire ou promettre : { $term }
sheriff-move-want = Demander en échange : { $term }
sheriff-move-post = Envoyer l’offre
    .row = Puis
sheriff-move-drop = Annuler
    .row = Ou
sheriff-move-hold = Ne rien dire
    .row = Ou
sheriff-move-give = Donner { $good }
    .row = Donner
sheriff-move-name = Le Plat de Festin devient { $good }
    .row = Il devient
sheriff-move-time-up = Le temps est écoulé
    .row = Sablier
sheriff-bribe = pour faire passer ma Besace…
    .row = Offrir des Pièces
    .question = Combien de Pièces offrez-vous ?
sheriff-price = { $player }…
    .row = Demander des Pièces à
    .question = Combien de Pièces demandez-vous ?
sheriff-amount = combien…
    .question = Combien de Pièces ?
sheriff-next = Dire ce que vous voulez en échange
    .row = Puis
sheriff-pile-top = { $pile } : { $good }
sheriff-pile-count = { $pile } ({ $count })

## Termes d’une offre. Une chose est un nom ; un service ou une promesse est un verbe, dont l’offre donne le sujet

sheriff-term-coins = { $coins }
    .row = Pièces
sheriff-term-stall = { $good }
    .row = De l’Étal
sheriff-term-contraband = { $good } de l’Étal
    .row = Contrebande de l’Étal, montrée
sheriff-term-hidden =
    { $good-count ->
        [0]
            { $count ->
                [one] une carte face cachée de l’Étal
               *[other] { $count } cartes face cachée de l’Étal
            }
       *[other] { $good } de l’Étal (face cachée)
    }
    .row = Contrebande de l’Étal, face cachée
sheriff-term-bag = { $good } de la Besace
    .row = Dans la Besace, sur parole
sheriff-term-give =
    { $form ->
        [infinitive]
            { $you ->
                [to] de vous donner { $things }
               *[none] de donner { $things } à { $to }
            }
       *[finite]
            { $you ->
                [by] donnez { $things } à { $to }
                [to] vous donne { $things }
               *[none] donne { $things } à { $to }
            }
    }
sheriff-term-wave =
    { $form ->
        [label] laisser passer { sheriff-bag-of }
        [infinitive] de laisser passer { sheriff-bag-of }
       *[finite]
            { $you ->
                [by] laissez passer { sheriff-bag-of }
               *[none] laisse passer { sheriff-bag-of }
            }
    }
    .row = Laisser passer
sheriff-term-open =
    { $form ->
        [label] ouvrir { sheriff-bag-of }
        [infinitive] d’ouvrir { sheriff-bag-of }
       *[finite]
            { $you ->
                [by] ouvrez { sheriff-bag-of }
               *[none] ouvre { sheriff-bag-of }
            }
    }
    .row = Ouvrir
sheriff-term-before =
    { $form ->
        [label] trancher pour { sheriff-bag-of } avant celle { ELIDE("de", $second) }
        [infinitive] de trancher pour { sheriff-bag-of } avant celle { ELIDE("de", $second) }
       *[finite]
            { $you ->
                [by] tranchez pour { sheriff-bag-of } avant celle { ELIDE("de", $second) }
               *[none] tranche pour { sheriff-bag-of } avant celle { ELIDE("de", $second) }
            }
    }
    .row = Trancher d’abord
    .label = { $seat } avant { $second }
sheriff-term-pile-left =
    { $form ->
        [label] poser sur la défausse gauche ce qui est confisqué dans { sheriff-bag-of }
        [infinitive] de poser sur la défausse gauche ce qui est confisqué dans { sheriff-bag-of }
       *[finite]
            { $you ->
                [by] posez sur la défausse gauche ce qui est confisqué dans { sheriff-bag-of }
               *[none] pose sur la défausse gauche ce qui est confisqué dans { sheriff-bag-of }
            }
    }
    .row = Confiscations à gauche
sheriff-term-pile-right =
    { $form ->
        [label] poser sur la défausse droite ce qui est confisqué dans { sheriff-bag-of }
        [infinitive] de poser sur la défausse droite ce qui est confisqué dans { sheriff-bag-of }
       *[finite]
            { $you ->
                [by] posez sur la défausse droite ce qui est confisqué dans { sheriff-bag-of }
               *[none] pose sur la défausse droite ce qui est confisqué dans { sheriff-bag-of }
            }
    }
    .row = Confiscations à droite
sheriff-term-later-coins =
    { $form ->
        [label] promesse : { $coins } plus tard
        [infinitive] de promettre { $coins } pour plus tard
       *[finite]
            { $you ->
                [by] promettez { $coins } d’ici la fin de votre prochain tour de Shérif
               *[none] promet { $coins } d’ici la fin de son prochain tour de Shérif
            }
    }
    .row = Promettre des Pièces
sheriff-term-later-words =
    { $form ->
        [label] promesse : en paroles
        [infinitive] de promettre quelque chose en paroles
       *[finite]
            { $you ->
                [by] promettez quelque chose dans vos propres mots
               *[none] promet quelque chose dans ses propres mots
            }
    }
    .row = Promettre
    .label = dans vos propres mots
    .question = Que promet-on ? Tout le monde le lira avec l’offre et parmi les promesses.
sheriff-passing =
    { $taken ->
        [none]
            { $lost ->
                [none] { "" }
               *[other] non acceptée, caduque : l’offre { ELIDE("de", $losers) }
            }
       *[other]
            { $lost ->
                [none] accepte l’offre { ELIDE("de", $takers) }
               *[other] accepte l’offre { ELIDE("de", $takers) } ; non acceptée, caduque : l’offre { ELIDE("de", $losers) }
            }
    }
sheriff-words = « { $words } »
sheriff-offer-between = { $author } (à { $other })
sheriff-draft-join = Vous vous ajoutez à l’offre { ELIDE("de", $player) }. Que donnez-vous ou promettez-vous ?
sheriff-draft-pick = { $player } demande de la Contrebande face cachée. Quelles cartes donnez-vous ?
sheriff-offer-request =
    { $you ->
        [author] Vous demandez à { $other } { $wants-infinitive }, sans rien offrir.
        [other] { $author } vous demande { $wants-infinitive }, sans rien offrir.
       *[none] { $author } demande à { $other } { $wants-infinitive }, sans rien offrir.
    }
sheriff-part = { sheriff-event-joined }
sheriff-term-later-wave =
    { $form ->
        [label] promesse : laisser passer { sheriff-bag-of } au prochain tour de Shérif
        [infinitive]
            { $you ->
                [by] de promettre de laisser passer { sheriff-bag-of } à votre prochain tour de Shérif
               *[none] de promettre de laisser passer { sheriff-bag-of } à son prochain tour de Shérif
            }
       *[finite]
            { $you ->
                [by] promettez de laisser passer { sheriff-bag-of } à votre prochain tour de Shérif
               *[none] promet de laisser passer { sheriff-bag-of } à son prochain tour de Shérif
            }
    }
    .row = Promettre de laisser passer
sheriff-term-later-open =
    { $form ->
        [label] promesse : ouvrir { sheriff-bag-of } au prochain tour de Shérif
        [infinitive]
            { $you ->
                [by] de promettre d’ouvrir { sheriff-bag-of } à votre prochain tour de Shérif
               *[none] de promettre d’ouvrir { sheriff-bag-of } à son prochain tour de Shérif
            }
       *[finite]
            { $you ->
                [by] promettez d’ouvrir { sheriff-bag-of } à votre prochain tour de Shérif
               *[none] promet d’ouvrir { sheriff-bag-of } à son prochain tour de Shérif
            }
    }
    .row = Promettre d’ouvrir
sheriff-term-later-honest =
    { $form ->
        [label] promesse : une Besace honnête la prochaine fois
        [infinitive] de promettre une Besace honnête la prochaine fois
       *[finite]
            { $you ->
                [by] promettez une Besace honnête la prochaine fois
               *[none] promet une Besace honnête la prochaine fois
            }
    }
    .row = Promettre
    .label = une Besace honnête la prochaine fois
sheriff-offer =
    { $gives-kind ->
        [none] { sheriff-offer-request }
        [things]
            { $wants-kind ->
                [none]
                    { $you ->
                        [author] Vous offrez { $gives-things } à { $other }, en cadeau.
                        [other] { $author } vous offre { $gives-things } en cadeau.
                       *[none] { $author } offre { $gives-things } à { $other }, en cadeau.
                    }
                [things]
                    { $you ->
                        [author] Vous offrez { $gives-things } à { $other } contre { $wants-things }.
                        [other] { $author } vous offre { $gives-things } contre { $wants-things }.
                       *[none] { $author } offre { $gives-things } à { $other } contre { $wants-things }.
                    }
                [wave-author]
                    { $you ->
                        [author] Vous offrez { $gives-things } à { $other } pour faire passer votre Besace.
                        [other] { $author } vous offre { $gives-things } pour faire passer sa Besace.
                       *[none] { $author } offre { $gives-things } à { $other } pour faire passer sa Besace.
                    }
               *[other]
                    { $you ->
                        [author] Vous offrez { $gives-things } à { $other } si { $other } { $wants }.
                        [other] { $author } vous offre { $gives-things } si vous { $wants }.
                       *[none] { $author } offre { $gives-things } à { $other } si { $other } { $wants }.
                    }
            }
        [later-wave-other]
            { $wants-kind ->
                [later-wave-author]
                    { $you ->
                        [author] Vous proposez un pacte à { $other } : le prochain de vous deux à être Shérif laisse passer la Besace de l’autre.
                        [other] { $author } vous propose un pacte : le prochain de vous deux à être Shérif laisse passer la Besace de l’autre.
                       *[none] { $author } propose un pacte à { $other } : le prochain des deux à être Shérif laisse passer la Besace de l’autre.
                    }
               *[other] { sheriff-offer-deeds }
            }
        [wave-other]
            { $wants-kind ->
                [things]
                    { $you ->
                        [author] Vous proposez { $gives-infinitive } contre { $wants-things }.
                       *[none] { $author } propose { $gives-infinitive } contre { $wants-things }.
                    }
               *[other] { sheriff-offer-deeds }
            }
       *[other] { sheriff-offer-deeds }
    }
sheriff-offer-short =
    { $gives-kind ->
        [things]
            { $wants-kind ->
                [wave-author]
                    { $you ->
                        [other] { $author } : { $gives-things } pour passer.
                       *[none] { sheriff-offer }
                    }
               *[other] { sheriff-offer }
            }
       *[other] { sheriff-offer }
    }
sheriff-offer-deeds =
    { $wants-kind ->
        [none]
            { $you ->
                [author] Vous proposez à { $other } { $gives-infinitive }.
                [other] { $author } vous propose { $gives-infinitive }.
               *[none] { $author } propose à { $other } { $gives-infinitive }.
            }
        [things]
            { $you ->
                [author] Vous proposez à { $other } { $gives-infinitive } contre { $wants-things }.
                [other] { $author } vous propose { $gives-infinitive } contre { $wants-things }.
               *[none] { $author } propose à { $other } { $gives-infinitive } contre { $wants-things }.
            }
        [wave-author]
            { $you ->
                [author] Vous proposez { $gives-infinitive } pour faire passer votre Besace.
               *[none] { $author } propose { $gives-infinitive } pour faire passer sa Besace.
            }
       *[other]
            { $you ->
                [author] Vous proposez { $gives-infinitive } si { $other } { $wants }.
                [other] { $author } propose { $gives-infinitive } si vous { $wants }.
               *[none] { $author } propose { $gives-infinitive } si { $other } { $wants }.
            }
    }
sheriff-deal =
    { $wants-kind ->
        [none]
            { $you ->
                [author] Conclu : vous { $gives }.
               *[none] Conclu : { $author } { $gives }.
            }
       *[other]
            { $you ->
                [author] Conclu : vous { $gives } ; { $other } { $wants }.
                [other] Conclu : { $author } { $gives } ; vous { $wants }.
               *[none] Conclu : { $author } { $gives } ; { $other } { $wants }.
            }
    }
sheriff-draft-to = Vous écrivez une offre à { $player }.
sheriff-draft-gives =
    { $gives-kind ->
        [things] Vous offrez { $gives-things } – et que voulez-vous ?
       *[other] Vous proposez { $gives-infinitive } – et que voulez-vous ?
    }
sheriff-draft-aside = Mis de côté jusqu’ici : { $goods }.
sheriff-draft-pack = Dans votre Besace jusqu’ici : { $goods }.
sheriff-draft-lay = À poser, dans cet ordre : { $goods }.
sheriff-draft-give = À donner : { $goods }.
sheriff-draft-name = Jusqu’ici : { $goods }.

## Événements

sheriff-event-dealt =
    { $you ->
        [seat] Vous recevez { $goods }.
       *[none] { $seat } reçoit { $goods }.
    }
sheriff-event-turned-up = On retourne deux défausses : à gauche { $left }, à droite { $right }.
sheriff-event-round-began =
    { $you ->
        [sheriff] Le tour { $round } commence. Vous êtes le Shérif.
       *[none] Le tour { $round } commence. Shérif : { $sheriff }.
    }
sheriff-event-set-aside =
    { $you ->
        [seat] Vous mettez de côté { $good }.
       *[none] { $seat } met de côté { $good }.
    }
sheriff-event-set-aside-unseen = { $seat } met de côté { sheriff-cards }.
sheriff-event-drew =
    { $you ->
        [seat] Vous tirez { $good } de la pioche.
       *[none] { $seat } tire { $good } de la pioche.
    }
sheriff-event-drew-unseen = { $seat } tire { sheriff-cards } de la pioche.
sheriff-event-took =
    { $pile ->
        [left]
            { $you ->
                [seat] Vous prenez { $good } dans la défausse gauche.
               *[none] { $seat } prend { $good } dans la défausse gauche.
            }
       *[right]
            { $you ->
                [seat] Vous prenez { $good } dans la défausse droite.
               *[none] { $seat } prend { $good } dans la défausse droite.
            }
    }
sheriff-event-laid =
    { $pile ->
        [left]
            { $you ->
                [seat] Vous posez { $good } sur la défausse gauche.
               *[none] { $seat } pose { $good } sur la défausse gauche.
            }
       *[right]
            { $you ->
                [seat] Vous posez { $good } sur la défausse droite.
               *[none] { $seat } pose { $good } sur la défausse droite.
            }
    }
sheriff-event-laid-confiscated = { sheriff-event-laid }
sheriff-event-renewed = La pioche est vide : { $cards } des défausses en forment une nouvelle, bien mélangée.
sheriff-event-packed =
    { $you ->
        [seat] Vous fermez votre Besace sur { $goods }.
       *[none] { $seat } ferme une Besace sur { $goods }.
    }
sheriff-event-declared =
    { $you ->
        [seat] Vous déclarez { $good }.
       *[none] { $seat } déclare { $good }.
    }
sheriff-event-threatened =
    { $you ->
        [sheriff] Vous menacez d’ouvrir la Besace { ELIDE("de", $seat) }.
        [seat] { $sheriff } menace d’ouvrir votre Besace.
       *[none] { $sheriff } menace d’ouvrir la Besace { ELIDE("de", $seat) }.
    }
sheriff-event-posted =
    { $instead ->
        [countered] Contre-offre. { sheriff-offer }
       *[other] { sheriff-offer }
    }
sheriff-event-joined =
    { $gives-kind ->
        [things]
            { $you ->
                [seat] Vous ajoutez { $gives-things } à l’offre { ELIDE("de", $author) }.
                [author] { $seat } ajoute { $gives-things } à votre offre.
                [other] { $seat } ajoute { $gives-things } à l’offre que vous fait { $author }.
               *[none] { $seat } ajoute { $gives-things } à l’offre { ELIDE("de", $author) }.
            }
       *[other]
            { $you ->
                [seat] Vous vous joignez à l’offre { ELIDE("de", $author) } et proposez { $gives-infinitive }.
                [author] { $seat } se joint à votre offre et propose { $gives-infinitive }.
                [other] { $seat } se joint à l’offre que vous fait { $author } et propose { $gives-infinitive }.
               *[none] { $seat } se joint à l’offre { ELIDE("de", $author) } et propose { $gives-infinitive }.
            }
    }
sheriff-event-left-offer =
    { $you ->
        [seat] Vous reprenez ce que vous aviez ajouté à l’offre { ELIDE("de", $author) }.
        [author] { $seat } reprend ce qui s’ajoutait à votre offre.
        [other] { $seat } reprend ce qui s’ajoutait à l’offre que vous fait { $author }.
       *[none] { $seat } reprend ce qui s’ajoutait à l’offre { ELIDE("de", $author) }.
    }
sheriff-event-closed =
    { $fate ->
        [accepted]
            { $you ->
                [author] { $other } accepte votre offre.
                [other] Vous acceptez l’offre { ELIDE("de", $author) }.
               *[none] { $other } accepte l’offre { ELIDE("de", $author) }.
            }
        [declined]
            { $you ->
                [author] { $other } refuse votre offre.
                [other] Vous refusez l’offre { ELIDE("de", $author) }.
               *[none] { $other } refuse l’offre { ELIDE("de", $author) }.
            }
        [withdrawn]
            { $you ->
                [author] Vous retirez votre offre à { $other }.
                [other] { $author } retire l’offre qui vous était faite.
               *[none] { $author } retire l’offre faite à { $other }.
            }
        [countered] { "" }
       *[lapsed]
            { $you ->
                [author] Votre offre à { $other } ne tient plus.
                [other] L’offre que vous faisait { $author } ne tient plus.
               *[none] L’offre { ELIDE("de", $author) } à { $other } ne tient plus.
            }
    }
sheriff-event-waved =
    { $you ->
        [sheriff] Vous laissez passer la Besace { ELIDE("de", $seat) }.
        [seat] { $sheriff } laisse passer votre Besace.
       *[none] { $sheriff } laisse passer la Besace { ELIDE("de", $seat) }.
    }
sheriff-event-opened =
    { $you ->
        [sheriff] Vous ouvrez la Besace { ELIDE("de", $seat) } : { $goods }.
        [seat] { $sheriff } ouvre votre Besace : { $goods }.
       *[none] { $sheriff } ouvre la Besace { ELIDE("de", $seat) } : { $goods }.
    } { $lies-count ->
        [0]
            { $summonses ->
                [0] Tout est conforme !
               *[other] Une Convocation Royale n’est pas un mensonge.
            }
        [one] Déclaré : { $declared }. Une carte non déclarée !
       *[other] Déclaré : { $declared }. { $lies-count } cartes non déclarées !
    }
sheriff-event-confiscated =
    { $you ->
        [sheriff] Vous confisquez { $goods }.
       *[none] { $sheriff } confisque { $goods }.
    }
sheriff-event-answered =
    { $you ->
        [sheriff] Vous répondez à la Convocation Royale.
        [seat] { $sheriff } doit répondre à votre Convocation Royale.
       *[none] { $sheriff } doit répondre à la Convocation Royale.
    }
sheriff-event-was-missing =
    { $you ->
        [giver] Promis à { $taker }, mais pas dans votre Besace : { $good }.
        [taker] Promis, mais pas dans la Besace { ELIDE("de", $giver) } : { $good }.
       *[none] Promis à { $taker }, mais pas dans la Besace { ELIDE("de", $giver) } : { $good }.
    }
sheriff-event-delivered =
    { $goods-count ->
        [0]
            { $you ->
                [seat] Vous livrez { sheriff-hidden } sur votre Étal.
               *[none] { $seat } livre { sheriff-hidden } sur son Étal.
            }
       *[other]
            { $contraband ->
                [0]
                    { $you ->
                        [seat] Vous livrez { $goods } sur votre Étal.
                       *[none] { $seat } livre { $goods } sur son Étal.
                    }
               *[other]
                    { $you ->
                        [seat] Vous livrez { $goods } sur votre Étal, et { sheriff-hidden }.
                       *[none] { $seat } livre { $goods } sur son Étal, et { sheriff-hidden }.
                    }
            }
    }
sheriff-event-paid =
    { $you ->
        [giver] Vous payez { $coins } à { $taker }.
        [taker] { $giver } vous paie { $coins }.
       *[none] { $giver } paie { $coins } à { $taker }.
    }
sheriff-event-handed-over =
    { $you ->
        [giver] Vous remettez { $good } à { $taker }.
        [taker] { $giver } vous remet { $good }.
       *[none] { $giver } remet { $good } à { $taker }.
    }
sheriff-event-slipped =
    { $you ->
        [giver] Vous glissez { $good } à { $taker }, face cachée.
        [taker] { $giver } vous glisse { $good }, face cachée.
       *[none] { $giver } glisse { $good } à { $taker }, face cachée.
    }
sheriff-event-slipped-unseen = { $giver } glisse { sheriff-face-down-cards } à { $taker }.
sheriff-event-slipped-named = { sheriff-event-slipped }
sheriff-event-surrendered =
    { $you ->
        [giver] Vous révélez { $good } et remettez le tout à { $taker }.
        [taker] { $giver } révèle { $good } et vous remet le tout.
       *[none] { $giver } révèle { $good } et remet le tout à { $taker }.
    }
sheriff-event-owed =
    { $you ->
        [debtor] Vous devez encore { $coins } à { $creditor }.
        [creditor] { $debtor } vous doit encore { $coins }.
       *[none] { $debtor } doit encore { $coins } à { $creditor }.
    }
sheriff-event-forgiven =
    { $you ->
        [debtor] Il ne vous reste rien : une dette de { $coins } est effacée.
       *[none] Il ne reste rien à { $debtor } : une dette de { $coins } est effacée.
    }
sheriff-event-promised =
    { $you ->
        [promiser] Vous { $term }.
       *[none] { $promiser } { $term }.
    }
sheriff-event-promise-settled =
    { $fate ->
        [kept]
            { $you ->
                [promiser] Vous tenez votre promesse à { $promisee }.
                [promisee] { $promiser } tient la promesse qui vous était faite.
               *[none] { $promiser } tient la promesse faite à { $promisee }.
            }
        [broken]
            { $you ->
                [promiser] Vous rompez votre promesse à { $promisee }.
                [promisee] { $promiser } rompt la promesse qui vous était faite.
               *[none] { $promiser } rompt la promesse faite à { $promisee }.
            }
       *[void]
            { $you ->
                [promiser] L’occasion de tenir votre promesse à { $promisee } n’est pas venue.
                [promisee] L’occasion de la promesse que vous faisait { $promiser } n’est pas venue.
               *[none] L’occasion de la promesse { ELIDE("de", $promiser) } à { $promisee } n’est pas venue.
            }
    }
sheriff-event-voided =
    { $you ->
        [payer] Votre accord avec le Shérif n’a pas été exécuté : ce que vous aviez payé vous revient.
       *[none] L’accord { ELIDE("de", $payer) } avec le Shérif n’a pas été exécuté : ce qui avait été payé est rendu.
    }
sheriff-event-time-up = Le temps est écoulé : toutes les Besaces restantes passent, et aucun pot-de-vin n’est payé.
sheriff-event-revealed =
    { $you ->
        [seat] Vos cartes cachées : { $goods }.
       *[none] Cartes cachées { ELIDE("de", $seat) } : { $goods }.
    }
sheriff-event-named =
    { $you ->
        [seat] Votre Plat de Festin devient { $good }.
       *[none] Le Plat de Festin { ELIDE("de", $seat) } devient { $good }.
    }
sheriff-event-over =
    { $you ->
        [winners]
            { $winners-count ->
                [1] Vous gagnez !
               *[other] Vous partagez la victoire avec { $winners-others } !
            }
       *[none]
            { $winners-count ->
                [1] { $winners } gagne la partie.
               *[other] { $winners } se partagent la victoire.
            }
    }

## Le décompte final

sheriff-count-place = Rang
sheriff-count-goods = Étal
sheriff-count-total = Total
sheriff-count-title =
    { $title ->
        [king]
            { $tied ->
                [yes] Roi à égalité { $bonus }
               *[no] Roi { $bonus }
            }
       *[queen]
            { $tied ->
                [yes] Reine à égalité { $bonus }
               *[no] Reine { $bonus }
            }
    }
sheriff-hidden =
    { $smuggled-count ->
        [0]
            { $contraband ->
                [one] une carte face cachée
               *[other] { $contraband } cartes face cachée
            }
       *[other] { $smuggled } face cachée
    }

# what a round has brought
sheriff-figure-of = { $seat } { $count }
sheriff-recap-bags =
    { $passed-count ->
        [0] { "" }
       *[other] Besaces laissées passer : { $passed }.
    } { $honest-count ->
        [0] { "" }
       *[other] Besaces ouvertes, honnêtes : { $honest }.
    } { $caught-count ->
        [0] { "" }
       *[other] Pris à mentir : { $caught }.
    }
sheriff-recap-coins =
    { $gained-count ->
        [0] { "" }
       *[other] Pièces gagnées : { $gained }.
    } { $lost-count ->
        [0] { "" }
       *[other] Pièces perdues : { $lost }.
    }
sheriff-recap-stalls =
    { $brought-count ->
        [0] { "" }
       *[other] Cartes livrées aux Étals : { $brought }.
    }
