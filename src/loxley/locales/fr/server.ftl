### Le serveur des tables : ce qu’il dit, et comment il refuse.

server-ready = Les tables sont ouvertes à { $address }

# démarrage

refused-unknown-store = doit commencer par sqlite:/// ou postgresql://, trouvé : { $found }
refused-not-a-store = ne peut pas servir de réserve ({ $reason })
refused-store-in-use = un autre serveur utilise ce fichier ; arrêtez-le, ou donnez à chacun le sien
refused-newer-store = a été utilisé par une version plus récente de Loxley (étape { $found } ; celle-ci connaît { $known }) : installez-la
refused-no-asyncpg = PostgreSQL demande un paquet de plus : pip install 'loxley[postgres]'
refused-no-database = la base de données ne peut pas être utilisée ({ $reason })
refused-one-process-only = plusieurs processus demandent une réserve partagée : --store postgresql://…
refused-no-listening = impossible d’écouter à { $host }, port { $port } ({ $reason })

# messages

refused-not-a-message = Ce n’est pas ce que demande le protocole ({ $reason }).
refused-too-large = C’est trop grand : { $most } octets au plus sont permis.
refused-too-fast = Trop à la fois. Attendez un instant.
refused-foreign-origin = Cette page n’est pas de ce serveur.
refused-not-stored = Cela n’a pas pu être enregistré, et n’a pas eu lieu ({ $reason }). Réessayez.
refused-broken = Quelque chose ne va pas dans le serveur. C’est noté, et rien n’a changé.
refused-too-many-tables = Ce serveur a autant de tables qu’il peut en tenir. Réessayez plus tard.

# tables et personnes

refused-no-such-table = Cette table n’existe pas.
refused-no-such-match = Cette partie n’a pas été jouée à cette table.
refused-no-such-deal = Aucune donne ne porte ce nom.
refused-no-such-person = Personne à cette table n’a ce numéro.
refused-not-invited = Cette table demande une invitation. Demandez son lien complet.
refused-table-full = Cette table est complète.
refused-not-the-host = Seul l’hôte peut faire cela.
refused-only-watching = Vous regardez la partie. Rejoignez d’abord la table.
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
refused-deal-is-played = La donne se joue encore à une autre table.

# reprendre un coup

refused-wish-stands = Quelqu’un l’a déjà demandé.
refused-no-wish = Il n’y a rien à accepter.
refused-nothing-to-take-back = Vous n’avez encore rien joué.
refused-was-answered = Ce qui a été révélé ne se reprend pas.

# ailleurs

refused-webhook-not-allowed = L’exploitant de ce serveur n’a pas permis cette adresse.
