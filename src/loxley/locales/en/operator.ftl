### For operators: what `loxley admin` answers, and the operator's page.

admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-table = Table { $table }: { $game }, { $stage }, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
admin-times = Opened { $created }, changed { $touched } (UTC)
admin-person = Person { $number }: { $name }, seat { $seat }
admin-closed = Table { $table } is closed.
admin-archived = Table { $table } is archived.
admin-removed = Person { $person } is removed from table { $table }. The new key of its invitation: { $invitation }
admin-banned = { $subject } is kept away until { $until } (UTC).
admin-unbanned = { $subject } may come again.
admin-bans = { $count ->
    [0] Nobody is kept away.
    [one] { $count } ban
   *[other] { $count } bans
}
admin-announced = Everybody is told until { $until } (UTC).
admin-exported = Table { $table } is written, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
admin-imported = Table { $table } is read.
admin-backed-up = The store is copied to { $file }.
admin-verified = { $count ->
    [one] { $count } table read
   *[other] { $count } tables read
}, { $bad ->
    [0] nothing wrong
    [one] { $bad } damaged
   *[other] { $bad } damaged
}.

## The operator's page

operator-title = Loxley for its operator
operator-secret = The operator’s secret
operator-enter = Show the figures
operator-leave = Leave
operator-wrong = This is not the secret of this server.
operator-too-fast = Too many tries. Wait a minute.
operator-since =
    Version { $version }, up for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } and { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. The figures are renewed every five seconds.
operator-store =
    { $ready ->
        [yes] The store answers.
       *[no] The store does not answer, or the last row was not stored.
    }
operator-whole = { NUMBER($figure) }
operator-milliseconds = { NUMBER($figure, maximumFractionDigits: 2) } ms
operator-connections = Connections
operator-tables-live = Tables with people
operator-tables-loaded = Tables in memory
operator-tables-set-aside = Tables set aside
operator-moves = Moves stored
operator-rows = Rows stored
operator-failed-writes = Failed writes
operator-refusals = Refusals
operator-refused-connections = Refused connections
operator-bot-failures = Failures of bots
operator-replays = Replays shown
operator-commit = Mean commit
operator-tables = Tables that changed last
operator-no-tables = There are no tables yet.
operator-column-table = Table
operator-column-game = Game
operator-column-stage = Stage
operator-column-people = People
operator-column-changed = Changed (UTC)
operator-stage =
    { $stage ->
        [gathering] gathering
        [playing] playing
        [paused] paused
        [over] over
       *[closed] closed
    }
