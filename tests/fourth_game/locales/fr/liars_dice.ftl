liars_dice-title = Perudo
liars_dice-phase-bidding = Enchères
liars_dice-view-bid = dernière enchère
liars_dice-move-bid = Miser { $count } × { $face }
liars_dice-event-bade = { $you ->
    [seat] Vous misez { $count } × { $face }.
   *[none] { $seat } mise { $count } × { $face }.
}
