### Sherwood Forest: every rule and ruling in plain words, under its number.

## Components and setup

rule-SW-1 = Components and setup

rule-SW-1-1 = The map shows the towns of York, Lincoln, Nottingham and Derby, two roads that cross once, and numbered hideouts along them. A hideout holds any number of raiders of one band. Some hideouts near the crossing touch two roads, so one convoy can meet them twice.
    .title = The map

rule-SW-1-2 = Everyone chooses a colour and takes a camp with 4 raiders and 2 gold. Their 4 other raiders wait on the great oak. One marker goes on the 0 of the glory track; two more are for convoy cards you have looked at.
    .title = What you start with

rule-SW-1-3 = There are 45 convoy cards, each with a strength from 1 to 14, gold, companions, glory and a route from one town to another. Their backs show A or B. The 10 Sheriff cards belong to the advanced game. So do 6 special cards among the 24 equipment cards.
    .title = The cards

rule-SW-1-4 = Cards A and B are shuffled apart, and as many of each are taken unseen as the players need: 12 with three players, 15 with four, 18 with five or six. The rest stay out of the game. In the advanced game the Sheriff cards are first shuffled in with the backs they share, and the special equipment with the other equipment.
    .title = The piles

rule-SW-1-5 = Each round, a row of convoy cards is dealt face down from the pile, all the A cards before the B cards: 4 cards with three players, 5 with four, 6 with five or six. One of them is turned face up.
    .title = The row

rule-SW-1-6 = The table names the player who gets the first-player figure, or draws lots.
    .title = The first player

## The game

rule-SW-2 = The game

rule-SW-2-1 = A game has six rounds, each with a planning phase and a raid phase. Whoever has the most glory at the end wins.
    .title = Six rounds

## Planning

rule-SW-3 = Planning

rule-SW-3-1 = Starting with the owner of the figure and going clockwise, each player takes one action with raiders from their camp, again and again, until all camps are empty. If you have no raiders left in camp, you are passed over.
    .title = Taking turns

rule-SW-3-2 = If you have more than five gold in your camp, you must choose the church.
    .title = Too much gold

rule-SW-3-3 = Place 1 raider at the church and give any amount of gold, at least one. You gain 1 glory for each.
    .title = The church

rule-SW-3-4 = Place 1 raider at the inn, look in secret at one convoy card of the row, put it back and mark it with a free marker. Several players may look at the same card. With no marker left, your look leaves no mark.
    .title = The inn

rule-SW-3-5 = Place 1 raider at the merchant, pay 1 gold and draw an equipment card into your secret hand. You cannot do this with three cards in hand.
    .title = The merchant

rule-SW-3-6 = Place 1 raider at the market, pay 2 gold and bring a raider from the oak to the market. Both come home with the others at the end of the round. You need a raider on the oak.
    .title = The market

rule-SW-3-7 = Occupy a free hideout with one or more raiders, alone or in an alliance. The active player becomes its leader. Nobody joins or leaves until a raid succeeds or the round ends.
    .title = A band

rule-SW-3-8 = The first player whose camp is empty gains 1 glory; the second takes the first-player card. If several camps empty at once, count clockwise from the active player.
    .title = Empty camps

## Alliances

rule-SW-4 = Alliances

rule-SW-4-1 = The active player makes proposals. The others may tell the active player what they would bring and where, but do not negotiate with each other.
    .title = Talks in the basic game

rule-SW-4-2 = An alliance is a free hideout and, for each partner, a number of raiders and possibly equipment. It says nothing about sharing the loot. You may tell what you know of a convoy’s glory and loot, truly or not. You may talk about raiders or strength; what is signed names raiders, and cards or a strength that a partner’s cards must add.
    .title = What an alliance is

rule-SW-4-3 = Once every partner agrees, everyone places the agreed raiders from their camp. Promised equipment is revealed, laid down and marked together with the hideout; it must be used there. More equipment may be added at the raid.
    .title = The agreement

rule-SW-4-4 = Without an agreement, or if it looks too weak, the active player takes another action.
    .title = No agreement

rule-SW-4-5 = Everyone negotiates freely and in any order about raiders, equipment, shares of the loot, gold, information and the choice of hideout. Raiders, glory and the equipment cards themselves cannot be traded. The active player leads the talks and may cut them short, end them, or go alone.
    .title = Talks in the advanced game

rule-SW-4-6 = In the advanced game, promised equipment is neither shown nor marked, and the promise does not bind.
    .title = Promised equipment (advanced)

rule-SW-4-7 = A partner who knows a convoy card, because they looked at it or because it lies face up, may name it for the alliance and becomes the informant. Two equal alliance markers go on the hideout and on the card. The informant takes the agreed gold and companions from the stock and lays them beside the other partners’ raiders; companions are laid on their side. Gold paid for joining changes hands at once.
    .title = Fixed agreements

rule-SW-4-8 = Every other agreement is not fixed and binds nobody.
    .title = Everything else

## Raids

rule-SW-5 = Raids

rule-SW-5-1 = Starting with the owner of the first-player card and going clockwise, each player resolves one card of the row until none is left. With fewer than six players, the owner of the card resolves two in all.
    .title = Who resolves a card

rule-SW-5-2 = The player picks a card of the row and reveals it. The cart goes from its start town to its end town and meets the hideouts on the way, in order.
    .title = The cart sets out

rule-SW-5-3 = At each occupied hideout the cart meets, the strength of the band is its raiders plus the equipment played. Each player may play at most one card for each of their own raiders. The owners decide in turn.
    .title = Strength

rule-SW-5-4 = If the strength reaches that of the convoy, the raid succeeds and must be carried out. Otherwise the cart goes on and the raiders stay.
    .title = Success or failure

rule-SW-5-5 = In the basic game, promised equipment must be played, and played equipment is discarded. If no promised card was needed for the success, the owners take theirs back.
    .title = Promised equipment (basic)

rule-SW-5-6 = Every player who takes part gains the full glory of the convoy.
    .title = Glory

rule-SW-5-7 = A band of one player takes everything. In an alliance, the leader deals out the loot, one part to each partner in each round; a part is 1 gold or 1 companion. Whoever has as many parts as raiders in the band drops out. The leader chooses who gets which kind, and who gets the parts of an incomplete last round. Companions only go to players with raiders on the oak. Example: with 5, 1 and 6 raiders, 9 gold and 1 companion, the first round gives one part each; the player with one raider drops out; three more rounds follow for the others, and the leader gives the last part to either of them.
    .title = Loot

rule-SW-5-8 = After a success, the raiders return to their camps and the convoy card leaves the game. So does a convoy that reaches its town.
    .title = After the raid

rule-SW-5-9 = A raid is planned when the card and the hideout carry the same alliance marker. The leader decides in which order the partners say whether they play equipment. If the raid fails, the equipment already played is discarded. If it succeeds, the informant first hands over what was fixed, then shares the rest freely. If the loot is too small, the informant pays with the gold of their camp; what they cannot pay is not paid. Nothing is owed to the informant’s own raiders.
    .title = Planned raids

rule-SW-5-10 = If the card has no alliance marker, or another one than the hideout, the leader shares the loot as in SW-5.7.
    .title = Unplanned raids

rule-SW-5-11 = Every hideout on the Sheriff’s way attacks until the Sheriff is beaten. When that happens, each participant gains the white glory, the card leaves the game and the raiders go home. A band that fails is punished: each of its players loses the red glory (B cards only, never below 0) and as many raiders as shown, back to the oak, but no more than are there, and nobody falls below 4 raiders in play. The other raiders go home and the Sheriff goes on.
    .title = Sheriff cards

rule-SW-5-12 = After a successful raid, play Provisions to leave your raiders in the hideout until the next success or the end of the round.
    .title = Provisions

rule-SW-5-13 = With a Cape you lose neither raiders nor glory to the Sheriff. You may leave your raiders in the hideout and become its leader, or take them home. Your partners are not covered.
    .title = Cape

rule-SW-5-14 = When another player has revealed a convoy card, play a Messenger to choose a new end town for it, even when it is on its way, as long as it does not turn back. Each player may play one Messenger for each card.
    .title = Messenger

rule-SW-5-15 = Talks go on during the raids, among everybody. Agreements about future actions are not fixed. Gold can be paid at once.
    .title = Talks during raids

## End of the round

rule-SW-6 = End of the round

rule-SW-6-1 = In the advanced game, whoever has the most raiders in the four red hideouts brings one raider from the oak to their camp; so does everyone who is tied. Loot still lying at hideouts returns to the stock.
    .title = Red hideouts (advanced)

rule-SW-6-2 = All raiders except those on the oak return to their camps. A new row of convoy cards is dealt, one of them face up.
    .title = Everyone goes home

rule-SW-6-3 = The first-player figure goes to the player with the least gold in camp, but never to the same player twice in a row. If there is a tie, it goes to the nearest of them clockwise from the last owner.
    .title = The next first player

## End and score

rule-SW-7 = End and score

rule-SW-7-1 = In round six, loot turns into glory at once: 1 for each gold, 2 for each companion that can come from the oak.
    .title = Loot of round six

rule-SW-7-2 = The game ends when the last convoy of round six is resolved. The most glory wins. Ties go to the fewest raiders on the oak, then to the most gold; after that the victory is shared.
    .title = The winner

## Rulings

rule-SW-R = Rulings

rule-SW-R1 = There are 42 gold in all. When the mine runs short, you get what is left.
    .title = Only 42 gold

rule-SW-R2 = When everyone has as many parts as raiders, the same begins anew: rounds of one part each until everyone has one more for each raider. The leader decides about the remainder.
    .title = More parts than raiders

rule-SW-R3 = When the equipment deck is empty, its discard pile is shuffled. If that is empty too, the merchant is closed.
    .title = No more equipment

rule-SW-R4 = The raider won with the red hideouts goes from the oak to the camp, since each of your eight raiders is somewhere already.
    .title = The raider for red hideouts

rule-SW-R5 = A Messenger’s new end town is not the start town, and it can be chosen only until the cart has left the crossing.
    .title = Not turning back

rule-SW-R6 = At a hideout the leader is asked first, then the others clockwise. Each may add cards until all have passed in a row.
    .title = Who plays equipment first

rule-SW-R7 = A band of one player shows its equipment only when it plays it.
    .title = Equipment of a lone band

rule-SW-R8 = A companion nobody can take is lost.
    .title = Lost companions

rule-SW-R9 = Nobody passes in the planning phase: the inn is always open.
    .title = No passing

rule-SW-R10 = Raiders freed by a raid stay in camp until the next round.
    .title = Freed raiders

rule-SW-R11 = Nobody has to accept. An alliance needs a yes from every partner; it may be proposed again without those who refuse.
    .title = Free to refuse

rule-SW-R12 = The active player may propose as often as the table’s setting allows, never the same sheet twice in a turn; then they must act. A draft that is dropped costs nothing. For each word of the active player, everyone else may make one suggestion or sheet of their own.
    .title = How often to propose

rule-SW-R13 = The map, the convoy cards and the equipment are printed only on the components of the game. Ours are stand-ins; if you own the game, you can put your own figures in their place.
    .title = Figures of the components

rule-SW-R14 = You give at least one gold at the church, also when you have to go there.
    .title = Giving at the church

rule-SW-R15 = Every partner brings at least one raider, the informant too. Only partners sign.
    .title = Who is a partner

rule-SW-R16 = In the basic game, the active player posts a sheet and the partners it names answer clockwise. Anyone may suggest to the active player what they would bring. A refusal, or a suggestion instead of an answer, ends that sheet only.
    .title = Talks in order

rule-SW-R17 = Posting a sheet signs it. It can be withdrawn until the last signature; then everything is placed and paid together.
    .title = When it is agreed

rule-SW-R18 = Anyone may post a sheet, but the active player leads and must be among those who sign. They may close the talks and then take any action.
    .title = Sheets in the advanced game

rule-SW-R19 = A hideout has one card and one informant. One card may be named at several hideouts, and one player may inform several alliances. There are six pairs of alliance markers a round.
    .title = Several agreements

rule-SW-R20 = An informant may lay down more than the card holds. The limits are the gold in the mine and the raiders on the partner’s oak.
    .title = How much to lay down

rule-SW-R21 = Parts that are laid down are neither in camp nor on the oak nor in play. The market and other loot cannot use them.
    .title = Parts laid down

rule-SW-R22 = Gold covers gold and companions cover companions, one part each in rounds from the informant’s left. A missing part costs 1 gold, taken first from what is left of the convoy’s gold, then from the informant’s camp.
    .title = Loot that is too small

rule-SW-R23 = The informant gives the rest to any partner they like, including themselves.
    .title = Loot that is greater

rule-SW-R24 = A laid part lapses when its raiders, its informant or its card are gone. It returns to the stock at the end of the round.
    .title = Lapsed parts

rule-SW-R25 = A Sheriff card may be named in a fixed agreement. Its loot is nothing, so the informant pays what was laid down.
    .title = Naming a Sheriff card

rule-SW-R26 = When several camps empty at once, only those just emptied count, clockwise from the active player.
    .title = Camps emptied at once

rule-SW-R27 = In the basic game, promised cards are outside the hand limit. If the raiders alone suffice, all of them return to their owners. Otherwise all of them count, and they are discarded only if the raid succeeds. Unused ones return at the end of the round.
    .title = What becomes of promised cards

rule-SW-R28 = Cards that were not promised are played one at a time and openly, and are discarded even if the raid fails. Players are asked until the strength is reached. Everyone with a card and a free raider is asked, whatever the card.
    .title = Other equipment

rule-SW-R29 = In a planned raid the leader names who is next. Each partner is asked once, for any number of cards.
    .title = Order in a planned raid

rule-SW-R30 = A hideout that is met twice has two separate meetings. An agreement stays alive between them.
    .title = Met twice

rule-SW-R31 = At the reveal and at the crossing, every other player with a card in hand is asked, all at the same time; the answers stay sealed until the last one has come. Who answers “not for this convoy” is not asked at its crossing. If talks are open, a Messenger may also come at any time in between. It works on Sheriff cards too. Several count clockwise from the player who revealed the card, and the last one decides.
    .title = When a Messenger comes

rule-SW-R32 = Special cards add no strength and need no raider.
    .title = Special cards

rule-SW-R33 = Capes and Provisions are asked for after the result and the loot, the leader first. All of the player’s own raiders stay, and the first to stay leads. The next meeting needs a new card. Beating the Sheriff is a success.
    .title = When to play Cape and Provisions

rule-SW-R34 = Loot turns into glory when it is handed over, whoever pays it, even if the mine is empty. Companions leave the oak. Recruits from the market and gold paid for joining are not loot. Laid parts return to the stock before ties are broken.
    .title = Round six in detail

rule-SW-R35 = Only raiders still in the red hideouts count, and it takes at least one. With an empty oak you get nothing. Round six does not count.
    .title = Red hideouts in detail

rule-SW-R36 = Only face-down cards can be looked at. Everyone sees who looks at which card. Markers return each round.
    .title = The inn in detail

rule-SW-R37 = A player who can take none of the kinds left is skipped. When the mine is short, gold is cut first.
    .title = Dealing the loot

rule-SW-R38 = What you tell about a card may be a lie. You may speak only of face-down cards you have looked at. When the card is revealed, the ledger shows whether what you said was true.
    .title = Lies about cards

rule-SW-R39 = A proposal may ask a partner for cards worth at least so much, instead of naming them. Whoever signs it chooses which cards. In the basic game they are revealed and laid down when all have signed.
    .title = Strength instead of cards

rule-SW-R40 = In the advanced game any two players may make a deal at any time, in planning talks and in the raid phase, also while a convoy is on its way. Gold changes hands at once, for information about a card, for a promise or for nothing. Promises bind nobody and go into the ledger: to join, to stay away from a hideout, to reveal a card next or not, to play equipment, to send no Messenger, gold by the end of the next round, or something in your own words, which the receiver marks kept or broken.
    .title = Deals
