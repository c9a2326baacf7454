### La page : l’accueil, le salon et tout ce qui entoure une partie.

## La maison

web-title = Loxley
web-tagline = Trois jeux de Robin des Bois, tout en bluff et en marchandage
web-home = Accueil
web-close = Fermer
web-loading = Un instant…
web-lost = Il n’y a rien à cette adresse.
web-language = Langue
web-notice = Loxley n’est lié à aucun éditeur. Textes, images et sons sont les nôtres.
web-default-name = Voyageur
web-name-wanted = Le nom que verront vos amis
web-no-server = Le serveur ne répond pas. Réessayez dans un instant.
web-no-table = Cette table n’existe pas, ou le lien est incomplet. Demandez le lien entier.
refused-no-connection = Le serveur ne répond pas. Réessayez dans un instant.
refused-unavailable = Le serveur ne peut pas faire cela maintenant. Réessayez dans un instant.

## Les réglages

web-preferences = Réglages
web-preferences-light = Thème
web-light-system = Automatique
web-light-light = Clair
web-light-dark = Sombre
web-notify-time = Il vous reste une heure pour jouer
web-notify-title = C’est à vous
web-notify-body = { $game }

## L’accueil

web-choose-game = Choisissez un jeu
web-now-text = Des bots occupent les autres places. On commence tout de suite.
web-now = Jouer
web-learn = Apprendre en jouant
web-learn-more = Apprendre la partie avancée
web-proposal = { $game ->
    [sheriff] Vous avez fini une partie : jouer aussi avec les Marchandises Royales ?
   *[other] Vous avez fini une partie : jouer une partie avancée ?
}
web-bots = Nombre de bots
web-bots-fewer = Un bot de moins
web-bots-more = Un bot de plus
web-level = Niveau des bots
web-gather = Jouer entre amis
web-gather-open = Ouvrir une table
web-deal = Une même donne à plusieurs tables
web-name = Votre nom
web-players = Joueurs
web-options = Options
web-open = Afficher cette table ici : tout le monde peut venir jouer ou regarder
web-think = Temps pour chaque décision
web-word-open = libre
web-word-orderly = à tour de rôle
web-word-by_seat = selon la place
web-word-chosen = au choix
web-word-basic = de base
web-word-advanced = avancée
web-automatic = automatique ({ $number })
web-by-lot = tiré au sort
web-resume-title = Partie en cours
web-resume-go = Reprendre
web-invite-seats = Vous attendez des amis ? Ils ouvrent le lien, donnent un nom, et s’assoient.
web-mine = Mes tables
web-mine-none = Aucune pour l’instant. Les tables où vous jouez sont gardées ici, dans ce navigateur.
web-my-games = Mes parties : résultats et bilan
web-companion = Compagnon
    .about = Pour la boîte posée sur votre table : horloge, sons, amendes et décompte final sur votre téléphone.
web-forget = Retirer de cette liste
web-open-tables = Tables ouvertes
web-open-none = Personne n’attend en ce moment. Ouvrez donc une table !
web-replays = Parties à revoir
web-replays-text = Vos parties finies sont sous « Mes tables ». Vous pouvez aussi ouvrir un enregistrement depuis un fichier.

## Venir et s’installer

web-join = S’asseoir
web-join-full = La partie a commencé : entrer comme spectateur
web-watch = Regarder la partie
web-lobby-seats = Autour de la table
web-lobby-wait = En attente : l’hôte lancera la partie.
web-host = hôte
web-seat-you = vous
web-seat-away = absent
web-seat-awaited = On attend ce joueur
web-seat-free = Place libre
web-sit = S’asseoir ici
web-add-bot = Bot
web-free-seat = Libérer la place
web-start = Lancer la partie
web-invite = Inviter des amis
web-invite-text = Toute personne qui a ce lien peut s’asseoir, sur téléphone ou sur ordinateur. Aucun compte n’est nécessaire.
web-share = Inviter
web-share-link = Lien vers cette table
web-share-send = Envoyer…
web-share-code = Le lien en code QR
web-copy = Copier
web-copied = Copié

## À la table

web-prompt = Ce qui est demandé
web-your-turn = À vous.
web-over = La partie est finie.
web-paused = La partie est en pause.
web-spectator = Vous regardez : vous voyez ce que tout le monde voit.
web-bot-plays = Un bot joue à votre place.
web-sit-back = Reprendre ma place
web-link-connecting = connexion…
web-link-open = connecté
web-link-lost = connexion perdue
web-link-over = fermé
web-link-lost-long = La connexion est perdue. Rien n’est oublié : la table reviendra telle qu’elle est.
web-stalled = Le serveur ne peut rien enregistrer pour le moment. La table attend, et reprendra d’elle-même.
web-link-over-long = Cette table ne vous reconnaît plus dans ce navigateur. Ouvrez de nouveau son lien pour entrer.
web-link-again = Réessayer
web-refused = Cela n’a pas été possible.
web-table-menu = Table
web-host-tools = Pour l’hôte
web-lock-table = Verrouiller la table : plus personne n’entre
web-unlock-table = Déverrouiller la table
web-locked = Cette table est verrouillée : plus personne n’entre.
web-people = Personnes
web-hand-on = Nommer hôte
web-hand-on-to = Nommer hôte : { $name }
web-remove-person = Exclure
web-remove-person-name = Exclure { $name }
web-remove-sure = Exclure { $name } pour de bon ? L’ancienne invitation ne vaut plus, et un bot prend sa place si la partie a commencé.
web-close-table = Fermer la table
web-close-sure = Fermer cette table pour tout le monde ? La partie s’arrête là et personne ne peut revenir.
web-cancel = Annuler
web-removed = L’hôte vous a exclu de cette table.
web-closed = Cette table est fermée : on n’y joue plus.
web-take-back = Demander à reprendre mon dernier coup
web-pause = Pause
web-resume = Reprendre
web-stand = Laisser ma place à un bot
web-give-back = Rendre la place
web-replace = Remplacer par un bot
web-consent = D’accord
web-dissent = Refuser

## À côté de la table

web-side = Historique, discussion, promesses et aide
web-tab-history = Historique
web-tab-chat = Discussion
web-tab-promise = Promesses
web-tab-help = Aide
web-history = Ce qui s’est passé
web-history-empty = Il ne s’est encore rien passé.
web-history-start = Le début
web-chat = Ce qui se dit
web-chat-empty = Personne n’a encore rien dit.
web-chat-label = Votre message
web-chat-send = Envoyer
web-chat-unread =
    { $count ->
        [one] message non lu
       *[other] messages non lus
    }
web-ledger-empty = Rien n’a encore été affirmé ni promis.
web-ledger-note = Une promesse pour plus tard n’engage personne. La table retient seulement ce qu’il en est advenu.
web-help = Aide
web-help-cards = Cartes
web-help-rules = Règles
web-help-guide = Guide
web-rule-why-not = Pas maintenant, à cause de cette règle :
web-rule-none = Aucune règle du livret ne dit cela
web-guide-next = Suite
web-guide-done = Jouons !
web-guide-end = Quitter le guide

## La fin et les parties à revoir

web-end = Le décompte final
web-end-you-won = Vous gagnez !
web-end-look = Voir la table
web-count-all = Aller au résultat
web-end-picture = Image du résultat
web-end-picture-won = Victoire : { $names }, { $points } points.
web-end-feats =
    { $count ->
        [one] Réussi pour la première fois
       *[other] Réussis pour la première fois : { $count }
    }
web-rematch = Rejouer
web-rematch-host = L’hôte peut lancer une autre partie.
web-rematch-go = La partie suivante a commencé : aller à la table
web-fair = Vérifier la donne
web-fair-text = L’empreinte était visible dès le début de la partie ; la graine l’est maintenant qu’elle est finie. Ensemble, elles prouvent que la donne n’a pas été changée.
web-story = L’histoire de la partie
web-replay = Revoir la partie
web-replay-none = Cette partie est privée, ou pas encore finie. Demandez son lien complet.
web-replay-file = Ouvrir une partie enregistrée
web-replay-file-text = Un fichier qui finit par .jsonl, gardé ici ou fait par Loxley ailleurs.
web-replay-controls = Parcourir la partie
web-replay-first = Au début
web-replay-back = Coup précédent
web-replay-run = Lecture
web-replay-stop = Pause
web-replay-next = Coup suivant
web-replay-last = À la fin
web-replay-scrub = Moment de la partie
web-replay-speed = Vitesse
web-replay-chapter = Aller à
web-replay-as = Vue
web-replay-public = tout le monde (public)
web-replay-auditor = toutes les mains
web-replay-share = Copier le lien
web-replay-save = Télécharger la partie

## Avec des chiffres

web-preferences-sound =
    { $on ->
        [true] Son activé
       *[false] Son coupé
    }
web-preferences-notify =
    { $on ->
        [true] Notifications activées
       *[false] Me prévenir quand c’est à moi
    }
web-preferences-notify-reach =
    { $closed ->
        [true] Vous pouvez fermer cette page là où il y a plus d’une heure pour chaque décision. Ailleurs, gardez-la ouverte dans un onglet.
       *[false] Gardez cette page ouverte dans un onglet.
    }
web-preferences-notify-cannot =
    { $trouble ->
        [insecure] Les notifications demandent https, ou une page sur cet ordinateur : cette adresse est en http.
        [blocked] Ce navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages.
       *[unsupported] Ce navigateur ne peut pas afficher de notifications.
    }
web-preferences-calm-system = Les cartes restent immobiles : cet appareil demande moins de mouvement.
web-copy-failed = La copie n’a pas marché. Le lien est sélectionné : copiez-le à la main.
web-share-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour jouer avec d’autres à la maison, lancez le serveur avec --host 0.0.0.0.
web-preferences-calm =
    { $on ->
        [true] Animations désactivées
       *[false] Animations activées
    }
web-game-sheriff = Sheriff of Nottingham
    .about = Passez la porte en fraude, soudoyez, mentez, ou dites la vérité quand personne n’y croit.
    .facts = 3 à 5 joueurs · 45 minutes
web-game-nottingham = Nottingham
    .about = Échangez, volez, tendez des embuscades sur la route du Sheriff. Les séries rapportent le plus de points.
    .facts = 3 à 7 joueurs · 45 minutes
web-game-sherwood = Sherwood Forest
    .about = Formez des bandes dans les cachettes, partagez ce que vous savez et attaquez ensemble les convois.
    .facts = 3 à 6 joueurs · 60 minutes
web-now-title = { $game } contre des bots
web-level-choice =
    { $level ->
        [novice] Novice (facile)
        [merchant] Marchand (moyen)
        [rogue] Filou (difficile)
       *[robin] Robin (le plus fort)
    }
web-player-number = joueur { $number }
web-option-set = { $title } : { $value }
web-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-gather-text = Ouvrez une table de { $game }, partagez son lien, et complétez avec des bots.
web-think-time =
    { $seconds ->
        [0] sans limite
        [30] 30 secondes
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 jour
        [259200] 3 jours
       *[604800] 1 semaine
    }
web-stage =
    { $stage ->
        [gathering] en attente de joueurs
        [playing] en cours
        [paused] en pause
       *[over] finie
    }
web-free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
web-join-title = Une table de { $game }
web-join-with = Autour de la table : { $names }
web-time-days = { $days } j { $hours } h
web-time-hours = { $hours } h { $minutes }
web-look = Mon visage et ma couleur
web-seat-bot =
    { $character ->
        [none] bot ({ $level })
       *[other] bot ({ $level }, { $character })
    }
web-seat-character = bot { $character }
web-seat-remote = bot venu d’ailleurs
web-start-filled =
    { $count ->
        [one] Compléter avec un bot et lancer
       *[other] Compléter avec { $count } bots et lancer
    }
web-watching =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
web-waiting =
    { $count ->
        [one] On attend { $names }…
       *[other] On attend { $names }…
    }
web-clock = Temps restant : { $time }
web-clock-inspection = Temps restant pour l’inspection : { $time }
web-rule-link = Règle { $rule }
web-refused-by-rule = Ce n’est pas permis : { $title }.
web-wish =
    { $you ->
        [yes] Vous avez demandé à reprendre votre dernier coup. Les autres doivent être d’accord.
       *[no] { $name } voudrait reprendre son dernier coup.
    }
web-ledger-fate =
    { $fate ->
        [kept] tenue
        [broken] rompue
        [true] vrai
        [false] faux
        [void] sans objet
       *[open] en attente
    }
web-ledger-round = tour { $round }
web-ledger-when = tour { $round }, à { $to }
web-guide-step = { $at } sur { $of }
web-end-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
web-replay-of = Revoir : { $game }
web-replay-why = Pourquoi { $name } a fait cela

# la vitesse des bots et le temps qu’ils laissent

web-speed = Vitesse des bots
web-speed-choice =
    { $speed ->
        [slow] lente
        [fast] rapide
       *[normal] normale
    }
web-talk = Temps pour négocier avant que les bots continuent
web-talk-choice =
    { $talk ->
        [brisk] court : 20 secondes
        [calm] long : 90 secondes
        [none] aucun : les bots continuent aussitôt
       *[usual] normal : 40 secondes
    }
web-skip = Passer à mon tour
web-hold =
    { $reason ->
        [line] { $you ->
            [yes] Les bots vous attendent.
           *[no] Connexion interrompue : { $names }. Les bots attendent une minute.
        }
        [offer] { $you ->
            [yes] Une offre attend votre réponse. Les bots attendent aussi.
           *[no] Une offre attend la réponse { ELIDE("de", $names) }. Les bots attendent aussi.
        }
        [composing] { $you ->
            [yes] Les bots attendent pendant que vous écrivez.
           *[no] { $names } : en train d’écrire. Les bots attendent.
        }
       *[talk] { $you ->
            [yes] Vous pouvez encore négocier. Ensuite, les bots continuent.
           *[no] Encore du temps pour négocier : { $names }. Ensuite, les bots continuent.
        }
    }
web-hold-left =
    { $seconds ->
        [one] Les bots attendent encore une seconde
       *[other] Les bots attendent encore { $seconds } secondes
    }
web-hold-more = Plus de temps
web-hold-nothing = Je n’ai rien à dire
web-seat-writing = écrit…
web-clock-warning = Quand votre temps est écoulé, la maison joue pour vous le coup qui engage le moins.
web-only-move = Votre seul coup possible a été joué pour vous.
web-house-played =
    { $you ->
        [yes] Votre temps est écoulé : la maison a joué pour vous le coup qui engage le moins.
       *[no] Temps écoulé pour { $name } : la maison a joué le coup qui engage le moins.
    }
web-door-think = Temps pour chaque décision : { $time }. Ensuite, la maison joue le coup qui engage le moins.
web-door-pace =
    { $talk ->
        [brisk] Les bots vous laissent 20 secondes pour négocier.
        [calm] Les bots vous laissent 90 secondes pour négocier.
        [none] Les bots n’attendent pas ceux qui pourraient encore négocier.
       *[usual] Les bots vous laissent 40 secondes pour négocier.
    } { $speed ->
        [slow] Ils jouent lentement.
        [fast] Ils jouent vite.
       *[normal] {""}
    }
web-join-unavailable = Impossible d’entrer pour l’instant. Réessayez.
web-join-no-seat = Toutes les places sont prises : vous regardez. Si une place se libère, vous pourrez la prendre.

# a game from elsewhere, which the page has no table for
web-plain-facts = De { $least } à { $most } joueurs
web-plain-ask = Choisissez un coup.
web-plain-moves = Vos coups
web-plain-no-rules = Ce jeu n’apporte pas de règles à lire ici.
