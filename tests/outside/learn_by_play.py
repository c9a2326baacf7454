"""The project's own PPO for a few updates, stopped and begun again: run where PyTorch is installed."""

import json
import re
import sys
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from loxley.research.learning import policy as policies
from loxley.research.learning.ppo import Run, forward, read_arguments, train, update
from loxley.research.learning.tables import Company, gather
from tests.cli.commands import loxley

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    torch.set_num_threads(1)
    policies.SURVEY = policies.Survey(games=8, steps=900, seed=1)  # type: ignore[misc]
    arena = ("arena", "sheriff", "merchant", "novice", "rogue", "--seats", "3", "--games", "6", "--records")
    assert loxley(*arena, folder / "cup").status == 0
    words = ["--game", "sheriff", "--players", "3", "--out", str(folder / "run")]
    words += ["--coin-steps", "1,5,10", "--games", "4"]
    words += ["--lessons", str(folder / "cup"), "--imitate", "merchant", "--lesson-epochs", "3", "--rivals", "novice"]
    words += ["--batch", "600", "--evaluation-games", "3", "--evaluate", "0", "--evaluation-rival", "novice"]
    said: list[str] = []
    first = train(read_arguments([*words, "--updates", "2"]), said.append, lambda _: None)
    second = train(read_arguments([*words, "--updates", "3"]), said.append, lambda _: None)
    as_the_bot = [float(match[1]) for line in said if (match := re.search(r"imitation.*: ([\d.]+)%", line))]

    run = Run(read_arguments(words))
    played = gather(Company(7, 4, ("novice",), 0.5).sit_down(run.policy, 0).play(), 600)
    rows, legal = (np.concatenate([getattr(each, name) for each in played]) for name in ("rows", "legal"))

    def odds() -> NDArray[np.float32]:
        with torch.no_grad():
            logs, _ = forward(run.network, torch.from_numpy(run.policy.figures(rows)), torch.from_numpy(legal))
        found: NDArray[np.float32] = logs.numpy()
        return found

    before = odds()
    mine, _ = run.policy.odds(rows, legal)
    gap = float(np.abs(np.where(legal, before - mine, 0)).max())
    update(run.network, run.optimiser, run.policy, played, run.chosen)
    moved = (odds() - before)[np.arange(len(rows)), np.concatenate([each.chosen for each in played])]
    gains = np.concatenate([each.advantages(run.chosen.trace) for each in played])
    history = (folder / "run" / "history.jsonl").read_text(encoding="utf-8").splitlines()
    told = {
        "as_the_bot": as_the_bot,
        "network_is_policy": gap,
        "likelier": bool(np.corrcoef(moved, gains)[0, 1] > 0),
        "updates": [first.updates, second.updates],
        "minutes": [json.loads(line)["minutes"] for line in history],
        "evaluations": sum("evaluation" in line for line in history),
    }
    sys.stdout.write("\n" + json.dumps(told))
