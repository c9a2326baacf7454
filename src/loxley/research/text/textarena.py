"""The games as TextArena environments: `Loxley-Sheriff-v1`, `Loxley-Nottingham-v1`, `Loxley-Sherwood-v1`.

The players of an environment hold the first seats; bots of the house hold the others, up to `seats`.
"""

from typing import Any

from loxley.core.refusals import Refused

try:
    import textarena as ta
except ModuleNotFoundError as missing:
    raise Refused("package-missing", "textarena", "", {"package": "textarena"}) from missing

from loxley.games import HOUSE, find_game
from loxley.research.text.rules import rules_in_text
from loxley.research.text.table import LEVEL, TextSetup, TextTable, seed_of
from loxley.texts import Texts

NAMES = {game: f"Loxley-{game.capitalize()}-v1" for game in HOUSE}


class LoxleyEnv(ta.Env):  # type: ignore[misc]
    """One game in text. Rewards are shares of the win; the house plays for whoever answers wrongly three times."""

    def __init__(
        self, game: str = next(iter(HOUSE)), seats: int = 4, level: str = LEVEL, language: str = "en", **options: Any
    ) -> None:
        self._setup = TextSetup(game, seats, level=level, language=language, options=options)
        self.state: Any = None
        self.table: TextTable | None = None

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game for so many players; the same seed deals the same cards."""
        setup = self._setup
        players = TextSetup(
            setup.game,
            setup.players,
            range(num_players),
            setup.level,
            setup.options,
            seed=seed_of(0 if seed is None else seed),
            language=setup.language,
        )
        self.table = table = TextTable(players)
        rules = rules_in_text(find_game(setup.game), Texts(setup.language))
        self.state = ta.FFAMultiPlayerState(num_players=num_players, seed=seed)
        self.state.reset(
            game_state={},
            player_prompt_function=lambda player_id, game_state: rules,  # noqa: ARG005 - as it is called
            role_mapping=dict(enumerate(table.names[:num_players])),
        )
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the answer of whoever was asked."""
        table = self.table
        assert table is not None
        player, before = table.seat, table.question
        problem = table.answer(action)
        if problem:
            self.state.add_observation(problem, ta.ObservationType.GAME_ADMIN, to_id=player)
            self.state.game_info[player]["invalid_move"] = True
        if table.is_over():
            self._end(table)
        elif table.question != before or table.seat != player:
            self._ask()
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def _ask(self) -> None:
        table = self.table
        assert table is not None
        self.state.manually_set_current_player_id(table.seat, force=True)
        self.state.add_observation(table.question, ta.ObservationType.GAME_BOARD, to_id=table.seat)

    def _end(self, table: TextTable) -> None:
        winners = table.winners()
        rewards = {seat: 1 / len(winners) if seat in winners else 0.0 for seat in range(self.state.num_players)}
        for seat in rewards:
            self.state.add_observation(table.ending(seat), ta.ObservationType.GAME_ADMIN, to_id=seat)
        table.close()
        self.state.set_game_outcome(reward_dict=rewards, reason=f"scores {table.scores()}")


def register_all() -> None:
    """Make the games known to `textarena.make`."""
    for game, name in NAMES.items():
        ta.register(id=name, entry_point=LoxleyEnv, game=game)
