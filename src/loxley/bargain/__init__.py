"""Offers, terms, pledges, the floor and the ledger, for every game that deals."""
