# Pourquoi un bot a joué ainsi, à Nottingham. `compared` suit chaque phrase : des choix en mots, avec des points.

why-nottingham-thumb = À vue de nez : { $move }.
why-nottingham-take = Je prends cette carte : pour ma main, elle promet plus que son action.
why-nottingham-buy = J’achète : quelqu’un montrera bien une carte qui vaut plus pour moi que la Pièce de cuivre.
why-nottingham-barter = J’échange mon Coffre : même les restes des autres vont mieux à ma main.
why-nottingham-ambush = Je m’embusque : il reste { $steps } pas au Sheriff, et quelqu’un livrera bien une série.
why-nottingham-raid =
    Je m’en prends à { $target } : de ses { $cards } cartes, j’en connais { $known }, et { $threat } % de ce qui me menace vient de là.
why-nottingham-set = Je livre : les points dans mon butin ne peuvent plus être volés.
why-nottingham-mission = Je remplis cette mission : en séries, ses cartes ne rapporteraient jamais autant.
why-nottingham-hold = Je ne livre rien encore : la main promet plus si elle grandit.
why-nottingham-offer = J’offre ceci : cela me manquera peu, et n’aidera guère l’autre.
why-nottingham-accept = Cette offre apporte le plus à ma main et le moins à un rival.
why-nottingham-refuse = Je garde la Pièce de cuivre : rien de ce qui a été montré ne vaut plus pour moi.
why-nottingham-defend = Je joue le Collier : ce qu’ils venaient chercher vaut plus pour moi.
why-nottingham-spare = Je garde mon Collier : ils ne peuvent guère prendre ce qui me manquerait davantage.
why-nottingham-stakeout = Je garde cette embuscade : elle servira bientôt, et touchera qui mène.
why-nottingham-spring = J’active l’embuscade : la carte m’aide, et un rival perd du temps.
why-nottingham-wait = J’attends avec mon embuscade : une meilleure série passera.
