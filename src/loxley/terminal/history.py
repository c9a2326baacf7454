"""What the person has seen happen: the news since their last turn, and the whole story."""

from loxley.core.log import Event, Log
from loxley.terminal.stage import Stage


class History:
    """`since` is the length that the log had before the person's last move: the news begin there."""

    def __init__(self, stage: Stage, log: Log, since: int) -> None:
        self._stage = stage
        self._log = log
        self._heard = 0  # how much of the log has been listened to
        self._events: list[Event] = []
        self._turn = len(log.seen_by(stage.seat)) - len(log.seen_by(stage.seat, since))
        self._told = self._turn  # what has been told as it happened

    def _listen(self) -> None:
        self._events += self._log.seen_by(self._stage.seat, self._heard)
        self._heard = len(self._log)

    def begin_turn(self) -> None:
        """What was news is now known."""
        self._listen()
        self._turn = self._told = len(self._events)

    def fresh(self) -> list[str]:
        """What has happened since this was asked last."""
        self._listen()
        told, self._told = self._told, len(self._events)
        return self._stage.tell(self._events, told)

    def news(self) -> list[str]:
        """What has happened since the person's last move, that move included."""
        self._listen()
        return self._stage.tell(self._events, self._turn)

    def everything(self) -> list[str]:
        self._listen()
        return self._stage.tell(self._events, 0)
