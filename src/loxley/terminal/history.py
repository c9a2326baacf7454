"""What the person has seen happen: the news since their last turn, and the whole story."""

from loxley.core.log import Event, Log
from loxley.core.seats import Seat
from loxley.terminal.stage import Stage

_LONGEST = 200  # characters of what is not said in the words of the house
Said = tuple[int, str]  # after how many events, and the sentence


def printable(words: str) -> str:
    """Words of others: not too long, and without signs that a terminal obeys instead of showing."""
    return "".join(sign if sign.isprintable() else " " for sign in words)[:_LONGEST]


def remark_sentence(stage: Stage, seat: Seat, remark: str) -> str:
    """What a bot says: a sentence in the reader's language, or its own words; nothing for a key of another version."""
    if not remark.startswith("remark-"):
        words = printable(remark)
    elif stage.texts.knows(remark):
        words = stage.texts.say(remark)
    else:
        return ""
    return stage.texts.say("terminal-said", name=stage.names[seat], chat=words)


class History:
    """`since` is the length that the log had before the person's last move: the news begin there."""

    def __init__(self, stage: Stage, log: Log, since: int, said: list[Said]) -> None:
        self._stage = stage
        self._log = log
        self._heard = 0  # how much of the log has been listened to
        self._events: list[Event] = []
        self._turn = len(log.seen_by(stage.seat)) - len(log.seen_by(stage.seat, since))
        self._told = self._turn  # what has been told as it happened
        self._said = said
        self._said_told = len(said)  # how much of it has been told as it was said

    def _listen(self) -> None:
        self._events += self._log.seen_by(self._stage.seat, self._heard)
        self._heard = len(self._log)

    def begin_turn(self) -> None:
        """What was news is now known."""
        self._listen()
        self._turn = self._told = len(self._events)

    def say(self, sentence: str) -> None:
        """Somebody says something about what has just happened."""
        self._listen()
        self._said.append((len(self._events), sentence))

    def fresh(self) -> list[str]:
        """What has happened since this was asked last."""
        self._listen()
        told, self._told = self._told, len(self._events)
        said, self._said_told = self._said[self._said_told :], len(self._said)
        return self._stage.tell(self._events, told) + [sentence for _, sentence in said]

    def news(self) -> list[str]:
        """What has happened since the person's last move, that move included."""
        self._listen()
        return self._tell(self._turn)

    def everything(self) -> list[str]:
        self._listen()
        return self._tell(0)

    def _tell(self, since: int) -> list[str]:
        """Everything from a place on, what was said where it was said."""
        said = [(at, sentence) for at, sentence in self._said if at > since or since == 0]
        sentences: list[str] = []
        for at, sentence in said:
            sentences += [*self._stage.tell(self._events[:at], since), sentence]
            since = at
        return sentences + self._stage.tell(self._events, since)
