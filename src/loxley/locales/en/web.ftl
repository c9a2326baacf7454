### The page: home, lobby, and everything around a game.

## House

web-title = Loxley
web-tagline = Three Robin Hood games of bluff and bargain
web-home = Home
web-close = Close
web-loading = One moment…
web-lost = There is nothing at this address.
web-language = Language
web-notice = Loxley is not affiliated with any publisher. All text, art and sound are our own.
web-default-name = Traveller
web-name-wanted = The name your friends will see
web-no-server = The server does not answer. Try again in a moment.
web-no-table = There is no such table, or the link is not complete. Ask for the whole link.
refused-no-connection = The server does not answer. Try again in a moment.
refused-unavailable = The server cannot do that now. Try again in a moment.

## Preferences

web-preferences = Settings
web-preferences-light = Theme
web-light-system = System
web-light-light = Light
web-light-dark = Dark
web-notify-time = An hour is left for your move
web-notify-title = It is your turn
web-notify-body = { $game }

## Home

web-choose-game = Choose a game
web-now-text = Bots take the other seats. You can start at once.
web-now = Play now
web-learn = Learn by playing
web-learn-more = Learn the advanced rules
web-proposal = { $game ->
    [sheriff] You have finished a game: play with royal goods, too?
   *[other] You have finished a game: play by the advanced rules?
}
web-bots = Number of bots
web-bots-fewer = One bot fewer
web-bots-more = One bot more
web-level = Level of the bots
web-gather = Play with friends
web-gather-open = Open a table
web-deal = Same deal at several tables
web-name = Your name
web-players = Players
web-options = Options
web-open = List this table here, so that anybody can join or watch
web-think = Time for each decision
web-word-open = open
web-word-orderly = turn by turn
web-word-by_seat = by seat
web-word-chosen = chosen
web-word-basic = basic
web-word-advanced = advanced
web-automatic = automatic ({ $number })
web-by-lot = drawn by lot
web-resume-title = Game in progress
web-resume-go = Resume
web-invite-seats = Waiting for friends? They open the link, choose a name, and sit down.
web-mine = My tables
web-mine-none = None yet. The tables you play at are kept here, in this browser.
web-my-games = My games: results and record
web-companion = Companion
    .about = For the box on your own table: clock, sounds, fines and the final count on your phone.
web-forget = Remove from this list
web-open-tables = Open tables
web-open-none = Nobody is waiting right now. Open a table of your own!
web-replays = Replays
web-replays-text = Finished games of yours are under “My tables”. You can also open a record from a file.

## Joining and gathering

web-join = Sit down
web-join-full = Join as a spectator
web-watch = Watch
web-lobby-seats = Around the table
web-lobby-wait = Waiting: the host will start the game.
web-host = host
web-seat-you = you
web-seat-away = away
web-seat-awaited = Waiting for this player
web-seat-free = Free seat
web-sit = Sit here
web-add-bot = Bot
web-free-seat = Free this seat
web-start = Start the game
web-invite = Invite friends
web-invite-text = Whoever has this link may sit down, on a phone or a computer. No account is needed.
web-share = Invite
web-share-link = Link to this table
web-share-send = Send…
web-share-code = The link as a QR code
web-copy = Copy
web-copied = Copied

## At the table

web-prompt = What is asked now
web-your-turn = Your turn.
web-over = The game is over.
web-paused = The game is paused.
web-spectator = You are watching: you see what everybody sees.
web-bot-plays = A bot is playing for you.
web-sit-back = Take my seat back
web-link-connecting = connecting…
web-link-open = connected
web-link-lost = connection lost
web-link-over = closed
web-link-lost-long = The connection was lost. Nothing is forgotten: the table comes back as it is.
web-stalled = The server cannot store anything just now. The table waits, and goes on by itself.
web-link-over-long = This table no longer knows you in this browser. Open its link again to come in.
web-link-again = Try now
web-refused = That was not possible.
web-table-menu = Table
web-host-tools = For the host
web-lock-table = Lock the table: nobody new comes in
web-unlock-table = Unlock the table
web-locked = This table is locked: nobody new comes in.
web-people = People
web-hand-on = Make host
web-hand-on-to = Make host: { $name }
web-remove-person = Remove
web-remove-person-name = Remove { $name }
web-remove-sure = Remove { $name } for good? The old invitation no longer works, and a bot takes the seat of a game that has begun.
web-close-table = Close the table
web-close-sure = Close this table for everybody? The game ends here, and nobody can come back.
web-cancel = Cancel
web-removed = The host has removed you from this table.
web-closed = This table is closed: nobody plays here any more.
web-take-back = Ask to take back my last move
web-pause = Pause
web-resume = Resume
web-stand = Let a bot take over
web-give-back = Give the seat back
web-replace = Replace by a bot
web-consent = Agree
web-dissent = Refuse

## Beside the table

web-side = History, talk, promises and help
web-tab-history = History
web-tab-chat = Talk
web-tab-promise = Promises
web-tab-help = Help
web-history = What has happened
web-history-empty = Nothing has happened yet.
web-history-start = The beginning
web-chat = What is said
web-chat-empty = Nobody has said anything yet.
web-chat-label = Your message
web-chat-send = Send
web-chat-unread =
    { $count ->
        [one] unread message
       *[other] unread messages
    }
web-ledger-empty = Nothing has been claimed or promised yet.
web-ledger-note = A promise for later binds nobody. The table only remembers what became of it.
web-help = Help
web-help-cards = Cards
web-help-rules = Rules
web-help-guide = Guide
web-rule-why-not = Not now, because of this rule:
web-rule-none = No rule of the booklet is behind this
web-guide-next = Next
web-guide-done = Let’s play!
web-guide-end = Leave the guide

## The end and replays

web-end = The final count
web-end-you-won = You win!
web-end-look = Look at the table
web-count-all = Skip to the result
web-end-picture = Picture of the result
web-end-picture-won = { $names } won with { $points } points.
web-end-feats =
    { $count ->
        [one] Achieved for the first time
       *[other] Achieved for the first time: { $count }
    }
web-rematch = Play again
web-rematch-host = The host can start another game.
web-rematch-go = The next game has begun: go to the table
web-fair = Verify the shuffle
web-fair-text = The hash was shown when the game began; the seed is shown now that it is over. Together they prove that the deal was never changed.
web-story = The story of this game
web-replay = Replay
web-replay-none = This replay is private, or not finished. Ask for its full link.
web-replay-file = Open a saved game
web-replay-file-text = A file that ends in .jsonl, saved here or made by Loxley elsewhere.
web-replay-controls = Going through the game
web-replay-first = To the start
web-replay-back = Previous step
web-replay-run = Play
web-replay-stop = Pause
web-replay-next = Next step
web-replay-last = To the end
web-replay-scrub = Step of the game
web-replay-speed = Speed
web-replay-chapter = Go to
web-replay-as = View as
web-replay-public = everybody (public)
web-replay-auditor = Everything revealed
web-replay-share = Copy the link
web-replay-save = Download the game

## With figures

web-preferences-sound =
    { $on ->
        [true] Sound: on
       *[false] Sound: off
    }
web-preferences-notify =
    { $on ->
        [true] Notifications are on
       *[false] Notify me when it’s my turn
    }
web-preferences-notify-reach =
    { $closed ->
        [true] You may close this page where there is more than an hour for each decision. Elsewhere keep it open in a tab.
       *[false] Keep this page open in a tab.
    }
web-preferences-notify-cannot =
    { $trouble ->
        [insecure] Notifications need https, or a page on this computer: this address is plain http.
        [blocked] This browser blocks notifications from this page. Allow them in its settings.
       *[unsupported] This browser cannot show notifications.
    }
web-preferences-calm-system = Cards stay still: this device asks for less motion.
web-copy-failed = Copying did not work. The link is selected: copy it by hand.
web-share-only-here = Only this computer can open this link. To play with others at home, start the server with --host 0.0.0.0.
web-preferences-calm =
    { $on ->
        [true] Animations: off
       *[false] Animations: on
    }
web-game-sheriff = Sheriff of Nottingham
    .about = Smuggle, bribe and lie your way past the gate – or tell the truth when nobody believes you.
    .facts = 3 to 5 players · 45 minutes
web-game-nottingham = Nottingham
    .about = Trade, rob, and set ambushes on the Sheriff’s road. Collect sets for the most points.
    .facts = 3 to 7 players · 45 minutes
web-game-sherwood = Sherwood Forest
    .about = Form bands in hideouts, share what you know, and raid the convoys together.
    .facts = 3 to 6 players · 60 minutes
web-now-title = { $game } against bots
web-level-choice =
    { $level ->
        [novice] Novice (easy)
        [merchant] Merchant (fair)
        [rogue] Rogue (hard)
       *[robin] Robin (hardest)
    }
web-player-number = player { $number }
web-option-set = { $title }: { $value }
web-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-gather-text = Open a table of { $game }, share its link, and fill free seats with bots.
web-think-time =
    { $seconds ->
        [0] no limit
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 day
        [259200] 3 days
       *[604800] 1 week
    }
web-stage =
    { $stage ->
        [gathering] waiting for players
        [playing] in progress
        [paused] paused
       *[over] finished
    }
web-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-join-title = A table of { $game }
web-join-with = Around the table: { $names }
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes }
web-look = My face and colour
web-seat-bot =
    { $character ->
        [none] bot ({ $level })
       *[other] bot ({ $level }, { $character })
    }
web-seat-character = { $character } bot
web-seat-remote = bot from elsewhere
web-start-filled =
    { $count ->
        [one] Fill one seat with a bot and start
       *[other] Fill { $count } seats with bots and start
    }
web-watching =
    { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
web-waiting =
    { $count ->
        [one] Waiting for { $names }…
       *[other] Waiting for { $names }…
    }
web-clock = Time left: { $time }
web-clock-inspection = Time left for the inspection: { $time }
web-rule-link = Rule { $rule }
web-refused-by-rule = Not allowed: { $title }.
web-wish =
    { $you ->
        [yes] You asked to take back your last move. The others must agree.
       *[no] { $name } would like to take back the last move.
    }
web-ledger-fate =
    { $fate ->
        [kept] kept
        [broken] broken
        [true] true
        [false] false
        [void] void
       *[open] open
    }
web-ledger-round = round { $round }
web-ledger-when = round { $round }, to { $to }
web-guide-step = { $at } of { $of }
web-end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
web-replay-of = Replay: { $game }
web-replay-why = Why { $name } did that

# how fast bots are, and how long they wait

web-speed = Speed of the bots
web-speed-choice =
    { $speed ->
        [slow] slow
        [fast] fast
       *[normal] normal
    }
web-talk = Time to bargain before bots go on
web-talk-choice =
    { $talk ->
        [brisk] brisk: 20 seconds
        [calm] calm: 90 seconds
        [none] none: bots go on at once
       *[usual] usual: 40 seconds
    }
web-skip = Skip to my turn
web-hold =
    { $reason ->
        [line] { $you ->
            [yes] The bots wait for you.
           *[no] { $names } lost the connection. The bots wait for a minute.
        }
        [offer] { $you ->
            [yes] An offer waits for your answer. The bots wait too.
           *[no] An offer waits for { $names } to answer. The bots wait too.
        }
        [composing] { $you ->
            [yes] The bots wait while you write.
           *[no] { $names } – writing. The bots wait.
        }
       *[talk] { $you ->
            [yes] You can still bargain. Then the bots go on.
           *[no] { $names } can still bargain. Then the bots go on.
        }
    }
web-hold-left =
    { $seconds ->
        [one] The bots wait for one more second
       *[other] The bots wait for { $seconds } more seconds
    }
web-hold-more = More time
web-hold-nothing = I have nothing to say
web-seat-writing = writing…
web-clock-warning = When your time is up, the house makes the least committing move for you.
web-only-move = Your only move was played for you.
web-house-played =
    { $you ->
        [yes] Your time was up: the house made the least committing move for you.
       *[no] Time was up for { $name }: the house made the least committing move.
    }
web-door-think = Time for each decision: { $time }. When it is up, the house makes the least committing move.
web-door-pace =
    { $talk ->
        [brisk] Bots leave you 20 seconds to bargain.
        [calm] Bots leave you 90 seconds to bargain.
        [none] Bots do not wait for people who may still bargain.
       *[usual] Bots leave you 40 seconds to bargain.
    } { $speed ->
        [slow] They move slowly.
        [fast] They move fast.
       *[normal] {""}
    }
web-join-unavailable = You could not come in just now. Try again.
web-join-no-seat = Every seat is taken: you watch. When a seat becomes free, you can take it.

# a game from elsewhere, which the page has no table for
web-plain-facts = { $least } to { $most } players
web-plain-ask = Choose a move.
web-plain-moves = Your moves
web-plain-no-rules = This game brings no rules to read here.
