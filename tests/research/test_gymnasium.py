"""Many tables at once are the same games as one by one; a learner sits among bots of the house."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from loxley.core.episodes import NOBODY, Episode, episode_seed
from loxley.core.game import GameType
from loxley.games import HOUSE
from loxley.games.sheriff import SHERIFF
from loxley.research.gymnasium import AgainstBots, BatchedTables, VectorTables
from loxley.research.gymnasium.against_bots import Row
from loxley.research.gymnasium.batched import draw_moves
from loxley.research.runs import new_terms

GAMES = 5
every_game = pytest.mark.parametrize("game", list(HOUSE.values()), ids=list(HOUSE))


@every_game
def test_a_batch_plays_the_same_games_as_one_by_one(game: GameType) -> None:
    """Rows, masks, seats and rewards, over the end of games and into the next ones."""
    tables = BatchedTables(game, GAMES, players=3)
    terms = new_terms(game, 3)
    seeds = [11, 7, 11, 3, 5]
    step = tables.reset(seeds)
    numbers = [0] * GAMES
    singles = [Episode(terms, episode_seed(seed, 0)) for seed in seeds]
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 2:
        for place, single in enumerate(singles):
            assert step.seats[place] == single.seat
            assert step.rows[place].tobytes() == single.row(single.seat)
            assert step.masks[place].tobytes() == single.mask(single.seat)
        moves = draw_moves(step.masks, rng)
        step = tables.step(moves)
        for place, single in enumerate(singles):
            mover = single.seat
            single.play(int(moves[place]))
            assert step.done[place] == (single.seat == NOBODY)
            if step.done[place]:
                ended += 1
                (finished,) = [each for each in step.finished if each.place == place]
                assert finished.seat == mover
                assert finished.row == single.row(mover)
                assert finished.length == single.length
                assert step.rewards[place].tolist() == single.rewards()
                numbers[place] += 1
                singles[place] = Episode(terms, episode_seed(seeds[place], numbers[place]))
            else:
                assert not step.rewards[place].any()


@pytest.mark.parametrize("width", [3, 12])  # eight flags are looked at at once, where lines add up to eights
def test_moves_are_drawn_from_all_that_are_legal(width: int) -> None:
    masks = np.zeros((2, width), np.bool_)
    masks[0, [0, width - 1]] = True
    masks[1, 1] = True
    rng = np.random.default_rng(0)
    drawn = {tuple(draw_moves(masks, rng).tolist()) for _ in range(60)}
    assert drawn == {(0, 1), (width - 1, 1)}


def test_a_batch_refuses_the_wrong_number_of_seeds_and_moves() -> None:
    tables = BatchedTables(SHERIFF, 3)
    with pytest.raises(RuntimeError):
        tables.step([0, 0, 0])
    with pytest.raises(ValueError, match="3 games"):
        tables.reset([1, 2])
    tables.reset(0)
    with pytest.raises(ValueError, match="3 games"):
        tables.step([0])


@every_game
def test_a_vector_of_tables_is_gymnasiums(game: GameType) -> None:
    env = VectorTables(game, GAMES, players=3, reward="score_difference")
    rng = np.random.default_rng(2)
    rows, info = env.reset(seed=9)
    again, _ = VectorTables(game, GAMES, players=3).reset(seed=9)
    assert (rows == again).all()
    done = np.zeros(GAMES, np.bool_)
    while not done.any():
        assert env.observation_space.contains(rows)
        movers = info["seat"]
        rows, reward, done, truncated, info = env.step(draw_moves(info["action_mask"], rng))
        assert not truncated.any()
    place = int(np.flatnonzero(done)[0])
    assert info["_final_obs"][place]
    assert env.single_observation_space.contains(info["final_obs"][place])
    assert reward[place] == info["rewards"][place][movers[place]]
    assert info["rewards"][place].sum() == pytest.approx(0)


@every_game
def test_a_learner_plays_against_bots(game: GameType) -> None:
    env = AgainstBots(game, "novice", players=3, render_mode="ansi")
    rng = np.random.default_rng(3)
    for number in range(2):
        row, info = env.reset(seed=4 if number == 0 else None)
        assert info["seat"] == number
        over = False
        while not over:
            assert env.observation_space.contains(row)
            assert env.action_masks().any()
            row, reward, over, _, info = env.step(np.int64(rng.choice(np.flatnonzero(env.action_masks()))))
        assert 0 <= reward <= 1
        assert not env.action_masks().any()
        assert "won by" in str(env.render())
    env.close()


class Forgiving(AgainstBots):
    """Plays a legal move whatever the action: Gymnasium's checker knows no masks."""

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(np.int64(legal[int(action) % len(legal)]))


@every_game
def test_gymnasiums_own_checker_finds_nothing(game: GameType) -> None:
    check_env(Forgiving(game, "novice", players=3), skip_render_check=True)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    def play() -> list[bytes]:
        env = AgainstBots(SHERIFF, "merchant", seat=1, players=3)
        row, _ = env.reset(seed=6)
        first = (np.int64(np.flatnonzero(env.action_masks())[0]) for _ in range(60))
        return [row.tobytes(), *[env.step(action)[0].tobytes() for action in first]]

    assert play() == play()
