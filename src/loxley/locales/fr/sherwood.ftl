### Sherwood Forest : cartes, villes, phases, options, coups, propositions et événements, tels qu’un lecteur les apprend.
### `$you` est le rôle du lecteur dans la phrase (seat, giver, taker, …), ou « none ».

sherwood-title = Sherwood Forest

## Villes, équipements, convois

town-york = York
town-lincoln = Lincoln
town-nottingham = Nottingham
town-derby = Derby
equipment-club =
    { $count ->
        [one] gourdin
       *[other] gourdins
    }
    .title = Gourdin
    .one = un gourdin
equipment-sword =
    { $count ->
        [one] épée
       *[other] épées
    }
    .title = Épée
    .one = une épée
equipment-longbow =
    { $count ->
        [one] arc long
       *[other] arcs longs
    }
    .title = Arc long
    .one = un arc long
equipment-provisions =
    { $count ->
        [one] carte Provisions
       *[other] cartes Provisions
    }
    .title = Provisions
    .one = des Provisions
equipment-cape =
    { $count ->
        [one] Cape
       *[other] Capes
    }
    .title = Cape
    .one = une Cape
equipment-messenger =
    { $count ->
        [one] Messager
       *[other] Messagers
    }
    .title = Messager
    .one = un Messager
convoy-a01 = Ménestrel errant
convoy-a02 = Pèlerin solitaire
convoy-a03 = Charrette du meunier
convoy-a04 = Jeune écuyer
convoy-a05 = Colporteur
convoy-a06 = Drapier
convoy-a07 = Braconnier capturé
convoy-a08 = Clerc du fisc
convoy-a09 = Marchand de vin
convoy-a10 = Prévôt du village
convoy-a11 = Escorte de prisonnier
convoy-a12 = Braconniers sous bonne garde
convoy-a13 = Marchands de sel
convoy-a14 = Chevalier de campagne
convoy-a15 = Petite charrette de prison
convoy-a16 = Neveu de l’abbé
convoy-a17 = Négociants en laine
convoy-a18 = Dame et sa suite
convoy-a19 = Charrette de prison
convoy-a20 = Orfèvre
convoy-a21 = Forçats enchaînés
convoy-a22 = Bailli et son captif
convoy-b01 = Receveur des loyers
convoy-b02 = Marchands d’épices
convoy-b03 = Escorte d’un franc-tenancier captif
convoy-b04 = Usurier
convoy-b05 = Fourgon de prison
convoy-b06 = Chariot d’argent
convoy-b07 = Forçats sous escorte
convoy-b08 = Chevalier errant et ses hommes
convoy-b09 = Chariot de la dîme
convoy-b10 = Juge et son captif
convoy-b11 = Lourd fourgon de prison
convoy-b12 = Chariot de l’impôt royal
convoy-b13 = Baron et son captif
convoy-b14 = Maison du baron
convoy-b15 = Escorte de condamnés
convoy-b16 = Trésor de l’évêque
convoy-b17 = Procession de l’évêque
convoy-b18 = Transport d’or
convoy-b19 = Bagages du comte
convoy-b20 = Grande chaîne de forçats
convoy-b21 = Transport de la monnaie royale
convoy-b22 = Envoyé du roi
convoy-b23 = Trésor du prince Jean
convoy-sheriff = le Shérif

## Phases

sherwood-phase-planning = Planification
sherwood-phase-raid = Raids
sherwood-phase-messengers = Messagers
sherwood-phase-road = En route
sherwood-phase-meeting = À une cachette
sherwood-phase-loot = Partage du butin
sherwood-phase-staying = Après le raid
sherwood-phase-over = Décompte final

## Options

sherwood-option-rules = De base : les équipements promis engagent et tout passe par le joueur actif. Partie avancée : cartes Shérif, équipements spéciaux, libre négociation.
    .title = Règles
sherwood-option-first-player = Qui commence ; sans choix, on tire au sort.
    .title = Premier joueur
sherwood-option-floor = Libre : chacun peut parler à tout moment. À tour de rôle : après chaque intervention du joueur actif, chacun est interrogé à son tour.
    .title = Qui peut parler
sherwood-option-proposals = Combien de fois le joueur actif peut proposer par tour de jeu ; automatique : trois fois à tour de rôle, huit fois si la parole est libre.
    .title = Propositions

## Petites expressions

sherwood-gold =
    { $count ->
        [one] { $count } sac d’or
       *[other] { $count } sacs d’or
    }
sherwood-raiders =
    { $count ->
        [one] { $count } pillard
       *[other] { $count } pillards
    }
sherwood-companions =
    { $count ->
        [one] { $count } compagnon
       *[other] { $count } compagnons
    }
sherwood-glory =
    { $count ->
        [one] { $count } point de gloire
       *[other] { $count } points de gloire
    }
sherwood-hideout-number = n° { $hideout }
sherwood-hideout = cachette { $hideout }
sherwood-slot = carte { $slot }
sherwood-raiders-of =
    { $count ->
        [one] { $seat } ({ $count } pillard)
       *[other] { $seat } ({ $count } pillards)
    }
sherwood-card =
    { $sheriff ->
        [0] { $card }
       *[other] le Shérif
    }
sherwood-face =
    { $sheriff ->
        [0] { $card } : valeur de combat { $strength }, { LIST($gold, $companions, $glory) }, { $start } → { $end }
       *[other] le Shérif, valeur de combat { $strength }, { $start } → { $end } ({ $glory } pour qui le bat, sinon on perd { LIST($glory-lost, $raiders-lost) })
    }
sherwood-said =
    { $field ->
        [glory]
            { $value ->
                [one] la carte { $slot } vaut { $value } point de gloire
               *[other] la carte { $slot } vaut { $value } points de gloire
            }
        [gold]
            { $value ->
                [one] la carte { $slot } contient { $value } sac d’or
               *[other] la carte { $slot } contient { $value } sacs d’or
            }
        [companions]
            { $value ->
                [one] la carte { $slot } libère { $value } compagnon
               *[other] la carte { $slot } libère { $value } compagnons
            }
        [strength] la carte { $slot } a une valeur de combat de { $value }
        [from] la carte { $slot } part de { $value }
        [to] la carte { $slot } va à { $value }
       *[sheriff] la carte { $slot } est le Shérif
    }
sherwood-share =
    { $what ->
        [gold]
            { $count ->
                [one] { $count } sac d’or
               *[other] { $count } sacs d’or
            }
       *[companions]
            { $count ->
                [one] { $count } compagnon
               *[other] { $count } compagnons
            }
    }

## Ce qu’on dit d’une carte

## Termes d’une proposition

sherwood-term-bring =
    { $form ->
        [label] { $raiders }
       *[finite]
            { $whose ->
                [you] vous apportez { $raiders }
               *[other] { $seat } apporte { $raiders }
            }
    }
sherwood-term-arm =
    { $form ->
        [label] { $equipment }
        [infinitive] d’apporter { $equipment }
       *[finite]
            { $whose ->
                [you] vous apportez { $equipment }
               *[other] { $seat } apporte { $equipment }
            }
    }
sherwood-term-worth =
    { $form ->
        [label] des cartes valant +{ $worth }
        [infinitive] de jouer des cartes valant +{ $worth }
       *[finite]
            { $whose ->
                [you] vous apportez des cartes valant +{ $worth }
               *[other] { $seat } apporte des cartes valant +{ $worth }
            }
    }
sherwood-term-tell =
    { $form ->
        [label] ce qu’est la carte { $slot }
        [infinitive] de dire ce qu’est la carte { $slot }
       *[finite]
            { $whose ->
                [you] vous dites ce qu’est la carte { $slot }
               *[other] { $seat } dit ce qu’est la carte { $slot }
            }
    }
sherwood-term-vow =
    { $form ->
        [label] { sherwood-vow }
        [infinitive] { sherwood-vow-of }
       *[finite]
            { $whose ->
                [you] vous promettez { sherwood-vow-of }
               *[other] { $seat } promet { sherwood-vow-of }
            }
    }
sherwood-vow =
    { $what ->
        [join] rejoindre la prochaine alliance
        [away] laisser la cachette { $number }
        [first] révéler ensuite la carte { $number }
        [spare] ne pas révéler la carte { $number }
        [equip] jouer un équipement à la cachette { $number }
        [quiet] n’envoyer aucun Messager pendant ce tour
        [gold]
            { $number ->
                [one] payer { $number } sac d’or avant la fin du tour suivant
               *[other] payer { $number } sacs d’or avant la fin du tour suivant
            }
       *[words] faire ce qui est écrit en toutes lettres
    }
sherwood-vow-of = de { sherwood-vow }
sherwood-whose = { $player } : { $what }
sherwood-words = « { $words } »
sherwood-term-name =
    { $whose ->
        [you] la cible est la carte { $slot } (vous la connaissez)
       *[other] la cible est la carte { $slot } ({ $seat } la connaît)
    }
sherwood-term-lay = { sherwood-share } pour { $seat } quoi qu’il arrive
sherwood-term-pay = { $gold } { ELIDE("de", $giver) } à { $taker }, à la signature
sherwood-term-promise =
    { $whose ->
        [you] de rejoindre la prochaine alliance que vous mènerez
       *[other] de rejoindre la prochaine alliance menée par { $seat }
    }

## La table

sherwood-headline = Tour { $round } sur { $rounds } – { $phase }
sherwood-headline-active =
    { $you ->
        [active] Vous êtes le joueur actif
       *[none] { $active } est le joueur actif
    }
sherwood-headline-mine = Mine : { $count }
sherwood-column-player = Joueur
sherwood-column-glory = Gloire
sherwood-column-gold = Or
sherwood-column-camp = Camp
sherwood-column-oak = Chêne
sherwood-column-placed = Placés
sherwood-column-hand = Cartes
sherwood-column-place = Rang
sherwood-figure = premier joueur
sherwood-first-card = carte Premier joueur
sherwood-your-hand = Vos cartes
sherwood-row-title = Les convois
sherwood-row-hidden = { $slot }  face cachée ({ $back })
sherwood-row-known = { $slot }  { $face }
sherwood-row-looked = consultée par { $names }
sherwood-map-title = La forêt
sherwood-ledger-title = Affirmations et promesses
sherwood-ledger-empty = Personne n’a rien affirmé ni promis.
sherwood-ledger-claim =
    { sherwood-claim } ({ $verdict ->
        [true] vrai
        [false] faux
       *[open] pas encore connu
    })
sherwood-promise-paid = (déjà payé : { sherwood-gold })
sherwood-ledger-promise =
    { sherwood-promise } ({ $fate ->
        [kept] tenue
        [broken] rompue
        [void] sans objet
       *[open] en attente
    })
sherwood-sheet =
    { $you ->
        [author] Votre accord n° { $number }, cachette { $hideout } : { $terms }. Signé par { $signed }.
       *[none] Accord n° { $number } { ELIDE("de", $author) }, cachette { $hideout } : { $terms }. Signé par { $signed }.
    }
sherwood-deal =
    { $you ->
        [author] Votre marché { $number } pour { $other } : { $terms }.
        [other] Le marché { $number } { ELIDE("de", $author) } pour vous : { $terms }.
       *[none] Le marché { $number } { ELIDE("de", $author) } pour { $other } : { $terms }.
    }
sherwood-deal-draft = Un marché avec { $other } : { $terms }.
sherwood-suggestion =
    { $you ->
        [author] Vous suggérez la cachette { $hideout } : { $terms }.
       *[none] { $author } suggère la cachette { $hideout } : { $terms }.
    }
sherwood-draft = Cachette { $hideout } : { $terms }.

## Ce qui est demandé au lecteur

sherwood-ask-action = Que font vos pillards ? Choisissez une cachette, un convoi ou un lieu.
sherwood-ask-church = Vous avez plus de cinq sacs d’or : il faut d’abord aller à l’église. Combien donnez-vous ?
sherwood-ask-sheet = Rédigez l’accord : qui apporte quoi ? Puis terminez-le.
sherwood-ask-talks = { $active } vous écoute. Faites une suggestion, ou attendez.
sherwood-ask-talks-advanced = { sherwood-ask-talks }
sherwood-ask-sign =
    { $author } vous propose une alliance. Signez-vous ?
sherwood-ask-sign-deal =
    { $author } vous propose un marché. Acceptez-vous ?
sherwood-ask-deal = Rédigez le marché : qui paie, dit ou promet quoi ? Puis terminez.
sherwood-ask-pick = Quelles cartes posez-vous pour la valeur de combat demandée ?
sherwood-ask-between = Avant la prochaine révélation : avez-vous quelque chose à dire ?
sherwood-ask-way = Le convoi est en route : avez-vous quelque chose à dire ?
sherwood-ask-raid = Quel convoi se met en route ?
sherwood-ask-messengers = Envoyez-vous un Messager ?
sherwood-ask-meeting = Jouez-vous un équipement ?
sherwood-ask-call = Qui dit maintenant s’il joue un équipement ?
sherwood-ask-loot = À qui va la prochaine part ?
sherwood-ask-staying = Vos pillards restent-ils ?
sherwood-ask-amount = Combien ?

## Coups : ce que fait chacun ; `.row` ouvre une ligne

sherwood-move-church = Donner { $gold } à l’église
    .row = Église
sherwood-move-inn = Consulter la carte { $slot }
    .row = Auberge
sherwood-move-merchant = Acheter une carte Équipement
    .row = Marchand
sherwood-move-market = Recruter un pillard
    .row = Marché
sherwood-move-hide = Se cacher à la cachette { $hideout }
    .row = Cachette
sherwood-move-bring =
    { $you ->
        [seat] vous : { $raiders }
       *[none] { $seat } : { $raiders }
    }
    .row = Pillards
sherwood-move-arm =
    { $you ->
        [seat] vous : { $equipment }
       *[none] { $seat } : { $equipment }
    }
    .row = Équipement
sherwood-move-worth =
    { $you ->
        [seat] vous : des cartes valant +{ $worth }
       *[none] { $seat } : des cartes valant +{ $worth }
    }
    .row = Valeur
sherwood-move-name =
    { $you ->
        [seat] Cible : carte { $slot } (je la connais)
       *[none] Cible : carte { $slot } ({ $seat } la connaît)
    }
    .row = Cible et informateur
sherwood-move-lay = { sherwood-share } pour { $seat }
    .row = Parts fixées
sherwood-move-pay = { $gold } { ELIDE("de", $giver) } à { $taker }
    .row = Payé à la signature
sherwood-move-tell =
    { $you ->
        [seat] Vous dites ce qu’est la carte { $slot }
       *[none] { $seat } dit ce qu’est la carte { $slot }
    }
    .row = Information
sherwood-move-vow =
    { $you ->
        [seat] Vous promettez { sherwood-vow-of }
       *[none] { $seat } promet { sherwood-vow-of }
    }
    .row = Promesses
sherwood-move-show = Poser { $equipment }
    .row = Cartes
sherwood-move-alone = Se cacher ici sans allié
    .row = Puis
sherwood-move-post = Proposer et signer
    .row = Puis
sherwood-move-suggest = Le suggérer
    .row = Puis
sherwood-move-drop = Annuler
    .row = Ou
sherwood-move-with = Un marché avec { $seat }
    .row = Négocier
sherwood-move-pick = Signer l’accord { ELIDE("de", $seat) } avec des cartes de votre choix
    .row = Signer
sherwood-move-accept = Signer l’accord { ELIDE("de", $seat) }
    .row = Signer
sherwood-move-decline = Refuser l’accord { ELIDE("de", $seat) }
    .row = Refuser
sherwood-move-withdraw = Retirer votre accord
    .row = Retirer
sherwood-move-ask = Demander qui veut s’allier
    .row = Parler
sherwood-move-close = Clore les négociations
    .row = Parler
sherwood-move-hold = Ne rien dire
    .row = Ou
sherwood-move-kept = { $seat } a tenu parole
    .row = Juger
sherwood-move-broken = { $seat } a manqué à sa parole
    .row = Juger
sherwood-move-claim = Dire que { sherwood-said }
    .row = Dire
sherwood-move-promise = Promettre de rejoindre { $seat }
    .row = Promettre
sherwood-move-reveal = Révéler la carte { $slot }
    .row = Révéler
sherwood-move-messenger = L’envoyer à { $town }
    .row = Messager
sherwood-move-call = Interroger { $seat }
    .row = Interroger
sherwood-move-play = Jouer { $equipment }
    .row = Jouer
sherwood-move-deal =
    { $what ->
        [gold] 1 sac d’or pour { $seat }
       *[companion] 1 compagnon pour { $seat }
    }
    .row = Partager
sherwood-move-provisions = Rester grâce aux Provisions
    .row = Provisions
sherwood-move-cape-stay = Cape : rester
    .row = Cape
sherwood-move-cape-home = Cape : rentrer
    .row = Cape
sherwood-move-forgo = Pas de Messager pour ce convoi
    .row = Messager
sherwood-move-pass = Passer
    .row = Ou
sherwood-amount = combien…
sherwood-tell = donner un tuyau ou promettre…

## Événements

sherwood-event-round-began =
    { $you ->
        [figure] Le tour { $round } commence. Vous avez la figurine premier joueur.
       *[none] Le tour { $round } commence. { $figure } a la figurine premier joueur.
    }
sherwood-event-row-dealt = { $cards } cartes Convoi ({ $back }) sont exposées. Face visible : { sherwood-face }.
sherwood-event-donated =
    { $you ->
        [seat] Vous donnez { $gold } à l’église.
       *[none] { $seat } donne { $gold } à l’église.
    }
sherwood-event-glory-gained =
    { $you ->
        [seat] Vous gagnez { $glory }.
       *[none] { $seat } gagne { $glory }.
    }
sherwood-event-looked =
    { $you ->
        [seat] Vous consultez la carte { $slot } : { sherwood-face }.
       *[none] { $seat } consulte la carte { $slot } : { sherwood-face }.
    }
sherwood-event-bought =
    { $you ->
        [seat] Vous achetez { $equipment }.
       *[none] { $seat } achète { $equipment }.
    }
sherwood-event-recruited =
    { $you ->
        [seat] Vous recrutez un pillard.
       *[none] { $seat } recrute un pillard.
    }
sherwood-event-laid-open =
    { $you ->
        [seat] Vous posez { $equipment } pour la cachette { $hideout }.
       *[none] { $seat } pose { $equipment } pour la cachette { $hideout }.
    }
sherwood-event-taken-back =
    { $you ->
        [seat] Vous reprenez { $equipment }.
       *[none] { $seat } reprend { $equipment }.
    }
sherwood-event-used-up =
    { $you ->
        [seat] Vous avez utilisé { $equipment }.
       *[none] { $seat } a utilisé { $equipment }.
    }
sherwood-event-played =
    { $you ->
        [seat] Vous jouez { $equipment }.
       *[none] { $seat } joue { $equipment }.
    }
sherwood-event-went-home =
    { $raiders-count ->
        [one]
            { $you ->
                [seat] Votre pillard rentre de la cachette { $hideout }.
               *[none] Le pillard { ELIDE("de", $seat) } rentre de la cachette { $hideout }.
            }
       *[other]
            { $you ->
                [seat] Vos { $raiders } rentrent de la cachette { $hideout }.
               *[none] Les { $raiders } { ELIDE("de", $seat) } rentrent de la cachette { $hideout }.
            }
    }
sherwood-event-looted =
    { $you ->
        [seat] Vous prenez { LIST($gold, $companions) }.
       *[none] { $seat } prend { LIST($gold, $companions) }.
    }
sherwood-event-lost =
    { $you ->
        [seat] Vous perdez { LIST($glory, $raiders) } face au Shérif.
       *[none] { $seat } perd { LIST($glory, $raiders) } face au Shérif.
    }
sherwood-event-lapsed =
    { $you ->
        [seat] Ce qui vous était promis à la cachette { $hideout } est perdu : { LIST($gold, $companions) }.
       *[none] Ce qui était promis à { $seat } à la cachette { $hideout } est perdu : { LIST($gold, $companions) }.
    }
sherwood-event-suggested =
    { $you ->
        [seat] Vous suggérez la cachette { $hideout } : { $terms }.
       *[none] { $seat } suggère la cachette { $hideout } : { $terms }.
    }
sherwood-event-asked =
    { $you ->
        [seat] Vous demandez qui veut s’allier.
       *[none] { $seat } demande qui veut s’allier.
    }
sherwood-event-dropped =
    { $you ->
        [seat] Vous abandonnez un accord.
       *[none] { $seat } abandonne un accord.
    }
sherwood-event-talks-closed =
    { $you ->
        [seat] Vous mettez fin aux négociations.
       *[none] { $seat } met fin aux négociations.
    }
sherwood-event-claimed =
    { $you ->
        [seat] Vous dites que { $said }.
       *[none] { $seat } dit que { $said }.
    }
sherwood-event-first-out =
    { $you ->
        [seat] Vous videz votre campement en premier.
       *[none] { $seat } vide son campement en premier.
    }
sherwood-event-second-out =
    { $you ->
        [seat] Vous prenez la carte Premier joueur.
       *[none] { $seat } prend la carte Premier joueur.
    }
sherwood-event-revealed =
    { $you ->
        [seat] Vous révélez la carte { $slot } : { sherwood-face }.
       *[none] { $seat } révèle la carte { $slot } : { sherwood-face }.
    }
sherwood-event-redirected =
    { $you ->
        [seat] Votre Messager l’envoie à { $town }.
       *[none] Le Messager { ELIDE("de", $seat) } l’envoie à { $town }.
    }
sherwood-event-held-red-hideouts =
    { $you ->
        [seat] Vous tenez les cachettes rouges et amenez un pillard du chêne.
       *[none] { $seat } tient les cachettes rouges et amène un pillard du chêne.
    }
sherwood-event-looked-unseen = { $seat } consulte la carte { $slot }.
sherwood-event-bought-unseen = { $seat } achète une carte Équipement.
sherwood-event-renewed = { $cards } cartes Équipement sont mélangées en une nouvelle pioche.
sherwood-event-occupied =
    { $raiders-count ->
        [one] La cachette { $hideout } est occupée : { $raiders }.
       *[other]
            { $you ->
                [leader] La cachette { $hideout } est occupée : { $raiders }. Vous menez la bande.
               *[none] La cachette { $hideout } est occupée : { $raiders }. { $leader } mène la bande.
            }
    }
sherwood-event-stayed =
    { $raiders-count ->
        [one] Il en reste à la cachette { $hideout } : { $raiders }.
       *[other]
            { $you ->
                [leader] Il en reste à la cachette { $hideout } : { $raiders }. Vous menez la bande.
               *[none] Il en reste à la cachette { $hideout } : { $raiders }. { $leader } mène la bande.
            }
    }
sherwood-event-paid =
    { $you ->
        [giver] Vous payez { $gold } à { $taker }.
        [taker] { $giver } vous paie { $gold }.
       *[none] { $giver } paie { $gold } à { $taker }.
    }
sherwood-event-card-named =
    { $you ->
        [informant] Cible de la cachette { $hideout } : la carte { $slot }, que vous connaissez.
       *[none] Cible de la cachette { $hideout } : la carte { $slot }, { ELIDE("que", $informant) } connaît.
    }
sherwood-event-laid-down =
    { $you ->
        [informant] Vous garantissez { LIST($gold, $companions) } à { $seat }.
        [seat] { $informant } vous garantit { LIST($gold, $companions) }.
       *[none] { $informant } garantit { LIST($gold, $companions) } à { $seat }.
    }
sherwood-event-made-good =
    { $you ->
        [informant] Le butin ne suffit pas : vous payez { $gold } à { $seat }.
        [seat] Le butin ne suffit pas : { $informant } vous paie { $gold }.
       *[none] Le butin ne suffit pas : { $informant } paie { $gold } à { $seat }.
    }
sherwood-event-posted =
    { $you ->
        [author] Vous proposez une alliance à la cachette { $hideout } : { $terms }.
       *[none] { $author } propose une alliance à la cachette { $hideout } : { $terms }.
    }
sherwood-event-offered =
    { $you ->
        [author] Vous proposez un marché à { $other } : { $terms }.
        [other] { $author } vous propose un marché : { $terms }.
       *[none] { $author } propose un marché à { $other } : { $terms }.
    }
sherwood-event-struck =
    { $you ->
        [author] Vous avez conclu un marché avec { $other }.
        [other] Vous avez conclu un marché avec { $author }.
       *[none] { $author } et { $other } ont conclu un marché.
    }
sherwood-event-signed =
    { $you ->
        [seat] Vous signez l’accord { ELIDE("de", $author) }.
        [author] { $seat } signe votre accord.
       *[none] { $seat } signe l’accord { ELIDE("de", $author) }.
    }
sherwood-event-closed =
    { $fate ->
        [accepted] Tous ont signé : l’alliance est conclue.
        [declined]
            { $you ->
                [author] { $by } refuse votre accord.
                [by] Vous refusez l’accord { ELIDE("de", $author) }.
               *[none] { $by } refuse l’accord { ELIDE("de", $author) }.
            }
        [withdrawn]
            { $you ->
                [author] Vous retirez votre accord.
               *[none] { $author } retire son accord.
            }
        [countered]
            { $you ->
                [author] { $by } répond à votre accord par une suggestion.
                [by] Vous répondez à l’accord { ELIDE("de", $author) } par une suggestion.
               *[none] { $by } répond à l’accord { ELIDE("de", $author) } par une suggestion.
            }
       *[lapsed]
            { $you ->
                [author] Votre accord ne tient plus.
               *[none] L’accord { ELIDE("de", $author) } ne tient plus.
            }
    }
sherwood-event-claim-judged =
    { $verdict ->
        [true]
            { $you ->
                [seat] Vous disiez vrai : { $said }.
               *[none] { $seat } disait vrai : { $said }.
            }
       *[false]
            { $you ->
                [seat] Vous mentiez : il est faux que { $said }.
               *[none] { $seat } mentait : il est faux que { $said }.
            }
    }
sherwood-event-promised = { sherwood-promise }.
sherwood-event-promise-settled =
    { $fate ->
        [kept]
            { $you ->
                [promiser] Vous tenez votre promesse à { $promisee } : { $term-infinitive }.
                [promisee] { $promiser } tient la promesse qui vous était faite : { $term-infinitive }.
               *[none] { $promiser } tient la promesse faite à { $promisee } : { $term-infinitive }.
            }
        [broken]
            { $you ->
                [promiser] Vous rompez votre promesse à { $promisee } : { $term-infinitive }.
                [promisee] { $promiser } rompt la promesse qui vous était faite : { $term-infinitive }.
               *[none] { $promiser } rompt la promesse faite à { $promisee } : { $term-infinitive }.
            }
       *[void]
            { $you ->
                [promiser] Votre promesse à { $promisee } est restée sans objet : { $term-infinitive }.
                [promisee] La promesse que vous faisait { $promiser } est restée sans objet : { $term-infinitive }.
               *[none] La promesse { ELIDE("de", $promiser) } à { $promisee } est restée sans objet : { $term-infinitive }.
            }
    }
sherwood-event-met =
    { $sheriff ->
        [0] Le chariot arrive devant la cachette { $hideout } : { $raiders } contre une valeur de combat de { $needed }.
       *[other] Le Shérif arrive devant la cachette { $hideout } : { $raiders } contre une valeur de combat de { $needed }.
    }
sherwood-event-called =
    { $you ->
        [seat] À vous de dire si vous jouez un équipement.
       *[none] À { $seat } de jouer un équipement, ou non.
    }
sherwood-event-raided =
    { $sheriff ->
        [0] Le raid de la cachette { $hideout } réussit avec une valeur de combat de { $strength } : { sherwood-card }.
       *[other] Le Shérif est battu à la cachette { $hideout } avec une valeur de combat de { $strength }.
    }
sherwood-event-went-on =
    { $sheriff ->
        [0] La cachette { $hideout } est trop faible, { $strength } contre { $needed } : le chariot continue.
       *[other] La cachette { $hideout } est trop faible, { $strength } contre { $needed } : le Shérif riposte.
    }
sherwood-event-arrived =
    { $sheriff ->
        [0] Le convoi arrive à { $town } : { sherwood-card }.
       *[other] Le Shérif arrive à { $town }.
    }
sherwood-event-over =
    { $winners-count ->
        [1] La partie est finie. L’héritier de Robin des Bois : { $winners }.
       *[other] La partie est finie. Les héritiers de Robin des Bois : { $winners }.
    }

## Matériel

sherwood-components-map = Le plan : cachettes de chaque ville au croisement, les rouges avec une étoile (SW-1.1)
sherwood-components-equipment = Équipements (SW-1.3)
sherwood-components-convoys = Convois (SW-1.3)
sherwood-components-sheriffs = Cartes Shérif (SW-5.11)
sherwood-components-town = Ville
sherwood-components-hideouts = Cachettes
sherwood-components-card = Carte
sherwood-components-route = Itinéraire
sherwood-components-source = Source
sherwood-components-copies = Cartes
sherwood-components-strength = Comb.
sherwood-components-gold = Or
sherwood-components-companions = Hommes
sherwood-components-glory = Gloire
sherwood-components-won = Gain
sherwood-components-lost = Perte
sherwood-components-raiders = Pillards
sherwood-components-stand-ins = Un chiffre « provisoire » est le nôtre, faute de source. Si vous possédez la boîte, mettez les vôtres dans un fichier : loxley components sherwood --check FICHIER.
sherwood-route = { $start } → { $end }
sherwood-band = { $raiders }
sherwood-band-led = Cachette { $hideout }, leader : { $leader }
sherwood-band-target = cible : carte { $slot } (informateur : { $informant })
sherwood-band-share = fixé pour { $seat } : { $share }
sherwood-band-promised = promis par { $seat } : { $cards }
sherwood-claim =
    { $you ->
        [seat] Vous : { $said }
       *[none] { $seat } : { $said }
    }
sherwood-promise =
    { $you ->
        [promiser] Vous promettez à { $promisee } { $term-infinitive }
        [promisee] { $promiser } vous promet { $term-infinitive }
       *[none] { $promiser } promet à { $promisee } { $term-infinitive }
    }

# what a round has brought
sherwood-figure-of = { $seat } { $count }
sherwood-recap-convoys =
    { $raided ->
        [0] { "" }
        [one] Un convoi pillé.
       *[other] { $raided } convois pillés.
    } { $arrived ->
        [0] { "" }
        [one] Un convoi arrivé à bon port.
       *[other] { $arrived } convois arrivés à bon port.
    }
sherwood-recap-loot =
    { $gold-count ->
        [0] { "" }
       *[other] Sacs d’or pillés : { $gold }.
    } { $glory-count ->
        [0] { "" }
       *[other] Points de gloire gagnés : { $glory }.
    }
sherwood-recap-words =
    { $liars-count ->
        [0] { "" }
       *[other] Mensonge sur une carte : { $liars }.
    } { $breakers-count ->
        [0] { "" }
       *[other] Promesse non tenue : { $breakers }.
    }
