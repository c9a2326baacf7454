### The server of live tables: what it says, and how it says no.

server-ready = Tables are open at { $address }

# starting

refused-unknown-store = must begin with sqlite:/// or postgresql://, found { $found }
refused-not-a-store = cannot be used as a store ({ $reason })
refused-store-in-use = another server uses this file; stop it, or give each its own
refused-newer-store = was used by a newer version of Loxley (step { $found }; this one knows { $known }): install that one
refused-no-asyncpg = PostgreSQL needs one package more: pip install 'loxley[postgres]'
refused-no-database = the database cannot be used ({ $reason })
refused-one-process-only = several processes need a store they can share: --store postgresql://…
refused-no-listening = cannot listen at { $host }, port { $port } ({ $reason })

# messages

refused-not-a-message = is not what the protocol asks for ({ $reason })
refused-too-large = is too large; { $most } bytes are allowed
refused-too-fast = too much at once: wait a moment
refused-foreign-origin = this page does not belong to this server
refused-not-stored = could not be stored, and has not happened ({ $reason }); try again
refused-broken = something is wrong in the server; it has been written down, and nothing has changed
refused-too-many-tables = this server has as many tables as it can hold

# tables and people

refused-no-such-table = there is no such table
refused-no-such-match = no such game was played at this table
refused-no-such-deal = there is no deal of this name
refused-no-such-person = nobody at this table has this number
refused-not-invited = this table needs an invitation
refused-table-full = too many people are at this table
refused-not-the-host = only the host may do that
refused-only-watching = you are watching; join the table first
refused-nothing-said = says nothing

# seats

refused-no-seat = you have no seat at this table
refused-sits-already = you have a seat already
refused-seat-taken = { $name } sits there
refused-seat-empty = nobody sits on seat { $seat }
refused-seat-free = nobody sits there
refused-bot-plays = a bot plays for you: take your seat back first
refused-no-stand-in = no bot stands in there
refused-is-here = { $name } is here
refused-not-now = not possible now

# the course of a game

refused-not-gathering = the game has begun already
refused-not-playing = no game is being played
refused-not-paused = the game is not paused
refused-not-over = the game is not over
refused-illegal = the rules do not allow this move
refused-too-late = something has happened since
refused-offer-changed = another offer stands there by now
refused-deal-is-played = the deal is still being played at another table

# taking back

refused-wish-stands = somebody has asked already
refused-no-wish = there is nothing to agree to
refused-nothing-to-take-back = you have played nothing yet
refused-was-answered = what has been revealed cannot be taken back

# elsewhere

refused-webhook-not-allowed = the operator of this server has not allowed this address
