### House rules: true for every game here, under their numbers.

rule-LX = House rules

rule-LX-1 = These words are not a move of this game.
    .title = Unknown words

rule-LX-2 = It is not your turn. The game waits for someone else, and there is nothing for you to do until you are asked.
    .title = Not your turn

rule-LX-3 = A sequence of moves ends where chance or a reveal answers it. After a card is drawn or a bag is opened, you first see what came, and then decide how to go on.
    .title = Wait for the answer

rule-LX-4 = What makes up a set is named in one order, that of the list of moves. In this way each set is reached in exactly one way.
    .title = One order only

rule-LX-5 = In an offer, each side may give, do or promise at most eight things.
    .title = At most eight terms

rule-LX-6 = When people speak in turn, the words of the one who leads the talks are counted. When none are left, it is time to decide.
    .title = No words left

rule-LX-7 = The game is over: nothing moves any more.
    .title = The game is over

rule-LX-8 = There is no such offer on the table, so there is nothing to accept, to decline or to withdraw.
    .title = No such offer

rule-LX-9 = You are writing an offer. Make it or drop it before anything else.
    .title = Unfinished offer

rule-LX-10 = You have dropped an offer. That costs you no word, but with the same word you begin no other; hold your tongue, answer or decide.
    .title = One draft for each word
