### Ce que disent les commandes.

## components

components-base = Marchandises (SH-1.1)
components-royal = Marchandises Royales (SH-1.1, SH-7.4)
components-promo = Cartes promo (SH-8.5)
components-good = Marchandise
components-kind = Genre
components-counts = Compte pour
components-source = Source
components-copies = Cartes
components-copies-of-three = À 3
components-value = Valeur
components-penalty = Pénalité
components-reward = Bonus
components-royal-source = Pour les Marchandises Royales, la source est celle de ce pour quoi elles comptent ; le reste est dans le livret.
components-stand-ins = Un chiffre « provisoire » est le nôtre, faute de source. Si vous possédez la boîte, mettez les vôtres dans un fichier : loxley components sheriff --check FICHIER.
components-fine = { $file } : un jeu de composants complet, rien à redire.

provenance-booklet = Livret
provenance-reported = Témoignages
provenance-stand-in = Provisoire
provenance-own = Votre boîte

## bench

bench-measuring = Mesure de { $what } …
bench-ours = Loxley, parties complètes à quatre jouées au hasard
bench-peers = Les autres, leurs parties jouées au hasard
bench-game = Jeu
bench-engine = Moteur
bench-compiled = compilé
bench-plain = Python
bench-games = Parties/s
bench-decisions = Décisions/s
bench-clone = Copie, µs
bench-view = Vue, µs
bench-record = Écriture
bench-robins = Entre robins, parties/s
bench-peer = Moteur
bench-ratio = { $game } ÷ lui
bench-whole = { NUMBER($figure, maximumFractionDigits: 0) }
bench-fine = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-share = { NUMBER($percent, maximumFractionDigits: 1) } %
bench-ratio-method = « ÷ lui » compare les décisions par seconde : les siennes sont celles d’autres jeux.
bench-method = Par seconde de temps processeur, sur un seul cœur. « Écriture » est la part de vitesse perdue quand chaque partie est enregistrée. « Entre robins » compte les parties entières de quatre bots du plus haut niveau.
bench-learning = Loxley comme environnement, décisions de parties à quatre jouées au hasard
bench-aec = Une table
bench-batch = { $games } tables
bench-length = Durée
bench-legal = Permis
bench-speed = Par s
bench-learning-peers = Les autres, et combien de fois plus de décisions font les nôtres
bench-learning-method = Par seconde de temps processeur, sur un seul cœur, chaque décision avec ce que voit la place et le masque de ses coups ; les coups sont tirés du masque, au dehors. Une table est l’AEC de PettingZoo, sans enveloppes. Une table est comparée à une table, et un lot à un lot de même taille ; la dernière ligne compare { $games } de nos tables à une seule. « Durée » est le nombre de décisions d’une partie, « Permis » celui des coups entre lesquels choisir.
bench-load = Enregistrés et annoncés par seconde de CPU du serveur, tables de quatre
bench-server = Serveur
bench-sockets = Sockets
bench-cpu-moves = Coups
bench-cpu-messages = Messages
bench-bytes = Octets
bench-times = ÷ lui
bench-times-messages = en messages
bench-latency = { $sockets } connexions, { $messages } messages par seconde : de l’envoi d’un message à l’annonce de ses coups { $median } ms (médiane), { $slowest } ms (99 sur 100).
bench-endurance = { $tables } tables ouvertes : { $memory } Mo. Après un arrêt brutal le serveur répond en { $restart } s, et tout le monde est de retour à chaque table en { $all } s.
bench-workers = Des processus sur tous les cœurs, que la foule et la base de données partagent
bench-messages-second = Messages/s
bench-workers-method = « Messages » est par seconde de CPU des processus de Loxley, sans celui de la base de données.
bench-soak = Des tables viennent et s’en vont
bench-soak-time = Minutes
bench-soak-tables = Tables ouvertes
bench-soak-loaded = Tables en mémoire
bench-soak-memory = Mémoire, Mo
bench-soak-store = Réserve, Mo
bench-soak-p50 = Médiane, ms
bench-soak-p99 = 99 sur 100, ms
bench-soak-method = Des foules de { $sockets } connexions l’une après l’autre, chacune à de nouvelles tables, { $pace } messages par seconde. Une table vide quitte la mémoire après 20 secondes ; après une minute elle est archivée, et après une autre effacée.
bench-load-method = Le serveur sur un cœur, la foule sur un autre. Loxley joue au Shérif complet, chaque nouvelle porte ce qui a changé dans la vue de son lecteur, et chaque coup est écrit sur disque avant d’être annoncé. Une Besace ou une offre de plusieurs coups tient dans un message. L’autre joue un jeu à un seul coup, un par message.

## play

play-ready = Loxley est à l’adresse { $address }
    Vos amis sur cette machine peuvent venir par le lien d’une table. Ctrl-C l’arrête ; chaque partie est gardée et reprendra la prochaine fois.
play-already = Loxley tourne déjà à l’adresse { $address }

## replay

replay-seat = Place { $seat }
replay-seen =
    { $viewer ->
        [public] Telle que tout le monde l’a vue.
        [auditor] Avec tout ce qui était caché.
       *[seat] Telle { ELIDE("que", $name) } l’a vue.
    }
replay-chat = { $name } : « { $chat } »
replay-house = Temps écoulé pour { $name } : la maison a joué le coup qui engage le moins.
replay-why = { $name } se dit : « { $thought } »
replay-why-compared = { $name } se dit : « { $thought } » ({ $choices })
replay-choice = { $choice } : { NUMBER($worth, maximumFractionDigits: 2) }
replay-choices = { $head } ; { $next }
replay-checked =
    { $ending ->
        [over] Vérifié : { $lines } lignes, tous les coups suivent les règles ; la graine est celle promise au début, le résultat est juste.
       *[paused] La partie s’arrête ici et n’est pas finie. Vérifié : { $lines } lignes, tous les coups suivent les règles ; la graine est celle promise au début.
    }

## bot

remote-joined = { $name } a pris la place { $seat }.
remote-replaced = { $bot } a été remplacé par un bot plus simple ({ $fault }).
remote-over = La partie est finie : { $score } points{ $won ->
        [yes] , et la victoire
       *[no] {""}
    }.
