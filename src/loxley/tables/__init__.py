"""Live tables: people and bots around a game, a clock, chat, and a store that loses nothing. No HTTP in here."""
