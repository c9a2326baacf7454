### One deal at several tables: opening them, how far they are, and the comparison.

deal-choose = Several tables, same deal
    .about = You get a link with which others open their tables for the same cards. All tables are compared when the last one is done.
deal-count = How many deals
    .about = More than one is a series: each table plays them one after the other, and the page adds them up.
deal-of = { $game }, { $players } players: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, several tables
deal-text = The same cards lie on several tables. Nobody is told what others made of them before all tables are done.
deal-text-series = The same deals are played at several tables, one after the other. Nobody is told what others made of a deal before all tables are done with it.
deal-told = All tables are done. This is what each seat made of the same cards.
deal-standing = How far the tables are
deal-gathering = Waiting to begin
deal-playing = Playing
deal-done = Done
deal-wait = Results, replays and stories open here when no table waits or plays any more. Until then not even points are told.
deal-wait-series = The results of a deal open here when all tables are done with it; replays and stories of other tables open after the last deal. A table that stops earlier is closed by its host.
deal-head = Deal
deal-number = Deal { $number }
deal-number-of = Deal { $number } of { $deals }
deal-next = Next deal ({ $number } of { $deals })
deal-sum = { $deals } deals together
deal-sum-results = Points by seat and table, all told deals together
deal-own = To my table
deal-open = Open your table
    .about = Your friends come to your table through its own link. No table can join any more once one of them has begun.
deal-another = Open another table
deal-invite = Invite other tables
    .about = For the hosts of the other tables, not for players: whoever has this link can open a table for these cards.
deal-link = Link for the hosts of other tables
deal-cut = This link is not complete. Ask for the full link.
deal-results = Points by seat and table
deal-results-of = Deal { $number }: points by seat and table
deal-seat-head = Seat
deal-seat = Seat { $number }
deal-table = Table { $number }
deal-average = Average
deal-best = best
deal-won = won at this table
deal-closed = closed before the end
deal-look = Look at it
deal-replay = Replay
    .of = Replay of table { $number }
deal-story = Story
    .of = Story of table { $number }
deal-notice = Other tables play the same { $deals ->
        [one] cards
       *[other] { $deals } deals
    }. When all are done, everybody at these tables sees the results and may watch the replays.
deal-notice-host = Other tables can play the same { $deals ->
        [one] cards
       *[other] { $deals } deals
    }: send their hosts a link before you begin. When all are done, everybody at these tables sees the results and may watch the replays.
deal-notice-waiting = { $count ->
        [one] One table is not done with these cards yet.
       *[other] { $count } tables are not done with these cards yet.
    } Replay, story and comparison open here when all are.
deal-notice-over = All tables are done with these cards.
deal-compare = Compare the tables
