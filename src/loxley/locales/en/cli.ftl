### What the commands say.

## components

components-base = Goods (SH-1.1)
components-royal = Royal goods (SH-1.1, SH-7.4)
components-promo = Promo cards (SH-8.5)
components-good = Goods
components-kind = Kind
components-counts = Counts as
components-source = Source
components-copies = Cards
components-copies-of-three = With 3
components-value = Value
components-penalty = Penalty
components-reward = Reward
components-royal-source = Of royal goods, the source is that of what they count as; all else about them stands in the booklet.
components-stand-ins = A stand-in is our own figure, for want of a source. If you own the box, put yours in a file: loxley components sheriff --check FILE.
components-fine = { $file }: a complete set of components, nothing wrong with it.

provenance-booklet = Booklet
provenance-reported = Reported
provenance-stand-in = Stand-in
provenance-own = Own box

## bench

bench-measuring = Measuring { $what } …
bench-ours = Loxley, random play of full games with four players
bench-peers = Peers, random play of their games
bench-game = Game
bench-engine = Engine
bench-compiled = compiled
bench-plain = plain
bench-games = Games/s
bench-decisions = Decisions/s
bench-clone = Copy, µs
bench-view = View, µs
bench-record = Record
bench-robins = Robins, games/s
bench-peer = Peer
bench-ratio = { $game } ÷ peer
bench-whole = { NUMBER($figure, maximumFractionDigits: 0) }
bench-fine = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-share = { NUMBER($percent, maximumFractionDigits: 1) }%
bench-ratio-method = “÷ peer” compares decisions per second; theirs are decisions of other games.
bench-method = Per second of CPU time, on one core. “Record” is the share of speed lost when every game is written down. “Robins” are whole games of four bots of the highest level.
bench-learning = Loxley as an environment, decisions of random games with four players
bench-aec = One table
bench-batch = { $games } tables
bench-length = Length
bench-legal = Legal
bench-speed = Per s
bench-learning-peers = Peers, and how many times as many decisions ours make
bench-learning-method = Per second of CPU time, on one core, each decision with what the seat sees and a mask of its moves; moves are drawn from the mask, outside. One table is PettingZoo’s AEC, without wrappers. One table is compared with one table, and a batch with a batch of the same size; the last line compares { $games } tables of ours with one of ours. “Length” is the decisions of a game, “Legal” the moves to choose from.
bench-load = Stored and announced per second of the server’s CPU time, tables of four
bench-server = Server
bench-sockets = Sockets
bench-cpu-moves = Moves
bench-cpu-messages = Messages
bench-bytes = Bytes
bench-times = ÷ peer
bench-times-messages = in messages
bench-latency = { $sockets } sockets, { $messages } messages a second: from sending a message to the news of its moves { $median } ms (median), { $slowest } ms (99 of 100).
bench-endurance = { $tables } live tables: { $memory } MB. After a kill the server answers in { $restart } s, and everybody is back at every table in { $all } s.
bench-workers = Processes on all cores, which the crowd and the database share
bench-messages-second = Messages/s
bench-workers-method = “Messages” are per second of the CPU time of Loxley’s processes, without the database’s.
bench-soak = Tables come and go
bench-soak-time = Minutes
bench-soak-tables = Tables opened
bench-soak-loaded = Tables in memory
bench-soak-memory = Memory, MB
bench-soak-store = Store, MB
bench-soak-p50 = Median, ms
bench-soak-p99 = 99 of 100, ms
bench-soak-method = Crowds of { $sockets } sockets one after the other, each at new tables, { $pace } messages a second. An empty table leaves the memory after 20 seconds; after a minute it is archived, and after another deleted.
bench-load-method = The server on one core, the crowd on another. Loxley plays full Sheriff, each news with what changed in the reader’s view, and stores every move on disk before it is announced. A bag or an offer of several moves comes in one message. The peer plays a game of one move, one in each message.

## play

play-ready = Loxley is at { $address }
    Friends on this machine can join by a table’s link. Ctrl-C stops it; every game is kept and goes on next time.
play-already = Loxley is already running at { $address }

## replay

replay-seat = Seat { $seat }
replay-seen =
    { $viewer ->
        [public] As everybody saw it.
        [auditor] With everything that was hidden.
       *[seat] As { $name } saw it.
    }
replay-chat = { $name }: “{ $chat }”
replay-house = Time was up for { $name }: the house made the least committing move.
replay-why = { $name } thought: “{ $thought }”
replay-why-compared = { $name } thought: “{ $thought }” ({ $choices })
replay-choice = { $choice }: { NUMBER($worth, maximumFractionDigits: 2) }
replay-choices = { $head }; { $next }
replay-checked =
    { $ending ->
        [over] Checked: { $lines } lines, every move by the rules; the seed is the one promised at the start, the result is right.
       *[paused] The game stops here and is not over. Checked: { $lines } lines, every move by the rules; the seed is the one promised at the start.
    }

## bot

remote-joined = { $name } has taken seat { $seat }.
remote-replaced = { $bot } was replaced by a simpler bot ({ $fault }).
remote-over = The game is over: { $score } points{ $won ->
        [yes] , and a win
       *[no] {""}
    }.
