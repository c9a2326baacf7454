### Ce que disent les bots à la table. Chaque phrase est l’une de celles de son occasion ; certaines appartiennent à un caractère.

## Tous les jeux

remark-replaced = J’ai perdu le fil. Quelqu’un de plus simple joue à ma place.
remark-greeting-1 = Asseyez-vous, la chandelle est courte.
remark-greeting-2 = Qui a touché à mon tabouret porte-bonheur ?
remark-greeting-3 = Que la meilleure bourse gagne. La mienne est ouverte.
remark-greeting-4 = On m’avait promis d’honnêtes gens. Je vois que le programme a changé.
remark-greeting-5 = Je dis ce que je pense. Cela fait moins à retenir.
remark-greeting-6 = On joue pour des Pièces, ou dois-je compter autre chose ?
remark-greeting-7 = Je m’assieds dos au mur, si personne n’y voit d’inconvénient.
remark-greeting-8 = Je me souviens encore de la dernière partie. Bonsoir.
remark-won-1 = Bien joué, vous tous. J’ai juste un peu mieux joué.
remark-won-2 = Je dirais bien que c’était la chance, mais vous voudriez une revanche.
remark-won-3 = Que quelqu’un note ceci. En grosses lettres.
remark-won-4 = J’ai gagné, et je garde aussi la table.
remark-won-5 = Et pas un mensonge de trop, si j’ai bien compté.
remark-won-6 = Vous l’aviez tous vu venir. C’est ce qui est charmant.
remark-lost-1 = C’est la faute du tabouret.
remark-lost-2 = La prochaine fois, je lirai les règles avant.
remark-lost-3 = Une belle soirée pour tous les autres.
remark-lost-4 = J’ai retenu vos noms. Tous.
remark-lost-5 = Combien pour la victoire ? C’est pour un ami.

## Petites phrases et mimiques : des clefs, pour que chacun les lise dans sa langue.

remark-phrase-hello = Bonsoir, tout le monde !
remark-phrase-who-joins = Qui veut en être ?
remark-phrase-deal = On passe un marché ?
remark-phrase-trust-me = Vous pouvez me faire confiance.
remark-phrase-no-trust = Je n’en crois pas un mot.
remark-phrase-too-little = Ce n’est pas assez.
remark-phrase-well-played = Bien joué !
remark-phrase-thanks = Merci !
remark-phrase-sorry = Rien de personnel.
remark-phrase-hurry = À qui le tour ? Continuons.
remark-phrase-moment = Un instant, s’il vous plaît.
remark-phrase-last-round = Une dernière partie pour moi.

# comment une mimique se lit à voix haute
remark-emote-glad = sourit
remark-emote-angry = est en colère
remark-emote-sly = fait un clin d’œil
remark-emote-worried = s’inquiète
remark-emote-applause = applaudit
remark-emote-sleepy = bâille

## Réponses aux petites phrases

remark-answer-hello-1 = Bonsoir. Attention, le banc est mouillé.
remark-answer-hello-2 = Bien le bonjour. Qui donne ?
remark-answer-hello-3 = Ah, de la compagnie. Cachez les belles chopes.
remark-answer-joins-1 = Demandez-le-moi comme il faut, avec des chiffres, et j’écouterai.
remark-answer-joins-2 = Cela dépend de ma part. Mettez-le dans la proposition.
remark-answer-joins-3 = Peut-être bien. Je n’ai rien contre la marche.
remark-answer-deal-1 = Mettez-le sur la table, puis on en parle.
remark-answer-deal-2 = Je suis tout ouïe. Et presque tout bourse.
remark-answer-deal-3 = Les meilleurs marchés sont ceux qu’on écrit.
remark-answer-trust-1 = J’ai confiance en tout le monde. Je recompte aussi après.
remark-answer-trust-2 = La confiance, c’est ce qui reste quand il n’y a plus de Pièces.
remark-answer-trust-3 = Répétez-le, lentement, en me regardant.
remark-answer-price-1 = C’est ce que cela vaut pour moi.
remark-answer-price-2 = Alors proposez quelque chose vous-même.
remark-answer-price-3 = Tout le monde le dit. Certains reviennent.
remark-answer-praise-1 = C’est trop gentil. Continuez.
remark-answer-praise-2 = Merci. Je vais l’encadrer.
remark-answer-praise-3 = Ce n’était rien. Enfin, presque.
remark-answer-thanks-1 = N’en parlons plus.
remark-answer-thanks-2 = Je vous le rappellerai le moment venu.
remark-answer-thanks-3 = Nous sommes amis, n’est-ce pas ?
remark-answer-hurry-1 = Une bonne idée prend autant de temps qu’une mauvaise.
remark-answer-hurry-2 = La chandelle est assez longue.
remark-answer-hurry-3 = Je réfléchis aussi vite que je peux me le permettre.

## Sheriff of Nottingham

remark-sheriff-caught-1 = C’est purement décoratif.
remark-sheriff-caught-2 = Je n’ai jamais vu cette carte de ma vie.
remark-sheriff-caught-3 = C’est mon cousin qui a rempli la Besace. Un homme tourmenté.
remark-sheriff-caught-4 = Cela valait la peine d’essayer. Pas à ce prix-là.
remark-sheriff-caught-5 = Profitez de l’étoile tant que vous la portez.
remark-sheriff-caught-6 = Voilà pourquoi je ne le fais jamais.
remark-sheriff-caught-7 = Bon, on recommence depuis le début.
remark-sheriff-caught-them-1 = Il pousse de drôles de choses, dans votre ferme.
remark-sheriff-caught-them-2 = Je m’en doutais. Je m’en doute toujours, mais cette fois j’avais raison.
remark-sheriff-caught-them-3 = La couronne vous remercie de votre contribution.
remark-sheriff-caught-them-4 = Vous avez cligné des yeux.
remark-sheriff-caught-them-5 = Les Pièces d’abord, les larmes après.
remark-sheriff-caught-them-6 = Nous sommes presque quittes.
remark-sheriff-honest-1 = Comme je l’ai dit à la porte. Comptez l’argent lentement, je vous prie.
remark-sheriff-honest-2 = L’honnêteté paie, et aujourd’hui c’est vous qui la payez.
remark-sheriff-honest-3 = J’aime un Shérif consciencieux. Ça coûte si cher.
remark-sheriff-honest-4 = Je vous l’avais dit. Je le dis toujours.
remark-sheriff-honest-5 = Vous avez entendu ce que je voulais vous faire entendre.
remark-sheriff-wronged-1 = Un contrôle de routine. La routine est récente.
remark-sheriff-wronged-2 = Il y a donc une Besace honnête dans cette ville, et je l’ai ouverte.
remark-sheriff-wronged-3 = Gardez la monnaie. Ah, il n’y en a plus.
remark-sheriff-wronged-4 = J’ai mal au seul endroit sensible : la bourse.
remark-sheriff-got-away-1 = Toujours un plaisir d’inspirer confiance.
remark-sheriff-got-away-2 = Marcher lentement. Ne pas se retourner. Oh, je l’ai dit tout haut ?
remark-sheriff-got-away-3 = Il n’y a rien à voir. Plus rien.
remark-sheriff-got-away-4 = J’aurais pu entrer avec la Besace ouverte.
remark-sheriff-got-away-5 = Le visage, c’est la meilleure moitié de la Besace.
remark-sheriff-got-away-6 = J’en ai encore les mains qui tremblent.
remark-sheriff-bribe-taken-1 = Un don. Pour l’entretien de la porte.
remark-sheriff-bribe-taken-2 = Quelle Besace ? Je ne vois pas de Besace.
remark-sheriff-bribe-taken-3 = J’ai les yeux fatigués, et l’or les repose si bien.
remark-sheriff-bribe-taken-4 = Ce n’est pas bien. Donnez vite.
remark-sheriff-bribe-taken-5 = Et pour le reste de la semaine ?
remark-sheriff-bribe-paid-1 = Offrez-vous quelque chose. Des lunettes, par exemple.
remark-sheriff-bribe-paid-2 = Un plaisir de traiter avec la loi.
remark-sheriff-bribe-paid-3 = Nous nous comprenons.
remark-sheriff-bribe-paid-4 = Chacune de ces Pièces me manquera.
remark-sheriff-refused-1 = Tout le monde a son prix. Je cherche seulement le vôtre.
remark-sheriff-refused-2 = Pensez à la paperasse.
remark-sheriff-refused-3 = Un Shérif à principes. Comme c’est gênant.
remark-sheriff-refused-4 = Je m’en souviendrai quand l’étoile sera à moi.
remark-sheriff-threatened-1 = Regardez-moi dans l’œil. Non, l’autre.
remark-sheriff-threatened-2 = Voyez comme elle est légère. Mais pas trop longtemps.
remark-sheriff-threatened-3 = Ouvrez-la, je vous en prie. Ou non. Cela m’est bien égal.
remark-sheriff-betrayed-1 = Nous avions un accord. Moi, du moins.
remark-sheriff-betrayed-2 = Votre parole valait quelque chose, autrefois. Quatre Pièces, je crois.
remark-sheriff-betrayed-3 = Cela va dans le carnet. En première page.

## Nottingham

remark-nottingham-robbed-1 = Prenez. Cela n’allait pas avec mes bottes.
remark-nottingham-robbed-2 = J’allais vous l’offrir. L’an prochain.
remark-nottingham-robbed-3 = Mes poches pèsent soudain moins lourd. Merci.
remark-nottingham-robbed-4 = Je sais où vous dormez, et vous ronflez.
remark-nottingham-robbed-5 = C’était celle que j’aimais.
remark-nottingham-robber-1 = Vous aviez les deux mains prises, et moi une de libre.
remark-nottingham-robber-2 = Disons un échange. Un peu vif.
remark-nottingham-robber-3 = Elle me va mieux.
remark-nottingham-robber-4 = Je vous ai laissé quelque chose. Je ne suis pas un monstre.
remark-nottingham-defended-1 = Mauvaise maison.
remark-nottingham-defended-2 = Le chien n’est pas d’accord.
remark-nottingham-defended-3 = La porte est là où vous l’avez laissée.
remark-nottingham-foiled-1 = Je ne faisais que l’admirer.
remark-nottingham-foiled-2 = Bonnes serrures. Qui est votre forgeron ?
remark-nottingham-sprang-1 = La forêt perçoit un péage.
remark-nottingham-sprang-2 = Trois jours dans un arbre, et ça valait chaque feuille.
remark-nottingham-sprang-3 = Continuez donc vers le château. Vous aurez moins à porter.
remark-nottingham-sprang-4 = Je me demandais quand vous passeriez par ici.
remark-nottingham-ambushed-1 = Il y avait un arbre de trop sur cette route.
remark-nottingham-ambushed-2 = J’ai pris le raccourci. Il était court, en effet.
remark-nottingham-ambushed-3 = J’ai vu votre chapeau. Je le reconnaîtrai.
remark-nottingham-ambushed-4 = Je le savais. Je l’avais dit. Et j’ai pris cette route quand même.
remark-nottingham-failed-1 = Le Sheriff envoie ses amitiés, et pas un sou.
remark-nottingham-failed-2 = Tout ce chemin pour rien.
remark-nottingham-mission-1 = Conforme à la commande. Signez ici.
remark-nottingham-mission-2 = Il fallait bien que quelqu’un lise les petites lignes.
remark-nottingham-mission-3 = Une course de moins.
remark-nottingham-mission-4 = Payé à la tâche, et bien payé.
remark-nottingham-delivered-1 = Le Sheriff n’a rien demandé. J’apprécie cela chez un homme.
remark-nottingham-delivered-2 = Une charrette pleine et une route tranquille.
remark-nottingham-traded-1 = Un prix honnête. Pour l’un de nous deux.
remark-nottingham-traded-2 = Ni repris ni échangé.
remark-nottingham-traded-3 = J’espère qu’elle vous servira aussi bien qu’à moi.

## Sherwood Forest

remark-sherwood-signed-1 = Serrons-nous la main. L’autre sur la table.
remark-sherwood-signed-2 = Amis jusqu’au partage.
remark-sherwood-signed-3 = Signé. Qui apporte le pain ?
remark-sherwood-signed-4 = J’ai signé, donc je viendrai. C’est aussi simple.
remark-sherwood-signed-5 = Je ne lis jamais ce que je signe. On gagne du temps ensuite.
remark-sherwood-declined-1 = À votre aise. Plus de ronces pour moi.
remark-sherwood-declined-2 = Je demanderai aux arbres. Eux, ils écoutent.
remark-sherwood-declined-3 = Un jour, vous viendrez me voir le carquois vide.
remark-sherwood-raid-1 = Bonjour. Ceci est une redistribution.
remark-sherwood-raid-2 = Attention à la charrette, elle est à nous maintenant.
remark-sherwood-raid-3 = Ils avaient des gardes. Avaient.
remark-sherwood-raid-4 = La prochaine fois, avec moins d’hommes. Pour le sport.
remark-sherwood-loot-1 = Attention, c’est lourd. Je n’avais encore jamais dit ça.
remark-sherwood-loot-2 = Les pauvres en entendront parler. Un jour.
remark-sherwood-loot-3 = Je recompte pour le plaisir.
remark-sherwood-betrayed-1 = Vous deviez être derrière le chêne. J’ai regardé derrière tous les chênes.
remark-sherwood-betrayed-2 = Dans cette forêt, une promesse dure le temps d’un écho.
remark-sherwood-betrayed-3 = Je grave des noms sur mes flèches. Le vôtre est court.
remark-sherwood-lied-to-1 = Il faut tenir la lanterne plus près, quand vous regardez une carte.
remark-sherwood-lied-to-2 = Une erreur de bonne foi, sans doute. Les vôtres le sont toujours.
remark-sherwood-beaten-1 = Le Shérif a gagné en vitesse. Ou moi en tour de taille.
remark-sherwood-beaten-2 = Tout le monde sous le chêne. Ceux qui marchent encore.
