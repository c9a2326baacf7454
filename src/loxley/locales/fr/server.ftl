### Le serveur des tables : ce qu’il dit, et comment il refuse.

server-ready = Les tables sont ouvertes à { $address }

# démarrage

refused-unknown-store = doit commencer par sqlite:/// ou postgresql://, trouvé : { $found }
refused-not-a-store = ne peut pas servir de réserve ({ $reason })
refused-not-a-table = n’est pas une table exportée
refused-table-exists = est déjà dans cette réserve
refused-store-in-use = un autre serveur utilise ce fichier ; arrêtez-le, ou donnez à chacun le sien
refused-newer-store = a été utilisé par une version plus récente de Loxley (étape { $found } ; celle-ci connaît { $known }) : installez-la
refused-no-asyncpg = PostgreSQL demande un paquet de plus : pip install 'loxley[postgres]'
refused-not-a-contact = il faut une adresse à laquelle les services push peuvent écrire : { $example }, ou https://…
refused-no-database = la base de données ne peut pas être utilisée ({ $reason })
refused-one-process-only = plusieurs processus demandent une réserve partagée : --store postgresql://…
refused-no-worker = aucun processus n’a pu démarrer ; les lignes ci-dessus disent pourquoi
refused-no-listening = impossible d’écouter à { $host }, port { $port } ({ $reason })
refused-unknown-limit = il n’y a pas de limite { $found } ; il y a { $choices }

# messages

refused-not-a-message = Ce n’est pas ce que demande le protocole ({ $reason }).
refused-too-large = C’est trop grand : { $most } octets au plus sont permis.
refused-too-fast = Trop à la fois. Attendez un instant.
refused-too-busy = Trop de demandes de ce genre à la fois. Réessayez dans un instant.
refused-too-heavy = C’est trop long à montrer : au plus { $most } octets de rediffusion, ou une seconde de calcul.
refused-story-too-heavy = Cette partie est trop longue pour que son histoire soit racontée.
refused-foreign-origin = Cette page n’est pas de ce serveur.
refused-too-late-to-send = Ce n’est pas arrivé à temps. Envoyez-le de nouveau.
refused-not-stored = Cela n’a pas pu être enregistré, et n’a pas eu lieu ({ $reason }). Réessayez.
refused-store-away = La réserve ne répond pas. Réessayez dans un instant.
refused-broken = Quelque chose ne va pas dans le serveur. C’est noté, et rien n’a changé.
refused-too-many-tables = Ce serveur a autant de tables qu’il peut en tenir. Réessayez plus tard.

# tables et personnes

refused-no-such-table = Cette table n’existe pas.
refused-set-aside = Cette table ne peut pas être relue. L’exploitant en trouve la raison dans le journal.
refused-no-such-match = Cette partie n’a pas été jouée à cette table.
refused-no-such-deal = Aucune donne ne porte ce nom.
refused-no-such-games = Rien n’est gardé ici sous ce nom avec ce secret.
refused-no-room-to-keep = Ce serveur n’a plus de place pour d’autres parties. Ce qu’il garde pour vous reste tel quel.
refused-too-many-kept = Ce serveur garde déjà les parties d’autant de personnes qu’il peut.
refused-no-such-person = Personne à cette table n’a ce numéro.
refused-not-invited = Cette table demande une invitation. Demandez son lien complet.
refused-table-full = Cette table est complète.
refused-table-locked = L’hôte a fermé la porte : personne de nouveau ne peut entrer.
refused-removed = L’hôte vous a fait quitter cette table.
refused-banned = L’exploitant de ce serveur vous tient à l’écart pour un temps.
refused-table-closed = Cette table est close.
refused-table-archived = Cette table est archivée : on peut la regarder, mais plus y jouer.
refused-not-the-host = Seul l’hôte peut faire cela.
refused-name-unseen = Ce nom ne se voit pas. Choisissez-en un avec des lettres ou des chiffres.
refused-name-taken = Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre.
refused-only-watching = Vous regardez la partie. Rejoignez d’abord la table.
refused-no-promise-in-words = Des paroles se gardent avec une offre qui contient une promesse en paroles ; ce n’en est pas une.
refused-nothing-said = Ce message est vide.

# places

refused-no-seat = Vous n’avez pas de place à cette table.
refused-sits-already = Vous avez déjà une place.
refused-seat-taken = Cette place est déjà prise par { $name }.
refused-seat-empty = Il n’y a personne à la place { $seat }.
refused-seat-free = Cette place est libre.
refused-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
refused-no-stand-in = Aucun bot ne remplace quelqu’un à cette place.
refused-is-here = { $name } est à la table.
refused-not-now = Ce n’est pas possible maintenant.

# le cours de la partie

refused-not-gathering = La partie a déjà commencé.
refused-not-playing = Aucune partie n’est en cours.
refused-not-paused = La partie n’est pas en pause.
refused-not-over = La partie n’est pas finie.
refused-illegal = Les règles ne permettent pas ce coup.
refused-too-late = Trop tard : quelqu’un a joué depuis.
refused-offer-changed = Une autre offre est là maintenant. Lisez-la d’abord.
refused-written-enough = Vous avez écrit { $most } lignes pendant cette partie. Vous pourrez écrire de nouveau à la prochaine.
refused-talked-enough = Tant a été dit dans cette phase que seule une décision fait avancer la partie.
refused-deal-is-played = La donne se joue encore à une autre table.
refused-deal-has-begun = Cette donne se joue. Aucune table ne peut s’y joindre avant que toutes aient fini.
refused-deal-full = Cette donne a autant de tables qu’elle peut en avoir.
refused-deal-differs = Les tables d’une même donne jouent au même jeu, à autant de joueurs et avec les mêmes options.
refused-day-is-played = D’autres jouent encore la donne du jour : on pourra la revoir et lire son histoire demain.
refused-played-once = La donne du jour ne se joue qu’une fois. Demain en apportera une autre.
refused-not-a-player = Ce n’est pas le secret d’un joueur : il a 64 chiffres hexadécimaux.
refused-same-pace = La table a déjà ce rythme.
refused-unknown-pace = Le rythme « { $found } » est inconnu. Choisissez parmi { $choices }.

# reprendre un coup

refused-wish-stands = Quelqu’un l’a déjà demandé.
refused-no-wish = Il n’y a rien à accepter.
refused-nothing-to-take-back = Vous n’avez encore rien joué.
refused-was-answered = Ce qui a été révélé ne se reprend pas.

# apparences, appareils, amis

refused-unknown-look = Il n’y a pas de « { $found } ». Choisissez parmi { $choices }.
refused-same-look = C’est déjà votre apparence.
refused-dressed-enough = Vous avez changé { $most } fois d’apparence pendant cette partie. Vous pourrez le refaire à la prochaine.
refused-unknown-phrase = Il n’y a pas de phrase « { $found } ».
refused-too-many-tickets = Vous avez demandé { $most } liens vers d’autres appareils pendant cette partie. C’est assez.
refused-ticket-void = Ce lien a déjà servi, ou il est trop vieux. Faites-en un nouveau sur l’appareil qui a votre place.
refused-asked-already = Vous avez déjà demandé cette place. L’hôte va répondre.
refused-nobody-asked = Plus personne n’attend cette réponse.
refused-answered-already = Vous l’avez déjà dit.
refused-same-settings = La table est déjà réglée ainsi.

# ailleurs

refused-webhook-not-allowed = L’exploitant de ce serveur n’a pas permis cette adresse.
refused-no-push = Ce serveur ne prévient pas ceux qui ont fermé la page.
refused-not-by-day = Ceux qui ont fermé la page ne sont prévenus que là où il y a plus d’une heure pour chaque décision.
refused-not-a-device = Aucun navigateur ne fait de telles clés.
refused-push-not-allowed = Ce n’est pas l’adresse d’un service push que ce serveur connaît.
