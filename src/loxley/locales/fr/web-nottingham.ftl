### La table web de Nottingham : ce qui s’y trouve à côté des mots du jeu, et la première partie guidée.

## Sur la table

web-nottingham-turn =
    { $you ->
        [seat] à vous
       *[none] à son tour
    }
web-nottingham-your-turn = À vous
web-nottingham-asked = À vous de répondre
web-nottingham-thinks = réfléchit
web-nottingham-deck = pioche
web-nottingham-discard = défausse
web-nottingham-ambush-pile = embuscades
web-nottingham-empty-hand = aucune carte
web-nottingham-decides =
    { $action ->
        [defend] doit garder { $card }.
       *[other] garde { $card }, ou effectue son action.
    }
web-nottingham-no-defence = Ne pas se défendre
web-nottingham-defends = { $target } jouera un Collier pour se défendre ?
web-nottingham-may-deliver = peut livrer quelque chose.
web-nottingham-no-delivery = Vous n’avez rien à livrer : il faut trois cartes identiques, ou les cartes d’une mission.
web-nottingham-mission-open = Vous pouvez accomplir une mission : choisissez-la, ou gardez vos cartes.
web-nottingham-own-loot = { $cards } ({ $score } en tout)
web-nottingham-no-ambush = Pas d’embuscade
web-nottingham-waits-for-ambush = Quelqu’un va-t-il activer une embuscade ?
web-nottingham-shortage = Qui a plus de { nottingham-cards } se défausse de l’excédent.
web-nottingham-accept = Accepter
web-nottingham-choose = Choisir { $object }
web-nottingham-choose-cards = Choisissez une ou deux cartes
web-nottingham-mission-worth =
    { $doers ->
        [0] Vaut { $alone } seul, { $shared } chacun à deux.
        [1] Le second à l’accomplir reçoit { $shared }, et le premier n’en garde pas plus.
       *[other] Accomplie deux fois : { $shared } chacun.
    }
web-nottingham-mission-done = Accomplie par { $names }.

## Ce que la table attend

web-nottingham-waiting-colours = { $names } choisit une couleur.
web-nottingham-waiting-turn = La carte est révélée : on attend { $names }.
web-nottingham-waiting-buying = Offres pour la Pièce de cuivre : on attend { $names }.
web-nottingham-waiting-bartering = Offres pour le Coffre : on attend { $names }.
web-nottingham-waiting-choice = Le choix d’une offre revient à { $names }.
web-nottingham-waiting-defence =
    { $you ->
        [seat] Vous attaquez : { $names } peut se défendre.
       *[none] { $seat } attaque : { $names } peut se défendre.
    }
web-nottingham-waiting-burglary =
    { $whose ->
        [target] { $names } consulte votre main.
       *[none] { $names } consulte la main { ELIDE("de", $target) }.
    }
web-nottingham-waiting-robbery = { $names } choisit une carte dans la main étalée.
web-nottingham-waiting-looking = { $names } choisit une embuscade.
web-nottingham-waiting-delivery = { $names } peut livrer.
web-nottingham-waiting-springing = { $names } peut activer une embuscade.
web-nottingham-waiting-shortage = Plus rien à piocher : on attend { $names }.
web-nottingham-waiting-over = La partie est finie.

## Les cartes

web-nottingham-card-copper = Vaut 7. Tous les autres proposent en même temps une carte, sauf une Pièce de cuivre ; prenez-en une contre la Pièce, ou refusez tout.
web-nottingham-card-candlestick = Vaut 8. Prenez une carte au hasard dans une main ; sa victime reçoit le Chandelier.
web-nottingham-card-gold = Vaut 9. Consultez deux cartes embuscade et posez-en une sur cet Or, face cachée.
web-nottingham-card-pearls = Vaut 10. Consultez une main en secret et prenez-y une carte ; sa victime reçoit les Perles.
web-nottingham-card-jewels = Vaut 11. Quelqu’un étale sa main devant tous ; prenez-y une carte ; sa victime reçoit les Joyaux.
web-nottingham-card-necklace = Vaut 12. Il faut le prendre. Depuis la main, il empêche un Vol, un Cambriolage ou une Attaque.
web-nottingham-card-chest = Vaut 13. Tous les autres proposent ouvertement une ou deux cartes ; il faut accepter une offre contre le Coffre.
web-nottingham-ambush-cards = Cartes embuscade
web-nottingham-card-ambush-colour = Une couleur : touche toute série livrée par ce joueur.
web-nottingham-card-ambush-pair = Deux objets : touche une série de l’un ou de l’autre, quel que soit le livreur.

## La première partie guidée

web-nottingham-guide-welcome = Vous êtes un lieutenant du Sheriff. Amassez des objets, livrez-les par séries et accomplissez des missions ; le butin le plus précieux l’emporte. Deux minutes, et vous saurez jouer.
    .title = Bienvenue à Nottingham
web-nottingham-guide-hand = Voici votre main ; personne d’autre ne la voit. Trois cartes identiques ou plus forment une série : livrez-la, et l’une des cartes rejoint votre butin. Le chiffre d’une carte est sa valeur au butin.
    .title = Votre main
web-nottingham-guide-missions = Les missions rapportent plus que la plupart des séries. Deux joueurs peuvent accomplir chacune, et le premier y gagne davantage tant qu’il est seul.
    .title = Les missions
web-nottingham-guide-track = À chaque livraison, le Sheriff avance d’une case. Qui n’a pas plus de cartes que le nombre indiqué en reçoit une en cadeau. Quand il revient au château, la partie est finie.
    .title = La ronde du Sheriff
web-nottingham-guide-others = Vos rivaux : combien de cartes ils ont, ce qu’ils ont livré, où se cache une embuscade. Le cadre doré montre de qui c’est le tour.
    .title = Les autres
web-nottingham-guide-delivery = Vous pouvez maintenant livrer, une fois. Ce que vous avez en main décide de ce qui est proposé ; si ce n’est rien encore, finissez votre tour.
    .title = Livrer
web-nottingham-guide-end = Vous avez vu les sept actions. Retenez ce que les autres livrent : cela reste face cachée. Chaque consigne mène à sa règle. Bon jeu !
    .title = Vous savez jouer
web-nottingham-guide-necklace = À vous : une carte est révélée. Un Collier se garde toujours. Dans votre main, il repousse une attaque. Prenez-le, puis terminez votre tour.
    .title = Collier : défense
web-nottingham-guide-jewels = Gardez les Joyaux, ou attaquez quelqu’un : sa main est montrée à tous, vous prenez une carte et donnez les Joyaux en échange.
    .title = Joyaux : attaque
web-nottingham-guide-pearls = Gardez les Perles, ou cambriolez quelqu’un : vous seul consultez sa main, prenez une carte et donnez les Perles en échange.
    .title = Perles : cambriolage
web-nottingham-guide-gold = Gardez l’Or, ou tendez une embuscade : consultez deux cartes et gardez-en une face cachée. Quand elle convient à une livraison, vous pouvez l’activer.
    .title = Or : embuscade
web-nottingham-guide-copper = Gardez la Pièce de cuivre, ou achetez avec : tous montrent une carte en même temps. Prenez-en une contre la Pièce, ou refusez-les toutes.
    .title = Pièce de cuivre : achat
web-nottingham-guide-candlestick = Gardez le Chandelier, ou volez : prenez une carte au hasard dans une main et donnez le Chandelier en échange.
    .title = Chandelier : vol
web-nottingham-guide-chest = Gardez le Coffre, ou échangez-le : les autres vous offrent chacun une ou deux cartes, à découvert. Vous devez accepter l’une des offres.
    .title = Coffre : échange
web-nottingham-guide-defence = Quelqu’un veut une de vos cartes. Jouez un Collier et rien n’est pris : vous recevez la carte de l’attaque en échange. Ou laissez faire.
    .title = On vous attaque
web-nottingham-guide-keep = Une couleur frappe toute livraison de ce joueur ; une carte à deux objets frappe les livraisons de l’un ou de l’autre. Gardez-en une : personne ne la voit.
    .title = Choisissez votre embuscade
web-nottingham-guide-spring = Votre embuscade convient ? Activez-la : vous prenez une des cartes et donnez l’Or en échange. S’il en reste moins de trois, la livraison échoue.
    .title = Quelqu’un livre
web-nottingham-guide-sprung = Une embuscade a été activée : une carte de la livraison a changé de main contre l’Or. Les missions en sont à l’abri.
    .title = Une embuscade
web-nottingham-guide-mission = Vous avez ce qu’une mission demande. Accomplissez-la, ou continuez : deux joueurs peuvent accomplir chaque mission.
    .title = Une mission à portée
web-nottingham-guide-set = Vous avez trois cartes identiques : livrez-les, et l’une va dans votre butin. Ou attendez ; vous pouvez livrer une fois par tour.
    .title = Une série à livrer
web-nottingham-guide-accomplished = { $player } a accompli une mission et pris sa carte. Qui l’accomplit en second marque moins, et le premier aussi.
    .title = Une mission
