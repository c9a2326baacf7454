"""The doors to text seats: a chat server and MCP (TextArena and verifiers: tests/outside)."""

import asyncio
import sys
from pathlib import Path

import pytest

from loxley.core.refusals import Refused
from loxley.research.text import TextSetup, TextTable, seed_of
from loxley.research.text.agent import MOST_FAILURES, AgentBot, ChatModel, play_with
from loxley.texts import Texts
from tests.cli.commands import loxley
from tests.research.chat_server import chat_server
from tests.research.scripted import plain_merchant


def test_play_agent_plays_a_game_and_keeps_its_record(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with chat_server(lambda question: (200, plain_merchant(question))) as (server, url):
        options = ("--agent", url, "--agent-model", "scripted", "--seed", "1", "--record", str(record), "--lang", "en")
        done = loxley("play", "sheriff", *options)
    assert done.status == 0, done.err
    assert "the house played 0 times" in done.out
    path, body = server.asked[0]
    assert path == "/v1/chat/completions"
    assert body["model"] == "scripted"
    assert "SH-4.9" in body["messages"][0]["content"]
    assert all(len(body["messages"]) <= 9 for _, body in server.asked)
    assert loxley("replay", str(record)).status == 0


def test_a_failing_server_is_asked_only_so_often() -> None:
    with chat_server(lambda _: (500, "")) as (server, url):
        chat = ChatModel(url, "broken", "rules")
        table = TextTable(TextSetup("sheriff", seed=seed_of(1)))
        problems: list[str] = []
        with pytest.raises(Refused, match="agent-failed"):
            play_with(table, chat.reply, lambda _, problem: problems.append(problem))
    assert len(server.asked) == MOST_FAILURES
    assert "500" in problems[0]


def test_an_agent_bot_needs_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LOXLEY_AGENT_URL", raising=False)
    bot = AgentBot()
    bot.game = "sheriff"
    with pytest.raises(Refused, match="agent-unnamed"):
        bot.reply("?")


def test_what_is_no_address_is_refused(tmp_path: Path) -> None:
    done = loxley("play", "sheriff", "--agent", "nowhere", "--record", str(tmp_path / "x"), "--lang", "en")
    assert done.status == 1
    assert "is no address" in done.err


# ----------------------------------------------------------------------------------------------------------------- MCP


def test_a_whole_game_over_mcp() -> None:
    mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")
    from loxley.research.text.mcp_server import new_server  # noqa: PLC0415 - needs the extra

    async def play() -> tuple[list[str], str]:
        async with mcp.Client(new_server(Texts("en"))) as client:

            async def call(tool: str, **arguments: object) -> str:
                result = await client.call_tool(tool, arguments)
                return "\n".join(part.text for part in result.content)

            tools = [tool.name for tool in (await client.list_tools()).tools]
            assert "No game goes on" in await call("look")
            assert "sheriff" in await call("games")
            assert (await call("rules", game="sheriff", number="SH-4.9")).startswith("SH-4.9")
            assert "no game chess" in await call("new_game", game="chess")
            said = await call("new_game", game="sheriff", seed=1)
            assert "is no move" in await call("answer", line="sing")
            for _ in range(100):
                if "Total" in said:
                    break
                said = await call("answer", line=plain_merchant(said))
            return tools, said

    tools, said = asyncio.run(play())
    assert tools == ["games", "rules", "new_game", "join_table", "look", "answer"]
    assert "Total" in said


def test_without_its_extra_mcp_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner  # noqa: PLC0415

    from loxley.cli.mcp import app  # noqa: PLC0415

    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    monkeypatch.delitem(sys.modules, "loxley.research.text.mcp_server", raising=False)
    done = CliRunner().invoke(app, ["--lang", "en"])
    assert done.exit_code == 1
    assert 'pip install "loxley[mcp]"' in done.output
