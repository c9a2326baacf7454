### Ce que font les amis autour d’une partie : visages, petites phrases, autres appareils, grand écran.

## Apparences

friends-look-portrait = Portrait
friends-look-colour = Couleur
friends-look-taken = quelqu’un l’a déjà ici
friends-portrait-lady = dame
friends-portrait-outlaw = hors-la-loi
friends-portrait-friar = moine
friends-portrait-minstrel = ménestrel
friends-portrait-archer = archer
friends-portrait-miller = meunier
friends-portrait-innkeeper = aubergiste
friends-portrait-page = page
friends-portrait-smith = forgeron
friends-portrait-knight = chevalier
friends-portrait-abbess = abbesse
friends-portrait-tinker = rétameur
friends-colour-crimson = cramoisi
friends-colour-river = bleu rivière
friends-colour-leaf = vert feuille
friends-colour-plum = prune
friends-colour-amber = ambre
friends-colour-slate = ardoise
friends-colour-rose = rose
friends-colour-teal = sarcelle

## Discussion

friends-phrases = Petites phrases
friends-emotes = Mimiques

## Qui est là

friends-present = Qui est là
friends-watching = regarde
friends-away = absent
friends-here = présent
friends-nameless =
    { $count ->
        [one] et une autre personne qui regarde
       *[other] et { $count } autres personnes qui regardent
    }
friends-screens =
    { $count ->
        [one] un grand écran
       *[other] { $count } grands écrans
    }
friends-secret-bots = Garder secret le caractère des bots jusqu’à la fin

## Le salon

friends-stand = Se lever
friends-freed = L’hôte a libéré votre place. Vous pouvez en prendre une autre, ou rester regarder.
friends-settings = Horloge et options
friends-settings-change = Changer l’horloge et les options
friends-settings-save = Appliquer
friends-think-none = Sans limite de temps

## Un autre appareil

friends-device = Continuer sur un autre appareil
friends-device-text = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, dans les 15 minutes. Qui l’a a votre place : ne le montrez à personne d’autre.
friends-device-gone = Votre place est passée sur un autre appareil. Celui-ci ne joue plus.

## Un ami en retard

friends-ask = Jouer à la place { ELIDE("de", $name) }
friends-ask-about = Demander à l’hôte la place d’un bot :
friends-asked = Vous avez demandé la place { ELIDE("de", $name) }. L’hôte va répondre.
friends-asks = { $name } aimerait continuer à la place { ELIDE("de", $bot) }.
friends-let = Accepter
friends-let-not = Pas maintenant
friends-unask = Tant pis

## L’hôte est parti

friends-resume-alone = L’hôte est absent : vous pouvez reprendre.
friends-host-now = C’est vous l’hôte, maintenant.

## Une autre partie

friends-rematch-asked =
    { $count ->
        [one] { $names } aimerait rejouer.
       *[other] { $names } aimeraient rejouer.
    }
friends-rematch-yes = J’en suis
friends-rematch-no = Pas maintenant
friends-rematch-waits = On attend { $names }.
friends-rematch-now = Commencer maintenant
friends-rematch-now-about = Des bots gardent la place de qui n’a pas dit oui.
friends-rematch-said-no =
    { $count ->
        [one] { $names } ne rejoue pas. Un bot garde la place.
       *[other] { $names } ne rejouent pas. Des bots gardent leurs places.
    }

## Le grand écran

friends-screen = Montrer sur un grand écran
friends-screen-about = Ouvrez ceci sur un téléviseur ou un ordinateur que tout le monde voit. Les téléphones ne sont plus alors que des mains de cartes.
friends-screen-title = Grand écran
friends-screen-join = Rejoignez la table avec votre téléphone
friends-screen-wait = L’hôte commence quand tout le monde est là.
friends-screen-full = Plein écran
friends-screen-key = Ce lien ne mène plus à la table. Rouvrez le grand écran depuis un appareil de la table.
friends-hand-count = Le décompte est sur le grand écran.
friends-hand-off = Tout montrer ici
friends-hand-on = Seulement ma main ici

## Revoir

