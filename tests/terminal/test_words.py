"""Moves are understood in the person's own words, in every language and game."""

from itertools import product
from pathlib import Path

import pytest

from loxley.core.records import read_record
from loxley.games import GAMES
from loxley.terminal import Setup, play_in_terminal
from loxley.terminal.vocabulary import Vocabulary, plain, synonyms, tokens_of
from loxley.texts import LANGUAGES, Texts
from tests.terminal.people import Output, Script

NAMES = ["Anne", "Marian", "Little John", "Tuck"]
EVERYWHERE = list(product(GAMES, LANGUAGES))


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_a_word_means_one_thing_in_a_game(game: str, language: str) -> None:
    texts = Texts(language)
    meanings: dict[str, str] = {}
    for token in tokens_of(GAMES[game].book):
        for phrase in synonyms(texts, token):
            assert meanings.setdefault(plain(phrase), token) == token, phrase


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_move_is_understood_in_the_persons_words(game: str, language: str) -> None:
    book, texts = GAMES[game].book, Texts(language)
    vocabulary = Vocabulary(texts, book, NAMES)
    first = {token: synonyms(texts, token)[0] for token in tokens_of(book)}
    for words in book.words:
        said = " ".join("+".join(first.get(part, part) for part in token.split("+")) for token in words.split(" "))
        assert words in vocabulary.engine_words(said), said
        assert words in vocabulary.engine_words(words)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Déclarer des POMMES", "declare apple"),
        ("mettre de côté l’arbalète", "aside crossbow"),
        ("ouvrir little john", "open 2"),
        ("offrir 5 pièces", "offer coins 5"),
        ("laisser passer Tuck", "wave 3"),
        ("piocher à gauche", "draw left"),
        ("ecarter pain de seigle", "aside rye_bread"),
    ],
)
def test_french_is_read_as_it_is_spoken(said: str, meant: str) -> None:
    assert meant in Vocabulary(Texts("fr"), GAMES["sheriff"].book, NAMES).engine_words(said)


def test_a_turn_is_played_in_french(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = Setup(seed=bytes([1] * 32), record=path)
    lines = ["Écarter la soie, mettre de côté pomme ; piocher à gauche"]
    play_in_terminal(setup, Texts("fr"), Output().console, Script(lines))
    record = read_record(path.read_text(encoding="utf-8"))
    assert [line.words for line in record.lines if line.seat == 0] == [["aside apple", "aside silk", "draw left"]]
