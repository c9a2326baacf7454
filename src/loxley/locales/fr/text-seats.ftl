### Les places jouées en texte, par des modèles de langue : comment répondre, et ce qui n’allait pas dans une réponse.

text-you = Vous jouez { $name }. Les autres, avec les numéros de leurs places : { $others }.
text-how = Répondez d’une ligne : des coups en toutes lettres, séparés par des virgules, ou les numéros des choix (un choix qui demande un montant le prend dans le nombre suivant). Ce que vous prévoyez après une pioche peut suivre sur la même ligne ; c’est joué si c’est alors permis.
text-how-sheriff-market = Un marché entier : écarter 2 pommes, piocher à gauche, piocher pioche, poser à gauche 2 pommes. Pour garder vos cartes : fini.
text-how-sheriff-loading = Une Besace entière, et ce que vous en direz : mettre 3 pommes, soie, fermer, déclarer pomme.
text-how-sheriff-inspection = Une offre entière : à NOM, offrir 5 pièces, vouloir laisser passer moi, envoyer. Le Shérif peut décider de plusieurs Besaces sur une ligne.
text-how-sherwood-planning = Une proposition entière : cacher 4, amener moi 2, amener NOM 2, envoyer. Sans allié : cacher 4, amener moi 3, seul.
text-not-understood = « { $found } » n’est ni un coup ni un choix. Répondez d’une ligne, comme le montrent les choix.
text-empty = La réponse est vide. Répondez d’une ligne de coups ou de numéros.
text-amount = { $question } Ajoutez sur la même ligne un nombre de { $least } à { $most }.
text-unfinished =
    { $more ->
        [0] Ce n’est pas fini : { $begun }. Écrivez tout sur une ligne ; la suite possible : { $listed }.
       *[other] Ce n’est pas fini : { $begun }. Écrivez tout sur une ligne ; la suite possible : { $listed } et { $more } autres.
    }
text-default = Aucune des { $tries } réponses n’a pu être jouée : la maison joue le coup le plus simple.
text-nothing-asked = Rien n’est demandé à cette place pour l’instant.
agent-answered = { $name } : { $answer }
agent-problem = Refusé : { $problem }
agent-over =
    { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, dont { $refused } refusées ; la maison a joué { $defaults } fois.

## Les outils de `loxley mcp`

text-mcp = Loxley joue trois jeux de bluff et de marchandage. Commencez par new_game, ou par join_table pour une place à une table en cours ; puis répondez à chaque question d’une ligne. rules donne les règles.
text-mcp-games = Les jeux, combien y jouent, et les niveaux de leurs bots.
text-mcp-rules = Les règles d’un jeu en un seul texte ; avec un numéro comme SH-4.9, une règle.
text-mcp-new-game = Commence une partie contre des bots, à la première place ; renvoie la première question. Une partie en cours est quittée.
text-mcp-join-table = Prend une place libre à une table en cours, par son lien.
text-mcp-look = Ce qui est demandé maintenant. À une table en cours, attend un moment.
text-mcp-answer = Répond à la question d’une ligne de coups ou de numéros ; renvoie la question suivante, ou ce qui n’allait pas.
text-waiting = Les autres réfléchissent. Regardez de nouveau.
text-over = La partie est finie.
text-no-game = Aucune partie n’est en cours. Commencez-en une avec new_game, ou prenez une place avec join_table.
