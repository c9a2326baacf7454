### Sheriff of Nottingham sur la page : les étiquettes de la table et la première partie guidée.

web-sheriff-stall = Marchandises sur l’Étal
web-sheriff-stall-empty = un Étal vide
web-sheriff-face-down = cartes face cachée : de la contrebande
web-sheriff-bag-of =
    { $count ->
        [0] pas encore de Besace
        [one] une Besace d’une carte
       *[other] une Besace de { $count } cartes
    }
web-sheriff-spoken = { $good }, valeur { $value }, pénalité { $penalty }
web-sheriff-look = { $pile }, carte du dessus d’abord
web-sheriff-hand = Main
web-sheriff-in-bag = Dans la Besace
web-sheriff-offers = Offres sur la table
web-sheriff-offer = Écrire une offre
web-sheriff-offer-to = Une offre à { $player }
web-sheriff-you-give = Vous donnez, faites ou promettez
web-sheriff-you-want = Vous demandez à { $player }
web-sheriff-remove = Retirer de l’offre
web-sheriff-struck-out = Plus possible : laissé hors de l’offre
web-sheriff-offer-waits = On ne peut rien lui proposer pour l’instant. Votre offre est gardée.
web-sheriff-open = Ouvrir
web-sheriff-wave = Laisser passer
web-sheriff-takes = Accepte : { $gives }.
web-sheriff-refuses = Refuse : { $gives }.
web-sheriff-price = Demander
web-sheriff-accept = Accepter
web-sheriff-decline = Refuser
web-sheriff-counter = Contre-offre
web-sheriff-withdraw = Retirer
web-sheriff-struck = Conclu :
web-sheriff-opened = On a ouvert { $bag }.
web-sheriff-verdict =
    { $lies ->
        [0] Honnête !
        [one] Un mensonge !
       *[other] { $lies } mensonges !
    }
web-sheriff-lay = Poser des cartes sur une défausse
web-sheriff-on-top = au-dessus
web-sheriff-sooner = { $good } : une place plus bas
web-sheriff-later = { $good } : une place plus haut
web-sheriff-bag-open =
    { $count ->
        [0] Votre Besace est ouverte : glissez ou touchez des cartes.
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
web-sheriff-pack-hint = Touchez les cartes, glissez-les dans la Besace, ou prenez les touches 1 à { $cards }.
web-sheriff-draw-rest = Piocher le reste
web-sheriff-cards-key = La pièce montre la valeur d’une carte, l’écu sa pénalité.
web-sheriff-card = valeur { $value }, pénalité { $penalty }, { $copies } dans le paquet à quatre
web-sheriff-card-titles = Roi +{ $king }, Reine +{ $queen }
web-sheriff-count-all = Tout montrer d’un coup
web-sheriff-hidden = Ce qui était caché

## La première partie guidée

guide-sheriff-welcome = Vous êtes Marchand. Apportez des marchandises à votre Étal et finissez avec le plus de points. Les marchandises légales sont sûres ; la contrebande vaut plus, et elle est interdite. Chacun est Shérif à son tour.
    .title = Bienvenue à Nottingham
guide-sheriff-prompt = Ce que vous pouvez faire est toujours écrit ici, avec la règle. En dessous, ce qui vient de se passer.
    .title = Et maintenant ?
guide-sheriff-hand = Votre main. La pièce dit ce que vaut une carte sur votre Étal, l’écu est la pénalité. Les cartes vertes sont légales, les rouges de la contrebande.
    .title = Vos cartes
guide-sheriff-market = Choisissez les cartes dont vous ne voulez pas, puis piochez-en autant dans ces piles. D’abord les défausses si vous voulez, puis la pioche. Vous pouvez aussi tout garder.
    .title = Le marché
guide-sheriff-load = Mettez une à cinq cartes dans votre Besace : touchez-les, ou glissez-les ici. Trois pareilles et un peu de contrebande ? Personne ne voit ce que vous faites. Fermez ensuite la Besace.
    .title = Remplissez votre Besace
guide-sheriff-declare = Dites ce qu’il y a dans votre Besace : une seule sorte de marchandise légale. Le nombre de cartes est toujours vrai, le reste pas forcément.
    .title = Dites quelque chose
guide-sheriff-gate = À la porte, le Shérif ouvre des Besaces ou les laisse passer. Qui a menti perd ses mensonges et paie ; qui était honnête est payé par le Shérif.
    .title = À la porte
guide-sheriff-bribe = Parlez ! Offrez des pièces pour qu’une Besace passe, ou écrivez une offre plus longue : marchandises, faveurs, promesses. Vous pouvez aussi payer pour faire ouvrir la Besace d’un autre.
    .title = Marchandez
guide-sheriff-stall = Ce qui a passé la porte est sur votre Étal et compte à la fin. Le plus de pommes fait de vous le Roi des pommes : une grosse prime, et le deuxième est Reine.
    .title = Votre Étal
guide-sheriff-sheriff = C’est vous le Shérif. Menacez, acceptez des pots-de-vin, ouvrez une Besace ou laissez-la passer. Ouvrir une Besace honnête vous coûte : regardez bien qui ment.
    .title = À vous de garder la porte
guide-sheriff-help = L’historique, la discussion, le registre des promesses, toutes les cartes et les règles sont ici. Amusez-vous bien !
    .title = Quand vous en aurez besoin
web-sheriff-leave = Reprendre ma part
web-sheriff-mark = La promesse de { $player } en paroles a-t-elle été tenue ?
web-sheriff-kept = Tenue
web-sheriff-broken = Rompue
