### My games: what was finished in this browser.

mine-title = My games
mine-text = Kept in this browser only. Nobody else sees them.
mine-none = You have not finished a game in this browser yet. After each game its result is kept here.
mine-record = Record
mine-by-game = Game
mine-by-level = Strongest bot at the table
mine-played = Games
mine-won = Wins
mine-share = Share won
mine-level-people = people only
mine-all = All games
mine-games = Games, the latest first
mine-with = with { $names }
mine-result =
    { $won ->
        [yes] Won with { $points } points
       *[no] Place { $place } with { $points } points
    }
mine-story = Story
mine-picture = Picture
mine-picture-won = { $names } won with { $points } points.
mine-remove = Remove this game from the list
mine-save = Save as a file
mine-delete = Delete everything
mine-delete-sure = Really delete all results
mine-keep = Keep them
