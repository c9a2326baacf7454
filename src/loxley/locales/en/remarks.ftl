### What bots say at the table. Each is one of several for its occasion; some belong to a character.

## Any game

remark-replaced = I have lost the thread. Somebody simpler plays on for me.
remark-greeting-1 = Sit down, the candle is short.
remark-greeting-2 = Who has moved my lucky stool?
remark-greeting-3 = May the best purse win. Mine is open.
remark-greeting-4 = I was promised honest company. I see there was a change of plan.
remark-greeting-5 = I say what I mean. It saves a lot of remembering.
remark-greeting-6 = Do we play for coins, or must I count something else?
remark-greeting-7 = I shall sit with my back to the wall, if nobody minds.
remark-greeting-8 = I still remember the last game. Good evening.
remark-won-1 = Well played, all of you. I played a little better.
remark-won-2 = I would say it was luck, but then you would ask for another game.
remark-won-3 = Somebody write this down. In large letters.
remark-won-4 = I win, and I keep the table too.
remark-won-5 = And not a lie too many, if I counted right.
remark-won-6 = You all saw it coming. That is the charming part.
remark-lost-1 = I blame the stool.
remark-lost-2 = Next time I shall read the rules beforehand.
remark-lost-3 = A fine evening for everybody else.
remark-lost-4 = I have learned your names. All of them.
remark-lost-5 = How much for the victory? I am asking for a friend.

## Quick phrases and emotes of people: keys, so that everybody reads them in their own language.

remark-phrase-hello = Good evening, everybody!
remark-phrase-who-joins = Who wants to join?
remark-phrase-deal = Shall we make a deal?
remark-phrase-trust-me = You can trust me.
remark-phrase-no-trust = I do not believe a word.
remark-phrase-too-little = That is not enough.
remark-phrase-well-played = Well played!
remark-phrase-thanks = Thank you!
remark-phrase-sorry = Nothing personal.
remark-phrase-hurry = Whose turn is it? Let us go on.
remark-phrase-moment = One moment, please.
remark-phrase-last-round = One last game for me.

# how a face is read aloud
remark-emote-glad = smiles
remark-emote-angry = is furious
remark-emote-sly = winks
remark-emote-worried = is worried
remark-emote-applause = applauds
remark-emote-sleepy = yawns

## Answers to quick phrases of people

remark-answer-hello-1 = Good evening. Mind the wet bench.
remark-answer-hello-2 = Well met. Who deals?
remark-answer-hello-3 = Ah, company. Hide the good mugs.
remark-answer-joins-1 = Ask me properly, with figures, and I shall listen.
remark-answer-joins-2 = That depends on my share. Put it on a sheet.
remark-answer-joins-3 = I might. I have nothing against walking.
remark-answer-deal-1 = Put it on the table, then we talk.
remark-answer-deal-2 = I am all ears. And most of a purse.
remark-answer-deal-3 = Deals are best when they are written down.
remark-answer-trust-1 = I trust everybody. I also count afterwards.
remark-answer-trust-2 = Trust is what is left when the coins are gone.
remark-answer-trust-3 = Say that again, slowly, and look at me.
remark-answer-price-1 = It is what it is worth to me.
remark-answer-price-2 = Then offer something yourself.
remark-answer-price-3 = Everybody says that. Some come back.
remark-answer-praise-1 = You are too kind. Go on.
remark-answer-praise-2 = Thank you. I shall have it framed.
remark-answer-praise-3 = It was nothing. Well, almost.
remark-answer-thanks-1 = Think nothing of it.
remark-answer-thanks-2 = I shall remind you when it matters.
remark-answer-thanks-3 = We are friends, are we not?
remark-answer-hurry-1 = A good thought takes as long as a bad one.
remark-answer-hurry-2 = The candle is long enough.
remark-answer-hurry-3 = I am thinking as fast as I can afford.

## Sheriff of Nottingham

remark-sheriff-caught-1 = That is for decoration.
remark-sheriff-caught-2 = I have never seen that card before in my life.
remark-sheriff-caught-3 = My cousin packed this bag. A troubled man.
remark-sheriff-caught-4 = It was worth a try. It was not worth that much.
remark-sheriff-caught-5 = Enjoy the badge while you wear it.
remark-sheriff-caught-6 = And this is why I never do it.
remark-sheriff-caught-7 = Once more from the top, then.
remark-sheriff-caught-them-1 = Curious things grow on your farm.
remark-sheriff-caught-them-2 = I thought so. I always think so, but this time I was right.
remark-sheriff-caught-them-3 = The crown thanks you for your contribution.
remark-sheriff-caught-them-4 = You blinked.
remark-sheriff-caught-them-5 = Coins first, tears later.
remark-sheriff-caught-them-6 = We are nearly even now.
remark-sheriff-honest-1 = As I said at the gate. Count the money slowly, please.
remark-sheriff-honest-2 = Honesty pays, and today you are the one who pays it.
remark-sheriff-honest-3 = I do like a thorough Sheriff. They are so expensive.
remark-sheriff-honest-4 = I did tell you. I always do.
remark-sheriff-honest-5 = You heard what I wanted you to hear.
remark-sheriff-wronged-1 = A routine check. The routine is new.
remark-sheriff-wronged-2 = So there is one honest bag in this town, and I opened it.
remark-sheriff-wronged-3 = Keep the change. Wait, there is none.
remark-sheriff-wronged-4 = That hurt in the one place where I feel things: the purse.
remark-sheriff-got-away-1 = Always a pleasure to be trusted.
remark-sheriff-got-away-2 = Walk slowly. Do not look back. Oh, did I say that aloud?
remark-sheriff-got-away-3 = Nothing to see here. Any more.
remark-sheriff-got-away-4 = I could have carried it in with the lid off.
remark-sheriff-got-away-5 = The face is the better half of the bag.
remark-sheriff-got-away-6 = My hands are still shaking.
remark-sheriff-bribe-taken-1 = A donation. For the upkeep of the gate.
remark-sheriff-bribe-taken-2 = What bag? I see no bag.
remark-sheriff-bribe-taken-3 = My eyes are tired, and gold is so restful.
remark-sheriff-bribe-taken-4 = It feels wrong. Hand it over quickly.
remark-sheriff-bribe-taken-5 = And the rest of the week?
remark-sheriff-bribe-paid-1 = Buy yourself something nice. Spectacles, for instance.
remark-sheriff-bribe-paid-2 = A pleasure to do business with the law.
remark-sheriff-bribe-paid-3 = We understand each other.
remark-sheriff-bribe-paid-4 = Every coin of it will haunt me.
remark-sheriff-refused-1 = Everybody has a price. I am only looking for yours.
remark-sheriff-refused-2 = Think of the paperwork.
remark-sheriff-refused-3 = A Sheriff with principles. How inconvenient.
remark-sheriff-refused-4 = I shall remember that when the badge is mine.
remark-sheriff-threatened-1 = Look me in the eye. No, the other one.
remark-sheriff-threatened-2 = Feel how light it is. Do not feel it too long.
remark-sheriff-threatened-3 = By all means, open it. Or do not. I hardly care.
remark-sheriff-betrayed-1 = We had an agreement. I had it, at least.
remark-sheriff-betrayed-2 = Your word used to be worth something. Four coins, I think.
remark-sheriff-betrayed-3 = That goes into the book. On the first page.

## Nottingham

remark-nottingham-robbed-1 = Take it. It did not go with my boots.
remark-nottingham-robbed-2 = I was going to offer it to you. Next year.
remark-nottingham-robbed-3 = My pockets feel so much lighter. Thank you.
remark-nottingham-robbed-4 = I know where you sleep, and you snore.
remark-nottingham-robbed-5 = That was the one I loved.
remark-nottingham-robber-1 = You had two hands full, I had one free.
remark-nottingham-robber-2 = Call it an exchange. A lively one.
remark-nottingham-robber-3 = It looks better on me.
remark-nottingham-robber-4 = I left you something. I am not a monster.
remark-nottingham-defended-1 = Wrong house.
remark-nottingham-defended-2 = The dog says no.
remark-nottingham-defended-3 = You will find the door where you left it.
remark-nottingham-foiled-1 = I was only admiring it.
remark-nottingham-foiled-2 = Good locks. Who is your smith?
remark-nottingham-sprang-1 = The forest charges a toll.
remark-nottingham-sprang-2 = Three days up a tree, and worth every leaf.
remark-nottingham-sprang-3 = Do go on to the castle. You will travel lighter.
remark-nottingham-sprang-4 = I did wonder when you would come this way.
remark-nottingham-ambushed-1 = There was a tree too many on that road.
remark-nottingham-ambushed-2 = I took the short way. It was short indeed.
remark-nottingham-ambushed-3 = I have seen your hat. I shall know it again.
remark-nottingham-ambushed-4 = I knew it. I said so. I went anyway.
remark-nottingham-failed-1 = The Sheriff sends his regards and not a penny.
remark-nottingham-failed-2 = All that walking for nothing.
remark-nottingham-mission-1 = As ordered. Sign here.
remark-nottingham-mission-2 = Somebody had to read the small print.
remark-nottingham-mission-3 = One errand less.
remark-nottingham-mission-4 = Paid by the job, and paid well.
remark-nottingham-delivered-1 = The Sheriff asked no questions. I like that in a man.
remark-nottingham-delivered-2 = A full cart and a quiet road.
remark-nottingham-traded-1 = A fair price. For one of us.
remark-nottingham-traded-2 = No refunds.
remark-nottingham-traded-3 = I hope it serves you as well as it served me.

## Sherwood Forest

remark-sherwood-signed-1 = Shake on it. With the other hand on the table.
remark-sherwood-signed-2 = Friends until the gold is counted.
remark-sherwood-signed-3 = Signed. Who brings the bread?
remark-sherwood-signed-4 = I have signed, so I shall come. It is that simple.
remark-sherwood-signed-5 = I never read what I sign. I find it saves time later.
remark-sherwood-declined-1 = Suit yourself. More brambles for me.
remark-sherwood-declined-2 = I shall ask the trees. They listen.
remark-sherwood-declined-3 = You will come to me one day with an empty quiver.
remark-sherwood-raid-1 = Good morning. This is a redistribution.
remark-sherwood-raid-2 = Mind the cart, it is ours now.
remark-sherwood-raid-3 = They had guards. Had.
remark-sherwood-raid-4 = Next time with fewer men. For the sport.
remark-sherwood-loot-1 = Careful, it is heavy. I have never said that before.
remark-sherwood-loot-2 = The poor will hear of this. Eventually.
remark-sherwood-loot-3 = I count it again only because I like to.
remark-sherwood-betrayed-1 = You were to be behind the oak. I looked behind every oak.
remark-sherwood-betrayed-2 = A promise in this forest lasts as long as the echo.
remark-sherwood-betrayed-3 = I carve names into arrows. Yours is short.
remark-sherwood-lied-to-1 = You must hold the lantern nearer when you look at cards.
remark-sherwood-lied-to-2 = An honest mistake, no doubt. Yours are always so honest.
remark-sherwood-beaten-1 = The Sheriff has grown quicker. Or I have grown.
remark-sherwood-beaten-2 = Everybody back under the oak. Those who can walk.
