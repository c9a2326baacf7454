### Sheriff of Nottingham sur la page : les étiquettes de la table et la première partie guidée.

web-sheriff-stall = Marchandises sur l’Étal
web-sheriff-stall-empty = Étal vide
web-sheriff-face-down =
    { $count ->
        [one] une carte face cachée (Contrebande)
       *[other] { $count } cartes face cachée (Contrebande)
    }
web-sheriff-bag-of =
    { $count ->
        [0] pas encore de Besace
        [one] une Besace d’une carte
       *[other] une Besace de { $count } cartes
    }
web-sheriff-spoken = { $good }, valeur { $value }, Pénalité { $penalty }
web-sheriff-look = { $pile }, carte du dessus d’abord
web-sheriff-hand = Main
web-sheriff-in-bag = Dans la Besace
web-sheriff-offers = Offres sur la table
web-sheriff-offers-count = Offres et accords ({ $count })
web-sheriff-offer = Écrire une offre
web-sheriff-offer-to = Une offre à { $player }
web-sheriff-you-give = Vous donnez, faites ou promettez
web-sheriff-you-want = Vous demandez à { $player }
web-sheriff-favours = Faveurs et promesses
web-sheriff-remove = Retirer de l’offre
web-sheriff-struck-out = Plus possible : laissé hors de l’offre
web-sheriff-offer-waits = On ne peut rien lui proposer pour l’instant. Votre offre est gardée.
web-sheriff-open = Ouvrir
web-sheriff-wave = Laisser passer
web-sheriff-takes = Accepte : { $gives }.
web-sheriff-refuses = Refuse : { $gives }.
web-sheriff-offered = offert : { $gives }
web-sheriff-bargain = Marchander avec { $player }
web-sheriff-price = Demander { sheriff-coins }
web-sheriff-bribe = Offrir { sheriff-coins } pour faire passer ma Besace
web-sheriff-accept = Accepter
web-sheriff-decline = Refuser
web-sheriff-counter = Contre-offre
web-sheriff-counter-to = Contre-offre à { $player }
web-sheriff-withdraw = Retirer
web-sheriff-declared = Déclaré : { $goods }
web-sheriff-opened =
    { $whose ->
        [you] Votre Besace est ouverte.
       *[other] La Besace { ELIDE("de", $seat) } est ouverte.
    }
web-sheriff-verdict =
    { $lies ->
        [0] Tout est conforme !
        [one] Une carte non déclarée !
       *[other] { $lies } cartes non déclarées !
    }
web-sheriff-lay = Posez ces cartes sur l’une des deux défausses
web-sheriff-on-top = dessus
web-sheriff-sooner = { $good } : une place plus bas
web-sheriff-later = { $good } : une place plus haut
web-sheriff-bag-open =
    { $count ->
        [0] Votre Besace est vide. Cliquez sur des cartes ou glissez-les ici.
        [one] Une carte dans votre Besace.
       *[other] { $count } cartes dans votre Besace.
    }
web-sheriff-aside-hint =
    { $count ->
        [0] Choisissez les cartes à changer, puis piochez dans une pile.
        [one] Une carte à changer : piochez maintenant dans une pile.
       *[other] { $count } cartes à changer : piochez maintenant dans une pile.
    }
web-sheriff-aside-done = Mettre de côté et s’arrêter
web-sheriff-pack-hint =
    { $touched ->
        [yes] Touchez des cartes, ou glissez-les dans la Besace.
       *[no] Choisissez des cartes, glissez-les dans la Besace, ou utilisez les touches 1 à { $cards }.
    }
web-sheriff-draw-rest = Piocher le reste
web-sheriff-cards-key = La Pièce montre la valeur d’une carte, l’écu sa Pénalité.
web-sheriff-card = valeur { $value }, Pénalité { $penalty }, { $copies } cartes à quatre joueurs
web-sheriff-card-titles = Roi +{ $king }, Reine +{ $queen }
web-sheriff-hidden = Ce qui était caché

## La première partie guidée

guide-sheriff-welcome = Vous êtes Marchand. Apportez des Marchandises à votre Étal et finissez avec le plus de points. Les Marchandises Légales sont sûres ; la Contrebande vaut plus, et elle est interdite. Chacun est Shérif à son tour.
    .title = Bienvenue à Nottingham
guide-sheriff-prompt = Ce que vous pouvez faire est toujours écrit ici, avec la règle. En dessous, ce qui vient de se passer.
    .title = Et maintenant ?
guide-sheriff-hand = Votre main. La Pièce dit ce que vaut une carte sur votre Étal, l’écu est la Pénalité. Les cartes vertes sont légales, les rouges de la Contrebande.
    .title = Vos cartes
guide-sheriff-market = Choisissez les cartes dont vous ne voulez pas, puis piochez-en autant dans ces piles. D’abord les défausses si vous voulez, puis la pioche. Vous pouvez aussi tout garder.
    .title = Le marché
guide-sheriff-declare = Dites ce qu’il y a dans votre Besace : une seule sorte de Marchandises Légales. Le nombre de cartes est toujours vrai, le reste pas forcément.
    .title = Déclarez votre Besace
guide-sheriff-gate = { $sheriff } est Shérif et ouvre les Besaces ou les laisse passer. Un menteur perd ce qu’il n’a pas déclaré et paie pour cela ; pour une Besace honnête, c’est le Shérif qui paie. Regardez.
    .title = À la porte
guide-sheriff-bribe = Offrez quelques Pièces à { $sheriff } pour laisser passer votre Besace, ou écrivez une offre plus longue : Marchandises, faveurs, promesses. Vous pouvez aussi payer pour faire ouvrir la Besace d’un autre.
    .title = Proposez un pot-de-vin
guide-sheriff-stall = Ce qui a passé la porte est sur votre Étal et compte à la fin. Qui a le plus de pommes est Roi des Pommes : un gros bonus ; le deuxième est Reine.
    .title = Votre Étal
guide-sheriff-sheriff = Vous voilà Shérif. L’un des deux ment, et vous offre des Pièces. Prenez-les, demandez-en plus, ouvrez une Besace ou laissez-la passer : ouvrir une Besace honnête vous coûte.
    .title = À votre tour d’être Shérif
guide-sheriff-help = L’historique, la discussion, le registre des promesses, toutes les cartes et les règles sont ici. Amusez-vous bien !
    .title = Quand vous en aurez besoin
guide-sheriff-honest = Commencez honnêtement : mettez vos trois pommes dans la Besace, d’un toucher ou en les glissant, et rien d’autre. Puis fermez-la.
    .title = Une Besace honnête
guide-sheriff-taken = { $merchant } a payé, et { $sheriff } a laissé passer la Besace sans l’ouvrir. Était-elle honnête ? Personne ne le saura avant la fin.
    .title = Un pot-de-vin accepté
guide-sheriff-honest-opened = Votre Besace a été ouverte et tout était comme déclaré : le Shérif vous a dédommagé, et tout est sur votre Étal.
    .title = Honnête, et payé pour l’être
guide-sheriff-caught = Votre Besace a été ouverte : ce que vous n’aviez pas déclaré est perdu, et vous avez payé pour cela. Le reste est sur votre Étal.
    .title = Pris
guide-sheriff-lie = Glissez une carte rouge, de la Contrebande, dans votre Besace, seule ou parmi d’autres. Vous déclarerez une Marchandise Légale : seul le nombre de cartes doit être vrai.
    .title = Maintenant, mentez
guide-sheriff-through = Votre Contrebande est passée. Elle est face cachée sur votre Étal, où vous seul pouvez la voir, et compte à la fin.
    .title = Passé en douce
guide-sheriff-opened = Vous avez ouvert une Besace. Les mensonges vont à la défausse et leur propriétaire vous paie ; pour une Besace honnête, c’est vous qui payez. L’historique à côté de la table garde tout.
    .title = Ce que contenait la Besace
web-sheriff-leave = Reprendre ma part
web-sheriff-mark = La promesse { ELIDE("de", $player) } en paroles a-t-elle été tenue ?
web-sheriff-kept = Tenue
web-sheriff-broken = Rompue
