# Pourquoi un bot a fait cela, dans le Shérif. Ce qu’il a comparé suit chaque phrase : des choix en mots, avec des Pièces.

why-sheriff-smuggle =
    J’apporte { $cards } cartes, et toutes ne sont pas ce que je dis : j’estime à { $opened } % le risque que ce Shérif ouvre une telle Besace.
why-sheriff-honest =
    J’apporte { $cards } cartes honnêtes : j’estime à { $opened } % le risque qu’un mensonge soit ouvert, et il n’en vaut pas la peine.
why-sheriff-bribe = Je paie : j’estime à { $opened } % le risque d’être ouvert ; passer vaut { $worth } pour moi.
why-sheriff-bait = Ma Besace est honnête. Si j’ai l’air de craindre pour elle, on l’ouvrira peut-être, et on me paiera.
why-sheriff-pay = J’accepte le prix { ELIDE("de", $sheriff) } : passer vaut { $worth } pour moi.
why-sheriff-meddle-open = Je paie { $coins } pour faire ouvrir la Besace { ELIDE("de", $seat) } : il y a { $lies } % de chances qu’elle mente, et un rival y perd.
why-sheriff-meddle-wave = Je paie { $coins } pour laisser passer la Besace { ELIDE("de", $seat) } : le Shérif gagnerait plus à l’ouvrir que je ne voudrais.
why-sheriff-order = Je paie { $coins } pour que le Shérif tranche pour la Besace { ELIDE("de", $seat) } avant la mienne : le temps sera peut-être écoulé quand viendra le tour de mon mensonge.
why-sheriff-pile = Je paie { $coins } pour choisir la défausse : il y a { $lies } % de chances que la Besace { ELIDE("de", $seat) } mente, et ce qui y est confisqué ne doit pas recouvrir la carte que je veux prendre.
why-sheriff-pool = J’ajoute { $coins } à l’offre { ELIDE("de", $author) } pour faire ouvrir la Besace { ELIDE("de", $seat) } : à plusieurs, nous convaincrons peut-être le Shérif.
why-sheriff-thank = { $seat } m’avait rendu service : un petit cadeau, pour dire merci.
why-sheriff-court = { $seat } sera le prochain Shérif : un petit cadeau fait à temps peut laisser un bon souvenir.
why-sheriff-take = J’accepte l’offre { ELIDE("de", $seat) } : il y a { $lies } % de chances que la Besace mente, et l’ouvrir rapporterait moins.
why-sheriff-bound = J’ouvre la Besace { ELIDE("de", $seat) } parce que je l’ai promis.
why-sheriff-open = J’ouvre la Besace { ELIDE("de", $seat) } : il y a { $lies } % de chances qu’elle mente.
why-sheriff-wave = Je laisse passer la Besace { ELIDE("de", $seat) } : il n’y a que { $lies } % de chances qu’elle mente, et une Besace honnête me coûte.

why-sheriff-a-lie = une Besace qui ment
why-sheriff-the-truth = une Besace honnête
why-sheriff-an-offer = une offre
