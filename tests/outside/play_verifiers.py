"""Plays a game with a scripted model: run where verifiers is installed."""

import asyncio
import json
import os
import sys
from typing import Any

import verifiers.v1 as vf

from loxley.research.text.verifiers import LoxleyEnv, LoxleyEnvConfig
from tests.research.chat_server import chat_server
from tests.research.scripted import plain_merchant


async def play(url: str) -> tuple[Any, list[Any], bool]:
    """An episode, its tasks, and whether the deals are the same again."""
    env = LoxleyEnv(LoxleyEnvConfig(taskset={"id": "loxley_games", "seats": 3, "level": "novice"}))
    tasks = list(env.taskset.take(2))
    again = list(env.taskset.take(2))
    client = vf.EvalClientConfig(base_url=url, api_key_var="LOXLEY_TEST_KEY")
    async with env.serving():
        (slot,) = env.slots(tasks[0])
        episode = await env.run_slot(slot, vf.ModelContext("scripted", client))
    return episode, tasks, [task.data.prompt for task in tasks] == [task.data.prompt for task in again]


if __name__ == "__main__":
    os.environ["LOXLEY_TEST_KEY"] = "any"
    sys.path.append(sys.argv[1])  # where loxley_games is
    with chat_server(lambda question: (200, plain_merchant(question))) as (server, url):
        episode, tasks, same = asyncio.run(play(url))
    (trace,) = episode.traces
    found = {
        "ok": episode.ok,
        "errors": [str(error) for error in episode.errors],
        "deals": [task.data.name for task in tasks],
        "same_prompt": same,
        "rewards": {name: reward.score for name, reward in trace.rewards.items()},
        "metrics": trace.metrics,
        "asked": len(server.asked),
        "system": server.asked[0][1]["messages"][0]["content"],
    }
    sys.stdout.write("\n" + json.dumps(found))
