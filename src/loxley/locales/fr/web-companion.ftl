### Le compagnon d’une vraie table : horloge, sons, amendes, tours, décompte et révélation.

companion-about = Pour la boîte posée sur votre table. Sans compte, sans table ici, et sans réseau une fois ouvert.
companion-more = Autres outils
companion-offline = Prêt pour une table sans réseau.
companion-undo = Annuler
companion-seat = Joueur { $number }
companion-wrong-number = { $game } se joue de { $least } à { $most } ; vous êtes { $count } à table.

## People

companion-people = Autour de la table
companion-people-text = Dans le sens horaire. Les noms sont facultatifs et restent sur ce téléphone.
companion-people-add = Ajouter un joueur
companion-people-up = Avancer { $name } d’une place
companion-people-remove = Retirer { $name }

## Pages and tools

companion-game-sheriff = Horloge d’inspection, sons, amendes, tours, décompte final
companion-game-nottingham = Feuille de score
companion-game-sherwood = Tours, premier joueur, gloire, feuille de score
companion-page-start = Qui commence ?
companion-tool-round = Tours
companion-tool-clock = Horloge
companion-tool-fine = Amende
companion-tool-sounds = Sons
companion-tool-count = Décompte

## Who begins

companion-start-text = Chacun pose un doigt ici et le garde posé. L’un d’eux est choisi.
companion-start-draw = Tirer un nom au sort
companion-start-drawn = { $name } commence.

## Rounds of Sheriff

companion-round = Tour { $round } sur { $rounds }
companion-round-sheriff = Shérif : { $name }
companion-round-over = Tout le monde a eu ses tours de Shérif. Place au décompte !
companion-round-next = Tour suivant
companion-round-back = Retour
companion-round-new = Commencer une nouvelle partie
companion-round-seats = Tours de Shérif restants
companion-round-first = Premier
companion-round-left =
    { $count ->
        [0] terminé
        [one] encore une fois
       *[other] encore { $count } fois
    }
companion-phase-market = Marché
    .text = Changez jusqu’à cinq cartes, à partir de la gauche du Shérif
companion-phase-loading = Chargement
    .text = Une à cinq cartes dans la Besace
companion-phase-declaration = Déclaration
    .text = Une seule sorte de Marchandises Légales, le vrai nombre
companion-phase-inspection = Inspection
    .text = On négocie, puis on laisse passer ou on ouvre
companion-phase-end = Fin du tour
    .text = L’insigne passe à gauche, chacun complète sa main à six

## The clock

companion-clock-state =
    { $state ->
        [running] Toucher pour la pause
        [up] Temps écoulé
        [done] Le sort de toutes les Besaces est réglé
       *[still] Toucher pour démarrer
    }
companion-clock-up = Le temps est écoulé !
companion-clock-pass =
    { $count ->
        [one] La Besace { ELIDE("de", $names) } passe, sans aucun pot-de-vin.
       *[other] Les Besaces passent ({ $names }), sans aucun pot-de-vin.
    }
companion-clock-more = 15 s
companion-clock-reset = Remettre à zéro
companion-clock-waved = Laisser passer
companion-clock-opened = Ouvrir
companion-clock-fate =
    { $fate ->
        [waved] Passée
       *[opened] Ouverte
    }

## Sounds

companion-sounds-off = Les sons sont coupés sur ce téléphone.
companion-sounds-on = Les activer
companion-sound =
    { $sound ->
        [coins] Pièces
        [gasp] Stupeur
        [gate] Porte
        [rooster] Coq
        [drum] Roulement de tambour
        [gong] Gong
        [horn] Cor
        [hooves] Galop
        [bell] Cloche
        [cheer] Acclamations
        [boo] Huées
        [thunder] Tonnerre
        [arrow] Flèche
       *[lute] Luth
    }

## Fines

companion-fine-whose = La Besace de qui ?
companion-fine-number = Cartes
companion-fine-declared = Déclaré
companion-fine-found = Trouvé : { $count } sur { $number }
companion-fine-all = Tout est conforme
companion-fine-verdict =
    { $who ->
        [sheriff] Tout est vrai : { $sheriff } paie { $coins } { $coins ->
            [one] Pièce
           *[other] Pièces
        } à { $merchant }.
       *[merchant] Pris : { $merchant } paie { $coins } { $coins ->
            [one] Pièce
           *[other] Pièces
        } à { $sheriff }.
    }
companion-fine-delivered = Sur l’Étal { ELIDE("de", $name) } : { $goods }.
companion-fine-confiscated = Confisqué, face visible sur une défausse au choix du Shérif : { $goods }.
companion-fine-summons = La Convocation Royale reçoit sa récompense et rejoint une défausse.
companion-fine-purse = Pièces { ELIDE("de", $name) }
companion-fine-short = { $name } paie { $coins ->
        [0] zéro Pièce
        [one] 1 Pièce
       *[other] { $coins } Pièces
    } et doit encore { $rest } : des Marchandises Légales de son Étal, au choix, jusqu’à couvrir cette valeur. On ne rend pas la monnaie, et aucune carte de trop n’est donnée. Si toutes les Marchandises Légales ne suffisent pas, la Contrebande de l’Étal suit de la même façon ; ce qui manque encore est oublié.

## The count

companion-tool-cards = Cartes
companion-tool-rules = Règles
companion-page-evenings = Nos soirées
companion-coins = Pièces
companion-promo = Cartes promo
companion-of-box = { $count } sur { $most }
companion-less = { $label } : une de moins
companion-figure = { $label } : { $value }
companion-pad-back = Effacer le dernier chiffre
companion-pad-done = Valider
companion-feast = Le Plat de Festin { $number } devient
companion-loot = Butin
companion-missions = Missions
companion-mission-worth = { $alone } seul, { $shared } chacun à deux
companion-sherwood-glory = Gloire
companion-sherwood-oak = Pillards sur le chêne
companion-sherwood-gold = Or au campement
companion-last-loot = Butin du sixième tour
companion-last-loot-text = Seulement ce qui n’est pas encore sur la piste de gloire. Laissez le chêne tel qu’il était avant ces compagnons.
companion-last-loot-gold = Or
companion-last-loot-companions = Compagnons
companion-troubled = impossible
companion-other-number = Cette feuille est pour { $count } joueurs ; vous êtes maintenant { $people } autour de la table. Commencez une nouvelle feuille pour compter tout le monde.
companion-new-sheet = Nouvelle feuille
companion-last-sheet = Reprendre la feuille précédente

## Several phones

companion-share = Partager
companion-together = Compter à plusieurs téléphones
companion-together-text = Chacun scanne ce code avec son appareil photo, choisit son nom et compte sa propre pile. Scannez ensuite le code de son téléphone avec celui-ci. Cela marche sans réseau si le compagnon a déjà été ouvert sur chaque téléphone.
companion-share-link = Lien
companion-share-picture = Image
companion-share-file = Fichier (JSON)
companion-share-print = Imprimer
companion-mine = Vous comptez pour { $name }
companion-mine-leave = Ne plus compter pour cette feuille
companion-hand-in = Remettre
companion-hand-in-text = Scannez ce code avec le téléphone qui a la feuille.
companion-arrival-line = Le décompte { ELIDE("de", $name) } est arrivé
companion-arrival-take = Le reporter sur la feuille
companion-arrival-elsewhere = Ce décompte appartient à une feuille qui n’est pas sur ce téléphone. Scannez-le avec celui qui a la feuille.
companion-arrival-unreadable = Ce lien ne contient pas de feuille de score, ou il est incomplet. Demandez le lien entier.
companion-arrival-sheet = Une feuille de score
companion-arrival-mine = Quelle pile comptez-vous ?
companion-arrival-whole = Ouvrir toute la feuille
companion-arrival-aside = La feuille actuelle est mise de côté et peut être reprise.

## Own figures

companion-own = Les chiffres de votre boîte
companion-own-text =
    { $standin ->
        [true] Ces chiffres ne figurent que sur les cartes, et les nôtres sont provisoires. Recopiez ceux de votre boîte ; ce téléphone s’en souvient.
       *[false] Ce téléphone compte avec les chiffres de votre boîte.
    }
companion-own-alone = Seul
companion-own-shared = À deux
companion-own-copies = Cartes
companion-own-value = Valeur
companion-own-penalty = Pénalité
companion-own-royal = Une Marchandise Royale compte pour
companion-own-reset = Revenir aux chiffres d’origine

## The reveal

companion-reveal = Révéler
companion-reveal-ready = Prêts ? Tout le monde regarde ici.
companion-reveal-next = Suivant
companion-reveal-pause = Pause
companion-reveal-run = Continuer
companion-reveal-spoken = Lire à voix haute
companion-reveal-goods = D’abord les Marchandises des Étals, Contrebande comprise.
companion-reveal-coins = Puis les Pièces.
companion-reveal-of =
    { $good ->
        [apple] des Pommes
        [cheese] du Fromage
        [bread] du Pain
       *[chicken] des Poulets
    }
companion-reveal-queen =
    { $players ->
        [one] { $names } : Reine { $of } avec { $count }, +{ $bonus }.
       *[other] { $names } sont à égalité comme Reine { $of } avec { $count } chacun et se partagent le bonus : +{ $bonus } chacun.
    }
companion-reveal-king =
    { $players ->
        [one] { $names } : Roi { $of } avec { $count }, +{ $bonus }.
       *[other] { $names } sont à égalité comme Roi { $of } avec { $count } chacun. Ils se partagent les deux bonus, et il n’y a pas de Reine : +{ $bonus } chacun.
    }
companion-reveal-barred =
    { $title ->
        [king] { $name } serait Roi { $of }, mais des Parchemins des Arcanes sont sur son Étal : ce titre n’est à personne.
       *[queen] { $name } serait Reine { $of }, mais des Parchemins des Arcanes sont sur son Étal : ce titre n’est à personne.
    }
companion-reveal-loot = D’abord les butins.
companion-reveal-mission =
    { $count ->
        [one] { $names } a livré seul { $mission } : +{ $points }.
       *[other] { $names } ont livré { $mission } : +{ $points } chacun.
    }
companion-reveal-glory = La piste de gloire.
companion-reveal-last-loot = Le butin du sixième tour devient de la gloire.
companion-reveal-tie = { $names } ont { $points } points chacun.
companion-reveal-tie-broken =
    { $why ->
        [legal] { $count ->
            [one] { $names } a plus de Marchandises Légales sur son Étal et gagne !
           *[other] { $names } ont plus de Marchandises Légales sur leurs Étals et se partagent la victoire !
        }
        [contraband] { $count ->
            [one] { $names } a autant de Marchandises Légales mais plus de Contrebande, et gagne !
           *[other] { $names } ont autant de Marchandises Légales mais plus de Contrebande, et se partagent la victoire !
        }
        [loot] { $count ->
            [one] { $names } a plus de cartes dans son butin et gagne !
           *[other] { $names } ont plus de cartes dans leurs butins et se partagent la victoire !
        }
        [oak] { $count ->
            [one] { $names } a moins de pillards sur le chêne et gagne !
           *[other] { $names } ont moins de pillards sur le chêne et se partagent la victoire !
        }
       *[gold] { $count ->
            [one] { $names } a aussi peu de pillards sur le chêne mais plus d’or, et gagne !
           *[other] { $names } ont aussi peu de pillards sur le chêne mais plus d’or, et se partagent la victoire !
        }
    }

## Sherwood at the table

companion-figure-at = { $name } a la figurine de premier joueur
companion-figure-next = Avec cet or, elle passe ensuite à { $name } : le moins d’or au campement, jamais deux fois de suite.
companion-track = Gloire et or
companion-track-text = Tenez-les à jour : ils sont sur la feuille de score à la fin.

## Rules and evenings

companion-rules-search = Chercher dans les règles
companion-rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle
       *[other] { $count } règles
    }
companion-evenings-none = Aucune partie n’a encore été comptée sur ce téléphone. Après une révélation, son résultat est gardé ici.
companion-evenings-totals = Toutes les soirées
companion-evenings-games = Parties
companion-evenings-wins = Victoires
companion-evenings-save = Enregistrer dans un fichier
companion-evenings-remove = Retirer cette partie
companion-evenings-delete = Tout supprimer
companion-evenings-delete-sure = Supprimer vraiment tous les résultats
companion-evenings-keep = Les garder
