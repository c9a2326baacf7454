### Règles de la maison : vraies pour tous les jeux d’ici, sous leur numéro.

rule-LX = Règles de la maison

rule-LX-1 = Ces mots ne sont pas un coup de ce jeu.
    .title = Mots inconnus

rule-LX-2 = Ce n’est pas à vous de jouer en ce moment. La partie attend quelqu’un d’autre, et vous n’avez rien à faire tant qu’on ne vous le demande pas.
    .title = Pas à vous

rule-LX-3 = Une suite de coups s’arrête là où le hasard ou une révélation y répond. Après une carte piochée ou une Besace ouverte, vous voyez d’abord ce qui est venu, puis vous décidez de la suite.
    .title = Attendre la réponse

rule-LX-4 = Ce qui forme un ensemble se nomme dans un seul ordre, celui de la liste des coups. Ainsi, chaque ensemble se compose d’une seule façon.
    .title = Un seul ordre

rule-LX-5 = Dans une offre, chaque partie peut donner, faire ou promettre huit choses au plus.
    .title = Huit termes au plus

rule-LX-6 = Quand on parle chacun à son tour, les mots de la personne qui mène la discussion sont comptés. Quand il n’en reste plus, il faut trancher.
    .title = Plus de mots

rule-LX-7 = La partie est finie : plus rien ne bouge.
    .title = Partie finie

rule-LX-8 = Il n’y a pas d’offre de ce genre sur la table, donc rien à accepter, à refuser ou à retirer.
    .title = Aucune offre

rule-LX-9 = Vous êtes en train d’écrire une offre. Faites-la ou abandonnez-la avant toute autre chose.
    .title = Offre inachevée

rule-LX-10 = Vous avez abandonné une offre. Cela ne vous coûte pas la parole, mais vous n’en commencez pas d’autre avec la même : taisez-vous, répondez ou tranchez.
    .title = Un brouillon par prise de parole
