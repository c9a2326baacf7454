"""What learning is made of, without PyTorch: moves and rows of a seat, policies, tables, lessons, bot, curve."""

import json
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from loxley.bots import new_chair
from loxley.core.episodes import NOBODY, Episode, episode_seed
from loxley.core.game import GameType
from loxley.games import HOUSE, find_game
from loxley.games.sheriff import SHERIFF
from loxley.research.learning import bot as learned
from loxley.research.learning import policy as policies
from loxley.research.learning.curve import main as draw_curve
from loxley.research.learning.evaluation import evaluate
from loxley.research.learning.lessons import lessons
from loxley.research.learning.policy import HIDDEN, NO_MOVE, Policy, Setup, load_policy, survey
from loxley.research.learning.tables import LEARNER, Company, MixedTables, Trajectory, gather, reward_of
from loxley.research.learning.turning import turned_moves
from loxley.research.runs import new_terms
from loxley.research.seat_rows import SeatRows
from tests.cli.commands import loxley
from tests.outside.environments import said_by
from tests.research.rollouts_on_ray import COMPANY

STEPS = (1, 5, 10)
every_game = pytest.mark.parametrize("game", list(HOUSE.values()), ids=list(HOUSE))


@pytest.fixture(scope="module")
def policy() -> Policy:
    """A policy for three players that has learned nothing: random weights."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(policies, "SURVEY", policies.Survey(games=8, steps=900, seed=1))
        found = survey(Setup("sheriff", 3, STEPS))
    rng = np.random.default_rng(0)
    shapes = {"first": (HIDDEN, len(found.columns)), "second": (HIDDEN, HIDDEN), "moves": (len(found.known), HIDDEN)}
    for name, shape in {**shapes, "forecast": (1, HIDDEN)}.items():
        found.weights[f"{name}.weight"] = rng.normal(0, 0.05, shape).astype(np.float32)
        found.weights[f"{name}.bias"] = np.zeros(shape[0], np.float32)
    return found


# moves and rows of a seat


@every_game
def test_turned_moves_are_the_same_moves_by_other_names(game: GameType) -> None:
    for viewer in range(game.least_players):
        turned = turned_moves(game, game.least_players, viewer)
        assert sorted(turned) == list(range(len(game.book)))
    assert turned_moves(game, game.least_players, 0) == list(range(len(game.book)))


@pytest.mark.parametrize(
    ("game", "said", "meant"),
    [
        ("sheriff", "open 2", "open 1"),
        ("sheriff", "join 3 1", "join 2 0"),
        ("sheriff", "want later wave 0", "want later wave 3"),
        ("sheriff", "offer later coins 3", "offer later coins 3"),
        ("sheriff", "open 4", "open 4"),  # nobody sits there
        ("nottingham", "deliver copper 3", "deliver copper 3"),
        ("sherwood", "pay 1 2 3", "pay 0 1 3"),
        ("sherwood", "name 2 3", "name 2 2"),
    ],
)
def test_seats_in_moves_are_counted_from_the_viewer(game: str, said: str, meant: str) -> None:
    book = find_game(game).book
    assert book.word(turned_moves(find_game(game), 4, 1)[book.move(said)]) == meant


@every_game
def test_a_bot_writes_the_same_rows_as_the_environment(game: GameType) -> None:
    terms = new_terms(game, 3)
    terms.keeps_log = True
    episode = Episode(terms, episode_seed(1, 2))
    levels = ["rogue", "random", "merchant"]
    chairs = [new_chair(game.name, level, seat) for seat, level in enumerate(levels)]
    rows = [SeatRows(game.name) for _ in levels]
    rng = Random(3)
    while episode.seat != NOBODY:
        seat = episode.seat
        move = chairs[seat].choose(episode.state, rng)
        assert rows[seat].row(episode.state.view(seat), chairs[seat].events, seat) == episode.row(seat)
        assert move is not None
        episode.play(move)


# policies


def test_a_policy_knows_only_the_amounts_it_was_given(policy: Policy) -> None:
    words = [SHERIFF.book.word(int(move)) for move in policy.known]
    assert {int(each.split()[-1]) for each in words if each.startswith("offer coins")} <= set(STEPS)
    assert "open 1" in words
    assert "open 3" not in words  # there are three players


def test_a_policy_chooses_legal_moves_as_each_seat_says_them(policy: Policy) -> None:
    tables = policy.setup.tables(24, "win_share")
    rng = np.random.default_rng(2)
    step = tables.reset(5)
    for _ in range(60):
        decision = policy.decide(step.rows, step.masks, step.seats, rng)
        assert step.masks[np.arange(24), decision.moves].all()
        likely = np.exp(policy.odds(step.rows, decision.legal)[0])
        assert np.allclose(likely.sum(axis=1), 1, atol=1e-4)
        assert not likely[~decision.legal & decision.legal.any(axis=1, keepdims=True)].any()
        step = tables.step(decision.moves)


def test_without_heat_the_likeliest_move_is_chosen(policy: Policy) -> None:
    step = policy.setup.tables(8, "win_share").reset(5)
    decision = policy.decide(step.rows, step.masks, step.seats, np.random.default_rng(0), heat=0.0)
    assert decision.chosen.tolist() == policy.odds(step.rows, decision.legal)[0].argmax(axis=1).tolist()


def test_where_no_known_move_is_legal_a_legal_one_is_played(policy: Policy) -> None:
    step = policy.setup.tables(2, "win_share").reset(5)
    masks = np.zeros_like(step.masks)
    odd = SHERIFF.book.move("offer coins 7")
    masks[:, odd] = True
    decision = policy.decide(step.rows, masks, step.seats, np.random.default_rng(0))
    assert decision.moves.tolist() == [odd, odd]
    assert decision.chosen.tolist() == [NO_MOVE, NO_MOVE]


def test_a_policy_comes_back_from_its_file(policy: Policy, tmp_path: Path) -> None:
    policy.save(tmp_path / "policy.npz")
    again = load_policy(tmp_path / "policy.npz")
    assert again.setup == policy.setup
    step = policy.setup.tables(8, "win_share").reset(5)
    legal = policy.legal(step.masks, step.seats)
    for one, other in zip(policy.odds(step.rows, legal), again.odds(step.rows, legal), strict=True):
        assert np.allclose(one, other, atol=0.02)  # half precision


def test_a_policy_for_other_rows_is_refused(policy: Policy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    policy.save(tmp_path / "policy.npz")
    monkeypatch.setattr(policies, "fingerprint", lambda _: "other")
    with pytest.raises(ValueError, match="other rows"):
        load_policy(tmp_path / "policy.npz")


# tables


def test_a_trajectory_is_one_seat_of_one_game(policy: Policy) -> None:
    seats = [LEARNER, "merchant", LEARNER]
    found = list(zip(range(6), MixedTables(policy, range(4), lambda _, __: seats).play(), strict=False))
    for _, each in found:
        assert len(each.rows) == len(each.legal) == len(each.chosen) == len(each.log_odds) == len(each.forecasts)
        assert each.legal[np.arange(len(each.chosen)), each.chosen].all()
        assert (each.legal.sum(axis=1) > 1).any()
        assert each.rivals == 1
        assert (each.rows[:, 0] == 3).all()  # players
    first, second = (each for _, each in found[:2])
    assert first.table == second.table
    assert first.win + second.win <= 1


def test_company_is_mixed_and_the_same_for_the_same_seed(policy: Policy) -> None:
    company = Company(seed=1, tables=3, rivals=("novice",), mixed=0.5)

    def played(worker: int) -> list[tuple[int, float]]:
        return [(each.rivals, each.difference) for each in gather(company.sit_down(policy, 0, worker).play(), 500)]

    once = played(0)
    assert once == played(0)
    assert once != played(1)
    assert {rivals > 0 for rivals, _ in once} == {True, False}


def test_workers_on_ray_play_the_same_games_as_here(policy: Policy, tmp_path: Path) -> None:
    """In a process of its own: Ray leaves sockets and signal handlers behind."""
    policy.save(tmp_path / "policy.npz")
    again = load_policy(tmp_path / "policy.npz")
    here = [each for worker in range(2) for each in gather(COMPANY.sit_down(again, 0, worker).play(), 200)]
    there = json.loads(said_by(Path(sys.executable), "tests.research.rollouts_on_ray", str(tmp_path / "policy.npz")))
    assert there == [[each.difference, each.chosen.tolist()] for each in here]


def test_advantages_say_how_much_better_it_went_than_forecast() -> None:
    nothing = np.zeros((3, 1), np.uint8)
    forecasts = np.array([0.2, 0.5, 0.1], np.float32)
    ended = Trajectory(nothing, nothing > 0, np.zeros(3, np.int64), forecasts, forecasts, 0.0, 1.0, 0, 0)
    assert reward_of(0.0, 1.0) == 0.5
    assert np.allclose(ended.advantages(0.0), [0.3, -0.4, 0.4])  # to the next forecast
    assert np.allclose(ended.advantages(1.0), [0.3, 0.0, 0.4])  # to the end


def test_an_evaluation_holds_every_seat_of_every_deal(policy: Policy) -> None:
    found = evaluate(policy, "random", 9)
    assert found["games"] == 9
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1


# lessons, bot, curve


def test_lessons_are_decisions_of_one_bot(policy: Policy, tmp_path: Path) -> None:
    words = ("arena", "sheriff", "merchant", "novice", "rogue", "--seats", "3", "--games", "3", "--records")
    assert loxley(*words, tmp_path).status == 0
    (lesson,) = lessons(tmp_path, "merchant", policy)
    assert 50 < len(lesson.rows) == len(lesson.legal) == len(lesson.chosen) == len(lesson.rewards)
    assert lesson.legal[np.arange(len(lesson.chosen)), lesson.chosen].all()
    assert len(set(lesson.rewards.tolist())) == 3  # one end for each game


def test_the_bot_plays_in_the_arena(policy: Policy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    policy.save(tmp_path / "policy.npz")
    monkeypatch.setenv(learned.VARIABLE, str(tmp_path / "policy.npz"))
    said = loxley("arena", "sheriff", "loxley.research.learning:LearnedBot", "2xnovice", "--games", "3", "--json")
    assert said.status == 0, said.err
    entry = json.loads(said.out)["entries"][0]
    assert entry["played"] == 3
    assert entry["replaced"] == 0


def test_the_policy_of_the_package_plays_and_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where rows or moves have changed it must be trained anew (docs/research.md)."""
    monkeypatch.delenv(learned.VARIABLE, raising=False)
    said = loxley("arena", "sheriff", "loxley.research.learning:LearnedBot", "3xnovice", "--games", "8", "--json")
    assert said.status == 0, said.err
    entry = json.loads(said.out)["entries"][0]
    assert entry["replaced"] == 0
    assert entry["wins"] > 0.25  # more than a fair share; the same seed plays the same games


def test_the_bot_plays_only_what_it_has_learned(
    policy: Policy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy.save(tmp_path / "policy.npz")
    monkeypatch.setenv(learned.VARIABLE, str(tmp_path / "policy.npz"))
    bot = "loxley.research.learning:LearnedBot"
    for words, reason in ((("sheriff", bot, "3xnovice"), "3 players"), (("nottingham", bot, "2xnovice"), "sheriff")):
        said = json.loads(loxley("arena", *words, "--games", "3", "--json").out)
        assert said["entries"][0]["replaced"] == said["entries"][0]["played"]
        assert reason in json.dumps(said)


def test_a_curve_is_drawn_from_the_history(tmp_path: Path) -> None:
    run = tmp_path / "run"
    run.mkdir()
    line = {"minutes": 1.0, "updates": 0, "decisions": 0, "games": 0}
    found = {"rival": "merchant", "games": 4, "share": 0.2, "low": 0.1, "high": 0.3, "difference": 1.0}
    history = [{**line, "evaluation": found}, {**line, "entropy": 1.0}, {**line, "decisions": 9, "evaluation": found}]
    (run / "history.jsonl").write_text("".join(json.dumps(each) + "\n" for each in history))
    draw_curve([str(run), "--out", str(tmp_path / "curve.svg")])
    assert "3 × merchant" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
