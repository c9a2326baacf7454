### What `loxley -h` and `loxley COMMAND -h` say, and what is wrong with a command line. Words to type stay as they are.

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = (default: { $value })

man-name = Name
man-synopsis = Synopsis
man-commands = Commands
man-options = Options
man-status = Exit status

usage-help = Try { $command }
usage-no-such-command = There is no command { $found }.
usage-no-such-option = There is no option { $found }.
usage-close = Did you mean { $close }?
usage-missing = { $name } is missing.
usage-extra = Too many arguments: { $found }
usage-bad-value =
    { $name } must be { $kind ->
        [int] a whole number
        [float] a number
        [range] a number from { $least } to { $most }
        [least] a number of at least { $least }
        [choice] one of { $choices }
       *[other] something else
    }.
usage-record-says = --resume: the record says everything else; only --lang goes with it, and --level for a bot of your own.
usage-agent-alone = --agent plays a new game by itself; leave out --terminal and --resume.
usage-terminal-only = { $name } goes with --terminal; in the browser your own choice is made in the page.
usage-bad-language = --lang must be one of { $choices }.
usage-bad-viewer = --as must be a seat (a number from 0), public or auditor.
usage-not-of-server = --game and --option go with engine and research.
usage-only-of-server = --postgres, --soak and --plot go with server.
usage-game-first = --option goes with --game.

help-loxley = Robin Hood table games of bluff and bargain: a rules engine for tables, bots and researchers.
    .more = Exit status: 0 done, 1 the input was refused, 2 wrong usage.
help-any-version = Show the version and exit.
help-any-install-completion = Complete commands and names in this shell from now on.
help-any-show-completion = Show what would be installed for completion.
help-any-help = Show this message and exit.

## What commands share

help-any-game = { $games }
help-any-lang = The language of all sentences; by default that of your system.
help-any-json = Print JSON on standard output, nothing else.
help-any-components = Use the figures of your own box (see loxley components).
help-any-option = An option of the game, such as royal_goods or first_sheriff=2; may be repeated. { $options }

## play

help-play = Play a game against bots, in the browser or in the terminal.
    .more = In the browser, friends can join by a link. In the terminal, Ctrl-C leaves the game; its record is kept, and --resume continues it. A record never loads a bot of yours by itself: name it again with --level.
help-play-seats = How many players, you included; 4 if you do not say.
help-play-level = How strong the bots are: { $levels }; or a bot of your own: { $own }.
help-play-character = How the bots like to play: { $characters }; mixed gives each its own and tells you, secret does not tell you. Secret if you do not say.
help-play-agent = Let a language model play the first seat: the address of a server with chat completions, such as http://127.0.0.1:8080/v1.
help-play-agent-model = The model’s name on that server.
help-play-terminal = Play in this terminal, not in the browser.
help-play-seed = Deal from this seed: a whole number, or 64 hexadecimal digits.
help-play-name = Your name at the table.
help-play-record = Write the record here; it must be a new file.
help-play-resume = Continue a game from its record.

## serve

help-serve = Serve live tables to browsers and other clients.
    .more = Ctrl-C stops it; every game is kept and continues next time.
help-serve-host = The address to listen at.
help-serve-port = The port; 0 takes a free one.
help-serve-store = sqlite:///FILE or postgresql://…; by default a file in your data folder.
help-serve-workers = Processes; more than one need PostgreSQL.
help-serve-webhook-host = A host that tables may notify of turns; may be repeated.
help-serve-push-contact = Notify people who have closed the page, where there is more than an hour for each decision. Push services write to this address when something is wrong: { $mail }, or https://…
help-serve-push-host = The host of another push service, besides those of the browsers; may be repeated.
help-serve-origin = Another origin whose pages may connect; may be repeated.
help-serve-bot = A bot of your own that tables may seat: an installed one, { $own }; may be repeated. Nobody on the network can name another.
help-serve-bot-pause = How long a bot waits before it moves, among people.
help-serve-talk-time = How long bots wait for people who may still bargain.
help-serve-grace = How long bots wait for somebody whose connection broke.
help-serve-own-moves = Leave people their move even when it is the only one.
help-serve-limit = Another value for a limit (docs/deployment.md lists them). May be repeated.
help-serve-operator-secret = A file with a secret: whoever knows it sees live figures at /operator.
help-serve-log-format = Lines for people, or json: one object a line.
help-serve-log = How much to write to standard error: info has a line for each request.

## bot

help-bot = Seat a bot of your own at a live table, anywhere.
    .more = It plays until the game is over, and is marked as a bot at the table. If it fails, chooses a move that is not legal or takes too long, a novice plays on.
help-bot-url = The link of a table, or its server.
help-bot-bot = A level, an installed bot, { $own }.
help-bot-table = The table, if the link does not say it.
help-bot-key = The invitation, if the link does not hold it.
help-bot-seat = Which seat, counted from 1; the first that is free if you do not say.
help-bot-name = Its name at the table.
help-bot-character = How it likes to play: { $characters }.
help-bot-time-limit = Seconds for one choice of a bot of your own.

## mcp

help-mcp = Give a language model a seat, over the Model Context Protocol on standard input and output.
    .more = A program that speaks MCP starts this command. Its tools begin a local game against bots, or take a seat at a live table by its link. Needs the extra mcp.

## replay

help-replay = Show a recorded game and check it: its moves, its seed, its result.
    .more = A game that was left unfinished is shown as far as it goes. With --json only the final view is printed.
help-replay-file = A record (JSON Lines).
help-replay-seen-by = Who is watching: a seat (from 0), everybody, or one who sees everything.
help-replay-why = Tell why bots did what they did; an auditor is always told.

## story

help-story = Tell the story of a recorded game: turning points, awards, lies, bribes, figures.
    .more = What the Sheriff could know at each inspection comes from worlds imagined on the Sheriff’s own view.
help-story-file = A record of a finished game (JSON Lines).
help-story-html = Write it as one HTML file with charts, that needs no other file.

## score

help-score = Score a real table: JSON in, a score sheet out.
    .more =
        sheriff: { $sheriff }. Who has Feast Plates says what they became: { $feast }.

        nottingham: { $nottingham }.

        sherwood: { $sherwood }; the last loot is that of round six, if it is not yet on the glory track.
help-score-file = A sheet of JSON; standard input if left out.

## arena

help-arena = Play seat-balanced tournaments among bots, with confidence intervals.
    .more = Every deal is played once for each rotation of the players around the table. Intervals are of 95 %, over deals. The same seed gives the same results, wherever they are played. A bot that fails, chooses a move that is not legal or takes too long is replaced by the simplest one, and reported.
help-arena-levels = Levels ({ $levels }) or probes, each with a character if you like ({ $entry }), and bots of your own: { $own }. All meet all; with a number (robin 3xrogue) they make one line-up.
help-arena-seats = Players at each table; 4, or as many as the line-up has.
help-arena-games = At least so many; rounded up to whole rotations of the seats.
help-arena-seed = Deals and the bots’ chance come from it.
help-arena-jobs = Processes on this machine.
help-arena-ray = Play on this Ray cluster; local starts one here.
help-arena-time-limit = Seconds for one choice of a bot of your own.
help-arena-think = How many imagined games robin may play on for one choice (without it, robin answers at once).
help-arena-records = Keep records and results here; continue with what is there.
help-arena-plots = Draw the results into this folder.

help-arena-best-response = Look for the player who takes most from a table full of this level, and measure it on fresh deals.
help-arena-budget = CPU-seconds for the search.

## measure

help-measure = Measure how bots lie, inspect, bribe and keep their word, and who beats whom.
    .more = Each bot plays alone among each other one, at every seat of every deal. The measures come from the stories of these games.
help-measure-levels = The bots: { $levels }, an installed bot, { $own }.
help-measure-seats = Players at each table.
help-measure-games = Games for each pair; rounded up to whole rotations of the seats.
help-measure-seed = Deals and the bots’ chance come from it.
help-measure-jobs = Processes on this machine.
help-measure-probes = Also let the probes of the house, players of one idea, play against each bot.
help-measure-plots = Draw the measures into this folder, as SVG.

## components

help-components = Show the figures printed on a game’s components, and where they come from.
    .more = Some are stand-ins of ours. If you own the box, put yours into a TOML file, check it here, and play with it: --components FILE.
help-components-check = Check your own figures instead; with --json, print them.

## bench

help-bench = Measure how fast Loxley is on this machine, side by side with peers.
    .more =
        engine: whole games with four players, bargaining included; a plain Python loop draws every move from all legal ones, on one core.

        server: crowds of sockets at tables of Sheriff, the server on one core and the crowd on another; every move is stored before it is announced.

        research: the games as environments for learners, one table at a time and 64 or 1,024 at once; every decision comes with what the seat sees and a mask of its moves, and moves are drawn from the mask.

        Speeds are per second of CPU time: a busy machine changes them little.
help-bench-part = What to measure.
help-bench-peers = Measure peers too; they are installed when missing.
help-bench-seconds = Seconds for each engine, crowd or environment.
help-bench-game = Only this game.
help-bench-postgres = Measure server processes on this empty PostgreSQL database too: one, two and four.
help-bench-soak = Instead, let tables come and go for so many minutes, and watch memory, store and latency.
help-bench-plot = Draw the soak into this SVG file.

help-admin = Look after a store of live tables, also while servers use it.
    .more = Servers on PostgreSQL hear of it at once, one on SQLite within a few seconds.
help-admin-list = List tables, those that changed last first.
    .more = Of each its name, game, stage, last change and people.
help-admin-list-stage = gathering, playing, paused, over or closed; all if you do not say.
help-admin-list-most = So many at most.
help-admin-look = Look at a table: who is there, and its stage.
    .more = Nothing of the game is shown.
help-admin-close = Close a table.
    .more = Nothing more is played there, and everybody is told.
help-admin-archive = Archive a table now.
    .more = A game that is played there ends; its replay can still be seen.
help-admin-remove = Remove a person from a table for good.
    .more = The old invitation is void; the answer holds the new key.
help-admin-remove-person = The number that look shows.
help-admin-ban = Keep an address or a name away for a time.
    .more = One IPv6 address stands for its /64.
help-admin-ban-subject = An address, a network such as 192.0.2.0/24, or a name.
help-admin-ban-days = For so long; 0 lifts a ban.
help-admin-ban-reason = For your own memory.
help-admin-bans = List the bans that hold.
    .more = Subject, end (UTC) and reason.
help-admin-announce = Tell something to everybody at every table.
    .more = It is shown at once and to all who come.
help-admin-announce-text = What everybody shall read.
help-admin-announce-hours = For so long; 0 takes it away.
help-admin-export = Write all rows of a table to a file.
    .more = The seeds of its games stand in it: keep it private.
help-admin-import = Read a table that was exported, from this store or another.
    .more = It keeps its name, its people and their links.
help-admin-backup = Copy the whole store into one file, while servers go on.
    .more = The file is an SQLite store, whatever the store is.
help-admin-verify = Read every table of the store again, and say what is wrong.
    .more = Exit status 1 if anything is.
help-any-store = As for loxley serve; by default the same.
help-any-table = The name in a table’s link.
help-any-file = The file.
