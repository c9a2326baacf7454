"""A model behind an address: any server that speaks OpenAI's chat completions.

Every wait is bounded. What fails counts as an answer that cannot be played, and after too many failures in a row nobody
is asked any more.
"""

import json
import os
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from loxley.bots import EVEN, Character
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.research.text.bot import TextBot
from loxley.research.text.rules import rules_in_text
from loxley.research.text.table import TextTable
from loxley.texts import Texts

URL, MODEL, KEY = "LOXLEY_AGENT_URL", "LOXLEY_AGENT_MODEL", "LOXLEY_AGENT_KEY"  # variables of the environment
PATIENCE: Final = 120.0  # seconds for one answer
MOST_FAILURES: Final = 6  # requests in a row
_MOST_BYTES: Final = 1_000_000  # of a response
_REMEMBERED: Final = 8  # messages that go along with a question; each question shows the whole table anyway


class ChatModel:
    """Asks a model, with the rules of the game before all else."""

    def __init__(self, url: str, model: str, rules: str, patience: float = PATIENCE) -> None:
        base = url.rstrip("/")
        self.url = base if base.endswith("/chat/completions") else f"{base}/chat/completions"
        self._model = model
        self._system = {"role": "system", "content": rules}
        self._messages: deque[dict[str, str]] = deque(maxlen=_REMEMBERED)
        self._patience = patience
        self._failures = 0

    def reply(self, question: str) -> str:
        """The answer to a question. `OSError` or `ValueError` when there is none; `Refused` when there never is."""
        self._messages.append({"role": "user", "content": question})
        try:
            answer = self._ask()
        except (OSError, ValueError) as error:
            self._failures += 1
            if self._failures >= MOST_FAILURES:
                facts: dict[str, str | int] = {"found": self.url, "reason": str(error), "count": self._failures}
                raise Refused("agent-failed", "--agent", "", facts) from error
            raise
        self._failures = 0
        self._messages.append({"role": "assistant", "content": answer})
        return answer

    def _ask(self) -> str:
        body = {"model": self._model, "messages": [self._system, *self._messages]}
        headers = {"Content-Type": "application/json"}
        if os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {os.environ[KEY]}"
        request = urllib.request.Request(self.url, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=self._patience) as response:
                said: Any = json.loads(response.read(_MOST_BYTES))
        except urllib.error.HTTPError as error:
            with error:
                raise OSError(f"{error.code} {error.reason}") from None
        try:
            return str(said["choices"][0]["message"]["content"] or "")
        except (KeyError, IndexError, TypeError):
            raise ValueError("no answer in the response") from None


class AgentBot(TextBot):
    """The same as a bot, for the arena and for tables: `loxley.research.text.agent:AgentBot`, set up by variables."""

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self._chat: ChatModel | None = None

    def reply(self, question: str) -> str:
        if self._chat is None:
            if not os.environ.get(URL):
                raise Refused("agent-unnamed", URL)
            rules = rules_in_text(find_game(self.game), Texts(self.language))
            self._chat = ChatModel(os.environ[URL], os.environ.get(MODEL, "default"), rules)
        return self._chat.reply(question)


def play_with(table: TextTable, reply: Callable[[str], str], tell: Callable[[str, str], None]) -> None:
    """Play a table's only text seat to the end; `tell` hears each answer and what was wrong with it."""
    said = table.question
    while not table.is_over():
        before = table.question
        try:
            answer, failure = reply(said), ""
        except (OSError, ValueError) as error:
            answer, failure = "", str(error)
        problem = table.answer(answer)
        tell(answer, failure or problem)
        same = table.question == before
        said = problem if problem and same else "\n\n".join(part for part in (problem, table.question) if part)
