### The server of live tables: what it says, and how it says no.

server-ready = Tables are open at { $address }

# starting

refused-unknown-store = must begin with sqlite:/// or postgresql://, found { $found }
refused-not-a-store = cannot be used as a store ({ $reason })
refused-not-a-table = is not an exported table
refused-table-exists = is in this store already
refused-store-in-use = another server uses this file; stop it, or give each its own
refused-newer-store = was used by a newer version of Loxley (step { $found }; this one knows { $known }): install that one
refused-no-asyncpg = PostgreSQL needs one package more: pip install 'loxley[postgres]'
refused-not-a-contact = an address is needed that push services can write to: { $example }, or https://…
refused-no-database = the database cannot be used ({ $reason })
refused-one-process-only = several processes need a store they can share: --store postgresql://…
refused-no-worker = no process could start; the lines above say why
refused-no-listening = cannot listen at { $host }, port { $port } ({ $reason })
refused-unknown-limit = there is no limit { $found }; there is { $choices }

# messages

refused-not-a-message = This is not what the protocol asks for ({ $reason }).
refused-too-large = This is too large: at most { $most } bytes are allowed.
refused-too-fast = Too much at once. Wait a moment.
refused-too-busy = Too many people ask for this at once. Try again in a moment.
refused-too-heavy = This is too long to be shown: at most { $most } bytes of replay, or one second of work.
refused-story-too-heavy = This game is too long for its story to be told.
refused-foreign-origin = This page does not belong to this server.
refused-too-late-to-send = This did not arrive in time. Send it again.
refused-not-stored = This could not be stored, and has not happened ({ $reason }). Try again.
refused-store-away = The store does not answer. Try again in a moment.
refused-broken = Something is wrong in the server. It has been written down, and nothing has changed.
refused-too-many-tables = This server has as many tables as it can hold. Try again later.

# tables and people

refused-no-such-table = There is no such table.
refused-set-aside = This table cannot be read from the store. The operator finds the reason in the log.
refused-no-such-match = No such game was played at this table.
refused-no-such-deal = There is no deal of this name.
refused-no-such-games = Nothing is kept here under this name with this secret.
refused-no-room-to-keep = This server has no room for more games. What it keeps for you stays as it was.
refused-too-many-kept = This server keeps the games of as many people as it can.
refused-no-such-person = Nobody at this table has this number.
refused-not-invited = This table needs an invitation. Ask for its full link.
refused-table-full = This table is full.
refused-table-locked = The host has locked this table: nobody new can come in.
refused-removed = The host has removed you from this table.
refused-banned = The operator of this server keeps you away for a time.
refused-table-closed = This table is closed.
refused-table-archived = This table is archived: it can be watched, not played.
refused-not-the-host = Only the host may do that.
refused-name-unseen = This name cannot be seen. Choose one with letters or figures.
refused-name-taken = Somebody at this table is called that already. Choose another name.
refused-only-watching = You are watching. Join the table first.
refused-no-promise-in-words = Words are kept beside an offer with a promise in one’s own words; this is none.
refused-nothing-said = There is nothing in this message.

# seats

refused-no-seat = You have no seat at this table.
refused-sits-already = You have a seat already.
refused-seat-taken = This seat is taken by { $name }.
refused-seat-empty = Nobody sits on seat { $seat }.
refused-seat-free = Nobody sits there.
refused-bot-plays = A bot plays for you. Take your seat back first.
refused-no-stand-in = No bot stands in there.
refused-is-here = { $name } is here.
refused-not-now = This is not possible now.

# the course of a game

refused-not-gathering = The game has begun already.
refused-not-playing = No game is being played.
refused-not-paused = The game is not paused.
refused-not-over = The game is not over.
refused-illegal = The rules do not allow this move.
refused-too-late = Too late: somebody has played since.
refused-offer-changed = Another offer stands there by now. Read it first.
refused-written-enough = You have written { $most } lines in this game. You can write again in the next one.
refused-talked-enough = So much has been said in this phase that only a decision goes on.
refused-deal-is-played = The deal is still being played at another table.
refused-deal-has-begun = This deal is being played. No table can join it before all are over.
refused-deal-full = As many tables play this deal as can.
refused-deal-differs = The tables of one deal play the same game with as many players and the same options.
refused-day-is-played = Others still play today’s deal: its replay and its story open tomorrow.
refused-played-once = The deal of the day is played once. Tomorrow brings another.
refused-not-a-player = This is not the secret of a player: 64 hexadecimal digits.
refused-same-pace = The table has this pace already.
refused-unknown-pace = The pace “{ $found }” is unknown. Choose one of { $choices }.

# taking back

refused-wish-stands = Somebody has asked already.
refused-no-wish = There is nothing to agree to.
refused-nothing-to-take-back = You have played nothing yet.
refused-was-answered = What has been revealed cannot be taken back.

# looks, devices, friends

refused-unknown-look = There is no “{ $found }”. Choose one of { $choices }.
refused-same-look = You look like that already.
refused-dressed-enough = You have changed your look { $most } times in this game. You can do it again in the next one.
refused-unknown-phrase = There is no phrase “{ $found }”.
refused-too-many-tickets = You have asked for { $most } links to other devices in this game. That is enough.
refused-ticket-void = This link has been used, or is too old. Make a new one on the device that has your seat.
refused-asked-already = You have asked for this seat already. The host will answer.
refused-nobody-asked = Nobody waits for this answer any more.
refused-answered-already = You have said so already.
refused-same-settings = The table is set like this already.

# elsewhere

refused-webhook-not-allowed = The operator of this server has not allowed this address.
refused-no-push = This server does not notify people who have closed the page.
refused-not-by-day = People who have closed the page are notified only where there is more than an hour for each decision.
refused-not-a-device = No browser makes such keys.
refused-push-not-allowed = This is not the address of a push service that this server knows.
