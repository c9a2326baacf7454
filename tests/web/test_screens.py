"""Every decision of whole games is in sight on small and large screens: prompt, hand and choices, under nothing."""

from collections.abc import Callable

import pytest

from tests.web.clicking import Clicker, play_on
from tests.web.deals import sit_at_deal
from tests.web.person import Person
from tests.web.sheriff import CALLS as SHERIFF
from tests.web.sight import Sight
from tests.web.test_nottingham import CALLS as NOTTINGHAM
from tests.web.test_sherwood import CURIOUS as SHERWOOD

Come = Callable[..., Person]
_CALLS = {"sheriff": SHERIFF, "nottingham": NOTTINGHAM, "sherwood": SHERWOOD, "sherwood advanced": SHERWOOD}


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "size", "language", "players"),
    [
        ("sheriff", (390, 664), "fr", 5),
        ("sheriff", (1366, 768), "en", 4),
        ("nottingham", (360, 740), "fr", 4),
        ("nottingham", (390, 664), "fr", 4),
        ("nottingham", (844, 390), "en", 3),
        ("sherwood", (390, 664), "fr", 4),
        ("sherwood advanced", (820, 1180), "en", 4),
        ("sherwood", (844, 390), "fr", 3),
        ("sherwood", (1366, 768), "fr", 4),
        ("sherwood advanced", (1920, 1080), "en", 5),
    ],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else str(value),
)
def test_every_decision_of_a_game_is_in_sight(
    people: Come, game: str, size: tuple[int, int], language: str, players: int
) -> None:
    person = people(language, size)
    name, _, rules = game.partition(" ")
    sit_at_deal(person, name, 7, players, **({"rules": rules} if rules else {}))
    player = Clicker(person, 31, _CALLS[game])
    sight = Sight(player)
    play_on([player], sight.is_over)
    assert sight.lost == {}
    assert sight.decisions > 10
