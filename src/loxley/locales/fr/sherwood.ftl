### Sherwood Forest : cartes, villes, phases, options, coups, feuilles et événements, tels qu’un lecteur les apprend.
### `$you` est le rôle du lecteur dans la phrase (seat, giver, taker, …), ou « none ».

sherwood-title = Sherwood Forest

## Villes, équipements, convois

town-york = York
town-lincoln = Lincoln
town-nottingham = Nottingham
town-derby = Derby
equipment-club = Gourdin
    .one = un gourdin
equipment-sword = Épée
    .one = une épée
equipment-longbow = Arc long
    .one = un arc long
equipment-provisions = Provisions
    .one = des Provisions
equipment-cape = Cape
    .one = une Cape
equipment-messenger = Messager
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
convoy-other = convoi { $id }

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

sherwood-option-rules = De base : les équipements promis engagent et tout passe par le joueur actif. Avancé : cartes Shérif, équipements spéciaux, libre négociation.
    .title = Règles
sherwood-option-first-player = La place du premier joueur, comptée à partir de 0 ; -1 la tire au sort.
    .title = Premier joueur
sherwood-option-floor = Libre : chacun peut parler à tout moment. En ordre : chacun est interrogé à son tour après chaque parole du joueur actif.
    .title = Qui peut parler
sherwood-option-proposals = Combien de fois le joueur actif peut proposer par tour de jeu ; -1 : trois fois si l’on parle en ordre, huit si la parole est libre.
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
sherwood-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sherwood-nothing = rien
sherwood-slot = carte { $slot }
sherwood-hideout-number = n° { $hideout }
sherwood-hideout = cachette { $hideout }
sherwood-raiders-of = { $player } { $count }
sherwood-route = { $start } → { $end }
sherwood-face = { $name } : force { $strength }, { $gold }, { $companions }, { $glory }, { $route }
sherwood-face-sheriff = { $name } : force { $strength }, gain { $glory }, perte { $lost } et { $raiders }, { $route }

## Ce qu’on dit d’une carte

sherwood-said-glory = la carte { $slot } vaut { $value } en gloire
sherwood-said-gold = la carte { $slot } contient { $value } d’or
sherwood-said-companions = la carte { $slot } libère { $value } compagnons
sherwood-said-strength = la carte { $slot } a une valeur de combat de { $value }
sherwood-said-from = la carte { $slot } part de { $value }
sherwood-said-to = la carte { $slot } va à { $value }
sherwood-said-sheriff = la carte { $slot } est le Shérif

## Termes d’une feuille

sherwood-term-hide = à la cachette { $hideout }
sherwood-term-bring = { $player } : { $raiders }
sherwood-term-arm = { $player } : { $equipment }
sherwood-term-name = carte { $slot } désignée par { $player }
sherwood-term-lay = { $loot } pour { $player }
sherwood-term-pay = { $gold } aussitôt, de { $giver } à { $taker }
sherwood-term-promise = de rejoindre la prochaine alliance menée par { $player }

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
sherwood-column-place = Place
sherwood-figure = premier joueur
sherwood-first-card = carte Premier joueur
sherwood-your-hand = Vos cartes
sherwood-row-title = Les convois
sherwood-row-hidden = { $slot }  face cachée ({ $back })
sherwood-row-known = { $slot }  { $face }
sherwood-row-looked = consultée par { $names }
sherwood-map-title = La forêt
sherwood-map-crossing = croisement
sherwood-map-road = De { $town } au croisement
sherwood-ledger-title = Affirmations et promesses
sherwood-ledger-empty = Personne n’a rien affirmé ni promis.
sherwood-ledger-claim ={ $player } : { $said } ({ $verdict ->
        [true] vrai
        [false] faux
       *[open] pas encore connu
    })
sherwood-ledger-promise ={ $player } à { $other } : { $what } ({ $fate ->
        [kept] tenue
        [broken] rompue
        [void] sans objet
       *[open] en attente
    })
sherwood-sheet = Feuille { $number } de { $author } : { $terms }. Signée par { $names }.
sherwood-suggestion = { $author } suggère : { $terms }.
sherwood-draft = Jusqu’ici : { $terms }.

## Ce qui est demandé au lecteur

sherwood-ask-action = Que font vos pillards ?
sherwood-ask-sheet = Rédigez la feuille : qui apporte quoi ? Puis terminez-la.
sherwood-ask-talks = Le joueur actif écoute. Que dites-vous ?
sherwood-ask-raid = Quel convoi se met en route ?
sherwood-ask-messengers = Envoyez-vous un Messager ?
sherwood-ask-meeting = Jouez-vous un équipement ?
sherwood-ask-call = Qui dit maintenant s’il joue un équipement ?
sherwood-ask-loot = À qui va la prochaine part ?
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
sherwood-move-hide = Se cacher : { $hideout }
    .row = Cachette
sherwood-move-bring = { $player } : { $raiders }
    .row = Pillards
sherwood-move-arm = { $player } : { $equipment }
    .row = Équipement
sherwood-move-name = carte { $slot }, par { $player }
    .row = Informateur
sherwood-move-lay = { $loot } pour { $player }
    .row = Parts fixées
sherwood-move-pay = { $gold } de { $giver } à { $taker }
    .row = Payé aussitôt
sherwood-move-alone = Agir seul
    .row = Puis
sherwood-move-post = Proposer et signer
    .row = Puis
sherwood-move-suggest = Le suggérer
    .row = Puis
sherwood-move-drop = Abandonner la feuille
    .row = Ou
sherwood-move-accept = Signer la feuille de { $player }
    .row = Signer
sherwood-move-decline = Refuser la feuille de { $player }
    .row = Refuser
sherwood-move-withdraw = Retirer votre feuille
    .row = Retirer
sherwood-move-ask = Demander qui veut s’allier
    .row = Parler
sherwood-move-close = Clore les négociations
    .row = Parler
sherwood-move-hold = Ne rien dire
    .row = Ou
sherwood-move-claim = Dire que { $said }
    .row = Dire
sherwood-move-promise = Promettre de rejoindre { $player }
    .row = Promettre
sherwood-move-reveal = Révéler { $card }
    .row = Révéler
sherwood-move-messenger = L’envoyer à { $town }
    .row = Messager
sherwood-move-call = Appeler { $player }
    .row = Appeler
sherwood-move-play = Jouer { $equipment }
    .row = Jouer
sherwood-move-deal = { $loot } pour { $player }
    .row = Donner
sherwood-move-provisions = Rester grâce aux Provisions
    .row = Provisions
sherwood-move-cape-stay = Cape : rester
    .row = Cape
sherwood-move-cape-home = Cape : rentrer
    .row = Cape
sherwood-move-pass = Ne rien jouer
    .row = Ou
sherwood-amount = combien…
sherwood-tell = affirmer ou promettre…

## Événements

sherwood-event-round-began =
    { $you ->
        [figure] Le tour { $round } commence. Vous avez la figurine premier joueur.
       *[none] Le tour { $round } commence. { $figure } a la figurine premier joueur.
    }
sherwood-event-row-dealt = { $count } cartes Convoi ({ $back }) sont exposées. Face visible : { $card }.
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
        [seat] Vous consultez la carte { $slot } : { $card }.
       *[none] { $seat } consulte la carte { $slot } : { $card }.
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
    { $you ->
        [seat] Vos pillards ({ $raiders }) rentrent de la cachette { $hideout }.
       *[none] Les pillards de { $seat } ({ $raiders }) rentrent de la cachette { $hideout }.
    }
sherwood-event-looted =
    { $you ->
        [seat] Vous prenez { $loot }.
       *[none] { $seat } prend { $loot }.
    }
sherwood-event-lost =
    { $you ->
        [seat] Vous perdez { $glory } et { $raiders } face au Shérif.
       *[none] { $seat } perd { $glory } et { $raiders } face au Shérif.
    }
sherwood-event-lapsed =
    { $you ->
        [seat] { $loot } pour vous à la cachette { $hideout } : caduc.
       *[none] { $loot } pour { $seat } à la cachette { $hideout } : caduc.
    }
sherwood-event-suggested =
    { $you ->
        [seat] Vous suggérez : { $terms }.
       *[none] { $seat } suggère : { $terms }.
    }
sherwood-event-asked =
    { $you ->
        [seat] Vous demandez qui veut s’allier.
       *[none] { $seat } demande qui veut s’allier.
    }
sherwood-event-held =
    { $you ->
        [seat] Vous ne dites rien.
       *[none] { $seat } ne dit rien.
    }
sherwood-event-dropped =
    { $you ->
        [seat] Vous abandonnez une feuille.
       *[none] { $seat } abandonne une feuille.
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
        [seat] Votre campement est le premier vide.
       *[none] Le campement de { $seat } est le premier vide.
    }
sherwood-event-second-out =
    { $you ->
        [seat] Vous prenez la carte Premier joueur.
       *[none] { $seat } prend la carte Premier joueur.
    }
sherwood-event-revealed =
    { $you ->
        [seat] Vous révélez la carte { $slot } : { $card }.
       *[none] { $seat } révèle la carte { $slot } : { $card }.
    }
sherwood-event-redirected =
    { $you ->
        [seat] Votre Messager l’envoie à { $town }.
       *[none] Le Messager de { $seat } l’envoie à { $town }.
    }
sherwood-event-passed =
    { $you ->
        [seat] Vous ne jouez rien.
       *[none] { $seat } ne joue rien.
    }
sherwood-event-held-red-hideouts =
    { $you ->
        [seat] Vous tenez les cachettes rouges et amenez un pillard du chêne.
       *[none] { $seat } tient les cachettes rouges et amène un pillard du chêne.
    }
sherwood-event-looked-unseen = { $seat } consulte la carte { $slot }.
sherwood-event-bought-unseen = { $seat } achète une carte Équipement.
sherwood-event-renewed = { $count } cartes Équipement sont mélangées en une nouvelle pioche.
sherwood-event-occupied = La cachette { $hideout } est occupée : { $band }. Leader : { $leader }.
sherwood-event-stayed = Il en reste à la cachette { $hideout } : { $band }. Leader : { $leader }.
sherwood-event-paid =
    { $you ->
        [giver] Vous payez { $gold } à { $taker }.
        [taker] { $giver } vous paie { $gold }.
       *[none] { $giver } paie { $gold } à { $taker }.
    }
sherwood-event-card-named =
    { $you ->
        [informant] Vous désignez la carte { $slot } pour la cachette { $hideout }.
       *[none] { $informant } désigne la carte { $slot } pour la cachette { $hideout }.
    }
sherwood-event-laid-down =
    { $you ->
        [informant] Vous posez { $loot } pour { $seat }.
        [seat] { $informant } pose { $loot } pour vous.
       *[none] { $informant } pose { $loot } pour { $seat }.
    }
sherwood-event-made-good =
    { $you ->
        [informant] Le butin ne suffit pas : vous payez { $gold } à { $seat }.
        [seat] Le butin ne suffit pas : { $informant } vous paie { $gold }.
       *[none] Le butin ne suffit pas : { $informant } paie { $gold } à { $seat }.
    }
sherwood-event-posted =
    { $you ->
        [author] Vous proposez la feuille { $number } : { $terms }.
       *[none] { $author } propose la feuille { $number } : { $terms }.
    }
sherwood-event-signed =
    { $you ->
        [seat] Vous signez la feuille { $number }.
       *[none] { $seat } signe la feuille { $number }.
    }
sherwood-event-closed =
    { $fate ->
        [accepted] La feuille { $number } est signée par tous : l’alliance est conclue.
        [declined] La feuille { $number } est refusée.
        [withdrawn] La feuille { $number } est retirée.
        [countered] La feuille { $number } reçoit une suggestion en réponse.
       *[lapsed] La feuille { $number } devient caduque.
    }
sherwood-event-claim-judged =
    { $verdict ->
        [true] Il était vrai que { $said } ({ $seat }).
       *[false] Il était faux que { $said } ({ $seat }) !
    }
sherwood-event-promised =
    { $you ->
        [promiser] Vous promettez à { $promisee } { $what }.
       *[none] { $promiser } promet à { $promisee } { $what }.
    }
sherwood-event-promise-settled =
    { $fate ->
        [kept] Promesse tenue ({ $promiser } à { $promisee }) : { $what }.
        [broken] Promesse rompue ({ $promiser } à { $promisee }) : { $what }.
       *[void] Promesse sans objet ({ $promiser } à { $promisee }) : { $what }.
    }
sherwood-event-met = Le chariot rencontre la cachette { $hideout } : { $raiders } contre une force de { $needed }.
sherwood-event-called =
    { $you ->
        [seat] Vous êtes appelé.
       *[none] { $seat } est appelé.
    }
sherwood-event-raided = Le raid de la cachette { $hideout } réussit : { $card }, avec une force de { $strength }.
sherwood-event-went-on = La cachette { $hideout } est trop faible, { $strength } contre { $needed } : le chariot continue.
sherwood-event-arrived = { $card } arrive à { $town }.
sherwood-event-over =
    { $count ->
        [one] La partie est finie. L’héritier de Robin des bois : { $names }.
       *[other] La partie est finie. Les héritiers de Robin des bois : { $names }.
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
sherwood-components-strength = Force
sherwood-components-gold = Or
sherwood-components-companions = Hommes
sherwood-components-glory = Gloire
sherwood-components-won = Gain
sherwood-components-lost = Perte
sherwood-components-raiders = Pillards
sherwood-components-stand-ins = Une figure « de remplacement » est la nôtre, faute de source. Si vous possédez la boîte, mettez les vôtres dans un fichier : loxley components sherwood --check FICHIER.
