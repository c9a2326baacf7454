"""Sheriff's bots are not milked: goods are worth their titles, a word that proved false is not believed again."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from loxley.bots.characters import CHARACTERS
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.notebook import Notebook
from loxley.bots.sheriff.seasoned import SheriffRobin
from loxley.bots.sheriff.style import MERCHANT, ROGUE, Style, in_character
from loxley.bots.sheriff.terms import passage
from loxley.core.seats import AUDITOR
from loxley.games.sheriff import SHERIFF
from tests.bots.test_sheriff_levels import SEASONED, Mixed, offered, said
from tests.games.sheriff.table import Table as Scenario
from tests.games.sheriff.table import sheriff


def selling(stall: str, rival: str, offer: str, others: str = "") -> Scenario:
    """Guy's offer for goods on tuck's stall in the last round; two others may have goods too."""
    table = sheriff(tuck="apple", guy="apple", will="apple").in_the_last_round()
    table.having("tuck", stall=stall).having("guy", stall=rival, coins=60)
    table.having("will", stall=others).having("sheriff", stall=others)
    return table.play(f"guy: to tuck, {offer}, post")


def buys(table: Scenario, level: str) -> float:
    """How often tuck accepts guy's offer."""
    found = said(table, "tuck", level, seeds=20)
    return found["accept guy"] / found.total()


@pytest.mark.parametrize("level", SEASONED)
def test_a_king_is_not_sold_for_little_more_than_face_value(level: str) -> None:
    three_cheese = "want stall cheese, want stall cheese, want stall cheese"
    assert buys(selling("8 cheese", "6 cheese", f"offer coins 13, {three_cheese}"), level) == 0.0
    assert buys(selling("8 cheese", "6 cheese", f"offer coins 40, {three_cheese}"), level) == 1.0


@pytest.mark.parametrize("level", SEASONED)
def test_goods_that_decide_nothing_are_sold_at_a_profit(level: str) -> None:
    table = selling("2 chicken 7 cheese", "", "offer coins 14, want stall chicken, want stall chicken", "8 chicken")
    assert buys(table, level) == 1.0


@pytest.mark.parametrize("level", SEASONED)
def test_a_title_is_not_lost_card_by_card(level: str) -> None:
    """Whatever was sold before, the card that costs the lead costs a King."""
    sold = 0
    table = selling("8 cheese", "6 cheese", "offer coins 5, want stall cheese")
    while sold < 3 and buys(table, level) == 1.0:
        sold += 1
        table.play("tuck: accept guy", "guy: to tuck, offer coins 5, want stall cheese, post")
    assert sold == 0, "each card brings guy nearer to being King"


def test_who_gains_a_title_pays_more_than_who_gains_nothing() -> None:
    goods = "offer coins 9, want stall bread, want stall bread"
    assert buys(selling("2 bread 9 apple", "", goods, "8 bread"), "robin") == 1.0
    assert buys(selling("2 bread 9 apple", "7 bread", goods, "8 bread"), "robin") == 0.0


def test_robin_bids_for_a_title_and_asks_nobody_again_who_has_refused() -> None:
    """The others refuse such bids; each hears one in a game, the rest of robin's purchases are fair to both."""
    bids: Counter[tuple[int, int]] = Counter()
    for seed in range(3):
        match = Mixed(["robin", "merchant", "merchant", "merchant"], {}, seed).play()
        notes = Notebook(4)
        for number in range(len(match.events)):
            before = dict(notes.purchases)
            notes.read(match.events[: number + 1])
            bids.update(pair for pair, count in notes.purchases.items() if count < before.get(pair, 0))
    assert {author for author, _ in bids} == {0}, "only robin bids for goods"
    assert bids.total() <= 3 * 3 * 2


# ---------------------------------------------------------------------------------------------------------- false words


def after_a_tale(bag: str, tale: str) -> Scenario:
    """Tuck has sold something out of a bag that passed, and may sell another word."""
    table = sheriff(tuck=bag, guy="apple").with_rounds_to_go(5)
    table.play(f"tuck: to guy, offer bag {tale}, want coins 1, post", "guy: accept tuck", "sheriff: wave tuck")
    return table


def notes(table: Scenario) -> Notebook:
    log = table.game.log
    assert log is not None
    found = Notebook(4)
    found.read(log.seen_by(AUDITOR))
    return found


def test_goods_that_were_not_in_the_bag_are_noted() -> None:
    false, true = after_a_tale("2 apple", "silk"), after_a_tale("apple silk", "silk")
    liar, honest = (notes(table).people[table.seat("tuck")] for table in (false, true))
    assert (liar.claims, liar.missing) == (1, 1)
    assert (honest.claims, honest.missing) == (1, 0)


def test_a_word_that_proved_false_lowers_every_other_word() -> None:
    promises = "tuck: to guy, offer later wave guy, offer later coins 50, want coins 1, post"
    found = {}
    for tale in ("silk", "apple"):
        table = after_a_tale("3 apple", f"{tale}, offer bag {tale}").play(promises)
        found[tale] = said(table, "guy", "robin", seeds=10)["accept tuck"]
    assert found["silk"] == 0
    assert found["apple"] > 0, "who gave what was said to be there is believed"


# --------------------------------------------------------------------------------------------------------------- probes


def posted(probe: str, seeds: int = 3) -> Counter[tuple[str, str]]:
    """The kinds of terms that a probe among robins has offered and asked for."""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(seeds):
        match = Mixed([probe, "robin", "robin", "robin"], {}, seed).play()
        for event in match.events:
            if event.name == "posted" and event.facts["author"] == 0:
                gives, wants = event.facts["gives"], event.facts["wants"]
                assert isinstance(gives, list)
                assert isinstance(wants, list)
                found[_kind(gives), _kind(wants)] += 1
    return found


def _kind(terms: Sequence[object]) -> str:
    return str(terms[0]).rpartition(" ")[0] if terms else ""


@pytest.mark.parametrize(
    ("probe", "terms"),
    [
        ("buys-stalls", ("coins", "stall")),
        ("small-offers", ("coins", "stall")),
        ("sells-tales", ("bag", "coins")),
        ("never-pays", ("later coins", "coins")),
        ("asks-much", ("wave", "coins")),
    ],
)
def test_trading_probes_do_what_their_names_say(probe: str, terms: tuple[str, str]) -> None:
    assert posted(probe)[terms] >= 3


def test_who_never_bribes_offers_nothing() -> None:
    assert {gives for gives, _ in posted("never-bribes")} <= {"wave"}, "only a Sheriff's prices"


def test_traders_play_to_the_end_where_all_may_speak() -> None:
    for seed in range(3):
        match = Mixed(["small-offers", "buys-stalls", "robin"], {"floor": "open"}, seed).play()
        assert match.state.over()


# ---------------------------------------------------------------------------------------------------- prices of passage


def smuggling() -> Scenario:
    return sheriff(tuck="2 apple 2 silk").declares("tuck", "apple", 4).having("tuck", coins=60)


def worth_of_passage(table: Scenario, style: Style) -> float:
    honest = CHARACTERS["honest"]
    return passage(
        Context(
            table.view("tuck"),
            notes(table),
            [],
            Random(0),
            figures=SHERIFF.figures,
            style=in_character(style, honest),
            character=honest,
        )
    )


STYLES = {"merchant": MERCHANT, "rogue": ROGUE, "robin": SheriffRobin.style}


@pytest.mark.parametrize("level", SEASONED)
def test_the_honest_pay_no_price_beyond_what_passage_is_worth(level: str) -> None:
    for price in range(1, 21):
        table = smuggling().play(f"sheriff: to tuck, offer wave tuck, want coins {price}, post")
        pays = said(table, "tuck", level, CHARACTERS["honest"], seeds=5)["accept sheriff"]
        assert not pays or price <= worth_of_passage(table, STYLES[level])


def refused(*bids: int) -> Scenario:
    table = smuggling().play("sheriff: threaten tuck")
    for coins in bids:
        table.play(f"tuck: to sheriff, offer coins {coins}, want wave tuck, post", "sheriff: decline tuck")
    return table


@pytest.mark.parametrize("level", SEASONED)
def test_the_honest_offer_no_more_than_that_however_often_they_are_refused(level: str) -> None:
    """Whoever has offered nearly all that passage is worth keeps silent; somebody sly goes on."""
    nearly = round(worth_of_passage(refused(1, 2), STYLES[level])) - 1

    def goes_on(character: str) -> bool:
        words = [offered(refused(1, nearly), "tuck", level, seed, CHARACTERS[character]) for seed in range(30)]
        return any("wave tuck" in word for word in words)

    assert (goes_on("honest"), goes_on("sly")) == (False, True)


@pytest.mark.parametrize("level", SEASONED)
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_character_takes_a_deal_that_costs_more_than_it_brings(level: str, character: str) -> None:
    assert in_character(STYLES[level], CHARACTERS[character]).margin >= 0
