### Nottingham : chaque règle et chaque précision en mots simples, sous son numéro.

## Matériel

rule-NO-1 = Matériel

rule-NO-1-1 = Il y a 84 cartes objets, 12 de chaque sorte. Chaque objet a une valeur et une action : la Pièce de cuivre vaut 7 et permet un Achat ; le Chandelier, 8, un Vol ; l’Or, 9, une Embuscade ; les Perles, 10, un Cambriolage ; les Joyaux, 11, une Attaque ; le Collier, 12, une Défense ; le Coffre, 13, un Échange. Vol, Cambriolage et Attaque ont une bannière rouge ; Achat, Embuscade et Échange, une bannière orange.
    .title = Les cartes objets

rule-NO-1-2 = Il y a 13 cartes embuscade. Sept portent la couleur d’un joueur : rouge, jaune, vert, bleu, mauve, blanc et gris. Six portent deux objets différents. Chaque objet figure sur deux de ces six cartes, sauf l’Or, qui ne figure sur aucune.
    .title = Les cartes embuscade

rule-NO-1-3 = Il y a 8 cartes missions, deux pour chacune des quatre missions. La première carte d’une mission vaut plus tant que personne d’autre n’a accompli cette mission.
    .title = Les cartes missions

rule-NO-1-4 = Le Sheriff fait le tour d’une piste qui part de Nottingham. Toutes les autres cases indiquent un nombre de cartes en main.
    .title = La piste

## Mise en place

rule-NO-2 = Mise en place

rule-NO-2-1 = Trois à sept lieutenants jouent. Chacun a une couleur et reçoit trois cartes objets, tenues secrètes ; les autres forment la pioche. Les cartes embuscade des couleurs que personne n’a quittent le jeu.
    .title = Couleurs et premières mains

rule-NO-2-2 = Les quatre missions sont posées face visible. Pour chacune, la carte à un pion est au-dessus de la carte à deux pions.
    .title = Les missions sur la table

rule-NO-2-3 = On se met d’accord sur le premier joueur : l’hôte de la table peut désigner une place. S’il n’en désigne pas, elle est tirée au sort.
    .title = Le premier joueur

## Le tour

rule-NO-3 = Le tour

rule-NO-3-1 = Piochez la première carte objet et montrez-la à tous. Prenez-la ensuite en main, ou effectuez son action (NO-5). Un Collier doit être pris.
    .title = Prendre la carte ou agir

rule-NO-3-2 = Vous pouvez ensuite livrer, une seule fois (NO-4). C’est alors au joueur de gauche.
    .title = Une livraison par tour

## Livrer

rule-NO-4 = Livrer

rule-NO-4-1 = Pour livrer une série, montrez au moins trois cartes du même objet. On peut alors activer des embuscades (NO-6). Si la livraison tient, une de ces cartes va face cachée dans votre butin et les autres dans la défausse, face cachée.
    .title = Livrer une série

rule-NO-4-2 = Vous pouvez plutôt accomplir une mission encore disponible, que vous n’avez pas déjà accomplie. Défaussez ses cartes et prenez la carte du dessus ; aucune embuscade ne peut être activée. Les missions sont : une carte de chacun des sept objets ; cinq cartes du même objet ; quatre paires d’objets différents ; trois paires d’objets différents.
    .title = Accomplir une mission

rule-NO-4-3 = Le second joueur à accomplir une mission prend la carte à deux pions, et le premier retourne la sienne du côté à deux pions. La mission est alors close.
    .title = Deux joueurs par mission

rule-NO-4-4 = Après une livraison, le Sheriff avance d’une case dans le sens des aiguilles d’une montre. Tous ceux dont la main ne dépasse pas le nombre de cette case piochent alors une carte objet, en secret.
    .title = Les petits cadeaux du Sheriff

## Les actions

rule-NO-5 = Les actions

rule-NO-5-1 = Achat, avec une Pièce de cuivre : chaque autre joueur choisit une carte de sa main qui n’est pas une Pièce de cuivre, et toutes sont montrées en même temps. Prenez-en une et donnez la Pièce de cuivre à son propriétaire, ou refusez-les toutes et gardez la Pièce. Les autres cartes retournent en main. Qui n’a que des Pièces de cuivre montre sa main pour le prouver et ne propose rien.
    .title = Achat

rule-NO-5-2 = Vol, avec un Chandelier : prenez une carte au hasard dans la main d’un autre joueur et donnez-lui le Chandelier en échange.
    .title = Vol

rule-NO-5-3 = Embuscade, avec l’Or : consultez les deux premières cartes embuscade. Gardez-en une, face cachée devant vous, sur la carte Or ; l’autre passe sous la pile. Vous ne pouvez pas garder la carte de votre couleur. L’embuscade et l’Or ne font pas partie de votre main et ne rapportent rien.
    .title = Tendre une embuscade

rule-NO-5-4 = Cambriolage, avec des Perles : consultez seul la main d’un autre joueur. Vous devez y prendre une carte et donner les Perles en échange.
    .title = Cambriolage

rule-NO-5-5 = Attaque, avec des Joyaux : un autre joueur étale sa main devant tous. Vous devez y prendre une carte et donner les Joyaux en échange.
    .title = Attaque

rule-NO-5-6 = Si vous êtes la cible d’une action à bannière rouge (Vol, Cambriolage ou Attaque), vous pouvez jouer aussitôt un Collier de votre main. L’action n’a pas lieu : vous prenez en main la carte de l’attaquant et lui donnez le Collier.
    .title = Défense

rule-NO-5-7 = Échange, avec un Coffre : en partant de votre gauche, dans le sens des aiguilles d’une montre, chacun des autres propose une ou deux cartes de sa main, face visible, dont aucun Coffre. Vous devez accepter une offre et donner le Coffre à son auteur. Les autres cartes retournent en main. Qui n’a que des Coffres montre sa main pour le prouver et ne propose rien.
    .title = Échange

## Activer une embuscade

rule-NO-6 = Activer une embuscade

rule-NO-6-1 = Quand un autre joueur livre une série, vous pouvez révéler une de vos embuscades qui convient. Une carte à deux objets convient aux séries de l’un ou de l’autre ; une couleur convient à toute série du joueur de cette couleur. Les missions sont à l’abri.
    .title = Quand une embuscade convient

rule-NO-6-2 = Prenez en main une carte de la série et donnez au joueur la carte Or posée sous l’embuscade, qui va dans sa main. La carte embuscade passe face cachée sous la pile.
    .title = Ce que prend une embuscade

rule-NO-6-3 = Plusieurs embuscades peuvent frapper la même livraison. S’il reste moins de trois cartes de la série, la livraison échoue : le reste revient en main, aucune carte ne peut être ajoutée, et la livraison du tour est perdue.
    .title = Une livraison qui échoue

## Piles épuisées, fin et score

rule-NO-7 = Piles épuisées, fin et score

rule-NO-7-1 = Quand la pioche est épuisée, on mélange la défausse pour en former une nouvelle.
    .title = Une pioche épuisée

rule-NO-7-2 = Si la défausse est vide elle aussi, tous ceux qui ont plus de cartes que le nombre de la case du Sheriff en défaussent, à leur choix, pour n’en garder que ce nombre. Le Sheriff avance ensuite d’une case, et personne ne reçoit de cadeau.
    .title = Plus rien à piocher

rule-NO-7-3 = La partie s’arrête dès que le Sheriff est de retour à Nottingham ou que la huitième carte mission est prise.
    .title = La fin de la partie

rule-NO-7-4 = Votre score est la valeur de votre butin plus vos cartes missions. Le plus haut score l’emporte ; à égalité, celui qui a le plus de cartes dans son butin ; sinon la victoire est partagée.
    .title = Le score

## Précisions

rule-NO-R = Précisions

rule-NO-R1 = Avec les Perles, vous consultez une main seul ; avec les Joyaux, elle est étalée devant tous.
    .title = Perles en secret, Joyaux en public

rule-NO-R2 = Les bannières rouges, contre lesquelles un Collier protège, sont celles du Chandelier, des Perles et des Joyaux.
    .title = Les bannières rouges

rule-NO-R3 = Un joueur sans carte ne peut pas être la cible d’une action. S’il n’y a aucune cible, vous devez prendre la carte.
    .title = Pas de cible sans cartes

rule-NO-R4 = Si personne ne peut rien proposer lors d’un Achat ou d’un Échange, vous gardez la carte.
    .title = Aucune offre

rule-NO-R5 = Vous pouvez tendre une embuscade tant que la pile des embuscades a une carte. S’il n’y en a qu’une, consultez-la et gardez-la ; si elle porte votre couleur, elle est remise et vous prenez l’Or en main.
    .title = La dernière carte embuscade

rule-NO-R6 = Les embuscades sont activées dans le sens des aiguilles d’une montre, en partant de la gauche de celui qui livre, chacune après avoir vu les précédentes.
    .title = L’ordre des embuscades

rule-NO-R7 = L’Or reçu d’une embuscade va dans votre main, même si vous livrez une série d’Or.
    .title = L’Or ne rejoint pas la série

rule-NO-R8 = Si une livraison échoue, le Sheriff ne bouge pas et la livraison du tour est perdue.
    .title = Pas de pas sans livraison

rule-NO-R9 = Quand le Sheriff entre à Nottingham, il n’y a pas de cadeau : la partie est finie.
    .title = Pas de cadeau à Nottingham

rule-NO-R10 = S’il n’y a plus rien à piocher alors que le Sheriff est encore à Nottingham, le nombre de la première case compte.
    .title = Une pénurie au départ

rule-NO-R11 = S’il n’y a toujours rien à piocher après les défausses, on s’en passe.
    .title = Une pioche sautée

rule-NO-R12 = Cinq cartes identiques sont une mission ou une série. On ne livre qu’une fois.
    .title = Mission ou série

rule-NO-R13 = À égalité, seules comptent les cartes du butin, pas les cartes missions.
    .title = Départager une égalité

rule-NO-R14 = Plusieurs embuscades peuvent se trouver devant le même joueur.
    .title = Plus d’une embuscade

rule-NO-R15 = La cible d’une action à bannière rouge décide de sa défense quand elle est désignée, avant qu’une carte soit vue ou prise.
    .title = Quand se défendre

rule-NO-R16 = Les nombres de la piste, les valeurs des missions et les objets des embuscades ne figurent que sur le matériel. Les nôtres indiquent leur provenance ; si vous avez la boîte, vous pouvez les remplacer par les vôtres.
    .title = Les chiffres du matériel

rule-NO-R17 = Les cadeaux sont piochés dans le sens des aiguilles d’une montre, en commençant par celui dont c’est le tour.
    .title = L’ordre des cadeaux

rule-NO-R18 = La pioche est reformée au moment où il faut piocher et qu’il n’y a plus de carte.
    .title = Quand reformer la pioche

rule-NO-R19 = Ceux qui reçoivent un cadeau sont connus dès que le Sheriff arrive. Si les cartes manquent en cours de distribution, les cadeaux restants viennent de la nouvelle pioche.
    .title = Des cadeaux pendant une pénurie

rule-NO-R20 = Lors d’une pénurie, chacun choisit ses défausses en secret et en même temps ; elles sont face cachée, connues de leur seul propriétaire. Puis le Sheriff avance, ce qui peut finir la partie ; puis on mélange la défausse, et on pioche.
    .title = Une pénurie, pas à pas

rule-NO-R21 = La cible d’une action à bannière rouge est toujours interrogée, avec ou sans Collier, pour que la question ne révèle rien. On ne répond pas à une défense.
    .title = La défense est toujours demandée

rule-NO-R22 = Quand une série est livrée, tous ceux qui ont une embuscade sont interrogés dans le sens des aiguilles d’une montre, qu’elle convienne ou non. Qui en a plusieurs les active une par une, jusqu’à passer. Dès qu’une embuscade est activée, ceux qui avaient passé sont interrogés à nouveau : c’est fini quand tous ont passé à la suite.
    .title = Tous les embusqués sont interrogés

rule-NO-R23 = Dès qu’il reste moins de trois cartes de la série, plus personne ne peut activer d’embuscade. Ce qui a été pris et l’Or qui a été donné restent où ils sont.
    .title = Quand on cesse d’activer

rule-NO-R24 = La pile des embuscades n’est jamais mélangée de nouveau. Qui a vu une carte passer dessous la connaît ; une embuscade activée est connue de tous. Vous pouvez consulter de nouveau vos propres embuscades.
    .title = La pile garde son ordre

rule-NO-R25 = Lors d’un Achat ou d’un Échange, qui n’a que la carte exclue est interrogé comme les autres et ne peut répondre que « rien » ; sa preuve est montrée avec les offres. Les mains vides ne sont pas interrogées.
    .title = Rien à proposer

rule-NO-R26 = Une carte volée ou cambriolée est connue des deux joueurs. Une main cambriolée est connue du cambrioleur. Tout ce qui est montré est connu de tous.
    .title = Qui connaît quelles cartes

rule-NO-R27 = Butins et défausse sont face cachée : la table montre combien de cartes ils contiennent. Vous pouvez consulter votre propre butin et voir votre score ; à vous de retenir le reste. Une table peut choisir un aide-mémoire.
    .title = Piles face cachée

rule-NO-R28 = Quand vous livrez, vous dites si c’est une série ou une mission et choisissez les cartes : trois, toutes, ou un nombre entre les deux. Quatre cartes identiques ne font pas deux paires.
    .title = Le choix des cartes

rule-NO-R29 = À la toute fin, la livraison rapporte encore ses points, le Sheriff avance, et la partie s’arrête. Si la huitième carte mission est prise, elle s’arrête avant le pas.
    .title = La toute fin

rule-NO-R30 = Les couleurs se choisissent dans l’ordre d’arrivée des joueurs ; si personne ne choisit, elles sont données par place.
    .title = Couleurs

rule-NO-R31 = Qui possède le jeu peut jouer avec sa propre piste : toute piste de 10 à 40 cases, avec des nombres de 1 à 12, convient.
    .title = Pistes d’autres boîtes
