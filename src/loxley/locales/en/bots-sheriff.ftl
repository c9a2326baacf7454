# Why a bot did that, in Sheriff. What it compared follows each sentence: choices in words, with coins.

why-sheriff-smuggle =
    I bring { $cards } cards and not all of them are what I say: I put the chance that this Sheriff opens such a bag at { $opened } %.
why-sheriff-honest =
    I bring { $cards } honest cards: I put the chance of a lie being opened at { $opened } %, and that is not worth it.
why-sheriff-bribe = I pay: I put the chance of being opened at { $opened } %; getting through is worth { $worth } to me.
why-sheriff-bait = My bag is honest. If I seem to be afraid for it, it may be opened, and I am paid.
why-sheriff-pay = I take { $sheriff }’s price: getting through is worth { $worth } to me.
why-sheriff-meddle-open = I pay { $coins } to have { $seat }’s bag opened: there is a { $lies } % chance it is a lie, and a rival loses by it.
why-sheriff-meddle-wave = I pay { $coins } to let { $seat }’s bag through: the Sheriff would gain more from opening it than I like.
why-sheriff-order = I pay { $coins } to have { $seat }’s bag decided before mine: time may run out before the Sheriff comes to my lie.
why-sheriff-pile = I pay { $coins } for where the lies are laid: there is a { $lies } % chance that { $seat }’s bag holds some, and they shall not cover what I want to draw.
why-sheriff-pool = I add { $coins } to { $author }’s offer to have { $seat }’s bag opened: together we may persuade the Sheriff.
why-sheriff-thank = { $seat } had done me a good turn: a small gift, to say thank you.
why-sheriff-court = { $seat } will be the next Sheriff: a small gift in time may be remembered.
why-sheriff-take = I take { $seat }’s offer: there is a { $lies } % chance the bag is a lie, and opening it would bring less.
why-sheriff-bound = I open { $seat }’s bag because I have agreed to.
why-sheriff-open = I open { $seat }’s bag: I think there is a { $lies } % chance it is a lie.
why-sheriff-wave = I let { $seat }’s bag through: I think there is only a { $lies } % chance it is a lie, and an honest bag costs me.

why-sheriff-a-lie = a bag that lies
why-sheriff-the-truth = an honest bag
why-sheriff-an-offer = an offer
