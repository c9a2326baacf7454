"""Proximal policy optimisation by self-play: `python -m loxley.research.learning.ppo --game GAME --out FOLDER`.

Games are played to their end by the policy and by bots of the house. Each seat of the policy is a trajectory of its
own: its decisions, the forecast at each of them, and one reward at the end. Advantages are estimated for each
trajectory (GAE), and the policy moves towards what went better than forecast, a little at a time (PPO's clipped
objective). With `--lessons` it first imitates a bot of recorded tournaments. The folder holds a checkpoint, the policy
and a history: the same command goes on where it was.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from loxley.research.extras import need

need("learn", "numpy", "torch", "polars")

import numpy as np  # noqa: E402
import torch  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn  # noqa: E402
from torch import nn  # noqa: E402

from loxley.research.learning.evaluation import evaluate  # noqa: E402
from loxley.research.learning.lessons import lessons  # noqa: E402
from loxley.research.learning.policy import HIDDEN, Policy, Setup, load_policy, survey  # noqa: E402
from loxley.research.learning.tables import Company, Trajectory, gather  # noqa: E402


def read_arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--out", type=Path, required=True, help="folder of the run")
    add("--game", required=True)
    add("--players", type=int, default=4)
    add("--coin-steps", default="1-10,12,15,20,25,30,40,50", help="amounts of coins that the policy names")
    add("--minutes", type=float, default=60.0, help="CPU-minutes of this process, imitation and evaluation included")
    add("--updates", type=int, default=1_000_000, help="end after so many updates, if the time is not over before")
    add("--seed", type=int, default=1)
    add("--lessons", type=Path, help="folder of a tournament with records, to imitate a bot of it first")
    add("--imitate", default="robin", help="the bot that is imitated")
    add("--lesson-epochs", type=int, default=4, help="times through the lessons")
    add("--rivals", default="merchant,rogue,robin", help="bots of the house that the policy meets")
    add("--mixed", type=float, default=0.7, help="share of the games with rivals; the others are self-play alone")
    add("--games", type=int, default=128, help="tables at once")
    add("--batch", type=int, default=49152, help="decisions for one update")
    add("--minibatch", type=int, default=2048)
    add("--epochs", type=int, default=3)
    add("--rate", type=float, default=1.5e-4, help="learning rate")
    add("--trace", type=float, default=0.97, help="lambda of GAE")
    add("--clip", type=float, default=0.2)
    add("--entropy", type=float, default=0.001)
    add("--divergence", type=float, default=0.02, help="an update ends early past this estimate of the divergence")
    add("--evaluate", type=float, default=5.0, help="CPU-minutes between evaluations")
    add("--evaluation-games", type=int, default=200)
    add("--evaluation-rival", default="merchant")
    add("--workers", type=int, default=1, help="with --ray: rollout workers")
    add("--ray", default="", help="a Ray cluster that plays the games; `local` starts one here")
    return parser.parse_args(words)


def amounts(words: str) -> tuple[int, ...]:
    """`1-3,5` as 1, 2, 3, 5."""
    ends = [part.split("-") for part in words.split(",") if part]
    return tuple(coins for end in ends for coins in range(int(end[0]), int(end[-1]) + 1))


def new_network(policy: Policy) -> Any:
    """As `Policy.odds` computes it."""
    torch.manual_seed(0)
    network = nn.ModuleDict(
        {
            "first": nn.Linear(len(policy.columns), HIDDEN),
            "second": nn.Linear(HIDDEN, HIDDEN),
            "moves": nn.Linear(HIDDEN, len(policy.known)),
            "forecast": nn.Linear(HIDDEN, 1),
        }
    )
    with torch.no_grad():
        network["moves"].weight *= 0.01  # at first all moves are about as likely
    return network


def forward(network: Any, figures: Any, legal: Any) -> tuple[Any, Any]:
    layer = torch.relu(network["first"](figures))
    layer = torch.relu(network["second"](layer))
    scores = network["moves"](layer).masked_fill(~legal, -1e9)
    return torch.log_softmax(scores, dim=1), network["forecast"](layer)[:, 0]


def hand_over(network: Any, policy: Policy) -> None:
    """Let the policy play as the network has learned."""
    policy.weights = {name: values.numpy().copy() for name, values in network.state_dict().items()}


# ---- imitation


def imitate(network: Any, policy: Policy, chosen: argparse.Namespace, tell: Callable[[str], None]) -> None:
    """Learn what a bot decided, and what came of it."""
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    rng = np.random.default_rng(chosen.seed)
    for epoch in range(chosen.lesson_epochs):
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * (1 - epoch / chosen.lesson_epochs)
        right = total = 0
        for lesson in lessons(chosen.lessons, chosen.imitate, policy):
            for at in np.array_split(rng.permutation(len(lesson.rows)), max(1, len(lesson.rows) // 512)):
                figures, legal = torch.from_numpy(policy.figures(lesson.rows[at])), torch.from_numpy(lesson.legal[at])
                said, forecasts = forward(network, figures, legal)
                done = torch.from_numpy(lesson.chosen[at])
                loss = nn.functional.nll_loss(said, done)
                loss = loss + nn.functional.mse_loss(forecasts, torch.from_numpy(lesson.rewards[at]))
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                right += int((said.argmax(dim=1) == done).sum())
                total += len(at)
        tell(f"imitation {epoch + 1}/{chosen.lesson_epochs}: {right / total:.1%} of {total} decisions as the bot")


# ---- self-play


def update(
    network: Any, optimiser: Any, policy: Policy, played: list[Trajectory], chosen: argparse.Namespace
) -> dict[str, float]:
    """One step of PPO on what was played."""
    gains = [each.advantages(chosen.trace) for each in played]
    figures = torch.from_numpy(policy.figures(np.concatenate([each.rows for each in played])))
    legal = torch.from_numpy(np.concatenate([each.legal for each in played]))
    moves = torch.from_numpy(np.concatenate([each.chosen for each in played]))
    before = torch.from_numpy(np.concatenate([each.log_odds for each in played]))
    gain = torch.from_numpy(np.concatenate(gains))
    target = gain + torch.from_numpy(np.concatenate([each.forecasts for each in played]))
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    told: dict[str, float] = {}
    for _ in range(chosen.epochs):
        divergences = []
        for at in torch.randperm(len(moves)).split(chosen.minibatch):
            said, forecasts = forward(network, figures[at], legal[at])
            log_ratio = said.gather(1, moves[at][:, None])[:, 0] - before[at]
            ratio = log_ratio.exp()
            kept = ratio.clamp(1 - chosen.clip, 1 + chosen.clip)
            policy_loss = -torch.min(ratio * gain[at], kept * gain[at]).mean()
            forecast_loss = nn.functional.mse_loss(forecasts, target[at])
            entropy = -(said.exp() * said.masked_fill(~legal[at], 0.0)).sum(dim=1).mean()
            optimiser.zero_grad()
            (policy_loss + forecast_loss - chosen.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            with torch.no_grad():
                divergences.append(float((ratio - 1 - log_ratio).mean()))
        told = {
            "entropy": entropy.item(),
            "divergence": float(np.mean(divergences)),
            "forecast_loss": forecast_loss.item(),
        }
        if told["divergence"] > chosen.divergence:
            break
    return told


# ---- the run


class Run:
    """A folder with all that is needed to go on."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.folder: Path = chosen.out
        self.folder.mkdir(parents=True, exist_ok=True)
        self.began = time.process_time()
        self.spent = 0.0  # CPU-seconds before this start
        self.updates = self.decisions = self.games = 0
        self.is_taught = False
        shape = self.folder / "policy.npz"
        self.policy = (
            load_policy(shape)
            if shape.exists()
            else survey(Setup(chosen.game, chosen.players, amounts(chosen.coin_steps)))
        )
        self.network = new_network(self.policy)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=chosen.rate, eps=1e-5)
        checkpoint = self.folder / "checkpoint.pt"
        if checkpoint.exists():
            self._resume(torch.load(checkpoint, weights_only=True))
        hand_over(self.network, self.policy)

    @property
    def seconds(self) -> float:
        """CPU-seconds of the whole run."""
        return self.spent + time.process_time() - self.began

    def _resume(self, kept: dict[str, Any]) -> None:
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.spent, self.is_taught = kept["seconds"], kept["is_taught"]
        self.updates, self.decisions, self.games = kept["updates"], kept["decisions"], kept["games"]

    def save(self) -> None:
        hand_over(self.network, self.policy)
        kept = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "seconds": self.seconds,
            "is_taught": self.is_taught,
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
        }
        torch.save(kept, self.folder / "checkpoint.begun")
        (self.folder / "checkpoint.begun").replace(self.folder / "checkpoint.pt")
        self.policy.save(self.folder / "policy.npz")

    def note(self, **facts: Any) -> None:
        """A line of the history."""
        line = {
            "minutes": round(self.seconds / 60, 2),
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
        }
        with (self.folder / "history.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({**line, **facts}) + "\n")


@contextmanager
def trajectories(run: Run) -> Iterator[Callable[[int], list[Trajectory]]]:
    """What plays so many decisions: this process, or workers on Ray."""
    chosen = run.chosen
    company = Company(chosen.seed, chosen.games, tuple(chosen.rivals.split(",")), chosen.mixed)
    if chosen.ray:
        from loxley.research.learning.ray_workers import on_ray  # noqa: PLC0415 - an extra that few need

        with on_ray(run.policy, company, run.updates, chosen.ray, chosen.workers) as play_there:
            yield play_there
        return
    play = company.sit_down(run.policy, run.updates).play()
    yield lambda decisions: gather(play, decisions)


def train(chosen: argparse.Namespace, tell: Callable[[str], None], show: Callable[[float], None]) -> Run:
    """Until the time is over."""
    run = Run(chosen)

    def look() -> None:
        found = evaluate(run.policy, chosen.evaluation_rival, chosen.evaluation_games)
        run.note(evaluation=found)
        share = f"{found['share']:.1%} ({found['low']:.1%} to {found['high']:.1%}) against {found['rival']}"
        tell(f"{run.seconds / 60:.1f} min, {run.updates} updates: {share}")

    if chosen.lessons is not None and not run.is_taught:
        imitate(run.network, run.policy, chosen, tell)
    if not run.updates:
        run.is_taught = True
        run.save()
        run.policy.save(run.folder / "before-play.npz")
        look()
    looked = run.seconds
    with trajectories(run) as play:
        while run.seconds < 60 * chosen.minutes and run.updates < chosen.updates:
            played = play(chosen.batch)
            facts = update(run.network, run.optimiser, run.policy, played, chosen)
            run.updates += 1
            run.games += len(played)
            run.decisions += sum(len(each.chosen) for each in played)
            run.save()
            mixed = [each.win for each in played if each.rivals]
            run.note(
                **facts,
                length=np.mean([len(each.chosen) for each in played]),
                win_when_mixed=float(np.mean(mixed)) if mixed else None,
            )
            show(run.seconds)
            if run.seconds - looked > 60 * chosen.evaluate:
                look()
                looked = run.seconds
    look()
    return run


def main(words: Sequence[str] | None = None) -> None:
    chosen = read_arguments(words)
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("learning", total=60 * chosen.minutes)
        train(
            chosen,
            lambda line: console.print(line, highlight=False),
            lambda seconds: bar.update(task, completed=seconds),
        )


if __name__ == "__main__":
    main(sys.argv[1:])
