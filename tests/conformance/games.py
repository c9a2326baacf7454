"""The kit of every game of the house. A game joins the suite by its line in `loxley.games`, and brings a kit here."""

import pytest

from loxley.games import GAMES
from tests.conformance.kit import Choosing, Kit
from tests.conformance.nottingham import NottinghamKit
from tests.conformance.sheriff import SheriffKit
from tests.conformance.sherwood import SherwoodKit

KITS: dict[str, Kit] = {kit.game.name: kit for kit in (SheriffKit(), NottinghamKit(), SherwoodKit())}

every_game = pytest.mark.parametrize("kit", [KITS[name] for name in GAMES], ids=list(GAMES))


def _choosings() -> list[tuple[Kit, Choosing]]:
    return [(KITS[name], choosing) for name in GAMES for choosing in KITS[name].choosings]


every_choosing = pytest.mark.parametrize(
    ("kit", "choosing"), _choosings(), ids=[f"{kit.game.name}-{choosing.name}" for kit, choosing in _choosings()]
)
