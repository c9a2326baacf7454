### My games: what was finished in this browser.

mine-title = My games
mine-text = Kept in this browser, and nowhere else unless you wish. Nobody else sees them.
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
mine-play = How you play { $game }
    .about = From the records of your finished games, as the server replays them.
mine-lie-rate = Bags with a lie
mine-caught-rate = Lies that were caught
mine-calibration = Lies found in the bags you opened
mine-promises = Promises kept
mine-bribes = Coins from deals, less those you paid
mine-attacks = Raids on others
mine-raided = Raids on you
mine-defended = Raids you fended off
mine-ambushes = Ambushes that were sprung
mine-deliveries = Deliveries that arrived
mine-missions = Missions
mine-trades = Trades
mine-raids = Convoys raided at your hideouts
mine-raids-together = Raids together with others
mine-alliances = Hideouts held together with others
mine-false-tips = Tips that turned out to be false
mine-often = { $times } ({ $each } a game)
mine-of = { $part } of { $whole } ({ $share })
mine-found = { $found } of { $opened } bags ({ $expected } to be expected)
mine-feats = Achievements: { $earned } of { $all }
mine-feats-text = Each is earned once, from the record of a finished game. Those still open are things to try.
mine-earned = earned
mine-open = still to earn
mine-keeping = On this server
    .about = If you wish, the server keeps your games too, so that you find them in another browser. Only whoever has your secret can read, change or delete them.
mine-keeping-name = Name
mine-secret = Secret
    .about = Write it down: it is told nowhere else, and nobody can find it again for you.
mine-secret-other = Secret from your other browser
mine-keep-first = Keep my games on the server
mine-keep-again = Keep again
mine-fetch = Fetch my games
mine-fetch-again = Fetch again
mine-forget = Delete from the server
mine-kept =
    { $count ->
        [one] One game is kept on the server.
       *[other] { $count } games are kept on the server.
    }
mine-fetched =
    { $count ->
        [one] One game was fetched.
       *[other] { $count } games were fetched.
    }
mine-forgotten = Nothing of yours is kept on the server any more.
