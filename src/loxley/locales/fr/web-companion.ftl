### Le compagnon d’une vraie table : horloge, sons, amendes, manches, décompte et révélation.

companion-about = Pour la boîte posée sur votre table. Sans compte, sans table ici, et sans réseau une fois ouvert.
companion-more = Autres outils
companion-offline = Prêt pour une table sans réseau.
companion-undo = Annuler
companion-seat = Joueur { $number }
companion-counted = { $count } { $noun }
companion-wrong-number = { $game } se joue de { $least } à { $most } ; vous êtes { $count } à table.

## People

companion-people = Autour de la table
companion-people-text = Dans le sens horaire. Les noms sont facultatifs et restent sur ce téléphone.
companion-people-add = Ajouter un joueur
companion-people-up = Avancer { $name } d’une place
companion-people-remove = Retirer { $name }

## Pages and tools

companion-game-sheriff = Horloge d’inspection, sons, amendes, manches, décompte final
companion-game-nottingham = Feuille de score
companion-game-sherwood = Manches, premier joueur, gloire, feuille de score
companion-page-start = Qui commence ?
companion-tool-round = Manches
companion-tool-clock = Horloge
companion-tool-fine = Amende
companion-tool-sounds = Sons
companion-tool-count = Décompte

## Who begins

companion-start-text = Chacun pose un doigt ici et le garde posé. L’un d’eux est choisi.
companion-start-draw = Tirer un nom au sort
companion-start-drawn = { $name } commence.

## Rounds of Sheriff

companion-round = Manche { $round } sur { $rounds }
companion-round-sheriff = Shérif : { $name }
companion-round-over = Tout le monde a eu ses tours de Shérif. Place au décompte !
companion-round-next = Manche suivante
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
    .text = Une à cinq cartes dans la besace
companion-phase-declaration = Déclaration
    .text = Une seule sorte de marchandises légales, le vrai nombre
companion-phase-inspection = Inspection
    .text = On négocie, puis on laisse passer ou on fouille
companion-phase-end = Fin de la manche
    .text = L’insigne passe à gauche, chacun complète sa main à six

## The clock

companion-clock-state =
    { $state ->
        [running] Toucher pour la pause
        [up] Temps écoulé
        [done] Toutes les besaces sont décidées
       *[still] Toucher pour démarrer
    }
companion-clock-up = Le temps est écoulé !
companion-clock-pass =
    { $count ->
        [one] La besace de { $names } passe, sans aucun pot-de-vin.
       *[other] Les besaces de { $names } passent, sans aucun pot-de-vin.
    }
companion-clock-more = 15 s
companion-clock-reset = Remettre à zéro
companion-clock-waved = Laisser passer
companion-clock-opened = Fouiller
companion-clock-fate =
    { $fate ->
        [waved] Passée
       *[opened] Fouillée
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

companion-fine-whose = La besace de qui ?
companion-fine-number = Cartes
companion-fine-declared = Déclaré
companion-fine-found = Trouvé : { $count } sur { $number }
companion-fine-all = Tout est conforme
companion-fine-verdict =
    { $who ->
        [sheriff] Tout est vrai : { $sheriff } paie { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        } à { $merchant }.
       *[merchant] Pris : { $merchant } paie { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        } à { $sheriff }.
    }
companion-fine-delivered = Sur l’étal de { $name } : { $goods }.
companion-fine-confiscated = Confisqué, face visible sur une défausse au choix du Shérif : { $goods }.
companion-fine-summons = La convocation royale reçoit sa récompense et rejoint une défausse.
companion-fine-purse = Pièces de { $name }
companion-fine-short = { $name } paie { $coins ->
        [0] zéro pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    } et doit encore { $rest } : des marchandises légales de son étal, au choix, jusqu’à couvrir cette valeur. On ne rend pas la monnaie, et aucune carte de trop n’est donnée. Si toutes les marchandises légales ne suffisent pas, la contrebande de l’étal suit de la même façon ; ce qui manque encore est oublié.
