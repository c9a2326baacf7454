"""Another game at the same table: everybody is asked, and gets their seat back.

It begins when everybody who is here has said yes, or when the host says so. Who is away, or does not want to, has a
bot in their seat, and may take it back at any time.
"""

from collections.abc import Collection

from loxley.core.refusals import Refused
from loxley.tables.checks import must_be, must_host
from loxley.tables.commands import Step, begun, free_bot, keeper_level
from loxley.tables.people import Person
from loxley.tables.rows import Answered, BotSeat
from loxley.tables.table import OVER, Table


def rematch(table: Table, person: Person, here: Collection[int]) -> Step:
    """Somebody wants another game. Where nobody else has to be asked, it begins."""
    _must_be_over(table)
    if person.seat is None:
        must_host(table, person)
    answers = {**table.answers, person.number: True}
    if table.host in answers and not _unanswered(table, answers, here):
        return _again(table, answers)
    if table.answers.get(person.number):
        raise Refused("answered-already", "person")
    return Step(Answered(person.number, yes=True))


def rematch_now(table: Table, person: Person) -> Step:
    """The host waits no longer."""
    must_host(table, person)
    _must_be_over(table)
    return _again(table, {**table.answers, person.number: True})


def decline_rematch(table: Table, person: Person) -> Step:
    _must_be_over(table)
    if person.seat is None:
        raise Refused("no-seat", "seat")
    if table.answers.get(person.number) is False:
        raise Refused("answered-already", "person")
    return Step(Answered(person.number, yes=False))


def _must_be_over(table: Table) -> None:
    must_be(table, OVER, "not-over")
    if table.opened.day:
        raise Refused("played-once", "day")


def _unanswered(table: Table, answers: dict[int, bool], here: Collection[int]) -> list[int]:
    """People at the table whose word is missing. Programs that play over the wire always go on."""
    people = [table.people[place.person] for place in table.places if place.person is not None]
    return [each.number for each in people if each.number in here and not each.bot and each.number not in answers]


def _again(table: Table, answers: dict[int, bool]) -> Step:
    game = begun(table)
    taken = [place.name for place in table.places]
    for seat, place in enumerate(table.places):
        if place.person is None or table.people[place.person].bot:
            continue
        comes = answers.get(place.person, False)
        if comes and place.stands_in:
            game.back.append(seat)
        elif not comes and not place.level:
            game.keepers.append(_keeper(table, seat, taken))
    return Step(game)


def _keeper(table: Table, seat: int, taken: list[str]) -> BotSeat:
    bot = free_bot(table, seat, keeper_level(table), "")
    bot.name = taken[seat]  # a bot that keeps a seat plays under its owner's name
    return bot
