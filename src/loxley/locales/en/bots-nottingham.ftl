# Why a bot did that, in Nottingham. `compared` follows each sentence: choices in words, with points.

why-nottingham-thumb = By rule of thumb: { $move }.
why-nottingham-take = I take this card: for my hand it promises more than its action.
why-nottingham-buy = I buy: somebody will show a card that is worth more to me than copper.
why-nottingham-barter = I barter my chest: even the leftovers of the others fit my hand better.
why-nottingham-ambush = I lie in wait: the Sheriff has { $steps } steps to go, and somebody will deliver a set.
why-nottingham-raid =
    I raid { $target }: of those { $cards } cards I know { $known }, and of all that threatens me { $threat } % comes from there.
why-nottingham-set = I deliver: points that lie in my loot pile can no longer be stolen.
why-nottingham-mission = I do this mission: its cards would never bring as much as sets.
why-nottingham-hold = I deliver nothing yet: the hand promises more if it grows.
why-nottingham-offer = I offer this: I miss it little, and it helps the other little.
why-nottingham-accept = This offer does most for my hand and least for a rival.
why-nottingham-refuse = I keep the copper: nothing that was shown is worth more to me.
why-nottingham-defend = I play the necklace: what they came for is worth more to me.
why-nottingham-spare = I keep my necklace: they cannot take much that I would miss more.
why-nottingham-stakeout = I keep this ambush: it will fit soon, and hurt whoever is ahead.
why-nottingham-spring = I spring the ambush: the card helps me, and a rival loses time.
why-nottingham-wait = I wait with my ambush: a better set will come by.
