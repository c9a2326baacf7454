### Ce que disent `loxley -h` et `loxley COMMANDE -h`, et ce qui ne va pas dans une ligne de commande. Les mots à taper restent tels quels.

help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-default = (par défaut : { $value })

man-name = Nom
man-synopsis = Synopsis
man-commands = Commandes
man-options = Options
man-status = Code de retour

usage-help = Essayez { $command }
usage-no-such-command = La commande { $found } n’existe pas.
usage-no-such-option = L’option { $found } n’existe pas.
usage-close = Vouliez-vous dire { $close } ?
usage-missing = Il manque { $name }.
usage-extra = Trop d’arguments : { $found }
usage-bad-value =
    { $name } doit être { $kind ->
        [int] un nombre entier
        [float] un nombre
        [range] un nombre de { $least } à { $most }
        [least] un nombre d’au moins { $least }
        [choice] l’un de { $choices }
       *[other] autre chose
    }.
usage-record-says = --resume : la partie enregistrée dit tout le reste ; seuls --lang et, pour un bot à vous, --level l’accompagnent.
usage-agent-alone = --agent joue seul une nouvelle partie ; laissez --terminal et --resume de côté.
usage-terminal-only = { $name } va avec --terminal ; dans le navigateur, ce choix se fait sur la page.
usage-bad-language = --lang doit être l’un de { $choices }.
usage-bad-viewer = --as doit être une place (un nombre à partir de 0), public ou auditor.
usage-not-of-server = --game et --option vont avec engine et research.
usage-only-of-server = --postgres, --soak et --plot vont avec server.
usage-game-first = --option va avec --game.

help-loxley = Les jeux de table de Robin des Bois, entre bluff et marchandage : un moteur de règles pour les tables, les bots et la recherche.
    .more = Code de retour : 0 c’est fait, 1 l’entrée a été refusée, 2 mauvais usage.
help-any-version = Affiche la version.
help-any-install-completion = Complète désormais commandes et noms dans ce shell.
help-any-show-completion = Montre ce qui serait installé pour la complétion.
help-any-help = Affiche ce message.

## Ce que les commandes partagent

help-any-game = { $games }
help-any-lang = La langue de toutes les phrases ; par défaut celle du système.
help-any-json = Écrit du JSON sur la sortie standard, et rien d’autre.
help-any-components = Joue avec les valeurs de votre propre boîte (voir loxley components).
help-any-option = Une option du jeu, comme royal_goods ou first_sheriff=2 ; peut être répétée. { $options }

## play

help-play = Jouer contre des bots, dans le navigateur ou dans le terminal.
    .more = Dans le navigateur, vos amis vous rejoignent par un lien. Dans le terminal, Ctrl-C quitte la partie ; elle reste enregistrée, et --resume la reprend. Elle ne charge jamais d’elle-même un bot à vous : nommez-le de nouveau avec --level.
help-play-seats = Le nombre de joueurs, vous compris ; 4 si vous ne dites rien.
help-play-level = Le niveau des bots : { $levels } ; ou un bot à vous : { $own }.
help-play-character = Le tempérament des bots : { $characters } ; mixed donne à chacun le sien et vous le dit, secret ne vous le dit pas. Secret si vous ne dites rien.
help-play-agent = Laisse un modèle de langue jouer la première place : l’adresse d’un serveur qui parle « chat completions », comme http://127.0.0.1:8080/v1.
help-play-agent-model = Le nom du modèle sur ce serveur.
help-play-terminal = Jouer dans ce terminal, et non dans le navigateur.
help-play-seed = Distribuer à partir de cette graine : un nombre entier, ou 64 chiffres hexadécimaux.
help-play-name = Votre nom à la table.
help-play-record = Enregistrer la partie dans ce fichier, qui ne doit pas encore exister.
help-play-resume = Reprendre une partie enregistrée.

## serve

help-serve = Ouvrir des tables aux navigateurs et aux autres clients.
    .more = Ctrl-C l’arrête ; toutes les parties sont gardées et continuent la fois suivante.
help-serve-host = L’adresse d’écoute.
help-serve-port = Le port ; 0 en prend un libre.
help-serve-store = sqlite:///FICHIER ou postgresql://… ; par défaut un fichier dans votre dossier de données.
help-serve-workers = Le nombre de processus ; à plusieurs, il leur faut PostgreSQL.
help-serve-webhook-host = Un hôte que les tables peuvent prévenir des tours ; peut être répété.
help-serve-push-contact = Prévenir ceux qui ont fermé la page, là où il y a plus d’une heure pour chaque décision. Les services push écrivent à cette adresse en cas de problème : { $mail }, ou https://…
help-serve-push-host = L’hôte d’un autre service push, en plus de ceux des navigateurs ; peut être répété.
help-serve-origin = Une autre origine dont les pages peuvent se connecter ; peut être répétée.
help-serve-bot = Un bot à vous que les tables peuvent asseoir : un bot installé, { $own } ; peut être répété. Personne sur le réseau ne peut en nommer un autre.
help-serve-bot-pause = Combien de temps un bot attend avant de jouer parmi des personnes.
help-serve-talk-time = Combien de temps les bots attendent ceux qui peuvent encore négocier.
help-serve-grace = Combien de temps les bots attendent quelqu’un dont la connexion est interrompue.
help-serve-own-moves = Laisser aux personnes leur coup même quand il est le seul possible.
help-serve-limit = Une autre valeur pour une limite (docs/deployment.md les énumère). Peut se répéter.
help-serve-operator-secret = Un fichier avec un secret : qui le connaît voit les chiffres du serveur à /operator.
help-serve-log-format = Des lignes à lire, ou json : un objet par ligne.
help-serve-log = Ce qui s’écrit sur la sortie d’erreur : info donne une ligne par requête.

## bot

help-bot = Asseoir un bot à vous à une table en cours, où qu’elle soit.
    .more = Il joue jusqu’à la fin de la partie, et la table voit que c’est un bot. S’il échoue, choisit un coup interdit ou tarde trop, un novice joue à sa place.
help-bot-url = Le lien d’une table, ou son serveur.
help-bot-bot = Un niveau, un bot installé, { $own }.
help-bot-table = La table, si le lien ne la nomme pas.
help-bot-key = L’invitation, si le lien ne la contient pas.
help-bot-seat = Quelle place, comptée à partir de 1 ; la première libre si vous ne dites rien.
help-bot-name = Son nom à la table.
help-bot-character = Sa manière de jouer : { $characters }.
help-bot-time-limit = Les secondes pour un choix d’un bot à vous.

## mcp

help-mcp = Donne une place à un modèle de langue, par le Model Context Protocol sur l’entrée et la sortie standard.
    .more = Un programme qui parle MCP lance cette commande. Ses outils commencent une partie contre des bots, ou prennent une place à une table en cours par son lien. Demande l’extra mcp.

## replay

help-replay = Revoir une partie enregistrée et la vérifier : ses coups, sa graine, son résultat.
    .more = Une partie inachevée est montrée jusqu’où elle va. Avec --json, seule la vue finale est écrite.
help-replay-file = Une partie enregistrée (JSON Lines).
help-replay-seen-by = Qui regarde : une place (à partir de 0), tout le monde, ou quelqu’un qui voit tout.
help-replay-why = Dire pourquoi les bots ont joué ainsi ; auditor le sait toujours.

## story

help-story = Raconter l’histoire d’une partie enregistrée : tournants, prix, mensonges, marchés, chiffres.
    .more = Ce que le Shérif pouvait savoir à chaque inspection vient de mondes imaginés à partir de ce qu’il voit lui-même.
help-story-file = Le fichier d’une partie terminée (JSON Lines).
help-story-html = L’écrire dans un seul fichier HTML avec des graphiques, qui n’a besoin d’aucun autre.

## score

help-score = Compter une vraie table : du JSON entre, une feuille de score sort.
    .more =
        sheriff : { $sheriff }. Qui a des Plats de Festin dit ce qu’ils sont devenus : { $feast }.

        nottingham : { $nottingham }.

        sherwood : { $sherwood } ; le dernier butin est celui du sixième tour, s’il n’est pas encore sur la piste de gloire.
help-score-file = Une feuille en JSON ; l’entrée standard si rien n’est dit.

## arena

help-arena = Faire jouer des tournois de bots, à places égales, avec des intervalles de confiance.
    .more = Chaque donne est jouée une fois pour chaque rotation des joueurs autour de la table. Les intervalles sont à 95 %, sur les donnes. La même graine donne les mêmes résultats, où qu’on les joue. Un bot qui échoue, choisit un coup interdit ou tarde trop est remplacé par le plus simple, et c’est dit.
help-arena-levels = Des niveaux ({ $levels }) ou des sondes, chacun avec un tempérament si vous voulez ({ $entry }), et des bots à vous : { $own }. Tous rencontrent tous ; avec un nombre (robin 3xrogue), ils forment une seule tablée.
help-arena-seats = Les joueurs de chaque table ; 4, ou ceux de la tablée.
help-arena-games = Au moins ce nombre de parties, arrondi à des rotations entières des places.
help-arena-seed = Les donnes et le hasard des bots en viennent.
help-arena-jobs = Le nombre de processus sur cette machine.
help-arena-ray = Jouer sur cette grappe Ray ; local en démarre une ici.
help-arena-time-limit = Les secondes pour un choix d’un bot à vous.
help-arena-think = Combien de parties imaginées robin peut poursuivre pour un choix (sans cela, il répond aussitôt).
help-arena-records = Garder ici parties et résultats, et continuer ce qui s’y trouve.
help-arena-plots = Dessiner les résultats dans ce dossier.

help-arena-best-response = Chercher le joueur qui prend le plus à une table pleine de ce niveau, et le mesurer sur des donnes nouvelles.
help-arena-budget = Secondes de processeur pour la recherche.

## measure

help-measure = Mesure comment les bots mentent, contrôlent, corrompent et tiennent parole, et qui bat qui.
    .more = Chaque bot joue seul parmi chacun des autres, à chaque place de chaque donne. Les mesures viennent du récit de ces parties.
help-measure-levels = Les bots : { $levels }, un bot installé, { $own }.
help-measure-seats = Joueurs à chaque table.
help-measure-games = Parties pour chaque paire ; arrondi à des rotations entières des places.
help-measure-seed = Les donnes et le hasard des bots en viennent.
help-measure-jobs = Processus sur cette machine.
help-measure-probes = Fait jouer aussi les sondes de la maison, joueuses d’une seule idée, contre chaque bot.
help-measure-plots = Dessine les mesures dans ce dossier, en SVG.

## components

help-components = Montrer les valeurs imprimées sur le matériel d’un jeu, et d’où elles viennent.
    .more = Certaines sont provisoires : ce sont les nôtres. Si vous avez la boîte, mettez les vôtres dans un fichier TOML, vérifiez-le ici, et jouez avec : --components FICHIER.
help-components-check = Vérifier plutôt vos propres valeurs ; avec --json, les écrire.

## bench

help-bench = Mesurer la vitesse de Loxley sur cette machine, à côté de ses semblables.
    .more =
        engine : des parties entières à quatre, marchandage compris ; une simple boucle en Python tire chaque coup parmi tous les coups permis, sur un cœur.

        server : des foules de connexions à des tables de Sheriff, le serveur sur un cœur et la foule sur un autre ; chaque coup est enregistré avant d’être annoncé.

        research : les jeux comme environnements pour ce qui apprend, une table à la fois, puis 64 ou 1 024 ensemble ; chaque décision vient avec ce que voit la place et le masque de ses coups, et les coups sont tirés du masque.

        Les vitesses sont par seconde de processeur : une machine occupée les change peu.
help-bench-part = Ce qu’il faut mesurer.
help-bench-peers = Mesurer aussi les semblables ; ceux qui manquent sont installés.
help-bench-seconds = Les secondes pour chaque moteur, chaque foule ou chaque environnement.
help-bench-game = Seulement ce jeu.
help-bench-postgres = Mesurer aussi des processus de serveur sur cette base PostgreSQL vide : un, deux et quatre.
help-bench-soak = À la place, laisser venir et s’en aller des tables pendant tant de minutes, et observer la mémoire, la réserve et la latence.
help-bench-plot = Dessiner le résultat de --soak dans ce fichier SVG.

help-admin = Veiller sur une réserve de tables, même pendant que des serveurs l’utilisent.
    .more = Un serveur sur PostgreSQL l’apprend aussitôt, un serveur sur SQLite en quelques secondes.
help-admin-list = Énumérer les tables, les dernières changées d’abord.
    .more = De chacune le nom, le jeu, l’étape, le dernier changement et les personnes.
help-admin-list-stage = gathering, playing, paused, over ou closed ; sinon toutes.
help-admin-list-most = Tant au plus.
help-admin-look = Regarder une table : qui s’y trouve, et son étape.
    .more = Rien de la partie n’est montré.
help-admin-close = Clore une table.
    .more = On n’y joue plus, et tout le monde l’apprend.
help-admin-archive = Archiver une table maintenant.
    .more = Une partie en cours y prend fin ; sa rediffusion reste visible.
help-admin-remove = Faire quitter une table à quelqu’un pour de bon.
    .more = L’ancienne invitation ne vaut plus ; la réponse donne la nouvelle clé.
help-admin-remove-person = Le numéro que montre look.
help-admin-ban = Tenir une adresse ou un nom à l’écart pour un temps.
    .more = Une adresse IPv6 vaut pour son /64.
help-admin-ban-subject = Une adresse, un réseau comme 192.0.2.0/24, ou un nom.
help-admin-ban-days = Pour tant de jours ; 0 lève la mise à l’écart.
help-admin-ban-reason = Pour votre propre mémoire.
help-admin-bans = Énumérer les mises à l’écart en vigueur.
    .more = Qui, jusqu’à quand (UTC) et pourquoi.
help-admin-announce = Dire quelque chose à tout le monde, à chaque table.
    .more = C’est montré aussitôt, et à tous ceux qui arrivent.
help-admin-announce-text = Ce que chacun doit lire.
help-admin-announce-hours = Pour tant d’heures ; 0 l’enlève.
help-admin-export = Écrire toutes les lignes d’une table dans un fichier.
    .more = Les graines de ses parties s’y trouvent : gardez-le pour vous.
help-admin-import = Lire une table exportée, de cette réserve ou d’une autre.
    .more = Elle garde son nom, ses personnes et leurs liens.
help-admin-backup = Copier toute la réserve dans un fichier, sans arrêter les serveurs.
    .more = Le fichier est une réserve SQLite, quelle que soit la réserve.
help-admin-verify = Relire chaque table de la réserve, et dire ce qui ne va pas.
    .more = Code de sortie 1 s’il y a quelque chose.
help-any-store = Comme pour loxley serve ; par défaut la même.
help-any-table = Le nom dans le lien d’une table.
help-any-file = Le fichier.
