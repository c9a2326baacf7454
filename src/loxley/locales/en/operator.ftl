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
