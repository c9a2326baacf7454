### Jouer dans le terminal : invites, commandes, avis.

## L’écran

terminal-news = Ce qui s’est passé
terminal-news-earlier =
    { $count ->
        [one] … et { $count } chose avant cela : { command-log }
       *[other] … et { $count } choses avant cela : { command-log }
    }
terminal-offers = Offres sur la table
terminal-hint = Un numéro, ou plusieurs : 1 1 3 · { command-rule } la règle · { command-help } · { command-quit }
terminal-hint-draft = Un numéro, ou plusieurs : 1 1 3 · { command-back } · { command-rule } la règle · { command-help } · { command-quit }
terminal-hint-legend = { $hint } · { $legend }
terminal-prompt = { "> " }
terminal-prompt-timed = { $time } { "> " }
terminal-promise-words = Que promet-on, en toutes lettres ? (Entrée : rien)
terminal-amount = { $question } (de { $least } à { $most })
terminal-silence = ne rien dire
    .row = Ou

## Commandes : le mot à taper ; `.does` dit à quoi il sert

command-help = aide
    .does = montre cette liste
command-rules = règles
    .does = montre les chapitres des règles
command-log = journal
    .does = raconte tout ce que vous avez vu depuis le début
command-table = table
    .does = montre de nouveau la table (une ligne vide aussi)
command-back = retour
    .does = annule la dernière étape de ce que vous êtes en train de composer
command-quit = quitter
    .does = quitte la partie ; on peut la reprendre plus tard
command-piles = défausses
    .does = montre les deux défausses en entier
command-map = carte
    .does = montre la forêt et toutes les bandes : qui mène, ce qui est convenu
command-convoys = convois
    .does = montre les convois et les bandes qui les attendent
command-deals = accords
    .does = montre les accords conclus pendant cette inspection
command-promises = promesses
    .does = montre qui a promis quoi, et ce qu’il en est advenu
command-rule = ?
    .does = les règles de vos choix du moment
command-rule-choice = ? 3
    .does = la règle du choix 3
command-rule-number = ? { $rule }
    .does = une règle, par son numéro
command-number = 3
    .does = le choix 3
command-numbers = 1 1 3
    .does = plusieurs choix à la suite
command-coins = c 12
    .does = le premier choix qui demande un nombre, ici 12
command-words = { $words }
    .does = les mots du jeu, séparés par des virgules
terminal-help-title = Ce que vous pouvez taper

## Avis

terminal-not-understood = « { $found } » n’est ni un choix, ni une commande, ni un coup. Tapez { command-help } pour une liste.
terminal-no-such-choice = Il n’y a pas de choix { $found } : tapez un numéro de 1 à { $most }.
terminal-no-amount = Il n’y a rien à compter ici.
terminal-bad-amount = Tapez un nombre de { $least } à { $most }.
terminal-no-such-rule = Il n’y a pas de règle { $found }. Les règles ont des numéros comme { $example }.
terminal-nothing-to-take-back = Il n’y a rien à annuler.
terminal-taken-back = C’est annulé.
terminal-forbidden = Interdit par { $rule }, « { $title } » : { $text }
terminal-time-is-up = Votre temps est écoulé.
terminal-rule = { $rule }  { $title }
terminal-rules-title = Les règles par chapitre
terminal-rules-more = Tapez { command-rule } { $example } pour un chapitre, { command-rule } { $rule } pour une règle, { command-rule } pour les règles de vos choix.
terminal-no-rule = Aucune règle du livret n’est en jeu ici.
terminal-log-title = Tout ce que vous avez vu
terminal-paused = La partie est gardée. Pour la reprendre : { $command }
terminal-over = La partie est notée dans { $path }.
terminal-character = Caractère { ELIDE("de", $name) } : { $character }.
terminal-said = { $name } : « { $chat } »
terminal-replaced = { $name } a été remplacé par un bot plus simple ({ $fault }).
terminal-not-loaded = { $name } était un de vos propres bots, { $bot }. Un bot de niveau { $level } joue à sa place ; pour charger le vôtre, reprenez avec --level { $bot }.
terminal-ask-plain = À vous de jouer.
