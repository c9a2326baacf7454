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
