### Nottingham: every rule and ruling in plain words, under its number.

## Components

rule-NO-1 = Components

rule-NO-1-1 = There are 84 object cards, 12 of each. Every object has a value and an action: the Copper coin is worth 7 and lets you buy; the Candlestick, 8, steal; Gold, 9, lay an ambush; Pearls, 10, burgle; Jewels, 11, rob; the Necklace, 12, defend; the Chest, 13, barter. Steal, burgle and rob have a red banner; buy, ambush and barter an orange one.
    .title = The object cards

rule-NO-1-2 = There are 13 ambush cards. Seven show a player colour: red, yellow, green, blue, purple, white and grey. Six show two different objects. Each object is on two of the six, except Gold, which is on none.
    .title = The ambush cards

rule-NO-1-3 = There are 8 mission cards, two for each of four missions. The first card of a mission is worth more as long as nobody else has done that mission.
    .title = The mission cards

rule-NO-1-4 = The Sheriff walks round a track and starts at Nottingham. Every other space shows a hand size.
    .title = The track

## Setup

rule-NO-2 = Setup

rule-NO-2-1 = Three to seven lieutenants play. Each has a colour and is dealt three object cards, which stay secret; the rest is the draw pile. Ambush cards of colours that nobody has are taken out of the game.
    .title = Colours and first hands

rule-NO-2-2 = The four missions lie open on the table. In each, the card with one pawn lies above the card with two.
    .title = The missions on the table

rule-NO-2-3 = The first player is agreed on: the host of the table may name a seat. If no seat is named, it is drawn at random.
    .title = The first player

## A turn

rule-NO-3 = A turn

rule-NO-3-1 = Draw the top object card and show it to everyone. Then either take it into your hand or carry out its action (NO-5). A Necklace must be taken.
    .title = Take the card, or act

rule-NO-3-2 = After that you may deliver, once (NO-4). Then the turn goes to the left.
    .title = One delivery a turn

## Delivering

rule-NO-4 = Delivering

rule-NO-4-1 = To deliver a set, show three or more cards of one object. Ambushes may now be sprung on it (NO-6). If it holds, one of the cards goes face down to your loot pile and the others go to the discard, face down.
    .title = Delivering a set

rule-NO-4-2 = Instead, you may do a mission that is still available and that you have not done yet. Discard its cards and take its top mission card; no ambush can be sprung. The missions are: one card of each of the seven objects; five cards of one object; four pairs of different objects; three pairs of different objects.
    .title = Doing a mission

rule-NO-4-3 = The second player to do a mission takes the card with two pawns, and the first turns theirs to the side with two pawns. The mission is then closed.
    .title = Two for each mission

rule-NO-4-4 = After a delivery the Sheriff advances one space clockwise. Then everyone whose hand is no larger than the number on that space draws one object card, in secret.
    .title = The Sheriff’s gifts

## Actions

rule-NO-5 = Actions

rule-NO-5-1 = Buy, with a Copper coin: each other player chooses a card of their hand that is not Copper, and all cards are shown at the same time. Take one of them and give its owner the Copper, or refuse them all and keep it. The other cards go back to their hands. Whoever holds nothing but Copper shows their hand to prove it and offers nothing.
    .title = Buy

rule-NO-5-2 = Steal, with a Candlestick: take a random card from another player’s hand and give them the Candlestick for it.
    .title = Steal

rule-NO-5-3 = Ambush, with Gold: look at the top two ambush cards. Keep one face down in front of you, on top of the Gold card; the other goes under the ambush pile. You cannot keep the card of your own colour. Ambush and Gold are no part of your hand and score nothing.
    .title = Lay an ambush

rule-NO-5-4 = Burgle, with Pearls: look at another player’s hand, alone. You must take one card of it and give the Pearls for it.
    .title = Burgle

rule-NO-5-5 = Rob, with Jewels: another player lays their hand open before everyone. You must take one card of it and give the Jewels for it.
    .title = Rob

rule-NO-5-6 = If you are the target of a red action (steal, burgle or rob), you may at once play a Necklace from your hand. The action then does not happen: you take the attacking card into your hand and give the attacker the Necklace.
    .title = Defend

rule-NO-5-7 = Barter, with a Chest: from your left and going clockwise, everyone else offers one or two cards of their hand, openly, and none of them a Chest. You must accept one offer and give its owner the Chest. The other cards go back to their hands. Whoever holds nothing but Chests shows their hand to prove it and offers nothing.
    .title = Barter

## Springing an ambush

rule-NO-6 = Springing an ambush

rule-NO-6-1 = When another player delivers a set, you may reveal an ambush of yours that fits. A card with two objects fits sets of either of them; a colour fits any set of that colour’s player. Missions are safe.
    .title = When an ambush fits

rule-NO-6-2 = Take one card of the set into your hand, and give the player the Gold card from under the ambush, which goes into their hand. The ambush card goes face down under the ambush pile.
    .title = What an ambush takes

rule-NO-6-3 = Several ambushes may hit one delivery. If fewer than three cards of the set are left, the delivery fails: what is left goes back to the hand, no card may be added, and the delivery of this turn is spent.
    .title = A delivery that fails

## Empty piles, end and score

rule-NO-7 = Empty piles, end and score

rule-NO-7-1 = When the draw pile is empty, the discard is shuffled into a new one.
    .title = An empty draw pile

rule-NO-7-2 = If the discard is empty too, everyone with more cards than the number on the Sheriff’s space discards down to it, choosing the cards. Then the Sheriff advances one space, and nobody gets a gift for it.
    .title = Nothing left to draw

rule-NO-7-3 = The game ends at once when the Sheriff is back at Nottingham, or when the eighth mission card is taken.
    .title = The end of the game

rule-NO-7-4 = Your score is the value of your loot pile plus your mission cards. The highest score wins; a tie goes to whoever has more cards in their loot pile, and if it remains, the victory is shared.
    .title = The score

## Rulings

rule-NO-R = Rulings

rule-NO-R1 = Pearls let you look at a hand alone; Jewels have it laid open before everyone.
    .title = Pearls in secret, Jewels in public

rule-NO-R2 = The red banners, against which a Necklace helps, are those of the Candlestick, the Pearls and the Jewels.
    .title = Which banners are red

rule-NO-R3 = A player without cards cannot be the target of an action. If there is no target at all, you must take the card.
    .title = No target without cards

rule-NO-R4 = If nobody can offer anything in a buy or a barter, you keep the card.
    .title = Nobody has an offer

rule-NO-R5 = You may lay an ambush as long as there is a card in the ambush pile. If it is the only one, look at it and keep it; if it shows your own colour, it goes back and you take the Gold into your hand.
    .title = The last ambush card

rule-NO-R6 = Ambushes are sprung clockwise from the left of the player who delivers, each one after seeing those before it.
    .title = The order of ambushes

rule-NO-R7 = The Gold that you get for an ambush goes into your hand, even if the set you are delivering is of Gold.
    .title = Gold never joins the set

rule-NO-R8 = If a delivery fails, the Sheriff does not move, and the delivery of this turn is spent.
    .title = No step for a failed delivery

rule-NO-R9 = When the Sheriff steps into Nottingham, there is no gift: the game is over.
    .title = No gift at Nottingham

rule-NO-R10 = If there is nothing left to draw while the Sheriff is still at Nottingham, the number on the first space counts.
    .title = A shortage at the start

rule-NO-R11 = If there is still nothing to draw after everyone has discarded, the draw is skipped.
    .title = A draw that is skipped

rule-NO-R12 = Five equal cards are either a mission or a set. You deliver only once.
    .title = A mission or a set

rule-NO-R13 = For a tie, only the cards of the loot pile count, not the mission cards.
    .title = Cards that break a tie

rule-NO-R14 = Several ambushes may lie in front of the same player.
    .title = More than one ambush

rule-NO-R15 = The target of a red action decides on a defence when named, before any card is seen or taken.
    .title = When to defend

rule-NO-R16 = The numbers of the track, the values of the missions and the objects on the ambush cards stand only on the components. Ours say where they come from; if you own the box, you may put your own figures in their place.
    .title = Figures of the components

rule-NO-R17 = Gifts are drawn clockwise, beginning with the player whose turn it is.
    .title = The order of gifts

rule-NO-R18 = The draw pile is renewed when a card must be drawn and none is there.
    .title = When the pile is renewed

rule-NO-R19 = Who gets a gift is settled as the Sheriff arrives. If the cards run out while gifts are being drawn, the rest of them comes from the new pile.
    .title = Gifts during a shortage

rule-NO-R20 = In a shortage, everyone chooses their discards in secret and at the same time; they go face down, known to their owner alone. Then the Sheriff steps, which may end the game; then the discard is shuffled, and the card is drawn.
    .title = A shortage, step by step

rule-NO-R21 = The target of a red action is always asked about a defence, with a Necklace or without, so that the question tells nothing. There is no reply to a defence.
    .title = Everyone is asked to defend

rule-NO-R22 = When a set is delivered, everyone who has an ambush is asked, clockwise, whether it fits or not. Whoever has several springs them one by one until they pass. Whenever an ambush is sprung, those who had passed are asked again: it ends when all have passed in a row.
    .title = Every ambusher is asked

rule-NO-R23 = As soon as fewer than three cards of the set are left, nobody else may spring an ambush. What was taken and the Gold that was given stay where they are.
    .title = When springing stops

rule-NO-R24 = The ambush pile is never shuffled again. Whoever has seen a card go under it knows it; one that was sprung is known to all. You may look at your own ambushes again.
    .title = The ambush pile keeps its order

rule-NO-R25 = In a buy or a barter, whoever holds only the card that is barred is asked like everyone else and can only answer “nothing”; their proof is shown with the offers. Empty hands are not asked.
    .title = Nothing to offer

rule-NO-R26 = A stolen or burgled card is known to the two players. A burgled hand is known to the burglar. Whatever is shown is known to all.
    .title = Who knows which cards

rule-NO-R27 = Loot piles and the discard lie face down: the table shows how many cards they hold. You may look at your own loot and see your own score; remembering the rest is up to you. A table may choose to have a memory aid.
    .title = Face-down piles

rule-NO-R28 = When you deliver, you say whether it is a set or a mission, and you choose the cards: three of them, all of them, or any number between. Four equal cards are not two pairs.
    .title = Your choice of cards

rule-NO-R29 = At the very end, the delivery still scores, the Sheriff steps, and play stops. If the eighth mission card is taken, play stops before the step.
    .title = The very end

rule-NO-R30 = Colours are chosen in the order in which players join; where nobody chooses, they are given by seat.
    .title = Colours

rule-NO-R31 = Whoever owns the game may play with their own track: any track of 10 to 40 spaces with numbers from 1 to 12 will do.
    .title = Tracks of other boxes
