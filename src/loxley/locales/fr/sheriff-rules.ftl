### Sheriff of Nottingham : chaque règle et chaque précision en mots simples, sous son numéro.

## Matériel

rule-SH-1 = Matériel

rule-SH-1-1 = À quatre ou cinq joueurs, le paquet compte 144 Marchandises Légales : 48 cartes Pommes (Valeur 2), 36 Fromage (Valeur 3), 36 Pain (Valeur 3) et 24 Poulet (Valeur 4), toutes de Pénalité 2. Il compte aussi 60 cartes de Contrebande : 22 cartes Poivre (Valeur 6), 21 Hydromel (Valeur 7), 12 Soie (Valeur 8) et 5 Arbalète (Valeur 9), toutes de Pénalité 4. Avec les Marchandises Royales, en option, le total est de 216 cartes : s’y ajoutent 2 cartes Pommes Granny (Valeur 4, Pénalité 3), 2 Pommes Golden (Valeur 6, Pénalité 4), 2 Gouda (Valeur 6, Pénalité 4), 1 Bleu (Valeur 9, Pénalité 5), 2 Pain de Seigle (Valeur 6, Pénalité 4), 1 Pain Noir (Valeur 9, Pénalité 5) et 2 Coq Royal (Valeur 8, Pénalité 4). À trois joueurs, on écarte les cartes marquées 4+ : il n’y a pas de Pain, il ne reste que 18 cartes Poivre, 16 Hydromel et 9 Soie et, pour les Marchandises Royales, 2 cartes Pommes Granny, une seule Pommes Golden, 2 Gouda et 1 Coq Royal.
    .title = Les cartes Marchandises

rule-SH-1-2 = Pendant la partie, les Marchandises Royales sont de la Contrebande à tous égards. Seul le décompte du Roi et de la Reine fait exception (SH-7.4).
    .title = Royales, donc de Contrebande

rule-SH-1-3 = La banque dispose de 39 Pièces de 1, 42 de 5, 17 de 20 et 12 de 50. Seule compte la somme que vous possédez : peu importe de quelles Pièces elle se compose.
    .title = Les Pièces

## Mise en place

rule-SH-2 = Mise en place

rule-SH-2-1 = Chaque joueur reçoit un Étal, une Besace et 50 Pièces.
    .title = Ce que vous recevez

rule-SH-2-2 = Le paquet réunit les Marchandises de base prévues pour votre nombre de joueurs et les cartes des options choisies (SH-8). On le mélange.
    .title = Le paquet

rule-SH-2-3 = Chaque joueur reçoit six cartes, face cachée. Le reste du paquet forme la pioche.
    .title = Les premières mains

rule-SH-2-4 = On retourne cinq cartes de la pioche pour former la première défausse, puis cinq autres pour former la deuxième. Les deux défausses restent face visible et chacun peut les consulter à tout moment.
    .title = Deux défausses

rule-SH-2-5 = Le premier Shérif est le joueur qui a le plus d’argent réel en poche : l’hôte de la table peut désigner sa place. S’il ne désigne personne, la place est tirée au sort.
    .title = Le premier Shérif

rule-SH-2-6 = La partie dure jusqu’à ce que chacun ait été Shérif deux fois, ou trois fois à trois joueurs.
    .title = Durée de la partie

## Le tour

rule-SH-3 = Le tour

rule-SH-3-1 = En partant de la gauche du Shérif et dans le sens horaire, chaque Marchand passe à son tour au marché. Vous pouvez alors mettre de côté jusqu’à cinq cartes de votre main, face cachée, puis vous piochez jusqu’à en avoir six.
    .title = Votre passage au marché

rule-SH-3-2 = Chaque carte que vous prenez est celle du dessus de l’une des deux défausses ou de la pioche. Pour atteindre une carte plus profonde dans une défausse, vous devez d’abord prendre toutes celles qui la recouvrent.
    .title = Toujours la carte du dessus

rule-SH-3-3 = Prenez d’abord dans les défausses tout ce que vous voulez y prendre : dès que vous avez tiré une carte de la pioche, vous ne pouvez plus y revenir pendant ce passage au marché. Vous pouvez vous servir dans les deux défausses, dans n’importe quel ordre.
    .title = Les défausses d’abord

rule-SH-3-4 = Quand vous avez fini de piocher, les cartes que vous aviez mises de côté vont, face visible, sur une seule défausse. Vous choisissez laquelle, et dans quel ordre vous les y posez.
    .title = Poser les cartes écartées

rule-SH-3-5 = Tout le monde voit ce que vous prenez dans une défausse ; vous seul voyez ce que vous tirez de la pioche. Les cartes mises de côté sont connues de tous dès que vous les posez.
    .title = Ce que voient les autres

rule-SH-3-6 = Tous les Marchands remplissent leur Besace en même temps et en secret. Mettez dans la vôtre une à cinq cartes de votre main.
    .title = Remplir votre Besace

rule-SH-3-7 = Une fois votre Besace fermée, vous ne pouvez plus rien y changer. Vous seul en connaissez le contenu.
    .title = Une Besace fermée le reste

rule-SH-3-8 = En partant de la gauche du Shérif et dans le sens horaire, chaque Marchand remet sa Besace et en déclare le contenu : un seul type de Marchandises Légales, parmi celles qui sont en jeu, et le nombre exact de cartes de la Besace. Vous pouvez mentir sur le type, jamais sur le nombre.
    .title = Votre déclaration

rule-SH-3-9 = Le Shérif n’a pas le droit de regarder dans une Besace pendant la phase de Déclaration.
    .title = Pas encore de coup d’œil

## Inspection

rule-SH-4 = Inspection

rule-SH-4-1 = Shérif, vous traitez les Besaces dans l’ordre qui vous plaît. Vous pouvez en inspecter autant que vous voulez, ou aucune.
    .title = Le Shérif choisit librement

rule-SH-4-2 = Avant de trancher pour une Besace, le Shérif peut menacer son propriétaire et négocier. On peut faire une offre, la modifier, y répondre par une autre ou la retirer tant que le Shérif n’a pas tranché.
    .title = Menaces et offres

rule-SH-4-3 = Un pot-de-vin peut mêler à volonté des Pièces, des Marchandises Légales de votre Étal, de la Contrebande de votre Étal, des Marchandises que vous dites avoir dans votre Besace et des promesses. Vous ne pouvez jamais offrir de cartes de votre main, ni de Pièces ou de Marchandises de l’Étal que vous n’avez pas.
    .title = Ce qu’on peut offrir

rule-SH-4-4 = Tout le monde peut se mêler d’une négociation, pas seulement le Marchand menacé. Vous pouvez payer le Shérif pour qu’il ouvre la Besace d’un autre, ou pour qu’il l’épargne.
    .title = Chacun peut s’en mêler

rule-SH-4-5 = Le Shérif tranche une seule fois pour chaque Besace : il la laisse passer, et accepte par là le pot-de-vin proposé pour elle (SH-R30), ou il l’inspecte et le refuse. Sa décision est définitive dès que la Besace est rendue ou ouverte.
    .title = Une décision définitive

rule-SH-4-6 = Quand votre Besace passe, ses Marchandises Légales vont face visible sur votre Étal. Sa Contrebande va face cachée en haut de l’Étal : vous annoncez combien de cartes elle compte, mais leurs types restent secrets.
    .title = Une Besace qui passe

rule-SH-4-7 = Quand une Besace passe, le pot-de-vin convenu est payé selon les règles des accords (SH-5).
    .title = Le pot-de-vin est payé

rule-SH-4-8 = Si votre Besace est inspectée et que toutes ses cartes sont du type déclaré, le Shérif vous paie la somme de leurs Pénalités et les Marchandises vont sur votre Étal.
    .title = Inspecté et honnête

rule-SH-4-9 = Si votre Besace est inspectée et que ses cartes ne sont pas toutes du type déclaré, celles de ce type vont d’abord sur votre Étal. Toutes les autres, légales ou non, sont ensuite confisquées. Enfin, vous payez au Shérif la somme des Pénalités des cartes confisquées.
    .title = Inspecté et menteur

rule-SH-4-10 = Le Shérif pose les cartes confisquées, face visible, sur une seule défausse. Il choisit la défausse et l’ordre des cartes.
    .title = Les cartes confisquées

## Accords

rule-SH-5 = Accords : l’honneur des voleurs

rule-SH-5-1 = Ce qui est convenu doit être fait si cela peut l’être pendant la phase d’Inspection en cours. Cela vaut pour les paiements et pour des services comme « vous inspecterez cette Besace, quoi qu’on vous offre » ; le jeu y veille. Le Shérif peut s’engager à laisser passer une Besace, à en inspecter une, à trancher pour l’une avant l’autre, et à poser ce qu’il confisque d’une Besace sur une défausse donnée.
    .title = Les accords qui engagent

rule-SH-5-2 = Une promesse qui porte sur la suite, après la phase d’Inspection en cours, n’engage personne. La table la note, et note si elle a été tenue.
    .title = Les promesses pour plus tard

rule-SH-5-3 = Vous pouvez mentir sur les Marchandises que vous promettez de votre Besace. Si elle passe, vous ne remettez de chaque type promis que ce qui s’y trouve vraiment ; ce qui n’y est pas n’est pas dû, mais tout le monde apprend que cela n’y était pas. Si elle est inspectée, le pot-de-vin est refusé et rien de son contenu n’est dû.
    .title = Promettre le contenu d’une Besace

rule-SH-5-4 = Les Pièces et les Marchandises de votre Étal que vous offrez sont bien réelles : vous les remettez dès que l’accord est conclu.
    .title = Pièces et Marchandises de l’Étal

rule-SH-5-5 = Les Marchandises que vous recevez vont sur votre Étal : les Légales face visible, la Contrebande face cachée. Seuls vous et celui qui la donne savez de quelle Contrebande il s’agit.
    .title = Les Marchandises reçues

## Dettes, piles vides et fin du tour

rule-SH-6 = Dettes, piles vides et fin du tour

rule-SH-6-1 = Si vous n’avez pas assez de Pièces pour payer une Pénalité, vous donnez toutes vos Pièces, puis des Marchandises Légales de votre Étal, à votre choix, jusqu’à ce que leur Valeur couvre le reste ; on ne rend pas la monnaie. Si toutes vos Marchandises Légales n’y suffisent pas, vous révélez de la Contrebande de votre Étal et la donnez de la même façon ; quand il ne vous reste rien, le reste de la dette est effacé. Celui qui reçoit les Marchandises les ajoute à son Étal.
    .title = À court de Pièces

rule-SH-6-2 = Quand la pioche est vide, les cinq cartes du dessus de chaque défausse restent en place et toutes les autres sont mélangées pour former une nouvelle pioche.
    .title = La pioche est vide

rule-SH-6-3 = Une défausse vide le reste jusqu’à ce que quelqu’un y pose des cartes.
    .title = Une défausse est vide

rule-SH-6-4 = Si chacun a été Shérif deux fois (trois fois à trois joueurs), la partie s’arrête aussitôt. Sinon, le jeton Shérif passe à gauche et chacun complète sa main à six cartes avec la pioche.
    .title = Fin du tour

## Décompte

rule-SH-7 = Décompte des points

rule-SH-7-1 = À la fin de la partie, les mains sont défaussées et ne valent rien. Toute la Contrebande est révélée.
    .title = Tout est révélé

rule-SH-7-2 = Votre score est la Valeur de toutes les Marchandises de votre Étal, Légales et de Contrebande, plus vos Pièces, plus vos bonus de Roi et de Reine.
    .title = Votre score

rule-SH-7-3 = Pour chaque type de Marchandises Légales, le joueur qui en a livré le plus est Roi, et le deuxième est Reine. Les Pommes rapportent 20 au Roi et 10 à la Reine. Le Fromage leur rapporte 15 et 10, de même que le Pain. Le Poulet leur rapporte 10 et 5.
    .title = Rois et Reines

rule-SH-7-4 = Pour le Roi et la Reine, chaque Marchandise Royale de votre Étal compte pour plusieurs cartes de son type ; elle rapporte toujours sa propre Valeur. Les Pommes Granny comptent pour 2 pommes et les Pommes Golden pour 3 ; le Gouda compte pour 2 fromages et le Bleu pour 3 ; le Pain de Seigle compte pour 2 pains et le Pain Noir pour 3 ; le Coq Royal compte pour 2 poulets.
    .title = Le poids des Marchandises Royales

rule-SH-7-5 = En cas d’égalité pour le titre de Roi, les joueurs concernés se partagent le total des bonus du Roi et de la Reine, chaque part étant arrondie à l’inférieur, et il n’y a pas de Reine. En cas d’égalité pour le titre de Reine, ils se partagent le bonus de la Reine, chaque part étant arrondie à l’inférieur.
    .title = Égalité entre Rois ou Reines

rule-SH-7-6 = Le score le plus élevé l’emporte. En cas d’égalité, la victoire va à celui qui a le plus de Marchandises Légales sur son Étal, puis à celui qui a le plus de Contrebande ; si l’égalité demeure, la victoire est partagée.
    .title = Le vainqueur

## Options

rule-SH-8 = Options

rule-SH-8-1 = Les Marchandises Royales sont ajoutées au paquet : 12 cartes, ou 6 à trois joueurs. Elles font partie du jeu ; seules les premières parties s’en passent.
    .title = Marchandises Royales

rule-SH-8-2 = Le Shérif dispose d’une minute par Marchand pour toute la phase d’Inspection. Une fois le temps écoulé, toute Besace qui n’a pas été inspectée passe, et aucun pot-de-vin n’est payé pour elle.
    .title = Inspection en temps limité

rule-SH-8-3 = Une fois le paquet mélangé, dix cartes prises au hasard retournent dans la boîte sans que personne les voie.
    .title = Cartes retirées

rule-SH-8-4 = La main compte sept cartes au lieu de six, partout dans les règles.
    .title = Sept cartes en main

rule-SH-8-5 = Les cartes promo s’ajoutent au paquet sans qu’on en retire d’autres ; ce sont des cartes de Contrebande. Parchemins des Arcanes : si vous en avez sur votre Étal à la fin, vous ne pouvez être ni Roi ni Reine de quoi que ce soit ; vous gardez votre rang, et un titre qui vous reviendrait n’est donné à personne. Plat de Festin : à la fin, chacun devient une Marchandise Légale au choix de son propriétaire, en prend la Valeur et compte pour son Roi et sa Reine ; les propriétaires choisissent l’un après l’autre, dans le sens horaire à partir du premier Shérif. Convocation Royale : dans une Besace qui passe, c’est de la Contrebande ordinaire. Dans une Besace inspectée dont toutes les autres cartes sont du type déclaré, ce n’est pas un mensonge : le Shérif paie les Pénalités de ces cartes, plus 8 Pièces pour la Convocation. Si une autre carte est un mensonge, la Convocation est confisquée comme le reste de la Contrebande.
    .title = Cartes promo

## Précisions

rule-SH-R = Précisions

rule-SH-R1 = Vous ne pouvez déclarer que des Marchandises Légales qui sont en jeu. À trois joueurs, il n’y a pas de Pain dans le paquet : personne ne peut donc en déclarer.
    .title = Ne déclarer que l’existant

rule-SH-R2 = Une carte Pommes a une Valeur de 2.
    .title = La Valeur des Pommes

rule-SH-R3 = Le Shérif choisit à la fois la défausse qui reçoit les cartes confisquées et l’ordre dans lequel il les y pose.
    .title = Quelle défausse, quel ordre

rule-SH-R4 = Toutes les Marchandises d’un Étal comptent, jusqu’au dernier pain. Avec 4 pommes, 6 fromages, 1 pain, 4 poulets, 2 sacs de poivre, 1 arbalète, 42 Pièces, le bonus du Roi du Fromage et la moitié, arrondie à l’inférieur, de celui de la Reine du Poulet, le score est de 125, dont 3 pour le pain.
    .title = Un exemple de décompte

rule-SH-R5 = Vous ne pouvez être ni Roi ni Reine d’une Marchandise dont vous n’avez aucune carte. Un titre que personne ne mérite n’est pas attribué.
    .title = Pas de titre sans Marchandise

rule-SH-R6 = Si la pioche est vide et qu’aucune défausse ne compte plus de cinq cartes, vous piochez ce qu’il y a et votre main reste incomplète.
    .title = Plus rien à piocher

rule-SH-R7 = Si vous n’avez aucune carte en main lors du remplissage des Besaces, vous n’avez pas de Besace et ne faites pas de déclaration à ce tour.
    .title = Sans carte, pas de Besace

rule-SH-R8 = Une dette se paie d’abord en Pièces, puis en Marchandises Légales de votre choix et, seulement si toutes vos Marchandises Légales n’y suffisent pas, en Contrebande de votre choix. Parmi les Marchandises Légales, et de même parmi la Contrebande, vous ne pouvez pas donner une carte si les autres cartes données couvrent le reste sans elle.
    .title = L’ordre de paiement

rule-SH-R9 = Pour départager les vainqueurs (SH-7.6), les Marchandises Royales ne comptent pas parmi les Légales : ce sont des cartes de Contrebande.
    .title = Marchandises Royales et égalité

rule-SH-R10 = Quand vous offrez de la Contrebande de votre Étal, vous pouvez la nommer, et vous dites alors forcément vrai, ou l’offrir face cachée. Le Shérif la voit en la recevant.
    .title = Offrir la Contrebande de l’Étal

rule-SH-R11 = Un accord peut faire passer des Pièces et des Marchandises de l’Étal dans les deux sens. Le Shérif peut vous acheter quelque chose ou vous payer.
    .title = Le Shérif peut payer aussi

rule-SH-R12 = Une promesse d’inspecter ou d’épargner une Besace pour laquelle le Shérif a déjà tranché est refusée : elle est impossible à tenir.
    .title = Besace déjà traitée

rule-SH-R13 = Deux services qui engagent ne peuvent pas se contredire : le second accord est refusé. Le même service deux fois n’est pas une contradiction : plusieurs joueurs peuvent payer pour une même ouverture ou un même passage.
    .title = Services contradictoires

rule-SH-R14 = Si le temps d’une Inspection limitée (SH-8.2) s’écoule alors que des services qui engagent restent à rendre, les Besaces passent. Un service qui ne peut plus être rendu devient caduc, et ce que chacun a payé pour lui est restitué s’il est encore là, Marchandises tirées des Besaces comprises.
    .title = Services et temps écoulé

rule-SH-R15 = Les livrets ne donnent ni la Valeur, ni la Pénalité, ni le nombre d’exemplaires des cartes promo. Les chiffres employés ici sont donc les nôtres, faute de mieux, et les cartes promo ne sont en jeu que si vous les choisissez.
    .title = Les chiffres des cartes promo

rule-SH-R16 = Celui qui a des Parchemins des Arcanes sur son Étal à la fin n’a droit à aucun bonus de Roi ou de Reine.
    .title = Parchemins : pas de titre

rule-SH-R17 = Toutes les cartes d’une Besace honnête arrivent sur l’Étal de son propriétaire. Si vous déclarez quatre poulets et que la Besace ouverte en contient bien quatre, les 4 s’ajoutent à votre Étal.
    .title = Une Besace honnête arrive entière

rule-SH-R18 = Avec l’option des sept cartes (SH-8.4), seule la main s’agrandit : vous mettez toujours de côté cinq cartes au plus, et cinq au plus dans votre Besace.
    .title = Sept en main, cinq en Besace

rule-SH-R19 = Personne, hormis son propriétaire, ne regarde dans une Besace qui passe. Ses Marchandises Légales et le nombre de ses cartes de Contrebande sont connus de tous.
    .title = Regarder une Besace qui passe

rule-SH-R20 = Le contenu d’une Besace inspectée est montré à tous.
    .title = Une Inspection est publique

rule-SH-R21 = Une Convocation Royale qui a produit son effet va, face visible, dans une défausse.
    .title = Après une Convocation Royale

rule-SH-R22 = Un Plat de Festin donné avant la fin de la partie vaut 3 pour régler une dette.
    .title = Plat de Festin et dettes

rule-SH-R23 = Les bourses et les offres sont publiques : tout le monde sait combien de Pièces vous avez et ce que vous offrez. Ce qui est offert face cachée reste face cachée.
    .title = Bourses et offres publiques

rule-SH-R24 = Pendant l’Inspection, les Marchands peuvent conclure des accords entre eux, avec des Pièces, des Marchandises et des promesses, comme tout le monde. Un tel accord se conclut et se paie comme les autres ; les Marchandises promises d’une Besace sont dues quand elle passe.
    .title = Accords entre Marchands

rule-SH-R25 = Un accord peut n’avoir rien d’un côté : c’est alors un cadeau, ou la demande d’un cadeau, que l’autre peut refuser. Une offre vide n’est pas un accord.
    .title = Cadeaux

rule-SH-R26 = À la fin du tour, les joueurs piochent dans le sens horaire, en commençant par le nouveau Shérif.
    .title = Qui pioche le premier

rule-SH-R27 = La pioche est reformée (SH-6.2) au moment où il faut y prendre une carte et où il n’y en a plus.
    .title = Quand reformer la pioche

rule-SH-R28 = Vous pouvez promettre des Marchandises de votre Besace dans un accord qui porte sur celle d’un autre. Vous les devez quand votre propre Besace passe, et vous ne les devez pas si elle est inspectée.
    .title = Marchandises d’une tierce Besace

rule-SH-R29 = Laisser passer une Besace est un service rendu sur-le-champ, dès que le Shérif accepte l’accord. Le service d’inspecter une Besace ne laisse au Shérif que ce choix pour elle, au moment qu’il veut pendant cette phase.
    .title = Quand un service est rendu

rule-SH-R30 = Quand le Shérif laisse passer une Besace, l’offre de son propriétaire pour elle est acceptée et payée, et de même celles des autres pour ce passage, à moins que le Shérif ne les refuse d’abord. Une offre qui demande plus que ce passage n’est pas acceptée pour autant et devient caduque.
    .title = Laisser passer, c’est accepter

rule-SH-R31 = Plusieurs joueurs peuvent payer ensemble : qui s’ajoute à une offre faite au Shérif la signe avec sa propre part. C’est une seule offre, payée par tous ou par personne. Qui s’est ajouté peut reprendre sa part tant qu’elle n’est pas acceptée.
    .title = Payer à plusieurs

rule-SH-R32 = On peut demander de la Contrebande face cachée : « une de vos cartes de Contrebande, à votre choix ». Son propriétaire choisit laquelle en acceptant, et elle reste cachée.
    .title = Contrebande demandée sans la voir

rule-SH-R33 = La table note ces promesses : laisser passer ou inspecter une Besace la prochaine fois que vous serez Shérif ; une prochaine Besace honnête ; une somme de Pièces d’ici la fin de votre prochain tour comme Shérif, sans rien en échange ; et une promesse dans vos propres mots, que son destinataire déclare tenue ou rompue.
    .title = Les promesses notées

rule-SH-R34 = Chaque côté d’une offre peut contenir autant de choses que son auteur en possède.
    .title = Ce que contient une offre
