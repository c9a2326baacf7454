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
