"""Guided games: whoever does what the guide says meets all that it teaches; whoever does not is not stuck."""

from random import Random

import pytest

from loxley.bots import LEARNER, Lesson, ScriptedChair, find_lesson, lesson_names
from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.core.state import State
from loxley.games import GAMES, find_game

LESSONS = [name for game in GAMES for name in lesson_names(game)]

# What the guide asks for, one sequence after the other; `!` marks what is said while another one is active.
TAUGHT = {
    "sheriff": "done / pack apple, pack apple, pack apple, close / declare apple / done / pack pepper, close /"
    " declare apple / !to 2, !offer coins 5, !want wave 0, !post / open 1",
    "nottingham": "take / end turn / defend / rob 1 / seize copper / end turn / burgle 1 / pick copper / end turn /"
    " ambush / keep yellow / end turn / buy / accept 1 / end turn / spring yellow / take / end turn / steal 1 /"
    " end turn / barter / accept 1 / end turn",
    "sherwood": "inn 2 / !accept 1 / hide 6, bring 0 2, bring 2 1, post / reveal 3 / inn 2",
    "sherwood-advanced": "inn 3 / hide 6, bring 0 1, bring 2 1, post / !accept 1 / inn 4 / reveal 1 / reveal 4 / inn 2",
}
# What must have happened then, as the learner saw it.
MET = {
    "sheriff": {"opened", "closed", "paid", "delivered", "confiscated"},
    "nottingham": {"defended", "laid_open", "saw_hand", "laid_ambush", "sprang", "accomplished", "traded", "swapped"},
    "sherwood": {"looked", "signed", "occupied", "met", "raided", "looted"},
    "sherwood-advanced": {"looked", "card_named", "laid_down", "raided", "looted", "held_red_hideouts"},
}


class Course:
    """A guided game with its rivals."""

    def __init__(self, lesson: Lesson) -> None:
        self.game = find_game(lesson.game)
        self.log = Log()
        chance = Chance(bytes.fromhex(lesson.seed))
        self.state: State = self.game.new(
            lesson.players, self.game.settings(lesson.players, {**lesson.options}), chance, None, lesson.deal, self.log
        )
        self._chairs = {seat: ScriptedChair(lesson, seat) for seat in range(lesson.players) if seat != LEARNER}
        self._rng = Random(1)

    def rivals_move(self) -> bool:
        """One move of a rival: of those who may speak first, then of those who must."""
        awaited = list(self.state.awaited())
        for seat in [*(seat for seat in self.state.may_also_move() if seat not in awaited), *awaited]:
            if seat != LEARNER:
                move = self._chairs[seat].choose(self.state, self._rng)
                if move is not None:
                    self.state.play(seat, move)
                    return True
        return False

    def learn(self, word: str) -> None:
        """The learner plays this as soon as they may; rivals go on meanwhile."""
        move = self.game.book.move(word.removeprefix("!"))
        while not (self._is_asked(word) and move in self.state.legal(LEARNER)):
            assert self.rivals_move(), f"{word}: nobody else moves, {self.words()}"
        self.state.play(LEARNER, move)

    def _is_asked(self, word: str) -> bool:
        return LEARNER in self.state.awaited() or word.startswith("!")

    def words(self) -> list[str]:
        return [self.game.book.word(move) for move in self.state.legal(LEARNER)][:20]

    def seen(self) -> set[str]:
        return {event.name for event in self.log.seen_by(LEARNER)}


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_guide_teaches_comes(name: str) -> None:
    course = Course(find_lesson(name))
    for sequence in TAUGHT[name].split(" / "):
        for word in sequence.split(", "):
            course.learn(word)
    assert MET[name] <= course.seen()


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("seed", range(3))
def test_whoever_does_something_else_plays_on_to_the_end(name: str, seed: int) -> None:
    course = Course(find_lesson(name))
    rng = Random(seed)
    while not course.state.over():
        if not course.rivals_move():
            course.state.play(LEARNER, rng.choice(course.state.legal(LEARNER)))


def test_a_rival_speaks_only_where_its_script_says_so() -> None:
    """In Sherwood everybody may suggest something at any time; here nobody does but by the script."""
    course = Course(find_lesson("sherwood"))
    assert course.state.may_also_move() == [1, 2]
    assert not course.rivals_move()


def test_every_game_has_a_lesson_and_sherwood_a_second_one() -> None:
    assert {game: lesson_names(game) for game in ("sheriff", "nottingham", "sherwood")} == {
        "sheriff": ["sheriff"],
        "nottingham": ["nottingham"],
        "sherwood": ["sherwood", "sherwood-advanced"],
    }


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        find_lesson("../sheriff")
    assert refused.value.problem == "no-such-lesson"
