"""The log of a seat as tokens."""

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.log import Event
from loxley.research.tokens import END, TOKENS, event_tokens, log_tokens, number_token, word_token
from tests.conformance.games import every_game
from tests.conformance.journeys import journeys
from tests.conformance.kit import Kit


def words_of(events: list[Event]) -> set[str]:
    found: set[str] = set()
    for event in events:
        found |= {event.name, *event.facts}
        for fact in event.facts.values():
            for part in fact if isinstance(fact, list) else [fact]:
                found |= {word for word in str(part).split(" ") if not word.lstrip("-").isdecimal()}
    return found


@every_game
@given(data=st.data())
def test_a_log_becomes_tokens_in_range(kit: Kit, data: st.DataObject) -> None:
    walk = data.draw(journeys(kit)).end()
    events = walk.log.seen_by(0)
    tokens = log_tokens(events)
    assert all(0 < token < TOKENS for token in tokens)
    assert tokens.count(END) == len(events)
    words = words_of(events)
    assert len({word_token(word) for word in words}) == len(words)


@every_game
def test_no_two_words_of_a_game_share_a_token(kit: Kit) -> None:
    assert kit.game.catalogue is not None
    words = {word for line in kit.game.book.words for word in line.split(" ") if not word.isdecimal()}
    for entry in kit.game.catalogue.events.values():
        words |= {entry.name, *entry.kinds}
    assert len({word_token(word) for word in words}) == len(words)


def test_an_event_is_its_words_and_figures() -> None:
    event = Event("paid", {"giver": 2, "coins": 300, "terms": ["later coins 5", "wave 1"]})
    assert event_tokens(event) == [
        word_token("paid"),
        *[word_token("giver"), number_token(2)],
        *[word_token("coins"), number_token(300)],
        *[word_token("terms"), word_token("later"), word_token("coins"), number_token(5), word_token("wave")],
        number_token(1),
        END,
    ]
    assert number_token(-4) != number_token(4)
    assert number_token(10_000) == number_token(9_000)
