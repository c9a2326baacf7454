### Sheriff of Nottingham: every rule and ruling in plain words, under its number.

## Components

rule-SH-1 = Components

rule-SH-1-1 = With four or five players, the deck holds 144 legal goods: 48 Apples (value 2), 36 Cheese (value 3), 36 Bread (value 3) and 24 Chickens (value 4), each with a penalty of 2. It also holds 60 cards of contraband: 22 Pepper (value 6), 21 Mead (value 7), 12 Silk (value 8) and 5 Crossbows (value 9), each with a penalty of 4. The optional royal goods bring the total to 216 cards: 2 Green Apples (value 4, penalty 3), 2 Golden Apples (value 6, penalty 4), 2 Gouda (value 6, penalty 4), 1 Blue Cheese (value 9, penalty 5), 2 Rye Bread (value 6, penalty 4), 1 Pumpernickel (value 9, penalty 5) and 2 Royal Roosters (value 8, penalty 4). With three players, the cards marked 4+ are left out: there is no Bread, only 18 Pepper, 16 Mead and 9 Silk, and the only royal goods are 2 Green Apples, a single card of Golden Apples, 2 Gouda and 1 Royal Rooster.
    .title = The goods cards

rule-SH-1-2 = During play, royal goods are contraband in every respect. Only the count for King and Queen treats them otherwise (SH-7.4).
    .title = Royal goods are contraband

rule-SH-1-3 = The bank holds 39 coins of 1, 42 of 5, 17 of 20 and 12 of 50. All that matters is the amount you own: which coins it is made of has no effect on play.
    .title = Coins and amounts

## Setup

rule-SH-2 = Setup

rule-SH-2-1 = Every player starts with a stall, a bag and 50 coins.
    .title = What you start with

rule-SH-2-2 = The deck is made of the base goods for your number of players, plus the cards of the options you have chosen (SH-8). It is then shuffled.
    .title = The deck

rule-SH-2-3 = Each player is dealt six cards, face down. The rest of the deck is the draw pile.
    .title = The first hands

rule-SH-2-4 = Five cards are turned up from the draw pile to form the first discard pile, then five more to form the second. Both piles lie face up, and you may look through them at any time.
    .title = Two discard piles

rule-SH-2-5 = The first Sheriff is whoever carries the most real money: the host of the table may name that seat. If no seat is named, it is drawn at random.
    .title = The first Sheriff

rule-SH-2-6 = The game lasts until everyone has been Sheriff twice, or three times each with three players.
    .title = Length of the game

## The round

rule-SH-3 = The round

rule-SH-3-1 = Starting on the Sheriff’s left and going clockwise, each merchant takes a turn at the market. On yours, you may set aside up to five cards of your hand, face down; you then draw until you hold six.
    .title = A turn at the market

rule-SH-3-2 = Each card you draw is the top card of either discard pile or of the draw pile. To reach a card deeper in a discard pile, you must first draw all those above it.
    .title = Only top cards are drawn

rule-SH-3-3 = Take all you want from the discard piles first: once you have drawn from the draw pile, you cannot go back to them this turn. You may use both discard piles in one turn, in any order.
    .title = Discard piles come first

rule-SH-3-4 = When you have finished drawing, the cards you set aside go face up onto one discard pile. You choose the pile and the order.
    .title = Placing what you set aside

rule-SH-3-5 = Everyone sees what you draw from a discard pile; you alone see what you draw from the draw pile. The cards you set aside become public when you place them on a discard pile.
    .title = What others see

rule-SH-3-6 = All merchants load their bags at the same time and in secret. Put one to five cards of your hand into yours.
    .title = Loading your bag

rule-SH-3-7 = Once you have closed your bag, you cannot change it. You alone know what is in it.
    .title = A closed bag stays closed

rule-SH-3-8 = Starting on the Sheriff’s left and going clockwise, each merchant hands over their bag and declares its content: exactly one type of legal goods that is in play, and the exact number of cards in the bag. You may lie about the type, never about the number.
    .title = Your declaration

rule-SH-3-9 = The Sheriff may not look into a bag during the declaration phase.
    .title = No peeking yet

## Inspection

rule-SH-4 = Inspection

rule-SH-4-1 = As Sheriff, you deal with the bags in any order you like. You may inspect as many as you like, or none.
    .title = The Sheriff’s free choice

rule-SH-4-2 = Before deciding on a bag, the Sheriff may threaten its owner and negotiate. Offers may be made, changed, countered and withdrawn until the Sheriff decides.
    .title = Threats and offers

rule-SH-4-3 = A bribe is any mix of coins, legal goods from your stall, contraband from your stall, goods you say are in your bag, and promises. You may never offer cards from your hand, nor coins or stall goods that you do not have.
    .title = What a bribe may hold

rule-SH-4-4 = Anyone may join a negotiation, not only the merchant under threat. You may pay the Sheriff to open someone else’s bag, or to spare it.
    .title = Anyone may join in

rule-SH-4-5 = The Sheriff decides on each bag once: let it pass, thereby accepting the bribe that stands for it (SH-R30), or inspect it and refuse the bribe. The decision is final the moment the bag is handed back or opened.
    .title = One final decision

rule-SH-4-6 = When your bag passes, its legal goods go face up to your stall. Its contraband goes face down on top of the stall: you announce how many cards there are, and their types stay secret.
    .title = A bag that passes

rule-SH-4-7 = When a bag passes, the bribe agreed on is paid, following the rules for deals (SH-5).
    .title = The bribe is paid

rule-SH-4-8 = If your bag is inspected and every card in it is of the type you declared, the Sheriff pays you the sum of the cards’ penalties, and the goods go to your stall.
    .title = Inspected and honest

rule-SH-4-9 = If your bag is inspected and not every card in it is of the type you declared, the cards of that type first go to your stall. Next, every other card, legal or not, is confiscated. Last, you pay the Sheriff the sum of the confiscated cards’ penalties.
    .title = Inspected and lying

rule-SH-4-10 = The Sheriff puts the confiscated cards face up on one discard pile, choosing the pile and the order.
    .title = Confiscated cards

## Deals

rule-SH-5 = Deals: honour among thieves

rule-SH-5-1 = What was agreed must be done if it can be done in the current inspection phase. This holds for payments and for favours such as “you will inspect that bag, whatever they offer”; the game enforces them. The Sheriff can agree to let a bag pass, to inspect one, to decide one before another, and to lay what is confiscated from a bag on a named discard pile.
    .title = Deals that bind

rule-SH-5-2 = A promise about anything after the current inspection phase binds nobody. The table records it, and whether it was kept.
    .title = Promises for later

rule-SH-5-3 = Goods you promise out of your bag may be a lie. When the bag passes, you hand over, of each promised type, only as many as are really in it; what is not there is not owed, but everyone learns that it was not there. If the bag is inspected, the bribe was refused and nothing is owed from it.
    .title = Goods promised from a bag

rule-SH-5-4 = The coins and stall goods you offer are real, and you hand them over when the deal is made.
    .title = Coins and stall goods

rule-SH-5-5 = Goods you receive go to your stall: legal goods face up, contraband face down. Only you and the giver know which contraband it is.
    .title = Goods you receive

## Debts, empty piles and the end of the round

rule-SH-6 = Debts, empty piles and the end of the round

rule-SH-6-1 = If you cannot pay a penalty in coins, you pay all the coins you have, then legal goods of your choice from your stall until their value covers the rest; no change is given. If all your legal goods are not enough, contraband of your stall is revealed and handed over in the same way, and when you have nothing left, the rest of the debt is forgiven. The receiver adds the goods to their stall.
    .title = When coins run short

rule-SH-6-2 = When the draw pile is empty, the top five cards of each discard pile stay where they are, and all the others are shuffled into a new draw pile.
    .title = An empty draw pile

rule-SH-6-3 = An empty discard pile stays empty until somebody discards onto it.
    .title = An empty discard pile

rule-SH-6-4 = If everyone has been Sheriff twice (three times with three players), the game ends at once. Otherwise the Sheriff token goes to the left, and everyone draws from the draw pile until they hold six cards.
    .title = End of the round

## Scoring

rule-SH-7 = Scoring

rule-SH-7-1 = At the end of the game, hands are discarded and are worth nothing. All contraband is revealed.
    .title = Last reveal

rule-SH-7-2 = Your score is the value of all goods on your stall, legal and contraband, plus your coins, plus your King and Queen bonuses.
    .title = Your score

rule-SH-7-3 = For each type of legal goods, whoever has delivered the most is its King, and whoever has delivered the second most is its Queen. Apples earn the King 20 and the Queen 10. Cheese earns them 15 and 10, and so does Bread. Chickens earn them 10 and 5.
    .title = Kings and Queens

rule-SH-7-4 = For King and Queen, royal goods on your stall count as several of their type; they still score their own value. Green Apples count as 2 apples and Golden Apples as 3; Gouda counts as 2 cheeses and Blue Cheese as 3; Rye Bread counts as 2 loaves of bread and Pumpernickel as 3; the Royal Rooster counts as 2 chickens.
    .title = What royal goods count as

rule-SH-7-5 = If several players tie for King, they share the sum of the King’s and the Queen’s bonuses, each share rounded down, and there is no Queen. If several tie for Queen, they share the Queen’s bonus, each share rounded down.
    .title = Ties for King or Queen

rule-SH-7-6 = The highest score wins. A tie goes to whoever has the most legal goods on their stall, then to whoever has the most contraband; if the tie remains, the victory is shared.
    .title = The winner

## Options

rule-SH-8 = Options

rule-SH-8-1 = The royal goods are added to the deck: 12 cards, or 6 with three players. They belong to the game; only first games leave them out.
    .title = Royal goods

rule-SH-8-2 = The Sheriff has one minute per merchant for the whole inspection phase. When the time is up, every bag that has not been inspected passes, and no bribe is paid for it.
    .title = Timed inspection

rule-SH-8-3 = After the shuffle, ten cards drawn at random go back to the box, and nobody sees them.
    .title = Removed cards

rule-SH-8-4 = The hand size is seven cards instead of six, everywhere in the rules.
    .title = Seven cards

rule-SH-8-5 = Promo cards are added to the deck, and nothing is removed for them; they are contraband. Arcane Scrolls: if you have one on your stall at the end, you cannot be King or Queen of anything; you are still ranked, and a title that falls to you goes to nobody. Feast Plate: at the end, each one becomes a legal good of its owner’s choice, with that good’s value, and counts for its King and Queen; owners choose in turn, clockwise from the first Sheriff. Royal Summons: in a bag that passes, it is ordinary contraband. In an inspected bag whose other cards are all of the declared type, it is not a lie: the Sheriff pays the penalties of those cards and 8 coins for the Summons. If any other card is a lie, the Summons is confiscated like other contraband.
    .title = Promo cards

## Rulings

rule-SH-R = Rulings

rule-SH-R1 = You may declare only legal goods that are in play. With three players there is no bread in the deck, so nobody may declare it.
    .title = Declare only goods in play

rule-SH-R2 = An apple has a value of 2.
    .title = The value of an apple

rule-SH-R3 = The Sheriff chooses both the discard pile that takes the confiscated cards and the order in which they lie on it.
    .title = Pile and order of confiscated cards

rule-SH-R4 = Every good on a stall is counted, down to a single loaf of bread. Take 4 apples, 6 cheeses, 1 loaf of bread, 4 chickens, 2 sacks of pepper and 1 crossbow, with 42 coins, the King’s bonus for cheese and half the Queen’s bonus for chickens, rounded down: the score is 125, and 3 of it come from the bread.
    .title = A worked example of scoring

rule-SH-R5 = You cannot be King or Queen of a good if you have none of it. A title that nobody earns is not given.
    .title = No title without goods

rule-SH-R6 = If the draw pile is empty and neither discard pile has more than five cards, you draw what there is, and your hand stays short.
    .title = Nothing left to draw

rule-SH-R7 = If you have no cards in hand in the loading phase, you have no bag and make no declaration this round.
    .title = No cards, no bag

rule-SH-R8 = You pay a debt in coins first, then in legal goods of your choice and, only if all your legal goods do not cover it, in contraband of your choice. Among your legal goods, and likewise among your contraband, you may not give a card if the others you give would cover the rest without it.
    .title = Order of payment

rule-SH-R9 = In the tie-break for victory (SH-7.6), royal goods do not count as legal goods: they are contraband cards.
    .title = Royal goods in a tie-break

rule-SH-R10 = When you offer contraband from your stall, you may name it, and then the name is true, or you may offer it face down. The Sheriff sees it on receiving it.
    .title = Offering contraband from a stall

rule-SH-R11 = A deal may move coins and stall goods both ways. The Sheriff may buy something from you, or pay you.
    .title = The Sheriff may pay too

rule-SH-R12 = A promise to inspect or to spare a bag on which the Sheriff has already decided is refused, because it cannot be kept.
    .title = The bag is already decided

rule-SH-R13 = Two binding favours may not contradict each other: the later deal is refused. The same favour twice is no contradiction: several players may pay for one and the same opening or passing.
    .title = Favours that contradict

rule-SH-R14 = When time runs out in a timed inspection (SH-8.2) while binding favours are still open, the bags pass. A favour that can no longer be done lapses, and what either side paid for it returns as far as it is still there, goods out of bags included.
    .title = Favours when time runs out

rule-SH-R15 = The booklets do not give the values, penalties and numbers of copies of the promo cards. The figures used here are stand-ins, and the promo cards are off by default.
    .title = Figures of the promo cards

rule-SH-R16 = Whoever has Arcane Scrolls on their stall at the end is not eligible for any King or Queen bonus.
    .title = Arcane Scrolls bar from titles

rule-SH-R17 = Every card of an honest bag reaches its owner’s stall. If you declare four chickens and the opened bag holds four chickens, all 4 are added to your stall.
    .title = An honest bag arrives whole

rule-SH-R18 = With the seven-card option (SH-8.4), only the hand grows: you still set aside at most five cards, and put at most five into your bag.
    .title = Seven in hand, five in bag

rule-SH-R19 = Nobody but its owner may look into a bag that passes. Its legal goods and the number of its contraband cards become public.
    .title = Looking into a passed bag

rule-SH-R20 = An inspected bag is shown to everyone.
    .title = Inspection is public

rule-SH-R21 = A Royal Summons that has worked goes face up to a discard pile.
    .title = After a Royal Summons

rule-SH-R22 = A Feast Plate given away before the end of the game is worth 3 towards a debt.
    .title = A Feast Plate in a debt

rule-SH-R23 = Purses and offers are public: everyone knows how many coins you have and what you offer. What is offered face down stays face down.
    .title = Public purses and offers

rule-SH-R24 = During the inspection merchants may deal among themselves, with coins, goods and promises like everybody else. Such a deal is struck and paid like any other; goods promised from a bag are owed when that bag passes.
    .title = Deals between merchants

rule-SH-R25 = A deal may have nothing on one side: it is then a gift, or the request for one, and its receiver may decline it. A sheet with nothing at all on it is no deal.
    .title = Gifts

rule-SH-R26 = At the end of the round, players draw in clockwise order, starting with the new Sheriff.
    .title = Who draws first

rule-SH-R27 = The draw pile is renewed (SH-6.2) at the moment when a card must be drawn from it and there is none.
    .title = When the pile is renewed

rule-SH-R28 = You may promise goods from your own bag in a deal about someone else’s. You owe them when your own bag passes, and you do not owe them if it is inspected.
    .title = Goods from a third bag

rule-SH-R29 = A favour to let a bag pass is done at once, as the Sheriff accepts the deal. A favour to inspect a bag leaves the Sheriff only that choice for that bag, at a moment of their choosing in this phase.
    .title = When a favour is done

rule-SH-R30 = When the Sheriff lets a bag pass, the offer of its owner that stands for it is accepted and paid, and so are the offers of others for the same passing, unless the Sheriff declines them first. An offer that wants more than this passing is not accepted by it and lapses.
    .title = Letting pass accepts the bribe

rule-SH-R31 = Several players may pay together: whoever adds to an offer to the Sheriff signs it with their own part. It is one sheet, paid by all of them or by none. Whoever added may take their part back until it is accepted.
    .title = Several payers

rule-SH-R32 = You may ask for contraband face down: “one of your contraband cards, your choice”. Its owner chooses which as they accept, and it stays face down.
    .title = Contraband asked for unseen

rule-SH-R33 = The table records these promises: to let a bag pass or to inspect it at your next time as Sheriff; an honest next bag; a sum of coins by the end of your next time as Sheriff, given for nothing else; and a promise in your own words, which its receiver marks kept or broken.
    .title = Promises that are recorded

rule-SH-R34 = One side of an offer may hold as many terms as its giver owns.
    .title = How much an offer holds
