liars_dice-title = Liar’s Dice
liars_dice-phase-bidding = Bidding
liars_dice-view-bid = last bid
liars_dice-move-bid = Bid { $count } × { $face }
liars_dice-event-bade = { $you ->
    [seat] You bid { $count } × { $face }.
   *[none] { $seat } bids { $count } × { $face }.
}
