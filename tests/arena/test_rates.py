"""Rates, counted on logs made by hand."""

from loxley.arena.rates import Tally, count_tallies, rates_of
from loxley.core.log import Event, Fact
from loxley.games import HOUSE
from loxley.texts import LANGUAGES, Texts


def event(name: str, **facts: Fact) -> Event:
    return Event(name, facts)


def rates(game: str, tally: Tally) -> dict[str, float]:
    found = {rate.name: rate.read(tally) for rate in rates_of(game)}
    return {name: value for name, value in found.items() if value is not None}


def test_sheriff_counts_lies_inspections_bribes_and_promises() -> None:
    offer = {"number": 1, "author": 1, "other": 0}
    demand = {"number": 1, "author": 0, "other": 2}
    log = [
        event("round_began", round=0, sheriff=0),
        event("packed", seat=1, goods=["apple", "silk"]),
        event("packed", seat=2, goods=["bread", "bread"]),
        event("declared", seat=1, good="apple", cards=2),
        event("declared", seat=2, good="bread", cards=2),
        event("posted", number=7, author=1, other=0, gives=["coins 4"], wants=["wave 1"]),  # haggling counts once
        event("closed", number=7, author=1, other=0, fate="countered"),
        event("posted", **offer, gives=["coins 5"], wants=["wave 1"]),
        event("closed", **offer, fate="accepted"),
        event("promised", promise=0, promiser=0, promisee=1, term="later wave 1"),
        event("waved", seat=1),
        event("posted", **demand, gives=["wave 2"], wants=["coins 3"]),
        event("closed", **demand, fate="declined"),
        event("opened", seat=2, goods=["bread", "bread"]),
        event("round_began", round=1, sheriff=2),
        event("packed", seat=1, goods=["apple", "bread"]),
        event("declared", seat=1, good="apple", cards=2),
        event("opened", seat=1, goods=["apple", "bread"]),
        event("promise_settled", promise=0, promiser=0, promisee=1, term="later wave 1", fate="broken"),
        event("promise_settled", promise=1, promiser=0, promisee=1, term="later wave 1", fate="void"),
    ]
    sheriff, liar, honest = count_tallies("sheriff", log, 3)
    assert rates("sheriff", liar) == {
        "lie": 1,
        "smuggling": 0.5,
        "caught": 0.5,
        "bribe": 0.5,
        "bribe-accepted": 1,
        "promises": 0,
        "deals": 1,
        "deals-of-more": 0,
        "deals-of-goods": 0,
        "deals-of-promises": 0,
        "deals-pooled": 0,
        "deals-given": 0,
    }
    assert rates("sheriff", honest)["lie"] == 0
    assert rates("sheriff", honest)["inspection"] == 1
    assert rates("sheriff", sheriff) == {
        "inspection": 0.5,
        "demand": 0.5,
        "demand-accepted": 0,
        "promises": 1,
        "promise-kept": 0,
        "deals": 0,
    }


def test_sheriff_counts_struck_deals_by_what_is_in_them() -> None:
    def struck(number: int, gives: list[str], wants: list[str]) -> list[Event]:
        sheet = {"number": number, "author": 1, "other": 2}
        return [event("posted", **sheet, gives=gives, wants=wants), event("closed", **sheet, fate="accepted")]

    bribe = {"author": 1, "other": 0}
    log = [
        event("round_began", round=0, sheriff=0),
        *struck(1, ["stall apple"], ["coins 3"]),
        *struck(2, ["later coins 9"], ["coins 3"]),
        *struck(3, ["coins 3"], []),
        event("posted", number=4, **bribe, gives=["coins 1"], wants=["wave 1"]),
        event("joined", number=5, **bribe, seat=2, gives=["coins 1"]),
        event("closed", number=5, **bribe, fate="accepted"),
        event("posted", number=6, **bribe, gives=["coins 1"], wants=["open 2"]),
        event("joined", number=7, **bribe, seat=2, gives=["hidden silk"]),
        event("left_offer", number=8, **bribe, seat=2),
        event("closed", number=8, **bribe, fate="accepted"),
        event("posted", number=9, **bribe, gives=["bag silk"], wants=["wave 1"]),
        event("closed", number=9, **bribe, fate="lapsed"),
    ]
    _, author, _ = count_tallies("sheriff", log, 3)
    found = {name: value for name, value in rates("sheriff", author).items() if name.startswith("deals")}
    assert found == {
        "deals": 5,
        "deals-of-more": 0.8,
        "deals-of-goods": 0.2,
        "deals-of-promises": 0.2,
        "deals-pooled": 0.2,
        "deals-given": 0.2,
    }
    assert author["bribes_accepted"] == 1


def test_nottingham_counts_actions_ambushes_and_missions() -> None:
    log = [
        event("turned_up", seat=0, object="copper"),
        event("called", seat=0, action="buy"),
        event("traded", seat=0, other=1, gave="copper", objects=["gold"]),
        event("turned_up", seat=1, object="pearls"),
        event("attacked", seat=1, target=0, action="burgle"),
        event("defended", seat=0, attacker=1),
        event("turned_up", seat=0, object="gold"),
        event("looked", seat=0, cards=2, ambushes=["blue", "green"]),
        event("laid_ambush", seat=0, ambush="blue", under=["green"]),
        event("turned_up", seat=1, object="gold"),
        event("took", seat=1, object="gold"),
        event("delivered", seat=1, object="gold", cards=3),
        event("sprang", seat=0, target=1, ambush="blue", object="gold", gave="gold", cards=2),
        event("failed", seat=1, object="gold", cards=2),
        event("accomplished", seat=1, mission="three_pairs", objects=[]),
    ]
    first, second = (rates("nottingham", tally) for tally in count_tallies("nottingham", log, 2))
    assert (first["buy"], first["ambush"], first["take"], first["defended"], first["sold"]) == (0.5, 0.5, 0, 1, 1)
    assert (first["ambushes-laid"], first["ambushes-sprung"]) == (1, 1)
    assert (second["take"], second["burgle"], second["missions"], second["deliveries-failed"]) == (0.5, 0.5, 1, 1)


def test_sherwood_counts_alliances_raids_and_broken_words() -> None:
    sheet = {"number": 1, "author": 0}
    log = [
        event("posted", **sheet, parties=[0, 1], terms=["hide 4"]),
        event("closed", **sheet, fate="countered"),
        event("posted", number=2, author=0, parties=[0, 1], terms=["hide 5"]),
        event("closed", number=2, author=0, fate="accepted"),
        event("occupied", hideout=5, leader=0, raiders=[2, 1, 0]),
        event("occupied", hideout=6, leader=2, raiders=[0, 0, 3]),
        event("raided", hideout=5, card="a01", strength=3),
        event("raided", hideout=6, card="a02", strength=3),
        event("claimed", claim=0, seat=1, said="2 gold 3"),
        event("claim_judged", claim=0, seat=1, said="2 gold 3", verdict="false"),
        event("promised", promise=0, promiser=1, promisee=0, term="promise 0 join"),
        event("promise_settled", promise=0, promiser=1, promisee=0, term="promise 0 join", fate="broken"),
    ]
    leader, partner, loner = (rates("sherwood", tally) for tally in count_tallies("sherwood", log, 3))
    assert (leader["proposals"], leader["signed"], leader["alliances"], leader["raids-together"]) == (2, 0.5, 1, 1)
    assert (partner["claims-false"], partner["betrayals"], partner["raids"]) == (1, 1, 1)
    assert (loner["alone"], loner["alliances"], loner["raids"], loner["raids-together"]) == (1, 0, 1, 0)


def test_every_rate_has_its_words() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        for game in HOUSE:
            assert rates_of(game)
            assert all(texts.say(f"rate-{game}-{rate.name}") for rate in rates_of(game))
