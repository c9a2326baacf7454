"""What any table game is: seats, words, chance, log, state, records. Imports nothing else of Loxley."""
