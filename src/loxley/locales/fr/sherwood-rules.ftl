### Sherwood Forest : chaque règle et chaque précision en mots simples, sous son numéro.

## Matériel et mise en place

rule-SW-1 = Matériel et mise en place

rule-SW-1-1 = Le plan montre les villes de York, Lincoln, Nottingham et Derby, deux routes qui se croisent une fois, et des cachettes numérotées le long de ces routes. Une cachette abrite autant de pillards que l’on veut, d’une seule bande. Près du croisement, certaines cachettes touchent deux routes : un même convoi peut les rencontrer deux fois.
    .title = Le plan

rule-SW-1-2 = Chacun choisit une couleur et reçoit un campement avec 4 pillards et 2 sacs d’or. Ses 4 autres pillards attendent sur le grand chêne. Un marqueur se place sur la case 0 de la piste de gloire ; deux autres servent à marquer les cartes Convoi que vous avez consultées.
    .title = Ce que vous recevez

rule-SW-1-3 = Il y a 45 cartes Convoi, chacune avec une valeur de combat de 1 à 14, de l’or, des compagnons, de la gloire et un itinéraire d’une ville à une autre. Leur dos porte un A ou un B. Les 10 cartes Shérif sont pour la partie avancée, de même que 6 des 24 cartes Équipement, les cartes spéciales.
    .title = Les cartes

rule-SW-1-4 = Les cartes A et B sont mélangées séparément, puis on en prend, sans les regarder, autant de chaque qu’il en faut : 12 à trois joueurs, 15 à quatre, 18 à cinq ou six. Les autres ne servent pas. Dans la partie avancée, on mélange d’abord les cartes Shérif à celles qui ont le même dos, et les équipements spéciaux aux autres équipements.
    .title = Les piles

rule-SW-1-5 = À chaque tour, on expose des cartes Convoi face cachée, toutes les cartes A avant les cartes B : 4 à trois joueurs, 5 à quatre, 6 à cinq ou six. On en retourne une face visible.
    .title = Les cartes exposées

rule-SW-1-6 = La table désigne le joueur qui reçoit la figurine premier joueur, ou le tire au sort.
    .title = Le premier joueur

## La partie

rule-SW-2 = La partie

rule-SW-2-1 = La partie dure six tours, chacun avec une phase de planification et une phase de raids. À la fin, le joueur qui a le plus de gloire l’emporte.
    .title = Six tours

## La phase de planification

rule-SW-3 = La phase de planification

rule-SW-3-1 = En commençant par le joueur qui a la figurine, puis dans le sens horaire, chacun réalise une action avec des pillards de son campement, et ainsi de suite jusqu’à ce que tous les campements soient vides. Un joueur dont le campement est vide passe son tour.
    .title = Chacun son tour

rule-SW-3-2 = Si vous avez plus de cinq sacs d’or dans votre campement, vous devez choisir l’église.
    .title = Trop d’or

rule-SW-3-3 = Placez 1 pillard à l’église et donnez autant d’or que vous voulez, au moins un sac. Vous gagnez 1 point de gloire par sac.
    .title = L’église

rule-SW-3-4 = Placez 1 pillard à l’auberge, consultez en secret une des cartes Convoi exposées, remettez-la en place et marquez-la d’un marqueur libre. Plusieurs joueurs peuvent consulter la même carte. Sans marqueur libre, la carte n’est pas marquée.
    .title = L’auberge

rule-SW-3-5 = Placez 1 pillard chez le marchand, payez 1 sac d’or et piochez une carte Équipement, que vous gardez secrète. C’est impossible avec trois cartes en main.
    .title = Le marchand

rule-SW-3-6 = Placez 1 pillard sur la place du marché, payez 2 sacs d’or et amenez-y un pillard du chêne. Tous deux rentrent avec les autres à la fin du tour. Il faut avoir un pillard sur le chêne.
    .title = La place du marché

rule-SW-3-7 = Occupez une cachette libre avec un ou plusieurs pillards, seul ou en alliance. Le joueur actif en devient le leader. Personne ne s’y ajoute ni ne s’en retire jusqu’à un raid réussi ou la fin du tour.
    .title = Une bande

rule-SW-3-8 = Le premier joueur dont le campement est vide gagne 1 point de gloire ; le deuxième prend la carte Premier joueur. Si plusieurs campements se vident en même temps, on compte dans le sens horaire à partir du joueur actif.
    .title = Campements vides

## Les alliances

rule-SW-4 = Les alliances

rule-SW-4-1 = Le joueur actif fait des propositions. Les autres peuvent lui dire ce qu’ils apporteraient, et où, mais ne négocient pas entre eux.
    .title = Négocier dans la partie de base

rule-SW-4-2 = Une alliance, c’est une cachette libre et, pour chaque partenaire, un nombre de pillards et parfois des équipements. Le partage du butin n’en fait pas partie. Vous pouvez dire ce que vous savez de la gloire et du butin d’un convoi, vrai ou faux. On peut parler de pillards ou de valeur de combat ; l’accord signé nomme des pillards, et des cartes ou une valeur que les cartes d’un partenaire doivent apporter.
    .title = Ce qu’est une alliance

rule-SW-4-3 = Quand tous les partenaires sont d’accord, chacun place les pillards convenus, pris dans son campement. Les équipements promis sont révélés, posés et marqués en même temps que la cachette ; ils doivent y servir. On peut en ajouter d’autres au moment du raid.
    .title = L’accord

rule-SW-4-4 = Faute d’accord, ou si l’alliance lui semble trop faible, le joueur actif réalise une autre action.
    .title = Sans accord

rule-SW-4-5 = Tous négocient librement, dans n’importe quel ordre : pillards, équipements, parts de butin, or, informations, choix de la cachette. On n’échange ni pillards, ni gloire, ni cartes Équipement. Le joueur actif mène les négociations : il peut les interrompre, y mettre fin, ou agir seul.
    .title = Négocier dans la partie avancée

rule-SW-4-6 = Dans la partie avancée, les équipements promis ne sont ni montrés ni marqués, et la promesse n’engage pas.
    .title = Équipements promis (partie avancée)

rule-SW-4-7 = Un partenaire qui connaît une carte Convoi, parce qu’il l’a consultée ou parce qu’elle est face visible, peut la désigner pour l’alliance : il devient l’informateur. Deux marqueurs d’alliance identiques vont sur la cachette et sur la carte. L’informateur prend dans la réserve l’or et les compagnons convenus et les pose près des pillards des autres partenaires ; les compagnons sont couchés. L’or versé pour entrer dans l’alliance est payé aussitôt.
    .title = Accords fixés

rule-SW-4-8 = Tout autre accord est non fixé et n’engage personne.
    .title = Tout le reste

## La phase de raids

rule-SW-5 = La phase de raids

rule-SW-5-1 = En commençant par le joueur qui a la carte Premier joueur, puis dans le sens horaire, chacun résout une carte exposée, jusqu’à la dernière. À moins de six joueurs, le porteur de la carte en résout deux en tout.
    .title = Qui résout une carte

rule-SW-5-2 = Le joueur choisit une des cartes exposées et la révèle. Le chariot va de sa ville de départ à sa ville d’arrivée et rencontre dans l’ordre les cachettes du parcours.
    .title = Le chariot se met en route

rule-SW-5-3 = À chaque cachette occupée, la valeur de combat de la bande est le nombre de ses pillards plus les équipements joués. Chaque joueur joue au plus une carte par pillard à lui. Chacun décide à son tour.
    .title = Valeur de combat

rule-SW-5-4 = Si la valeur de combat atteint celle du convoi, le raid est réussi et doit être réalisé. Sinon, le chariot continue et les pillards restent.
    .title = Réussite ou échec

rule-SW-5-5 = Dans la partie de base, les équipements promis doivent être joués, et un équipement joué est défaussé. Si aucune carte promise n’était nécessaire, leurs propriétaires les reprennent.
    .title = Équipements promis (base)

rule-SW-5-6 = Chaque participant gagne toute la gloire du convoi.
    .title = La gloire

rule-SW-5-7 = Une bande d’un seul joueur prend tout. Dans une alliance, le leader distribue le butin, une part à chaque partenaire par tournée ; une part est 1 sac d’or ou 1 compagnon. Celui qui a reçu autant de parts qu’il a de pillards dans la bande ne reçoit plus rien. Le leader choisit qui reçoit quoi, et à qui vont les parts d’une dernière tournée incomplète. Les compagnons ne vont qu’aux joueurs qui ont des pillards sur le chêne. Exemple : avec 5, 1 et 6 pillards, 9 sacs d’or et 1 compagnon, la première tournée donne une part à chacun ; le joueur qui n’a qu’un pillard s’arrête là ; suivent trois tournées pour les deux autres, et le leader donne la dernière part à l’un ou à l’autre.
    .title = Le butin

rule-SW-5-8 = Après un raid réussi, les pillards rentrent dans leurs campements et la carte Convoi quitte la partie. Un convoi qui atteint sa ville la quitte aussi.
    .title = Après le raid

rule-SW-5-9 = Un raid est planifié quand la carte et la cachette portent le même marqueur d’alliance. Le leader décide dans quel ordre les partenaires annoncent s’ils jouent des équipements. Si le raid échoue, les équipements déjà joués sont défaussés. S’il réussit, l’informateur remet d’abord ce qui a été fixé, puis partage le reste librement. Si le butin ne suffit pas, il paie avec l’or de son campement ; ce qu’il ne peut pas payer n’est pas payé. Rien n’est dû à ses propres pillards.
    .title = Raids planifiés

rule-SW-5-10 = Si la carte n’a pas de marqueur d’alliance, ou n’a pas celui de la cachette, le leader partage le butin selon SW-5.7.
    .title = Raids non planifiés

rule-SW-5-11 = Chaque cachette sur le chemin du Shérif l’attaque tant qu’il n’est pas battu. S’il est battu, chaque participant gagne la gloire blanche, la carte quitte la partie et les pillards rentrent. Une bande qui échoue est punie : chacun de ses joueurs perd la gloire rouge (cartes B seulement, jamais en dessous de 0) et autant de pillards qu’indiqué, qui retournent sur le chêne ; pas plus qu’il n’y en a, et jamais en dessous de 4 pillards en jeu. Les autres pillards rentrent et le Shérif continue.
    .title = Les cartes Shérif

rule-SW-5-12 = Après un raid réussi, jouez Provisions pour laisser vos pillards dans la cachette, jusqu’au prochain raid réussi ou à la fin du tour.
    .title = Provisions

rule-SW-5-13 = Avec une Cape, vous ne perdez ni pillards ni gloire face au Shérif. Vous pouvez laisser vos pillards dans la cachette et en devenir le leader, ou les ramener au campement. Vos partenaires ne sont pas protégés.
    .title = Cape

rule-SW-5-14 = Quand un autre joueur a révélé une carte Convoi, jouez un Messager pour lui choisir une nouvelle ville d’arrivée, même en cours de route, du moment qu’elle ne fait pas demi-tour. Chaque joueur peut jouer un Messager par carte.
    .title = Messager

rule-SW-5-15 = On négocie encore pendant les raids, entre tous. Les accords sur des actions futures sont non fixés. De l’or peut être payé tout de suite.
    .title = Négocier pendant les raids

## Fin du tour

rule-SW-6 = Fin du tour

rule-SW-6-1 = Dans la partie avancée, le joueur qui a le plus de pillards dans les quatre cachettes rouges amène un pillard du chêne à son campement ; en cas d’égalité, tous les ex æquo le font. Le butin resté près des cachettes retourne à la réserve.
    .title = Cachettes rouges (partie avancée)

rule-SW-6-2 = Tous les pillards, sauf ceux du chêne, rentrent dans leurs campements. On expose de nouvelles cartes Convoi, dont une face visible.
    .title = Tout le monde rentre

rule-SW-6-3 = La figurine premier joueur va au joueur qui a le moins d’or dans son campement, mais jamais deux fois de suite au même. En cas d’égalité, elle va au plus proche dans le sens horaire à partir du dernier.
    .title = Le premier joueur suivant

## Fin de partie et score

rule-SW-7 = Fin de partie et score

rule-SW-7-1 = Au sixième tour, le butin se change aussitôt en gloire : 1 point par sac d’or, 2 par compagnon qui peut venir du chêne.
    .title = Le butin du sixième tour

rule-SW-7-2 = La partie prend fin quand le dernier convoi du sixième tour est résolu. Le plus de gloire l’emporte. En cas d’égalité, c’est le moins de pillards sur le chêne, puis le plus d’or ; sinon la victoire est partagée.
    .title = Le vainqueur

## Précisions

rule-SW-R = Précisions

rule-SW-R1 = Il y a 42 sacs d’or en tout. Quand la mine d’or ne suffit pas, on reçoit ce qui reste.
    .title = 42 sacs d’or seulement

rule-SW-R2 = Quand chacun a autant de parts que de pillards, tout recommence de la même façon : des tournées d’une part chacun, jusqu’à une part de plus par pillard. Le leader décide du reste.
    .title = Plus de parts que de pillards

rule-SW-R3 = Quand la pioche d’équipements est vide, on mélange sa défausse. Si elle est vide aussi, le marchand est fermé.
    .title = Plus d’équipement

rule-SW-R4 = Le pillard gagné grâce aux cachettes rouges va du chêne au campement, puisque vos huit pillards sont déjà tous quelque part.
    .title = Le pillard des cachettes rouges

rule-SW-R5 = La nouvelle ville d’arrivée d’un Messager n’est pas la ville de départ, et on ne peut la choisir que tant que le chariot n’a pas quitté le croisement.
    .title = Pas de demi-tour

rule-SW-R6 = À une cachette, on interroge d’abord le leader, puis les autres dans le sens horaire. Chacun peut ajouter des cartes jusqu’à ce que tous aient passé de suite.
    .title = Qui joue d’abord

rule-SW-R7 = Une bande d’un seul joueur ne montre ses équipements qu’en les jouant.
    .title = L’équipement d’une bande seule

rule-SW-R8 = Un compagnon que personne ne peut prendre est perdu.
    .title = Compagnons perdus

rule-SW-R9 = Personne ne passe pendant la planification : l’auberge est toujours ouverte.
    .title = On ne passe pas

rule-SW-R10 = Les pillards libérés par un raid restent au campement jusqu’au tour suivant.
    .title = Pillards libérés

rule-SW-R11 = Personne n’est obligé d’accepter. Une alliance demande l’accord de tous ses partenaires ; on peut la reproposer sans ceux qui refusent.
    .title = Libre de refuser

rule-SW-R12 = Le joueur actif peut faire autant de propositions que la table le permet, jamais deux fois la même dans un tour de jeu ; ensuite il doit agir. Un brouillon abandonné ne coûte rien. Après chaque parole du joueur actif, chaque autre joueur peut faire une suggestion ou une proposition.
    .title = Combien de propositions

rule-SW-R13 = Le plan, les cartes Convoi et les équipements ne sont imprimés que sur le matériel du jeu. Les nôtres les remplacent ; si vous possédez le jeu, vous pouvez mettre vos propres chiffres.
    .title = Les chiffres du matériel

rule-SW-R14 = À l’église, on donne au moins un sac d’or, même quand on est obligé d’y aller.
    .title = Donner à l’église

rule-SW-R15 = Chaque partenaire apporte au moins un pillard, l’informateur aussi. Seuls les partenaires signent.
    .title = Qui est partenaire

rule-SW-R16 = Dans la partie de base, le joueur actif fait une proposition et les partenaires nommés répondent dans le sens horaire. Chacun peut suggérer au joueur actif ce qu’il apporterait. Un refus, ou une suggestion à la place d’une réponse, ne met fin qu’à cette proposition.
    .title = Négocier en ordre

rule-SW-R17 = Faire une proposition, c’est la signer. Elle peut être retirée jusqu’à la dernière signature ; alors tout est placé et payé ensemble.
    .title = Quand l’accord est conclu

rule-SW-R18 = Chacun peut faire une proposition, mais le joueur actif mène et doit être parmi les signataires. Il peut clore les négociations, puis réaliser n’importe quelle action.
    .title = Les propositions de la partie avancée

rule-SW-R19 = Une cachette a une seule carte et un seul informateur. Une carte peut être désignée pour plusieurs cachettes, et un joueur peut informer plusieurs alliances. Il y a six paires de marqueurs d’alliance par tour.
    .title = Plusieurs accords

rule-SW-R20 = Un informateur peut poser plus que la carte ne contient. Les limites sont l’or de la mine et les pillards du partenaire sur le chêne.
    .title = Combien promettre

rule-SW-R21 = Les parts posées ne sont ni au campement, ni sur le chêne, ni en jeu. Ni le marché ni un autre butin ne peuvent les utiliser.
    .title = Les parts posées

rule-SW-R22 = L’or couvre l’or et les compagnons couvrent les compagnons, une part chacun par tournée à partir de la gauche de l’informateur. Une part manquante coûte 1 sac d’or, pris d’abord sur ce qui reste de l’or du convoi, puis dans le campement de l’informateur.
    .title = Butin insuffisant

rule-SW-R23 = L’informateur donne le reste aux partenaires de son choix, y compris à lui-même.
    .title = Butin plus grand

rule-SW-R24 = Une part posée devient caduque quand ses pillards, son informateur ou sa carte ne sont plus là. Elle retourne à la réserve à la fin du tour.
    .title = Parts caduques

rule-SW-R25 = Une carte Shérif peut être désignée dans un accord fixé. Elle n’a aucun butin : l’informateur paie ce qui a été posé.
    .title = Désigner une carte Shérif

rule-SW-R26 = Quand plusieurs campements se vident en même temps, seuls ceux-là comptent, dans le sens horaire à partir du joueur actif.
    .title = Vidés en même temps

rule-SW-R27 = Dans la partie de base, les cartes promises ne comptent pas dans la limite de la main. Si les pillards suffisent, toutes reviennent à leurs propriétaires. Sinon toutes comptent, et ne sont défaussées que si le raid réussit. Celles qui n’ont pas servi reviennent à la fin du tour.
    .title = Ce que deviennent les cartes promises

rule-SW-R28 = Les cartes non promises se jouent une par une, face visible, et sont défaussées même si le raid échoue. On interroge les joueurs jusqu’à ce que la valeur de combat soit atteinte. Quiconque a une carte et un pillard libre est interrogé, quelle que soit la carte.
    .title = Les autres équipements

rule-SW-R29 = Dans un raid planifié, le leader désigne le suivant. Chaque partenaire est interrogé une fois, pour autant de cartes qu’il veut.
    .title = L’ordre d’un raid planifié

rule-SW-R30 = Une cachette rencontrée deux fois donne deux rencontres distinctes. Un accord reste valable entre les deux.
    .title = Deux rencontres

rule-SW-R31 = À la révélation et au croisement, tous les autres joueurs qui ont une carte en main sont interrogés en même temps ; les réponses restent secrètes jusqu’à la dernière. Qui répond « pas pour ce convoi » n’est plus interrogé à son croisement. Si la parole est libre, un Messager peut aussi venir à tout moment entre les deux. Il agit aussi sur les cartes Shérif. S’il y en a plusieurs, ils comptent dans le sens horaire à partir du joueur qui a révélé la carte, et le dernier décide.
    .title = Quand vient un Messager

rule-SW-R32 = Les cartes spéciales n’ajoutent rien à la valeur de combat et ne demandent pas de pillard.
    .title = Les cartes spéciales

rule-SW-R33 = On demande Capes et Provisions après le résultat et le butin, au leader d’abord. Tous les pillards du joueur restent, et le premier à rester mène. La rencontre suivante demande une nouvelle carte. Battre le Shérif est un raid réussi.
    .title = Quand jouer Cape et Provisions

rule-SW-R34 = Le butin se change en gloire quand il est remis, quel que soit le payeur, même si la mine est vide. Les compagnons quittent le chêne. Les recrues du marché et l’or versé pour une alliance ne sont pas du butin. Les parts posées retournent à la réserve avant de départager les ex æquo.
    .title = Le sixième tour en détail

rule-SW-R35 = Seuls comptent les pillards encore dans les cachettes rouges, et il en faut au moins un. Avec un chêne vide, on ne reçoit rien. Le sixième tour ne compte pas.
    .title = Cachettes rouges en détail

rule-SW-R36 = On ne consulte que des cartes face cachée. Tous voient qui consulte quelle carte. Les marqueurs reviennent à chaque tour.
    .title = L’auberge en détail

rule-SW-R37 = Un joueur qui ne peut prendre aucune des parts restantes est sauté. Quand la mine ne suffit pas, c’est l’or qui est réduit d’abord.
    .title = Distribuer le butin

rule-SW-R38 = Ce que vous dites d’une carte peut être un mensonge. Vous ne pouvez parler que des cartes face cachée que vous avez consultées. Quand la carte est révélée, le registre montre si vous disiez vrai.
    .title = Mentir sur une carte

rule-SW-R39 = Au lieu de nommer des cartes, une proposition peut demander à un partenaire des cartes valant au moins tant. Celui qui signe choisit lesquelles. Dans la partie de base, elles sont révélées et posées quand tous ont signé.
    .title = Une valeur au lieu de cartes

rule-SW-R40 = Dans la partie avancée, deux joueurs quelconques peuvent conclure un marché à tout moment, pendant la planification et pendant les raids, même quand un convoi est en route. L’or change de mains tout de suite, contre une information sur une carte, une promesse ou rien. Les promesses n’obligent personne et vont au registre : rejoindre, laisser une cachette, révéler ensuite une carte ou non, jouer un équipement, ne pas envoyer de Messager, de l’or avant la fin du tour suivant, ou quelque chose dans vos propres mots, que le destinataire marque comme tenu ou rompu.
    .title = Marchés
