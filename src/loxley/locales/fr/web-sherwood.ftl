### La table web de Sherwood Forest : ce qui s’y trouve à côté des mots du jeu, et la première partie guidée.

## Les bandes et le campement

web-sherwood-active = à son tour
web-sherwood-thinks = réfléchit
web-sherwood-word = dires : { $kept } vrais, { $broken } faux
web-sherwood-camp = Votre campement
web-sherwood-on-oak = au grand chêne
web-sherwood-companions = Compagnons

## La carte et les convois

web-sherwood-red = cachette rouge
web-sherwood-free = libre
web-sherwood-led-by = leader : { $player }
web-sherwood-pile =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
web-sherwood-resolved = passé
web-sherwood-secret = vue par vous
web-sherwood-look = Regarder

## Les lieux

web-sherwood-price-church = 1 or = 1 gloire
web-sherwood-act-church = Donner { $count }
web-sherwood-act-merchant = Acheter
web-sherwood-act-market = Recruter
web-sherwood-price-inn = regarder une carte
web-sherwood-price-merchant = 1 or : équipement
web-sherwood-price-market = 2 or : un pillard
web-sherwood-gift = Or pour l’église
web-sherwood-inn-hint = Choisissez une carte parmi les convois.
web-sherwood-less = { $what } : un de moins
web-sherwood-more = { $what } : un de plus

## Un accord

web-sherwood-sheet = Une bande
web-sherwood-cancel = Annuler
web-sherwood-remove = Retirer : { $what }
web-sherwood-struck-out = Ce qui est barré n’est plus possible, et ne sera pas envoyé.
web-sherwood-fixed = Accord fixe
web-sherwood-add-payment = Ajouter un paiement
web-sherwood-talks = Les pourparlers
web-sherwood-sheet-of = Accord { $number } de { $author }
web-sherwood-signed = signé
web-sherwood-unsigned = pas encore signé
web-sherwood-change = Modifier
web-sherwood-take-up = Reprendre
web-sherwood-proposals =
    { $count ->
        [one] encore { $count } proposition ce tour-ci
       *[other] encore { $count } propositions ce tour-ci
    }
web-sherwood-tell = Dire ou promettre quelque chose…
web-sherwood-about = Au sujet de
web-sherwood-field = Quoi
web-sherwood-value = Combien, ou quelle ville
web-sherwood-field-glory = sa gloire
web-sherwood-field-gold = son or
web-sherwood-field-companions = ses compagnons
web-sherwood-field-strength = sa force
web-sherwood-field-from = son départ
web-sherwood-field-to = son arrivée
web-sherwood-field-sheriff = que c’est le Shérif
web-sherwood-free-words = Les paroles n’engagent personne, vraies ou non ; le registre s’en souvient.

## Les raids

web-sherwood-strength = Force { $reached } sur { $needed }
web-sherwood-loot = Butin à partager
web-sherwood-parts =
    { $raiders ->
        [one] parts : { $got }, { $raiders } pillard
       *[other] parts : { $got }, { $raiders } pillards
    }
web-sherwood-picks =
    { $left ->
        [one] { $names } : il reste un convoi.
       *[other] { $names } : il reste { $left } convois au choix.
    }

## Ce que la table attend

web-sherwood-waiting-planning = Planification : on attend { $names }.
web-sherwood-waiting-raid = Le choix du prochain convoi revient à { $names }.
web-sherwood-waiting-messengers = Un Messager ? On attend { $names }.
web-sherwood-waiting-road = Le chariot est en route.
web-sherwood-waiting-meeting = De l’équipement ? On attend { $names }.
web-sherwood-waiting-loot = Le partage du butin revient à { $names }.
web-sherwood-waiting-staying = Après le raid : on attend { $names }.
web-sherwood-waiting-over = La partie est finie.

## Le décompte et les cartes

web-sherwood-heir = héritier de Robin des Bois
web-sherwood-deck = Convois { $back }
web-sherwood-deck-sheriff = Le Shérif (jeu avancé)
web-sherwood-card-arms = Ajoute { $strength } à la force d’un raid. Une carte pour chacun de vos pillards.
web-sherwood-card-provisions = Après un raid réussi, vos pillards peuvent rester dans la cachette.
web-sherwood-card-cape = Vous ne perdez rien face au Shérif, et pouvez rester dans la cachette.
web-sherwood-card-messenger = Envoie vers une autre ville un convoi révélé par quelqu’un d’autre.

## La première partie guidée

web-sherwood-guide-welcome = Vous menez une bande dans la forêt de Sherwood. Pendant six tours, on se prépare, on s’allie et on pille des convois ; le plus glorieux devient l’héritier de Robin des Bois. Deux minutes, et vous saurez jouer.
    .title = Bienvenue à Sherwood
web-sherwood-guide-map = Les chariots vont de ville en ville par le carrefour, et passent devant les cachettes dans l’ordre. Qui s’y tient en force les pille.
    .title = La forêt
web-sherwood-guide-row = Voici les convois du tour. L’écu donne la force d’une carte ; au-dessous, l’or, les compagnons et la gloire. Une seule est visible : les autres, il faut aller les regarder.
    .title = Les convois
web-sherwood-guide-bands = La gloire et l’or de chacun, ses pillards au campement et ceux qui restent au grand chêne. Le cadre doré montre à qui est le tour.
    .title = Les bandes
web-sherwood-guide-places = Quand vient votre tour, vous placez des pillards, jusqu’à vider votre campement : de l’or contre de la gloire à l’église, de l’équipement chez le marchand, une recrue à la place du marché…
    .title = Les lieux
web-sherwood-guide-inn = … ou bien regardez une carte cachée à l’auberge. Essayez : choisissez « Regarder » sous l’une d’elles. Vous seul la connaîtrez.
    .title = Regarder une carte
web-sherwood-guide-band = Formez maintenant une bande : choisissez une cachette libre sur le chemin d’un convoi, et dites combien de pillards s’y cachent. Vous pouvez proposer à d’autres de se joindre à vous, pour être assez forts ensemble.
    .title = Cacher une bande
web-sherwood-guide-raids = Tous les campements sont vides : les raids commencent. L’un après l’autre révèle une carte, et son chariot se met en route. Pillards et équipement doivent atteindre sa force.
    .title = Les raids
web-sherwood-guide-end = Toute la bande reçoit la gloire entière ; le butin se partage. Chaque question renvoie à sa règle. Bon jeu !
    .title = Vous savez jouer
