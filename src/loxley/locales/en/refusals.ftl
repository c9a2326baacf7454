### How an input is refused: one line that names the field, what is wrong with it, and the rule.

refusal = { $field }: { $sentence }
refusal-by-rule = { $field }: { $sentence } ({ $rule })
refusal-line = line { $number }

## Files

refused-no-such-file = no such file
refused-secret-too-short = at least { $least } characters are needed for a secret
refused-folder-not-made = this folder cannot be made ({ $found })
refused-no-such-folder = no such folder; make it first
refused-seed-needs-server = goes only with a server of its own, and one is running at { $address }; stop that one first
refused-is-a-folder = is a folder, not a file
refused-no-access = access denied
refused-not-usable = cannot be used ({ $found })
refused-unreadable-file = cannot be read ({ $reason })
refused-unwritable-file = cannot be written ({ $reason })
refused-file-exists = is there already, and is not overwritten
refused-not-text = is not text in UTF-8
refused-not-toml = is not TOML
refused-not-json = is not JSON
refused-unix-only = is measured on Linux and macOS only
refused-nobody-reads = nobody reads it any more

## Fields

refused-unknown-field = there is no such field
refused-missing-field = is missing, or not what it should be
refused-wrong-type =
    must be { $wanted ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
       *[object] an object
    }, found { $found ->
        [int] a whole number
        [float] a number with a fraction
        [str] a text
        [bool] true or false
        [null] nothing
        [array] a list
       *[object] an object
    }
refused-out-of-range = must be { $least } to { $most }, found { $found }
refused-not-a-flag = must be true or false, found { $found }
refused-not-a-choice = must be one of { $choices }; found { $found }
refused-not-a-number = must be a number
refused-not-words = must be a list of words
refused-bad-seed = must be 64 hexadecimal digits
refused-not-a-seed = must be a whole number, or 64 hexadecimal digits

## Games and options

refused-no-score-sheet = there is no score sheet for { $found }
refused-no-components = there are no printed figures for { $found }
refused-unknown-game = there is no game { $found }; there is { $choices }
refused-unknown-option = there is no such option; there are { $choices }
refused-unknown-level = there is no level { $found }; there is { $choices }
refused-unknown-character = there is no character { $found }; there is { $choices }
refused-bot-not-found = the bot { $found } cannot be loaded: { $reason }
refused-not-a-bot = { $found } is not a bot: it must be a class derived from loxley.bots.Bot
refused-other-games = { $found } does not play this game, only { $games }
refused-no-program = the program { $found } cannot be started: { $reason }
refused-bad-bot-name = “{ $found }” cannot be the name of a bot: write NAME=BOT with a name of at most { $most } characters
refused-bad-link = { $found } is no address of a table; it begins with http:// or https://
refused-no-table-named = name the table, or give its whole link
refused-no-server = no answer from { $found }: { $reason }
refused-no-free-seat = no seat is free at this table
refused-seat-lost = the seat is no longer this bot’s
refused-connection-lost = the connection was lost and could not be made again: { $reason }
refused-bot-refused = the table has refused its moves: { $moves }
refused-server-runs = Loxley is already running at { $address } without this bot; stop it, or start it with loxley serve --bot { $bot }
refused-no-such-seat = there is no such seat

## Records

refused-empty-record = the file is empty, not a record of a game
refused-foreign-record = this is not a record of Loxley that this version can read
refused-after-the-end = the record goes on after its end
refused-unknown-ending = must be over or paused
refused-no-seed = the record breaks off before its seed was written, and cannot be checked
refused-wrong-seed = the seed is not the one that was promised at the start
refused-illegal-move = not allowed here: { $moves }
refused-game-is-over = the game is over; begin another one
refused-wrong-result = the result is not the one that the moves lead to
refused-unknown-card = there is no card { $found }
refused-wrong-deck = these are not the cards of this game
refused-no-such-lesson = there is no guided game { $found }; there are { $choices }
refused-not-a-lesson = this guided game belongs to another game, or has its own cards

## Components

refused-unknown-promo = must be the name of a promo card, each once
refused-wrong-count = must be { $least } to { $most } in number, found { $found }
refused-unknown-mission = must be the name of a mission, each once; found { $found }
refused-not-a-pair = must be two different objects
refused-bad-provenance = must be booklet, reported, stand-in or own; found { $found }
refused-not-the-towns = must name each of { $choices } once
refused-unknown-hideout = there is no hideout { $found }, or it stands there twice
refused-not-a-route = must be two different towns out of { $choices }
refused-twice = stands there twice

## Score sheets

refused-no-name = must be a name
refused-same-name = two players are called { $found }
refused-not-in-play =
    { $players ->
        [3] not in the box with three players
       *[other] not in this box
    }
refused-too-many-cards = brings the table to { $found }; the box holds { $most }
refused-too-many-coins = brings all purses to { $found }; { $most } coins were given out
refused-feast-and-plates =
    { $most ->
        [0] there is no Feast Plate on this stall
        [one] must name the legal good that the Feast Plate became, found { $found }
       *[other] must name the legal goods that the { $most } Feast Plates became, found { $found }
    }
refused-mission-twice = names a mission twice
refused-mission-closed = at most two players do a mission, found { $found }

## The arena

refused-entered-twice = has entered twice; write 2x to seat it twice
refused-nobody-entered = nobody has entered
refused-wrong-line-up = the line-up has { $found } players, the table { $seats } seats
refused-response-alone = a best response is looked for against one level; name no others
refused-no-responder = { $game } has no policy with parameters yet, among which a best response could be looked for
refused-no-such-knob = “{ $found }” is no parameter of this policy, or out of its range
refused-endless-game = the game was not over after { $bound } decisions ({ $place })
refused-no-rows = has no rows for learners: { $found }
refused-extra-missing = needs packages that are not installed: pip install "loxley[{ $extra }]"
refused-agent-failed = { $found } has failed { $count } times in a row: { $reason }
refused-agent-unnamed = is not set; it names the server of the model
refused-agent-address = “{ $found }” is no address; write one such as http://127.0.0.1:8080/v1
refused-package-missing = needs a package that is not installed: pip install { $package }
refused-no-cluster = found no Ray cluster at { $found }
refused-not-a-tournament = holds other things; name a new or empty folder
refused-another-tournament = belongs to a tournament with other arguments or another version; name another folder, or repeat its command
refused-damaged-tournament = is damaged: { $file }; remove the folder to play anew
