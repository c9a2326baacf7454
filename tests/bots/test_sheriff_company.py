"""Sheriff's bots use the whole breadth of deals: they pay together, trade, ask for hidden cards, promise and give."""

from random import Random

import pytest

from loxley.bots.characters import CHARACTERS, EVEN
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.style import ROGUE
from loxley.bots.sheriff.terms import received
from loxley.games.sheriff import SHERIFF
from tests.bots.test_sheriff_levels import SEASONED, offered, said
from tests.bots.test_sheriff_trading import notes
from tests.games.sheriff.table import Table as Scenario
from tests.games.sheriff.table import sheriff
from tests.games.sheriff.test_promises import to_the_next_inspection


def against_the_leader(wealth: str) -> Scenario:
    """Guy pays for the opening of much's bag; tuck has an honest bag and may add to it."""
    table = sheriff(tuck="apple", much="2 chicken 3 silk", guy="apple").playing(floor="open")
    table.having("much", stall=wealth).declares("much", "chicken", 5)
    return table.play("guy: to sheriff, offer coins 2, want open much, post")


@pytest.mark.parametrize("level", SEASONED)
def test_merchants_pay_together_against_who_is_far_ahead(level: str) -> None:
    assert said(against_the_leader("9 cheese 8 silk"), "tuck", level)["join guy"] > 20


def test_who_keeps_no_accounts_of_rivals_pays_against_nobody_else() -> None:
    assert said(against_the_leader(""), "tuck", "merchant")["join guy"] == 0


def test_nobody_adds_to_an_offer_twice_or_to_one_against_themselves() -> None:
    table = against_the_leader("9 cheese 8 silk").play("tuck: join guy, offer coins 2, post")
    assert said(table, "tuck", "robin")["join guy"] == 0
    assert said(table, "much", "robin")["join guy"] == 0


def trading(rival: str) -> Scenario:
    """Tuck's bag has passed in the last round; two apples on the stall bring no title."""
    table = sheriff(tuck="bread", guy="bread").playing(floor="open").in_the_last_round()
    table.having("tuck", stall="2 apple", coins=3).having("guy", stall=rival, coins=60)
    table.having("sheriff", stall="7 apple")
    return table.play("sheriff: wave tuck", "sheriff: wave guy")


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_goods_are_sold_to_who_becomes_king_by_them(level: str) -> None:
    assert said(trading("6 apple"), "tuck", level)["to guy"] > 5
    assert said(trading(""), "tuck", level)["to guy"] == 0


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_whoever_is_offered_such_a_trade_takes_it(level: str) -> None:
    words = next(filter(None, (offered(trading("6 apple"), "tuck", level, seed) for seed in range(20))))
    table = trading("6 apple").play(f"tuck: to guy, {_spoken(words)}, post")
    assert said(table, "guy", level, seeds=5)["accept tuck"] == 5


def _spoken(sheet: str) -> str:
    """An offer as the moves that write it: `guy to much: coins 1 for stall bread`."""
    gives, _, wants = sheet.partition(": ")[2].partition(" for ")
    return ", ".join(
        [*(f"offer {term}" for term in gives.split(", ")), *(f"want {term}" for term in wants.split(", "))]
    )


# --------------------------------------------------------------------------------------------------------- hidden cards


def test_a_sheriff_asks_for_a_hidden_card_where_coins_are_few() -> None:
    def suspected(stall: str) -> Scenario:
        table = sheriff(guy="5 silk", much="apple").playing(floor="open").having("guy", stall=stall, coins=2)
        return table.declares("guy", "chicken", 5).play("sheriff: threaten guy")

    asked = {offered(suspected("2 silk"), "sheriff", "merchant", seed) for seed in range(20)}
    assert any("unseen" in words for words in asked), asked
    assert not any("unseen" in offered(suspected(""), "sheriff", "merchant", seed) for seed in range(20))


# --------------------------------------------------------------------------------------------------- promises of coins


def in_debt() -> Scenario:
    table = sheriff(guy="apple", much="apple", tuck="apple").playing(floor="open")
    table.play("guy: to much, offer later coins 6, want coins 4, post", "much: accept guy")
    return to_the_next_inspection(table, "guy")


@pytest.mark.parametrize("level", SEASONED)
def test_debts_are_paid_in_ones_own_reign_by_who_keeps_their_word(level: str) -> None:
    table = in_debt()
    assert said(table, "guy", level, seeds=5)["to much"] == 5
    assert said(table, "guy", level, CHARACTERS["sly"], seeds=5)["to much"] == 0
    assert offered(table, "guy", level) == "guy to much: coins 6 for "
    table.play("much: accept guy")
    assert table.promises == ["guy to much: later coins 6, kept"]


def test_who_has_paid_their_debts_is_believed_more_but_never_beyond_what_they_paid() -> None:
    def worth(table: Scenario, coins: int) -> float:
        context = Context(
            table.view("much"), notes(table), [], Random(0), figures=SHERIFF.figures, style=ROGUE, character=EVEN
        )
        return received(context, table.seat("guy"), [f"later coins {coins}"])

    fresh, payer = in_debt(), in_debt().play("guy: to much, offer coins 6, post", "much: accept guy")
    assert worth(payer, 7) > worth(fresh, 7) > 0
    assert worth(payer, 200) <= 6


# --------------------------------------------------------------------------------------------------- promises in words


def with_words(opens: str = "nobody") -> Scenario:
    """Guy has given much his word, and has been Sheriff since."""
    table = sheriff(guy="apple", much="apple", tuck="apple").playing(floor="open")
    table.play("guy: to much, offer later words, want coins 2, post", "much: accept guy")
    to_the_next_inspection(table, "guy")
    if opens == "much":
        table.play("guy: open much")
    return to_the_next_inspection(table, "much")


@pytest.mark.parametrize("level", SEASONED)
@pytest.mark.parametrize(("opens", "mark"), [("nobody", "kept guy"), ("much", "broken guy")])
def test_a_promise_in_words_is_marked_by_how_its_giver_has_behaved(level: str, opens: str, mark: str) -> None:
    table = with_words(opens)
    assert said(table, "much", level, seeds=5)[mark] == 5
    table.play(f"much: {mark}")
    assert said(table, "much", level, seeds=5)[mark] == 0


@pytest.mark.parametrize("level", SEASONED)
def test_a_promise_in_words_is_given_time(level: str) -> None:
    table = sheriff(guy="apple", much="apple", tuck="apple").playing(floor="open")
    table.play("guy: to much, offer later words, want coins 2, post", "much: accept guy")
    assert said(table, "much", level, seeds=5)["kept guy"] == 0


def test_words_that_were_marked_as_kept_buy_no_trust() -> None:
    table = with_words()
    before = notes(table).people[table.seat("guy")].kept
    assert notes(table.play("much: kept guy")).people[table.seat("guy")].kept == before
