"""Tables whose cards are known beforehand: the same game whenever the same things are done."""

from typing import Any

from tests.web.person import Person

_BOT = "merchant"
_LIGHT = "/icon.svg"  # any page of the server may write what the browser keeps, and this one is quick
_KEEP = """(known) => localStorage.setItem('loxley.tables', JSON.stringify({list: [known]}))"""


def sit_at_deal(person: Person, game: str, seed: int, players: int = 3, **options: str | int | bool) -> None:
    """The person and bots at a table of this deal; the bots draw from the same seed."""
    name = person.house.keep_deal(seed)
    wish = {
        "game": game,
        "name": "Robin",
        "players": players,
        "options": options,
        "bots": [{"seat": seat, "level": _BOT} for seat in range(1, players)],
        "start": True,
        "duplicate": name,
    }
    opened = person.context.request.post("/api/tables", data=wish)
    assert opened.ok, opened.text()
    take_place(person, game, opened.json())


def take_place(person: Person, game: str, opened: dict[str, Any]) -> None:
    """The browser of whoever has opened a table comes to it."""
    person.go(_LIGHT)
    known = {"token": opened["token"], "key": opened["key"], "table": opened["table"], "game": game}
    person.page.evaluate(_KEEP, {**known, "at": 0, "stage": "playing", "match": 1, "names": []})
    person.go(f"/t/{opened['table']}")
    person.sees_table()
