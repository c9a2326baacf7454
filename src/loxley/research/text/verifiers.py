"""The games as an environment of verifiers 0.4: seeded games, the first seat for the model, bots at the others.

verifiers pins another mcp than the extra `mcp`, so the two need environments of their own. It finds plug-ins by the
name of a module at the top: docs/text-seats.md shows the two lines.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any

from loxley.core.refusals import Refused

try:
    import httpx
    import verifiers.v1 as vf
    from pydantic import Field
    from verifiers.v1.dialects.chat import message_to_wire
except ModuleNotFoundError as missing:
    raise Refused("package-missing", "verifiers", "", {"package": "verifiers"}) from missing

from loxley.games import HOUSE, find_game
from loxley.research.text.rules import rules_in_text
from loxley.research.text.table import LEVEL, TextSetup, TextTable, seed_of
from loxley.texts import Texts

__all__ = ["LoxleyEnv", "LoxleyHarness", "LoxleyTaskset"]

_MODEL = 0  # its seat


class LoxleyConfig(vf.TasksetConfig):  # type: ignore[misc]
    """Which game is played, and against whom."""

    game: str = next(iter(HOUSE))
    seats: int = 4
    level: str = LEVEL
    language: str = "en"
    options: dict[str, Any] = Field(default_factory=dict)


class LoxleyData(vf.TaskData):  # type: ignore[misc]
    """One deal: a task holds all that is needed to play it again."""

    game: str
    seats: int
    level: str
    language: str
    options: dict[str, Any]
    seed: int

    def new_table(self) -> TextTable:
        setup = TextSetup(
            self.game,
            self.seats,
            (_MODEL,),
            self.level,
            self.options,
            seed=seed_of(self.seed),
            language=self.language,
        )
        return TextTable(setup)


class LoxleyTask(vf.Task[LoxleyData, vf.State, vf.TaskConfig]):  # type: ignore[misc]
    """Its reward comes from the game, so it scores nothing by itself."""


class LoxleyHarness(vf.Harness[vf.HarnessConfig]):  # type: ignore[misc]
    """Asks the model and nothing else: no tools, no process of its own for each answer."""

    APPENDS_SYSTEM_PROMPT = True
    SUPPORTS_RESUME = True
    EXECUTES_CODE = False
    NEEDS_CONTAINER = False

    async def launch(  # noqa: PLR0917 - as it is called
        self,
        ctx: Any,
        trace: Any,
        runtime: Any,
        endpoint: str,
        secret: str,
        mcp_urls: dict[str, str],
        data: Any,
    ) -> Any:
        """One answer to all that has been said so far."""
        del trace, runtime, mcp_urls
        system, prompt = self.resolve_prompt(data)
        said = [{"role": "user", "content": prompt}] if isinstance(prompt, str) else [*map(message_to_wire, prompt)]
        messages = [{"role": "system", "content": system}, *said] if system else said
        async with httpx.AsyncClient(timeout=None) as client:
            answer = await client.post(
                f"{endpoint}/chat/completions",
                headers={"Authorization": f"Bearer {secret}"},
                json={"model": ctx.model, "messages": messages},
            )
        return vf.ProgramResult(
            exit_code=int(answer.is_error), stdout="", stderr=answer.text if answer.is_error else ""
        )


class LoxleyEnvConfig(vf.EnvConfig):  # type: ignore[misc]
    player: vf.AgentConfig = vf.AgentConfig(runtime=vf.SubprocessConfig())  # on this machine: nothing is executed


class LoxleyEnv(vf.Env[LoxleyEnvConfig]):  # type: ignore[misc]
    """The table asks, the model answers, until the game is over. The reward is the model's share of the win."""

    async def run(self, task: Any, agents: Any) -> None:
        table = task.data.new_table()
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                problem = table.answer(segment.last_reply)
                if table.is_over():
                    break
                segment = await interaction.turn("\n\n".join(filter(None, [problem, table.question])))
        table.close()
        winners = table.winners() if table.is_over() else []
        trace = interaction.trace
        trace.record_reward("win_share", 1 / len(winners) if _MODEL in winners else 0.0)
        for name, figures in (("answers", table.answers), ("refused", table.refused), ("defaults", table.defaults)):
            trace.record_metric(name, float(figures[_MODEL]))


class LoxleyTaskset(vf.Taskset[LoxleyTask, LoxleyConfig]):  # type: ignore[misc]
    """Deal after deal: task 7 is always the same game."""

    INFINITE = True

    def load(self) -> Iterator[LoxleyTask]:
        config = self.config
        rules = rules_in_text(find_game(config.game), Texts(config.language))
        deal = {name: getattr(config, name) for name in ("game", "seats", "level", "language", "options")}
        for seed in count():
            data = LoxleyData(name=f"{config.game}#{seed}", system_prompt=rules, seed=seed, **deal)
            yield LoxleyTask(data.model_copy(update={"prompt": data.new_table().question}), config.task)
