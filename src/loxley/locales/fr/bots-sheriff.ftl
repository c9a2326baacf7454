# Pourquoi un robot a fait cela, dans le Shérif. Ce qu’il a comparé suit chaque phrase : des choix en mots, avec des pièces.

why-sheriff-smuggle =
    J’apporte { $cards } cartes, et toutes ne sont pas ce que je dis : je crois que ce Shérif ouvrirait une telle besace { $opened } fois sur cent.
why-sheriff-honest =
    J’apporte { $cards } cartes honnêtes : un mensonge serait ouvert { $opened } fois sur cent, et n’en vaut pas la peine.
why-sheriff-bribe = Je paie : je crains qu’on ouvre ma besace, { $opened } fois sur cent, et son passage vaut { $worth } pièces pour moi.
why-sheriff-bait = Ma besace est honnête. Si j’ai l’air de craindre pour elle, on l’ouvrira peut-être, et on me paiera.
why-sheriff-pay = J’accepte le prix de { $sheriff } : le passage vaut { $worth } pièces pour moi.
why-sheriff-meddle-open = Je paie { $coins } pour qu’on ouvre la besace de { $seat } : elle ment avec une chance de { $lies } %, et un rival y perd.
why-sheriff-meddle-wave = Je paie { $coins } pour que la besace de { $seat } passe : le Shérif y gagnerait plus que je ne voudrais.
why-sheriff-take = J’accepte l’offre de { $seat } : la besace ment avec une chance de { $lies } %, et l’ouvrir rapporterait moins.
why-sheriff-bound = J’ouvre la besace de { $seat } parce que je l’ai convenu.
why-sheriff-open = J’ouvre la besace de { $seat } : je crois qu’elle ment avec une chance de { $lies } %.
why-sheriff-wave = Je laisse passer la besace de { $seat } : je crois qu’elle ment avec une chance de { $lies } % seulement, et une besace honnête me coûte.

why-sheriff-a-lie = une besace qui ment
why-sheriff-the-truth = une besace honnête
why-sheriff-an-offer = une offre
