"""A seat for a language model over MCP: tools to begin a game or take a seat at a live table, to look and to answer."""

import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from mcp.server.mcpserver import MCPServer

import loxley
from loxley.bots import levels
from loxley.core.chance import SEED_BYTES
from loxley.core.refusals import Refused
from loxley.games import GAMES, HOUSE, find_game
from loxley.research.text.live import LiveSeat
from loxley.research.text.rules import one_rule, refused_sentence, rules_in_text
from loxley.research.text.table import LEVEL, NOBODY, TextSetup, TextTable, seed_of
from loxley.texts import Texts

PATIENCE: Final = 20.0  # seconds that a look waits for a question at a live table


class TextHost:
    """One game at a time: a local one, or a seat at a live table."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._game = ""
        self._table: TextTable | None = None
        self._live: LiveSeat | None = None

    def games(self) -> str:
        """The games, how many play them, and the levels of their bots."""
        return "\n".join(
            f"{game.name}: {self._texts.title(game.name)}, {game.least_players}–{game.most_players}, "
            + ", ".join(levels(game.name))
            for game in GAMES.values()
        )

    def rules(self, game: str, number: str = "") -> str:
        """The rules of a game as one text, or one rule or chapter by its number, such as SH-4.9."""
        door = find_game(game)
        if not number:
            return rules_in_text(door, self._texts)
        return one_rule(door, self._texts, number) or self._texts.say(
            "terminal-no-such-rule", found=number, example=f"{door.prefix}-1.1"
        )

    def new_game(
        self, game: str = next(iter(HOUSE)), players: int = 4, level: str = LEVEL, seed: int | None = None
    ) -> str:
        """Begin a game against bots of the house, in the first seat. Returns the first question."""
        number = secrets.token_bytes(SEED_BYTES) if seed is None else seed_of(seed)
        if level not in levels(find_game(game).name):
            raise Refused("unknown-level", "level", "", {"found": level, "choices": ", ".join(levels(game))})
        self._leave()
        self._table = TextTable(TextSetup(game, players, (0,), level, seed=number, language=self._texts.language))
        return self.look()

    def join_table(self, link: str, name: str) -> str:
        """Take a free seat at a live table by its link, and wait a moment for the first question."""
        self._leave()
        self._live = LiveSeat(link, name, self._texts)
        return self.look()

    def look(self) -> str:
        """What is asked now; at a live table it waits a moment for it."""
        if self._live is not None:
            found = "" if self._live.is_asked else self._live.next_question(PATIENCE)
            return found or self._texts.say("text-over" if self._live.is_over else "text-waiting")
        if self._table is None:
            return self._texts.say("text-no-game")
        return self._table.ending(0) if self._table.is_over() else self._table.question

    def answer(self, line: str) -> str:
        """Answer the question with one line. Returns the next question, or what was wrong with the answer."""
        if self._live is not None:
            if not self._live.is_asked:
                return self.look()
            self._live.answer(line)
            return self.look()
        if self._table is None or self._table.seat == NOBODY:
            return self.look()
        before = self._table.question
        problem = self._table.answer(line)
        if problem and self._table.question == before:
            return problem
        return "\n\n".join(part for part in (problem, self.look()) if part)

    def _leave(self) -> None:
        if self._table is not None:
            self._table.close()
        self._table = self._live = None


def _in_sentences(tool: Callable[..., str], texts: Texts) -> Callable[..., str]:
    """The same tool; what it refuses is told in a sentence."""

    @wraps(tool)
    def told(*args: Any, **named: Any) -> str:
        try:
            return tool(*args, **named)
        except Refused as refused:
            return refused_sentence(texts, refused)

    return told


def new_server(texts: Texts) -> MCPServer:
    """The server, about to be run on standard input and output, or to be asked by a client in the same process."""
    host = TextHost(texts)
    server = MCPServer("loxley", instructions=texts.say("text-mcp"), version=loxley.__version__)
    for name in ("games", "rules", "new_game", "join_table", "look", "answer"):
        server.tool(name, description=texts.say(f"text-mcp-{name.replace('_', '-')}"))(
            _in_sentences(getattr(host, name), texts)
        )
    return server
