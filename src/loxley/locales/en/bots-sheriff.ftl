# Why a bot did that, in Sheriff. What it compared follows each sentence: choices in words, with coins.

why-sheriff-smuggle =
    I bring { $cards } cards and not all of them are what I say: I think this Sheriff would open such a bag { $opened } times in a hundred.
why-sheriff-honest =
    I bring { $cards } honest cards: a lie would be opened { $opened } times in a hundred, and is not worth it.
why-sheriff-bribe = I pay: I fear that my bag is opened, { $opened } times in a hundred, and its passage is worth { $worth } coins to me.
why-sheriff-bait = My bag is honest. If I seem to be afraid for it, it may be opened, and I am paid.
why-sheriff-pay = I take { $sheriff }’s price: the passage is worth { $worth } coins to me.
why-sheriff-meddle-open = I pay { $coins } so that { $seat }’s bag is opened: it lies with a chance of { $lies } %, and a rival loses by it.
why-sheriff-meddle-wave = I pay { $coins } so that { $seat }’s bag passes: the Sheriff would gain more by it than I like.
why-sheriff-take = I take { $seat }’s offer: the bag lies with a chance of { $lies } %, and opening it would bring less.
why-sheriff-bound = I open { $seat }’s bag because I have agreed to.
why-sheriff-open = I open { $seat }’s bag: I think it lies with a chance of { $lies } %.
why-sheriff-wave = I let { $seat }’s bag pass: I think it lies with a chance of { $lies } % only, and an honest bag costs me.

why-sheriff-a-lie = a bag that lies
why-sheriff-the-truth = an honest bag
why-sheriff-an-offer = an offer
