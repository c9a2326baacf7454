### The deal of the day: on the home page, and at the end of its game.

days-title = Deals of the day
days-text = The same cards and the same bots for everybody here, one try each.
days-next =
    { $hours ->
        [0] New deals within the hour.
        [one] New deals in an hour.
       *[other] New deals in { $hours } hours.
    }
days-against = against { $count } bots: { $level }
days-played =
    { $count ->
        [0] nobody has finished it yet
        [one] one person has finished it
       *[other] { $count } people have finished it
    }
days-play = Play
    .of = Play today’s deal: { $game }
days-go-on = Go on
    .of = Go on with today’s deal: { $game }
days-mine =
    { $count ->
        [one] You have { $points } points. You are the first to finish it.
       *[other] You have { $points } points: place { $rank } of { $count }.
    }
days-closed = You closed your table: today’s try is over.
days-uncounted = Your game is over but does not count: a bot had your seat, or midnight UTC had passed.
days-shown = Show my name among the results
    .about = Otherwise you are “somebody”. Results are shown to those who have played.
days-results = Results
    .of = Results: { $game }
days-place = Place
days-who = Player
days-points = Points
days-somebody = somebody
days-who-you = { $name } (you)
days-more = The best { $count } are shown.
days-yesterday = Yesterday’s deals
days-won =
    { $winners ->
        [one] { $name } won with { $points } points.
       *[other] { $winners } people share first place with { $points } points.
    }
days-unplayed = Nobody finished it.
days-end-title = The deal of the day
days-tomorrow = Others still play these cards: the replay and the story open tomorrow.
