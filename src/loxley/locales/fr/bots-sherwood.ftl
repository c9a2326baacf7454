### Pourquoi les bots de Sherwood ont agi ainsi.

why-sherwood-thumb-alone = Un convoi de valeur de combat { $strength } passe par la cachette { $hideout }, et mes pillards y suffisent.
why-sherwood-thumb-ally = Un convoi de valeur de combat { $strength } passe par la cachette { $hideout } ; seul, je suis trop faible pour lui.
why-sherwood-alone = Avec { $raiders ->
    [one] un pillard
   *[other] { $raiders } pillards
} à la cachette { $hideout }, je voyais { $chance } % de chances de piller quelque chose.
why-sherwood-ally = Un convoi de valeur de combat { $strength } passe par la cachette { $hideout }, et partagé il rapporte plus que ce que je prendrais seul.
why-sherwood-ambush = Avec une bande de valeur de combat { $strength } à la cachette { $hideout }, nous prenons presque tout ce qui passe ; seul, je ne le pourrais pas.
why-sherwood-follow = { $seat } avait un plan pour la cachette { $hideout } et semblait savoir pourquoi.
why-sherwood-suggest = J’apporterais { $raiders ->
    [one] un pillard
   *[other] { $raiders } pillards
} à la cachette { $hideout }, ni plus ni moins.
why-sherwood-look = Connaître la carte { $slot } semblait valoir un pillard.
why-sherwood-merchant = Une carte en main décide des pillages que les autres croient perdus.
why-sherwood-market = Une recrue travaillera encore { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}.
why-sherwood-church = { $gold ->
    [one] Un sac d’or valait
   *[other] { $gold } sacs d’or valaient
} le plus à l’église.
why-sherwood-sign = L’offre { ELIDE("de", $seat) } semblait me valoir { NUMBER($worth, maximumFractionDigits: 1) } points de gloire de plus que de garder mes pillards.
why-sherwood-refuse = L’offre { ELIDE("de", $seat) } ne valait pas mes pillards : elle ne me rapportait que { NUMBER($worth, maximumFractionDigits: 1) } points de gloire.
why-sherwood-pick = La carte { $slot } semblait me rapporter le plus, en comptant la part des autres : { NUMBER($worth, maximumFractionDigits: 1) } points de gloire.
why-sherwood-play = Le raid me valait { NUMBER($gain, maximumFractionDigits: 1) } points de gloire, les cartes pour l’obtenir { NUMBER($cost, maximumFractionDigits: 1) }.
why-sherwood-choice-ally = une alliance
why-sherwood-choice-suggest = une suggestion
why-sherwood-choice-deal = un marché
why-sherwood-choice-gift = un cadeau
why-sherwood-buy-news = { $seat } avait consulté la carte { $slot } ; la connaître me semblait valoir { $gold ->
    [one] un sac
   *[other] { $gold } sacs
} d’or.
why-sherwood-sell-news = La carte { $slot } ne me servait à rien, mais à { $seat } peut-être : mieux vaut { $gold ->
    [one] un sac
   *[other] { $gold } sacs
} d’or qu’un secret.
why-sherwood-swap-news = J’avais vu la carte { $own }, et { $seat } la carte { $slot } : nous le dire coûte peu, et chacun prépare mieux ses coups.
why-sherwood-buy-away = Je voulais la cachette { $hideout } pour moi, et { $seat } aurait pu la prendre avant.
why-sherwood-buy-first = Retournée maintenant, la carte { $slot } arrive à ma bande ; cela semblait valoir un sac d’or pour { $seat }.
why-sherwood-buy-spare = La carte { $slot } me ferait du tort ; { $seat } pouvait la laisser pour un sac d’or.
why-sherwood-sell-first = Je pouvais aussi bien retourner la carte { $slot }, qui arrive à la bande { ELIDE("de", $seat) } : autant être payé.
why-sherwood-buy-equip = À la cachette { $hideout }, il nous manquait juste une carte { ELIDE("de", $seat) } ; cela semblait valoir un sac d’or.
why-sherwood-swap-quiet = Un Messager pouvait nous priver d’un pillage, { $seat } ou moi : mieux valait n’en envoyer aucun.
why-sherwood-gift = { $seat } avait été loyal envers moi, et j’avais assez d’or pour dire merci.
why-sherwood-deal = Le marché avec { $seat } semblait me rapporter { NUMBER($worth, maximumFractionDigits: 1) } points de gloire, pour autant que je croie aux promesses.
why-sherwood-no-deal = Ce que voulait { $seat } valait plus pour moi que ce qui m’était donné : j’y aurais perdu { NUMBER($worth, maximumFractionDigits: 1) } points de gloire.
why-sherwood-borrow = { $seat } me donnerait peut-être un sac d’or maintenant contre { $gold } plus tard, et plus tard est loin.
