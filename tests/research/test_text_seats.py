"""Seats in text: few answers, forgiving reading, refusals by rule, and nothing that a seat may not know."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loxley.bots import Chair
from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.records import Replay, read_record
from loxley.games import GAMES, find_game
from loxley.research.text import TextBot, TextSeat, TextSetup, TextTable, Unreadable, rules_in_text, seed_of
from loxley.research.text.answers import places
from loxley.research.text.bot import forest_names
from loxley.texts import LANGUAGES, Texts
from tests.conformance.games import every_game
from tests.conformance.journeys import journeys
from tests.conformance.kit import Kit
from tests.conformance.test_secrecy import imagined
from tests.research.scripted import any_choice, plain_merchant, play_to_the_end

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_a_game_of_sheriff_needs_few_answers() -> None:
    """A bag, a market, a decision about all bags: one answer each; some 640 single moves are played."""
    table = TextTable(TextSetup("sheriff", seed=seed_of(1)))
    problems = play_to_the_end(table, plain_merchant)
    assert problems == []
    assert table.answers[0] <= 60
    assert "Total" in table.ending(0)


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_any_choice_by_its_number_plays_on(game: str, language: str) -> None:
    """Every question has numbers to choose from, and a game ends whatever a text seat answers."""
    rng = Random(7)
    table = TextTable(TextSetup(game, 3, (1,), level="novice", seed=seed_of(2), language=language))
    play_to_the_end(table, lambda question: any_choice(question, rng))
    assert all(table.answers.values())
    record = read_record(table.record())
    replay = Replay(find_game(game), record)
    while replay.step() is not None:
        pass
    replay.finish()
    assert record.scores == table.scores()


# ------------------------------------------------------------------------------------------------------------- reading


def seat_at(phase: str, language: str = "en") -> tuple[TextSeat, TextTable]:
    """The first question of a phase, asked of seat 0."""
    for number in range(20):
        table = TextTable(TextSetup("sheriff", seed=seed_of(number), language=language))
        while table.seat == 0 and table.phase() == "market" and phase != "market":
            table.answer("done" if language == "en" else "fini")
        if table.phase() == phase:
            return table._seats[0], table
    raise AssertionError(phase)


def words(moves: list[int]) -> list[str]:
    return [find_game("sheriff").book.word(move) for move in moves]


def hand_of(table: TextTable) -> list[str]:
    hand = table._state.view(0).seats[0].hand  # type: ignore[attr-defined]
    return sorted(hand, key=hand.count, reverse=True)


def test_a_bag_is_one_answer_however_it_is_put() -> None:
    seat, table = seat_at("loading")
    first, second = hand_of(table)[0], hand_of(table)[1]
    assert first == second
    expected = [f"pack {first}", f"pack {first}", "close"]
    for answer in (
        f"pack {first}, pack {first}, close",
        f"pack 2 {first}",
        f"Pack {first} x2, close",
        f"I think that this is safe.\n\npack {first}, {first}, close",
        f"<answer>pack 2 {first}, close</answer>",
        f"I could pack gold.\nAnswer: **pack 2 {first} and close**",
        f'{{"answer": "pack 2 {first}, close"}}',
        f"My plan:\n```\npack {first}\npack {first}\nclose\n```",
        f"[pack 2 {first}, close]",
    ):
        assert words(seat.read(answer)) == expected, answer


def test_what_comes_after_a_sequence_is_planned() -> None:
    seat, table = seat_at("loading")
    good = hand_of(table)[0]
    assert words(seat.read(f"pack {good}, close, declare apple")) == [f"pack {good}", "close", "declare apple"]


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        ("en", ("done", "1, close, declare apple", "to {}, offer 5 coins, want wave me, post")),
        ("fr", ("fini", "1, fermer, déclarer pomme", "à {}, offrir 5 pièces, vouloir laisser passer moi, envoyer")),
    ],
)
def test_an_offer_is_one_answer(language: str, answers: tuple[str, str, str]) -> None:
    """As the questions show it: coins to the Sheriff, for one's own bag."""
    market, bag, offer = answers
    table = TextTable(TextSetup("sheriff", seed=seed_of(2), language=language))
    while table.phase() != "inspection":
        assert table.answer(market if table.phase() == "market" else bag) == ""
    sheriff = table._state.view(0).sheriff  # type: ignore[attr-defined]
    assert sheriff != 0
    moves = table._seats[0].read(offer.format(table.names[sheriff]))
    assert words(moves) == [f"to {sheriff}", "offer coins 5", "want wave 0", "post"]


def test_french_words_are_read() -> None:
    seat, _ = seat_at("loading", "fr")
    assert words(seat.read("1, fermer, déclarer pommes"))[1:] == ["close", "declare apple"]


def test_a_refusal_names_the_rule() -> None:
    seat, table = seat_at("loading")
    good = hand_of(table)[0]
    with pytest.raises(Unreadable, match=r"SH-3\.5|SH-3\.\d"):
        seat.read(f"pack 6 {good}, close")


def test_an_unknown_word_is_refused_with_help() -> None:
    seat, _ = seat_at("loading")
    with pytest.raises(Unreadable, match="“sing a song” is no move"):
        seat.read("sing a song")
    with pytest.raises(Unreadable, match="empty"):
        seat.read("  ")


def test_a_long_answer_is_read_from_its_end() -> None:
    assert places("never mind\n" * 50_000 + "close")[0] == "close"


def test_after_three_wrong_answers_the_house_plays() -> None:
    table = TextTable(TextSetup("sheriff", seed=seed_of(1)))
    before = table.question
    assert "is no move" in table.answer("nonsense")
    assert table.question == before
    table.answer("nonsense")
    assert "the house plays" in table.answer("nonsense")
    assert table.defaults == {0: 1}
    assert table.question != before


# ---------------------------------------------------------------------------------------------------------------- bots


class Scripted(TextBot):
    def reply(self, question: str) -> str:
        return plain_merchant(question)


class Broken(TextBot):
    def reply(self, question: str) -> str:
        raise OSError("no answer")


@pytest.mark.parametrize("kind", [Scripted, Broken])
def test_a_text_bot_sits_on_a_chair_like_any_other(kind: type[TextBot]) -> None:
    game, rng, log = find_game("sheriff"), Random(3), Log()
    state = game.new(3, game.settings(3, {}), Chance(seed_of(5)), log=log)
    bots = [kind() for _ in range(3)]
    for bot in bots:
        bot.game, bot.language = "sheriff", "en"
    chairs = [Chair(bot, seat) for seat, bot in enumerate(bots)]
    while awaited := state.awaited():
        move = chairs[awaited[0]].choose(state, rng)
        assert move is not None
        state.play(awaited[0], move)
    assert all(bot.asked for bot in bots)
    assert all((bot.defaults == 0) == (kind is Scripted) for bot in bots)
    twin = bots[0].copy()
    assert (twin.game, twin.asked) == ("sheriff", 0)


# ------------------------------------------------------------------------------------------------------------- secrecy


@every_game
@settings(max_examples=4)
@given(data=st.data())
def test_a_question_does_not_change_when_the_hidden_world_is_dealt_anew(kit: Kit, data: st.DataObject) -> None:
    """Texts, default moves and refusals for a seat are the same in every world that looks the same to it."""
    texts = Texts(data.draw(st.sampled_from(LANGUAGES)))
    for walk in data.draw(journeys(kit)).stops(gap=200):
        for viewer in walk.state.awaited():
            if viewer < 0 or not walk.state.legal(viewer):
                continue
            other, told = imagined(kit, walk, viewer), []
            events, answer = walk.log.seen_by(viewer), kit.game.book.word(walk.random.randrange(len(kit.game.book)))
            for world in (walk.state.clone(), other):
                seat = TextSeat(kit.game, viewer, forest_names(texts), texts)
                question = seat.ask(world.view(viewer), events, world.legal(viewer))
                try:
                    said = str(seat.read(answer))
                except Unreadable as problem:
                    said = str(problem)
                told.append((question, said, seat.default()))
            assert told[0] == told[1]


@every_language
def test_the_rules_are_there_as_one_text(language: str) -> None:
    told = rules_in_text(find_game("sheriff"), Texts(language))
    assert "SH-4.9" in told
    assert len(told) > 10_000
