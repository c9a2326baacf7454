### Sherwood Forest : ce que disent d’elles-mêmes les choses de la table. Chargé avec la première explication.

explain-sherwood-looked = Carte consultée par { $names }.
explain-sherwood-meets = Sur le trajet { $route }, il passe les cachettes { $hideouts }, dans cet ordre.
explain-sherwood-roads = Ici passent les chariots au départ ou à destination de ces villes : { $towns }.
explain-sherwood-convoy = carte { $slot } ({ $route }, valeur de combat { $strength })
explain-sherwood-passing = Parmi les convois que vous connaissez, passent ici : { $convoys }.
explain-sherwood-none-passing = Aucun des convois que vous connaissez ne passe ici.
explain-sherwood-red = Cachettes rouges : à la fin d’un tour, qui y a le plus de pillards en fait descendre un du chêne.
explain-sherwood-gold = Il paie équipements et pillards, et devient de la gloire à l’église. Avec plus de cinq sacs, il faut en donner là-bas.
explain-sherwood-camp = Pillards encore à placer pendant ce tour. Quand tous les campements sont vides, les raids commencent.
explain-sherwood-oak = Les pillards du grand chêne ne sont pas en jeu. Ils descendent au marché, ou comme compagnons dans le butin.
explain-sherwood-glory = Qui en a le plus à la fin l’emporte. Chacun dans une bande gagne toute la gloire de son raid.
explain-sherwood-hand = Des équipements, connus de leur propriétaire. On en achète trois au plus ; pendant un raid, chaque pillard peut porter une carte.
explain-sherwood-claims = Affirmations sur les convois : vraies ou fausses
explain-sherwood-loot = Une bande d’un seul joueur prend tout. Dans une alliance, le leader distribue les parts une à une, à chacun son tour ; qui a autant de parts que de pillards ne reçoit plus rien.
explain-sherwood-companions = Chacun fait descendre un pillard du chêne de celui qui le reçoit.
