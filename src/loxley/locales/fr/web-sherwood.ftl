### La table web de Sherwood Forest : ce qui s’y trouve à côté des mots du jeu, et la première partie guidée.

## Les bandes et le campement

web-sherwood-active =
    { $you ->
        [seat] à vous
       *[none] à son tour
    }
web-sherwood-thinks = réfléchit
web-sherwood-met-again = Cette cachette touche les deux routes : le chariot y passe une seconde fois.
web-sherwood-claims = Ce qui a été dit des convois
web-sherwood-claimed = { $name }, carte { $slot } :
web-sherwood-fact =
    { $field ->
        [glory]
            { $value ->
                [one] { $value } point de gloire
               *[other] { $value } points de gloire
            }
        [gold]
            { $value ->
                [one] { $value } sac d’or
               *[other] { $value } sacs d’or
            }
        [companions]
            { $value ->
                [one] { $value } compagnon
               *[other] { $value } compagnons
            }
        [strength] valeur de combat { $value }
        [from] part de { $value }
        [to] va à { $value }
       *[sheriff] le Shérif
    }{ $verdict ->
        [true] { " " }(vrai)
        [false] { " " }(faux)
       *[open] { "" }
    }
web-sherwood-word =
    affirmations : { $kept ->
        [one] { $kept } vraie
       *[other] { $kept } vraies
    }, { $broken ->
        [one] { $broken } fausse
       *[other] { $broken } fausses
    }
web-sherwood-camp = Votre campement
web-sherwood-on-oak = encore à recruter (grand chêne)
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
web-sherwood-look = Consulter

## Les lieux

web-sherwood-places = Les lieux
web-sherwood-price-church = 1 sac d’or = 1 point de gloire
web-sherwood-act-church = Donner { $count }
web-sherwood-act-merchant = Acheter
web-sherwood-act-market = Recruter
web-sherwood-price-inn = consulter une carte
web-sherwood-price-merchant = 1 sac d’or : un équipement
web-sherwood-price-market = 2 sacs d’or : un pillard
web-sherwood-gift = Or pour l’église
web-sherwood-inn-hint = Choisissez une carte parmi les convois.
web-sherwood-less = { $what } : un de moins
web-sherwood-more = { $what } : un de plus

## Un accord

web-sherwood-sheet = Tendre une embuscade
web-sherwood-cancel = Annuler
web-sherwood-remove = Retirer : { $what }
web-sherwood-struck-out = Ce qui est barré n’est plus possible, et ne sera pas envoyé.
web-sherwood-fixed = Accord fixé
web-sherwood-add-payment = Ajouter un paiement
web-sherwood-add-term = Ajouter au marché
web-sherwood-paid-later = Payé plus tard
web-sherwood-promise-words = Que promet-on ? Tout le monde le lira avec le marché et parmi les promesses.
web-sherwood-offer-deal = Proposer le marché
web-sherwood-talks = Les négociations
web-sherwood-talk =
    { $count ->
        [0] Parler
       *[other] Parler ({ $count })
    }
web-sherwood-suggestion-of = Suggestion { ELIDE("de", $author) }
web-sherwood-sheet-of =
    { $hideout ->
        [0]
            { $you ->
                [author] Votre marché
               *[none] Marché { ELIDE("de", $author) }
            }
       *[other]
            { $you ->
                [author] Votre accord à la cachette { $hideout }
               *[none] Accord { ELIDE("de", $author) } à la cachette { $hideout }
            }
    }
web-sherwood-signed = signé
web-sherwood-unsigned = pas encore signé
web-sherwood-no-target = aucune cible fixée
web-sherwood-change = Modifier
web-sherwood-take-up = Reprendre
web-sherwood-proposals =
    { $count ->
        [one] encore { $count } proposition ce tour-ci
       *[other] encore { $count } propositions ce tour-ci
    }
web-sherwood-tell = Donner un tuyau ou faire une promesse…
web-sherwood-about = Au sujet de
web-sherwood-field = Quoi
web-sherwood-value = Combien, ou quelle ville
web-sherwood-field-glory = sa gloire
web-sherwood-field-gold = son or
web-sherwood-field-companions = ses compagnons
web-sherwood-field-strength = sa valeur de combat
web-sherwood-field-from = son départ
web-sherwood-field-to = son arrivée
web-sherwood-field-sheriff = que c’est le Shérif
web-sherwood-free-words = La parole est libre, vraie ou non – mais on s’en souvient.

## Les raids

web-sherwood-strength = Valeur de combat { $reached } sur { $needed }
web-sherwood-loot = Butin à partager
web-sherwood-parts =
    { $raiders ->
        [one] parts : { $got }, { $raiders } pillard
       *[other] parts : { $got }, { $raiders } pillards
    }
web-sherwood-sealed = Votre réponse reste secrète jusqu’à celle de tous : { $answer }.
web-sherwood-picks =
    { $you ->
        [active]
            { $left ->
                [one] Il reste un convoi.
               *[other] Choisissez l’un des { $left } convois.
            }
       *[none]
            { $left ->
                [one] { $names } révèle le dernier convoi.
               *[other] { $names } choisit l’un des { $left } convois.
            }
    }

## Ce que la table attend

web-sherwood-waiting-planning = Planification : on attend { $names }.
web-sherwood-waiting-raid = Le choix du prochain convoi revient à { $names }.
web-sherwood-waiting-way = En route : on écoute { $names }.
web-sherwood-waiting-messengers = On attend { $names } : un Messager ?
web-sherwood-waiting-road = Le chariot est en route.
web-sherwood-waiting-meeting = On attend { $names } : un équipement ?
web-sherwood-waiting-loot = Le partage du butin revient à { $names }.
web-sherwood-waiting-staying = Après le raid : on attend { $names }.
web-sherwood-waiting-over = La partie est finie.

## Le décompte et les cartes

web-sherwood-heir = héritier de Robin des Bois
web-sherwood-deck = Convois { $back }
web-sherwood-deck-sheriff = Le Shérif (partie avancée)
web-sherwood-card-arms = Ajoute { $strength } à la valeur de combat d’un raid. Une carte pour chacun de vos pillards.
web-sherwood-card-provisions = Après un raid réussi, vos pillards peuvent rester dans la cachette.
web-sherwood-card-cape = Vous ne perdez rien face au Shérif, et pouvez rester dans la cachette.
web-sherwood-card-messenger = Envoie vers une autre ville un convoi révélé par quelqu’un d’autre.

## La première partie guidée

web-sherwood-guide-welcome = Vous menez une bande dans la forêt de Sherwood. Pendant six tours, on se prépare, on s’allie et on pille des convois ; le plus glorieux devient l’héritier de Robin des Bois. Deux minutes, et vous saurez jouer.
    .title = Bienvenue à Sherwood
web-sherwood-guide-map = Les chariots vont de ville en ville par le croisement, et passent devant les cachettes dans l’ordre. Une bande assez forte les pille.
    .title = La forêt
web-sherwood-guide-row = Voici les convois du tour. L’écu donne la valeur de combat d’une carte ; au-dessous, l’or, les compagnons et la gloire. Une seule est visible : les autres, il faut aller les consulter.
    .title = Les convois
web-sherwood-guide-bands = La gloire et l’or de chacun, ses pillards au campement et ceux qui restent au grand chêne. Le cadre doré montre de qui c’est le tour.
    .title = Les bandes
web-sherwood-guide-places = Quand vient votre tour, vous placez des pillards, jusqu’à vider votre campement : de l’or contre de la gloire à l’église, de l’équipement chez le marchand, une recrue à la place du marché…
    .title = Les lieux
web-sherwood-guide-inn = … ou bien consultez une carte cachée à l’auberge. Essayez : choisissez l’une d’elles et consultez-la. Vous seul la connaîtrez.
    .title = Consulter une carte
web-sherwood-guide-band = Formez maintenant une bande : choisissez une cachette libre sur le chemin d’un convoi, et dites combien de pillards s’y cachent. Vous pouvez proposer à d’autres de se joindre à vous, pour être assez forts ensemble.
    .title = Cacher une bande
web-sherwood-guide-raids = Tous les campements sont vides : les raids commencent. Chacun à son tour révèle une carte, et son chariot se met en route. Pillards et équipement doivent atteindre sa valeur de combat.
    .title = Les raids
web-sherwood-guide-end = Toute la bande reçoit la gloire entière ; le butin se partage. Chaque question renvoie à sa règle. Bon jeu !
    .title = Vous savez jouer
web-sherwood-guide-alliance = { $player } vous propose de cacher une bande ensemble. Chacun y gagne toute la gloire d’un raid. Regardez, puis acceptez ou refusez.
    .title = Une alliance
web-sherwood-guide-reveal = Choisissez la carte à révéler : son chariot part aussitôt. Un convoi que votre bande peut arrêter ?
    .title = Votre convoi
web-sherwood-guide-equip = Le convoi est devant votre bande. Jouez de l’équipement si cela suffit à atteindre sa valeur de combat ; chaque pillard porte une carte.
    .title = Équipement
web-sherwood-guide-raided = La bande était assez forte : le convoi est pris, et chacun dans la bande gagne toute sa gloire. Une bande trop faible le laisse passer.
    .title = Un raid
web-sherwood-guide-deal = Vous menez cette bande : distribuez or et compagnons, une part à chacun tour à tour. Qui a une part par pillard ne reçoit plus rien.
    .title = Vous partagez le butin
web-sherwood-guide-loot = L’or va au campement ; un compagnon est un de vos pillards libéré du grand chêne. Au dernier tour, les deux deviennent de la gloire.
    .title = Butin
web-sherwood-guide-advanced = Vous savez mener un raid. Désormais tout se négocie : parts du butin, or, informations. Et le Shérif en personne est sur les routes.
    .title = La partie avancée
web-sherwood-guide-sheriff = Cette carte est le Shérif. Chaque bande sur sa route doit l’affronter. Si elle le bat, elle gagne de la gloire ; sinon, elle perd des pillards au chêne.
    .title = Le Shérif
web-sherwood-guide-oak = Les pillards sur le grand chêne ne sont pas en jeu. Ils en descendent comme compagnons d’un butin, par la place du marché, ou grâce aux cachettes rouges.
    .title = Le grand chêne
web-sherwood-guide-red = Quatre cachettes sont rouges. Qui y a le plus de pillards à la fin d’un tour en fait descendre un du chêne.
    .title = Les cachettes rouges
web-sherwood-guide-talks = Placez vos pillards comme vous savez le faire : consultez une carte, cachez une bande, proposez une alliance. Vous pouvez aussi négocier or, parts et promesses.
    .title = Planifiez, et négociez
web-sherwood-guide-agreement = { $player } connaît un convoi et le nomme pour cette bande : votre part est posée tout de suite, et à vous si ce raid réussit. Acceptez ou refusez.
    .title = Un accord fixé
web-sherwood-guide-named = Les mêmes marqueurs sont sur la carte et sur la cachette. L’accord ne vaut que pour ce convoi ; tout le reste n’engage personne.
    .title = Le convoi est nommé
web-sherwood-guide-sheriff-came = Chaque bande sur sa route l’a affronté jusqu’à ce qu’une soit assez forte. Les pillards perdus sont au chêne ; personne n’en a moins de quatre en jeu.
    .title = Le Shérif est passé
web-sherwood-guide-held = Le tour est fini. Qui tenait le plus de pillards dans les cachettes rouges en a fait descendre un de plus du chêne.
    .title = Les cachettes rouges tenues
web-sherwood-guide-advanced-end = Négociez, renseignez, trompez : ce qui n’est pas fixé n’engage personne, et le registre s’en souvient. Bon jeu !
    .title = Vous savez tout
