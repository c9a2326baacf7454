"""Sheriff's bots ask for small favours where they pay (SH-5.1): another bag first, lies on a certain pile."""

from random import Random

import pytest

from loxley.bots import Thought, new_bot
from loxley.bots.characters import EVEN
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.favours import MOST
from loxley.bots.sheriff.style import ROGUE
from loxley.bots.sheriff.terms import received
from loxley.games.sheriff import SHERIFF
from tests.bots.test_sheriff_levels import SEASONED, offered, said
from tests.bots.test_sheriff_trading import notes
from tests.games.sheriff.table import Table as Scenario
from tests.games.sheriff.table import sheriff


def hurried(bag: str = "5 silk", *, timed: bool = True) -> Scenario:
    """Guy has much to hide, or nothing; two more bags stand before the Sheriff."""
    table = sheriff(guy=bag, much="apple", tuck="apple").playing(floor="open", timed_inspection=timed)
    return table.declares("guy", "apple", 5).play("sheriff: threaten guy")


@pytest.mark.parametrize("level", SEASONED)
def test_a_liar_pays_to_come_after_another_where_time_may_run_out(level: str) -> None:
    words = offered(hurried(), "guy", level)
    assert words == "guy to sheriff: coins 1 for before much guy"


@pytest.mark.parametrize("level", SEASONED)
def test_without_a_clock_or_a_lie_nobody_pays_for_the_order_of_bags(level: str) -> None:
    for seed in range(10):
        assert "before" not in offered(hurried(timed=False), "guy", level, seed)
        assert "before" not in offered(hurried("5 apple"), "guy", level, seed)


@pytest.mark.parametrize("level", SEASONED)
def test_the_order_of_bags_is_asked_for_once_and_granted_for_a_coin(level: str) -> None:
    table = hurried().play("guy: to sheriff, offer coins 2, want before much guy, post")
    assert said(table, "sheriff", level, seeds=5)["accept guy"] == 5
    table.play("sheriff: accept guy")
    assert "before" not in offered(table, "guy", level)


def with_piles(left: str, right: str, *, rival: str = "") -> Scenario:
    """Tuck draws first in the next round and keeps chickens; much's bag is to be opened, or to be suspected."""
    table = sheriff(guy="apple", tuck="apple", much="3 silk" if rival else "5 silk").playing(floor="open")
    table.having("tuck", hand="5 chicken", stall="6 chicken").having("much", stall=rival)
    table.declares("much", "cheese", 3 if rival else 5)
    table.discards(left, right)
    if not rival:
        table.play("guy: to sheriff, offer coins 9, want open much, post", "sheriff: accept guy")
    return table


def wanted(level: str, left: str, right: str, rival: str = "") -> set[str]:
    """What tuck offers, over many chances."""
    return {offered(with_piles(left, right, rival=rival), "tuck", level, seed) for seed in range(30)}


@pytest.mark.parametrize("level", SEASONED)
def test_a_merchant_pays_for_lies_to_be_laid_where_they_cover_nothing_of_use(level: str) -> None:
    assert "tuck to sheriff: coins 1 for pile left much" in wanted(level, "apple", "chicken")
    assert "tuck to sheriff: coins 1 for pile right much" in wanted(level, "chicken", "apple")


@pytest.mark.parametrize("level", SEASONED)
def test_where_both_piles_are_the_same_to_them_they_pay_nothing(level: str) -> None:
    assert not any("pile" in words for words in wanted(level, "chicken", "chicken"))


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_who_pays_for_an_opening_says_where_the_lies_shall_lie(level: str) -> None:
    words = wanted(level, "apple", "chicken", rival="4 crossbow 8 mead")
    assert any(word.endswith("for open much, pile left much") for word in words), words


# ------------------------------------------------------------------------------------------------- what they are worth


def worth(table: Scenario, name: str, *words: str) -> float:
    """What a Sheriff's favour is worth to somebody, in coins."""
    context = Context(
        table.view(name), notes(table), [], Random(0), figures=SHERIFF.figures, style=ROGUE, character=EVEN
    )
    seats = [str(table.seat(word)) if word in table.names else word for word in words]
    return received(context, table.seat("sheriff"), [" ".join(seats)])


def test_no_favour_is_worth_more_than_a_coin_or_two_and_none_is_paid_for_twice() -> None:
    table = hurried()
    assert 0 < worth(table, "guy", "before", "much", "guy") <= MOST
    assert worth(table, "guy", "before", "guy", "much") == worth(table, "guy", "before", "much", "tuck") == 0
    table.play("guy: to sheriff, offer coins 2, want before much guy, post", "sheriff: accept guy")
    assert worth(table, "guy", "before", "much", "guy") == 0


def test_a_pile_serves_only_who_draws_from_the_other_one_in_the_next_round() -> None:
    table = with_piles("apple", "chicken")
    assert 0 < worth(table, "tuck", "pile", "left", "much") <= MOST
    assert worth(table, "tuck", "pile", "right", "much") == 0
    assert worth(table, "guy", "pile", "left", "much") == 0  # the next Sheriff
    table.play("tuck: to sheriff, offer coins 2, want pile left much, post", "sheriff: accept tuck")
    assert worth(table, "tuck", "pile", "left", "much") == 0


@pytest.mark.parametrize("level", SEASONED)
def test_somebody_who_asks_for_a_favour_says_why(level: str) -> None:
    bot = new_bot("sheriff", level)
    table = hurried()
    log = table.game.log
    assert log is not None
    seat = table.seat("guy")
    bot.choose(table.view("guy"), log.seen_by(seat), table.game.legal(seat), Random(0))
    assert isinstance(bot.thought, Thought)
    assert (bot.thought.key, bot.thought.facts) == ("why-sheriff-order", {"seat": table.seat("much"), "coins": 1})
