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

## La page de l’hébergeur

operator-title = Loxley, pour l’hébergeur
operator-secret = Le secret de l’hébergeur
operator-enter = Voir les chiffres
operator-leave = Quitter
operator-wrong = Ce n’est pas le secret de ce serveur.
operator-too-fast = Trop d’essais. Attendez une minute.
operator-since =
    Version { $version }, en marche depuis { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    } et { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Les chiffres se renouvellent toutes les cinq secondes.
operator-store =
    { $ready ->
        [yes] La réserve répond.
       *[no] La réserve ne répond pas, ou la dernière ligne n’a pas été écrite.
    }
operator-whole = { NUMBER($figure) }
operator-milliseconds = { NUMBER($figure, maximumFractionDigits: 2) } ms
operator-connections = Connexions
operator-tables-live = Tables avec du monde
operator-tables-loaded = Tables en mémoire
operator-tables-set-aside = Tables mises de côté
operator-moves = Coups écrits
operator-rows = Lignes écrites
operator-failed-writes = Écritures manquées
operator-refusals = Refus
operator-refused-connections = Connexions refusées
operator-bot-failures = Bots en défaut
operator-replays = Parties revues
operator-commit = Écriture moyenne
operator-tables = Dernières tables changées
operator-no-tables = Il n’y a pas encore de table.
operator-column-table = Table
operator-column-game = Jeu
operator-column-stage = État
operator-column-people = Personnes
operator-column-changed = Dernier changement (UTC)
operator-stage =
    { $stage ->
        [gathering] on s’installe
        [playing] on joue
        [paused] en pause
        [over] finie
       *[closed] fermée
    }
