### Pour l’exploitant : ce que répond `loxley admin`, et sa page.

admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-table = Table { $table } : { $game }, { $stage }, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
admin-times = Ouverte le { $created }, changée le { $touched } (UTC)
admin-person = Personne { $number } : { $name }, place { $seat }
admin-closed = La table { $table } est close.
admin-archived = La table { $table } est archivée.
admin-removed = La personne { $person } a quitté la table { $table }. La nouvelle clé d’invitation : { $invitation }
admin-banned = { $subject } est à l’écart jusqu’au { $until } (UTC).
admin-unbanned = { $subject } peut revenir.
admin-bans = { $count ->
    [0] Personne n’est à l’écart.
    [one] { $count } mise à l’écart
   *[other] { $count } mises à l’écart
}
admin-announced = Tout le monde le lit jusqu’au { $until } (UTC).
admin-exported = La table { $table } est écrite, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
admin-imported = La table { $table } est lue.
admin-backed-up = La réserve est copiée dans { $file }.
admin-verified = { $count ->
    [one] { $count } table lue
   *[other] { $count } tables lues
}, { $bad ->
    [0] rien d’anormal
    [one] { $bad } abîmée
   *[other] { $bad } abîmées
}.
