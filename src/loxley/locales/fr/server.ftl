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

refused-not-a-message = n’est pas ce que demande le protocole ({ $reason })
refused-too-large = est trop grand ; { $most } octets sont permis
refused-too-fast = trop à la fois : attendez un instant
refused-foreign-origin = cette page n’est pas de ce serveur
refused-not-stored = n’a pas pu être enregistré, et n’a pas eu lieu ({ $reason }) ; réessayez
refused-broken = quelque chose ne va pas dans le serveur ; c’est noté, et rien n’a changé
refused-too-many-tables = ce serveur a autant de tables qu’il peut en tenir

# tables et personnes

refused-no-such-table = cette table n’existe pas
refused-no-such-match = cette partie n’a pas été jouée à cette table
refused-no-such-deal = aucune donne ne porte ce nom
refused-no-such-person = personne à cette table n’a ce numéro
refused-not-invited = cette table demande une invitation
refused-table-full = trop de monde à cette table
refused-not-the-host = seul l’hôte peut faire cela
refused-only-watching = vous êtes spectateur ; rejoignez d’abord la table
refused-nothing-said = ne dit rien

# places

refused-no-seat = vous n’avez pas de place à cette table
refused-sits-already = vous avez déjà une place
refused-seat-taken = { $name } est assis là
refused-seat-empty = personne à la place { $seat }
refused-seat-free = personne n’est assis là
refused-bot-plays = un bot joue pour vous : reprenez d’abord votre place
refused-no-stand-in = aucun bot ne remplace quelqu’un là
refused-is-here = { $name } est là
refused-not-now = impossible maintenant

# le cours de la partie

refused-not-gathering = la partie a déjà commencé
refused-not-playing = aucune partie en cours
refused-not-paused = la partie n’est pas en pause
refused-not-over = la partie n’est pas finie
refused-illegal = les règles ne permettent pas ce coup
refused-too-late = quelque chose s’est passé depuis
refused-offer-changed = une autre offre est là maintenant
refused-deal-is-played = la donne se joue encore à une autre table

# reprendre un coup

refused-wish-stands = quelqu’un l’a déjà demandé
refused-no-wish = il n’y a rien à accepter
refused-nothing-to-take-back = vous n’avez encore rien joué
refused-was-answered = ce qui a été révélé ne se reprend pas

# ailleurs

refused-webhook-not-allowed = l’exploitant de ce serveur n’a pas permis cette adresse
