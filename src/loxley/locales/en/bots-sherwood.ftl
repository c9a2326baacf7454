### Why bots of Sherwood Forest did what they did.

why-sherwood-thumb-alone = A convoy of strength { $strength } comes by hideout { $hideout }, and my own raiders are enough for it.
why-sherwood-thumb-ally = A convoy of strength { $strength } comes by hideout { $hideout }; alone I am too weak for it.
why-sherwood-alone = With { $raiders ->
    [one] one raider
   *[other] { $raiders } raiders
} at hideout { $hideout } I saw a chance of { $chance } % to raid something.
why-sherwood-ally = A convoy of strength { $strength } comes by hideout { $hideout }, and shared it brings more than what I could take alone.
why-sherwood-ambush = With a band of strength { $strength } at hideout { $hideout } we take almost whatever comes by; alone I could not.
why-sherwood-follow = { $seat } had a plan for hideout { $hideout } and seemed to know why.
why-sherwood-suggest = I would bring { $raiders ->
    [one] one raider
   *[other] { $raiders } raiders
} to hideout { $hideout }, no more and no less.
why-sherwood-look = Knowing card { $slot } seemed worth a raider.
why-sherwood-merchant = A card in hand decides raids that others think lost.
why-sherwood-market = A recruit will work for { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}.
why-sherwood-church = { $gold ->
    [one] One bag of gold was
   *[other] { $gold } bags of gold were
} worth most at the church.
why-sherwood-sign = What { $seat } offered seemed worth { NUMBER($worth, maximumFractionDigits: 1) } glory more to me than keeping my raiders.
why-sherwood-refuse = What { $seat } offered was not worth my raiders: it came to { NUMBER($worth, maximumFractionDigits: 1) } glory for me.
why-sherwood-pick = Card { $slot } seemed to bring me most, with what the others would get of it: { NUMBER($worth, maximumFractionDigits: 1) } glory.
why-sherwood-play = The raid was worth { NUMBER($gain, maximumFractionDigits: 1) } glory to me, the cards for it { NUMBER($cost, maximumFractionDigits: 1) }.
why-sherwood-choice-ally = an alliance
why-sherwood-choice-suggest = a suggestion
why-sherwood-choice-deal = a deal
why-sherwood-choice-gift = a gift
why-sherwood-buy-news = { $seat } had looked at card { $slot }; to know what it is seemed worth { $gold ->
    [one] a bag
   *[other] { $gold } bags
} of gold to me.
why-sherwood-sell-news = I had no use for card { $slot } myself, but { $seat } might; better { $gold ->
    [one] a bag
   *[other] { $gold } bags
} of gold than a secret.
why-sherwood-swap-news = I had seen card { $own } and { $seat } card { $slot }: telling each other costs little, and both of us plan better.
why-sherwood-buy-away = I wanted hideout { $hideout } for myself, and { $seat } could have taken it before me.
why-sherwood-buy-first = Card { $slot } comes to my band if it is turned up now; that seemed worth a bag of gold for { $seat }.
why-sherwood-buy-spare = Card { $slot } would hurt me; that { $seat } leaves it seemed worth a bag of gold.
why-sherwood-sell-first = I could as well turn up card { $slot }, and it comes to the band of { $seat }: why not be paid for it?
why-sherwood-buy-equip = At hideout { $hideout } we were just too weak without a card of { $seat }; that seemed worth a bag of gold.
why-sherwood-swap-quiet = A Messenger could have cost { $seat } or me a raid: better if neither of us sends one.
why-sherwood-gift = { $seat } had been true to me, and I had gold enough to say thank you.
why-sherwood-deal = The deal with { $seat } seemed to bring me { NUMBER($worth, maximumFractionDigits: 1) } glory, as far as I believed its promises.
why-sherwood-no-deal = What { $seat } wanted was worth more to me than what { $seat } gave: I would have lost { NUMBER($worth, maximumFractionDigits: 1) } glory by it.
why-sherwood-borrow = { $seat } might give me a bag of gold now for { $gold } later, and later is far away.
