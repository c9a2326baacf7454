### Sheriff of Nottingham : phases, options, coups, offres, événements et décompte, tels qu’on les raconte à un lecteur.
### `$you` nomme le rôle que le lecteur joue dans la phrase (seat, giver, taker, …), ou vaut « none ».

sheriff-title = Sheriff of Nottingham

## Phases

sheriff-phase-market = Marché
sheriff-phase-loading = Remplissage des Besaces
sheriff-phase-declaration = Déclaration
sheriff-phase-inspection = Inspection
sheriff-phase-debt = Une dette à payer
sheriff-phase-confiscation = Marchandises confisquées
sheriff-phase-feast = Festin
sheriff-phase-over = Décompte final

## Options

sheriff-option-royal-goods = Ajoute les Marchandises Royales : de la Contrebande qui compte double ou triple pour le Roi et la Reine.
    .title = Marchandises Royales
sheriff-option-timed-inspection = Donne au Shérif une minute par Marchand ; ensuite, toutes les Besaces restantes passent.
    .title = Inspection en temps limité
sheriff-option-removed-cards = Remet dix cartes dans la boîte sans les montrer : personne ne peut compter le paquet.
    .title = Cartes retirées
sheriff-option-seven-cards = Donne des mains de sept cartes au lieu de six.
    .title = Sept cartes
sheriff-option-promo-cards = Ajoute au paquet les Parchemins des Arcanes, les Plats de Festin et les Convocations Royales.
    .title = Cartes promo
sheriff-option-first-sheriff = La place du premier Shérif, comptée à partir de 0 ; -1 la tire au sort.
    .title = Premier Shérif
sheriff-option-floor = Libre (open) : chacun parle quand il veut. Ordonnée (orderly) : chacun est consulté à son tour après chaque mot du Shérif.
    .title = Prise de parole
sheriff-option-words = Combien de fois le Shérif peut menacer ou faire une offre pendant une Inspection ordonnée.
    .title = Mots du Shérif

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
sheriff-face-down = { $goods }, face cachée
sheriff-counted = { $count } { $noun }
sheriff-nothing = rien
sheriff-pile =
    { $pile ->
        [left] Défausse gauche
        [right] Défausse droite
       *[deck] Pioche
    }
sheriff-bag-of =
    { $whose ->
        [yours] votre Besace
        [theirs] sa Besace
       *[named] la Besace de { $owner }
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
        [waved] { $declared }, passée
        [opened] { $declared }, ouverte
        [must-open] { $declared }, à ouvrir
       *[undecided] { $declared }, en attente
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
sheriff-ledger-title = Promesses
sheriff-ledger-empty = Personne n’a encore rien promis.
sheriff-ledger-round = Tour
sheriff-ledger-promise = Promesse
sheriff-ledger-to = Faite à
sheriff-ledger-fate = Tenue ?
sheriff-ledger-line =
    { $you ->
        [subject] Vous { $what }
       *[none] { $subject } { $what }
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
sheriff-ask-draw = Complétez votre main. D’abord les défausses, ensuite la pioche.
sheriff-ask-lay = Posez ce que vous avez mis de côté sur une seule défausse. La dernière carte sera dessus.
sheriff-ask-loading = Mettez de une à cinq cartes dans la Besace, puis fermez-la.
sheriff-ask-declaration = Que dites-vous avoir dans votre Besace ? Elle contient { sheriff-cards }.
sheriff-ask-sheriff = Menacez, marchandez, puis ouvrez ou laissez passer.
sheriff-ask-merchant = Le Shérif vous écoute. Que dites-vous ?
sheriff-ask-gives = Que donnez-vous ou promettez-vous ? Dites ensuite ce que vous voulez.
sheriff-ask-wants = Que voulez-vous en échange ? Faites ensuite l’offre.
sheriff-ask-debt = Vous devez encore { sheriff-coins } à { $creditor }. Donnez des Marchandises, les plus chères d’abord ; on ne rend pas la monnaie.
sheriff-ask-confiscation = Posez les Marchandises confisquées sur une seule défausse. La dernière carte sera dessus.
sheriff-ask-feast = Que devient votre Plat de Festin ?

## Coups : ce que fait chacun ; `.row` en annonce une ligne

sheriff-move-aside = Mettre de côté { $good }
    .row = Mettre de côté
sheriff-move-done = Garder la main telle quelle
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
sheriff-move-open = Ouvrir { $bag }
    .row = Ouvrir la Besace de
sheriff-move-wave = Laisser passer { $bag }
    .row = Laisser passer
sheriff-move-threaten = Menacer d’ouvrir { $bag }
    .row = Menacer
sheriff-move-accept = Accepter l’offre de { $player }
    .row = Accepter l’offre de
sheriff-move-decline = Refuser l’offre de { $player }
    .row = Refuser l’offre de
sheriff-move-withdraw = Retirer l’offre faite à { $player }
    .row = Retirer l’offre à
sheriff-move-leave = Reprendre ce que vous avez ajouté à l’offre de { $player }
    .row = Reprendre votre part de l’offre de
sheriff-move-kept = Dire que { $player } a tenu une promesse donnée en paroles
    .row = Promesse tenue par
sheriff-move-broken = Dire que { $player } a rompu une promesse donnée en paroles
    .row = Promesse rompue par
sheriff-move-to = Écrire une offre à { $player }
    .row = Écrire une offre à
sheriff-move-join = S’ajouter à l’offre de { $player }
    .row = S’ajouter à l’offre de
sheriff-move-pick = Choisir les cartes que { $player } demande
    .row = Choisir des cartes pour l’offre de
sheriff-move-offer = Donner, faire ou promettre : { $term }
sheriff-move-want = Demander en échange : { $term }
sheriff-move-choose = Choisir { $good }
    .row = Choisir
sheriff-move-post = Faire l’offre
    .row = Puis
sheriff-move-drop = Abandonner l’offre
    .row = Ou
sheriff-move-hold = Ne rien dire
    .row = Ou
sheriff-move-give = Donner { $good }
    .row = Donner
sheriff-move-name = Le Plat de Festin devient { $good }
    .row = Il devient
sheriff-move-time-up = Le temps est écoulé
    .row = Sablier
sheriff-bribe = pour que votre Besace passe…
    .row = Offrir des Pièces
    .question = Combien de Pièces offrez-vous ?
sheriff-price = { $player }…
    .row = Faire payer
    .question = Combien de Pièces demandez-vous ?
sheriff-amount = combien…
    .question = Combien de Pièces ?
sheriff-next = Dire ce que vous voulez en échange
    .row = Puis
sheriff-pile-top = { $pile } : { $good }
sheriff-pile-count = { $pile } ({ $count })

## Termes d’une offre. Une chose est un nom ; un service ou une promesse est un verbe, dont l’offre donne le sujet

sheriff-term-coins = { sheriff-coins }
    .row = Pièces
sheriff-term-stall = { $goods }
    .row = De l’Étal
sheriff-term-contraband = { $goods } de l’Étal
    .row = Contrebande nommée
sheriff-term-hidden = { $goods } de l’Étal (face cachée)
    .row = Contrebande cachée
sheriff-term-hidden-unseen =
    { $count ->
        [one] une carte face cachée de l’Étal
       *[other] { $count } cartes face cachée de l’Étal
    }
sheriff-term-unseen =
    { $count ->
        [one] une carte de Contrebande face cachée, au choix de qui la donne
       *[other] { $count } cartes de Contrebande face cachée, au choix de qui les donne
    }
    .row = Contrebande à leur choix
    .label = une, face cachée
sheriff-term-bag = { $goods } de la Besace
    .row = Soi-disant en Besace
sheriff-term-give =
    { $form ->
        [infinitive]
            { $you ->
                [receiver] de vous donner { $things }
               *[none] de donner { $things } à { $receiver }
            }
       *[finite]
            { $you ->
                [subject] lui donnez { $things }
                [receiver] vous donne { $things }
               *[none] donne { $things } à { $receiver }
            }
    }
sheriff-term-wave =
    { $form ->
        [infinitive] de laisser passer { $bag }
       *[finite]
            { $you ->
                [subject] laissez passer { $bag }
               *[none] laisse passer { $bag }
            }
    }
    .row = Laisser passer
sheriff-term-open =
    { $form ->
        [infinitive] d’ouvrir { $bag }
       *[finite]
            { $you ->
                [subject] ouvrez { $bag }
               *[none] ouvre { $bag }
            }
    }
    .row = Ouvrir
sheriff-term-before =
    { $form ->
        [infinitive] de trancher pour { $bag } avant { $second }
       *[finite]
            { $you ->
                [subject] tranchez pour { $bag } avant { $second }
               *[none] tranche pour { $bag } avant { $second }
            }
    }
    .row = Trancher d’abord
    .label = { $bag } avant { $second }
sheriff-term-pile-left =
    { $form ->
        [infinitive] de poser sur la pile de gauche ce qui est confisqué dans { $bag }
       *[finite]
            { $you ->
                [subject] posez sur la pile de gauche ce qui est confisqué dans { $bag }
               *[none] pose sur la pile de gauche ce qui est confisqué dans { $bag }
            }
    }
    .row = Confiscations à gauche
sheriff-term-pile-right =
    { $form ->
        [infinitive] de poser sur la pile de droite ce qui est confisqué dans { $bag }
       *[finite]
            { $you ->
                [subject] posez sur la pile de droite ce qui est confisqué dans { $bag }
               *[none] pose sur la pile de droite ce qui est confisqué dans { $bag }
            }
    }
    .row = Confiscations à droite
sheriff-term-later-wave =
    { $form ->
        [infinitive]
            { $you ->
                [subject] de promettre de laisser passer { $bag } à votre prochain tour de Shérif
               *[none] de promettre de laisser passer { $bag } à son prochain tour de Shérif
            }
       *[finite]
            { $you ->
                [subject] promettez de laisser passer { $bag } à votre prochain tour de Shérif
               *[none] promet de laisser passer { $bag } à son prochain tour de Shérif
            }
    }
    .row = Promettre d’épargner
sheriff-term-later-open =
    { $form ->
        [infinitive]
            { $you ->
                [subject] de promettre d’ouvrir { $bag } à votre prochain tour de Shérif
               *[none] de promettre d’ouvrir { $bag } à son prochain tour de Shérif
            }
       *[finite]
            { $you ->
                [subject] promettez d’ouvrir { $bag } à votre prochain tour de Shérif
               *[none] promet d’ouvrir { $bag } à son prochain tour de Shérif
            }
    }
    .row = Promettre d’ouvrir
sheriff-term-later-honest =
    { $form ->
        [infinitive] de promettre une Besace honnête la prochaine fois
       *[finite]
            { $you ->
                [subject] promettez une Besace honnête la prochaine fois
               *[none] promet une Besace honnête la prochaine fois
            }
    }
    .row = Promettre
    .label = une Besace honnête la prochaine fois
sheriff-term-later-coins =
    { $form ->
        [infinitive] de promettre { sheriff-coins } pour plus tard
       *[finite]
            { $you ->
                [subject] promettez { sheriff-coins } d’ici la fin de votre prochain tour de Shérif
               *[none] promet { sheriff-coins } d’ici la fin de son prochain tour de Shérif
            }
    }
    .row = Promettre des Pièces
    .label = { sheriff-coins } plus tard
sheriff-term-later-words =
    { $form ->
        [infinitive] de promettre quelque chose en paroles
       *[finite]
            { $you ->
                [subject] promettez quelque chose dans vos propres mots
               *[none] promet quelque chose dans ses propres mots
            }
    }
    .row = Promettre
    .label = dans vos propres mots
    .question = Que promet-on ? Tout le monde le lira dans la discussion.
sheriff-passing =
    { $taken ->
        [none]
            { $lost ->
                [none] { "" }
               *[other] non acceptée, caduque : l’offre de { $losers }
            }
       *[other]
            { $lost ->
                [none] accepte l’offre de { $takers }
               *[other] accepte l’offre de { $takers } ; non acceptée, caduque : l’offre de { $losers }
            }
    }
sheriff-draft-join = Vous vous ajoutez à l’offre de { $player }. Que donnez-vous ou promettez-vous ?
sheriff-draft-pick = { $player } demande de la Contrebande face cachée. Quelles cartes donnez-vous ?
sheriff-draft-to = Vous écrivez une offre à { $player }.
sheriff-draft-gives = Vous proposez { $gives } – et que voulez-vous ?
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
        [seat] Vous mettez de côté { $goods }.
       *[none] { $seat } met de côté { $goods }.
    }
sheriff-event-set-aside-unseen = { $seat } met de côté { sheriff-cards }.
sheriff-event-drew =
    { $you ->
        [seat] Vous tirez { $goods } de la pioche.
       *[none] { $seat } tire { $goods } de la pioche.
    }
sheriff-event-drew-unseen = { $seat } tire { sheriff-cards } de la pioche.
sheriff-event-took =
    { $pile ->
        [left]
            { $you ->
                [seat] Vous prenez { $goods } dans la défausse gauche.
               *[none] { $seat } prend { $goods } dans la défausse gauche.
            }
       *[right]
            { $you ->
                [seat] Vous prenez { $goods } dans la défausse droite.
               *[none] { $seat } prend { $goods } dans la défausse droite.
            }
    }
sheriff-event-laid =
    { $pile ->
        [left]
            { $you ->
                [seat] Vous posez { $goods } sur la défausse gauche.
               *[none] { $seat } pose { $goods } sur la défausse gauche.
            }
       *[right]
            { $you ->
                [seat] Vous posez { $goods } sur la défausse droite.
               *[none] { $seat } pose { $goods } sur la défausse droite.
            }
    }
sheriff-event-laid-confiscated = { sheriff-event-laid }
sheriff-event-renewed = La pioche est vide : { sheriff-cards } des défausses en forment une nouvelle, bien mélangée.
sheriff-event-packed =
    { $you ->
        [seat] Vous fermez votre Besace sur { $goods }.
       *[none] { $seat } ferme une Besace sur { $goods }.
    }
sheriff-event-declared =
    { $you ->
        [seat] Vous déclarez { $goods }.
       *[none] { $seat } déclare { $goods }.
    }
sheriff-event-threatened =
    { $you ->
        [sheriff] Vous menacez d’ouvrir la Besace de { $seat }.
        [seat] { $sheriff } menace d’ouvrir votre Besace.
       *[none] { $sheriff } menace d’ouvrir la Besace de { $seat }.
    }
sheriff-event-posted =
    { $manner ->
        [gift]
            { $you ->
                [author] Vous offrez { $gives } à { $other }, en cadeau.
                [other] { $author } vous offre { $gives }, en cadeau.
               *[none] { $author } offre { $gives } à { $other }, en cadeau.
            }
        [pledge]
            { $you ->
                [author] Vous proposez à { $other } { $gives }, sans rien demander.
                [other] { $author } vous propose { $gives }, sans rien demander.
               *[none] { $author } propose à { $other } { $gives }, sans rien demander.
            }
        [request]
            { $you ->
                [author] Vous demandez à { $other } { $wants }, sans rien offrir.
                [other] { $author } vous demande { $wants }, sans rien offrir.
               *[none] { $author } demande à { $other } { $wants }, sans rien offrir.
            }
        [things]
            { $you ->
                [author] Vous offrez { $gives } à { $other } si { $other } { $wants }.
                [other] { $author } vous offre { $gives } si vous { $wants }.
               *[none] { $author } offre { $gives } à { $other } si { $other } { $wants }.
            }
       *[deeds]
            { $you ->
                [author] Vous proposez { $gives } si { $other } { $wants }.
                [other] { $author } propose { $gives } si vous { $wants }.
               *[none] { $author } propose { $gives } si { $other } { $wants }.
            }
    }
sheriff-event-joined =
    { $manner ->
        [things]
            { $you ->
                [seat] Vous ajoutez { $gives } à l’offre de { $author }.
                [author] { $seat } ajoute { $gives } à votre offre.
               *[none] { $seat } ajoute { $gives } à l’offre de { $author }.
            }
       *[deeds]
            { $you ->
                [seat] Vous vous joignez à l’offre de { $author } et proposez { $gives }.
                [author] { $seat } se joint à votre offre et propose { $gives }.
               *[none] { $seat } se joint à l’offre de { $author } et propose { $gives }.
            }
    }
sheriff-event-left-offer =
    { $you ->
        [seat] Vous reprenez ce que vous aviez ajouté à l’offre de { $author }.
        [author] { $seat } reprend ce qui s’ajoutait à votre offre.
       *[none] { $seat } reprend ce qui s’ajoutait à l’offre de { $author }.
    }
sheriff-event-closed =
    { $fate ->
        [accepted]
            { $you ->
                [author] { $other } accepte votre offre.
                [other] Vous acceptez l’offre de { $author }.
               *[none] { $other } accepte l’offre de { $author }.
            }
        [declined]
            { $you ->
                [author] { $other } refuse votre offre.
                [other] Vous refusez l’offre de { $author }.
               *[none] { $other } refuse l’offre de { $author }.
            }
        [withdrawn]
            { $you ->
                [author] Vous retirez votre offre à { $other }.
                [other] { $author } retire l’offre qui vous était faite.
               *[none] { $author } retire l’offre faite à { $other }.
            }
        [countered]
            { $you ->
                [author] { $other } répond à votre offre par une autre.
                [other] Vous répondez à l’offre de { $author } par une autre.
               *[none] { $other } répond à l’offre de { $author } par une autre.
            }
       *[lapsed]
            { $you ->
                [author] Votre offre à { $other } devient caduque.
                [other] L’offre que vous faisait { $author } devient caduque.
               *[none] L’offre de { $author } à { $other } devient caduque.
            }
    }
sheriff-event-held =
    { $you ->
        [seat] Vous ne dites rien.
       *[none]
            { $count ->
                [one] { $names } ne dit rien.
               *[other] { $names } ne disent rien.
            }
    }
sheriff-event-waved =
    { $you ->
        [sheriff] Vous laissez passer la Besace de { $seat }.
        [seat] { $sheriff } laisse passer votre Besace.
       *[none] { $sheriff } laisse passer la Besace de { $seat }.
    }
sheriff-event-opened =
    { $you ->
        [sheriff] Vous ouvrez la Besace de { $seat } : { $goods }.
        [seat] { $sheriff } ouvre votre Besace : { $goods }.
       *[none] { $sheriff } ouvre la Besace de { $seat } : { $goods }.
    } { $verdict ->
        [honest] C’est bien ce qui était déclaré !
        [lie] Déclaré : { $declared }. C’est un mensonge !
       *[summons] Une Convocation Royale n’est pas un mensonge.
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
        [giver] Promis à { $taker }, mais pas dans votre Besace : { $goods }.
        [taker] Promis, mais pas dans la Besace de { $giver } : { $goods }.
       *[none] Promis à { $taker }, mais pas dans la Besace de { $giver } : { $goods }.
    }
sheriff-event-delivered =
    { $you ->
        [seat] Vous livrez { $goods } sur votre Étal.
       *[none] { $seat } livre { $goods } sur son Étal.
    }
sheriff-event-paid =
    { $you ->
        [giver] Vous payez { sheriff-coins } à { $taker }.
        [taker] { $giver } vous paie { sheriff-coins }.
       *[none] { $giver } paie { sheriff-coins } à { $taker }.
    }
sheriff-event-handed-over =
    { $you ->
        [giver] Vous remettez { $goods } à { $taker }.
        [taker] { $giver } vous remet { $goods }.
       *[none] { $giver } remet { $goods } à { $taker }.
    }
sheriff-event-slipped =
    { $you ->
        [giver] Vous glissez { $goods } à { $taker }, face cachée.
        [taker] { $giver } vous glisse { $goods }, face cachée.
       *[none] { $giver } glisse { $goods } à { $taker }, face cachée.
    }
sheriff-event-slipped-unseen = { $giver } glisse { sheriff-face-down-cards } à { $taker }.
sheriff-event-slipped-named = { sheriff-event-slipped }
sheriff-event-surrendered =
    { $you ->
        [giver] Vous révélez { $goods } et remettez le tout à { $taker }.
        [taker] { $giver } révèle { $goods } et vous remet le tout.
       *[none] { $giver } révèle { $goods } et remet le tout à { $taker }.
    }
sheriff-event-owed =
    { $you ->
        [debtor] Vous devez encore { sheriff-coins } à { $creditor }.
        [creditor] { $debtor } vous doit encore { sheriff-coins }.
       *[none] { $debtor } doit encore { sheriff-coins } à { $creditor }.
    }
sheriff-event-forgiven =
    { $you ->
        [debtor] Il ne vous reste rien : une dette de { sheriff-coins } est effacée.
       *[none] Il ne reste rien à { $debtor } : une dette de { sheriff-coins } est effacée.
    }
sheriff-event-promised =
    { $you ->
        [promiser] Vous { $what }.
       *[none] { $promiser } { $what }.
    }
sheriff-event-promise-settled =
    { $fate ->
        [kept]
            { $you ->
                [promiser] Vous tenez la promesse faite à { $promisee }.
                [promisee] { $promiser } tient la promesse qui vous était faite.
               *[none] { $promiser } tient la promesse faite à { $promisee }.
            }
        [broken]
            { $you ->
                [promiser] Vous rompez la promesse faite à { $promisee }.
                [promisee] { $promiser } rompt la promesse qui vous était faite.
               *[none] { $promiser } rompt la promesse faite à { $promisee }.
            }
       *[void]
            { $you ->
                [promiser] Votre promesse à { $promisee } est caduque : l’occasion n’est pas venue.
                [promisee] La promesse que vous faisait { $promiser } est caduque : l’occasion n’est pas venue.
               *[none] La promesse de { $promiser } à { $promisee } est caduque : l’occasion n’est pas venue.
            }
    }
sheriff-event-voided =
    { $you ->
        [payer] Votre accord avec le Shérif n’a pas été exécuté : ce que vous aviez payé vous revient.
       *[none] L’accord de { $payer } avec le Shérif n’a pas été exécuté : ce qui avait été payé est rendu.
    }
sheriff-event-time-up = Le temps est écoulé : toutes les Besaces restantes passent, et aucun pot-de-vin n’est payé.
sheriff-event-revealed =
    { $you ->
        [seat] Vos cartes cachées : { $goods }.
       *[none] Cartes cachées de { $seat } : { $goods }.
    }
sheriff-event-named =
    { $you ->
        [seat] Votre Plat de Festin devient { $goods }.
       *[none] Le Plat de Festin de { $seat } devient { $goods }.
    }
sheriff-event-over =
    { $you ->
        [winner] Vous gagnez !
        [winners] Vous partagez la victoire avec { $names } !
       *[none]
            { $count ->
                [one] { $names } gagne la partie.
               *[other] { $names } se partagent la victoire.
            }
    }

## Le décompte final

sheriff-count-place = Rang
sheriff-count-goods = Étal
sheriff-count-total = Total
sheriff-count-title =
    { $title ->
        [king] Roi { $bonus }
       *[queen] Reine { $bonus }
    }
