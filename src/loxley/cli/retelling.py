"""A record played again before one pair of eyes, and told as sentences."""

from dataclasses import dataclass

from loxley.cli.plain import plain
from loxley.core.game import Game
from loxley.core.log import Event, Log
from loxley.core.records import Line, Record, Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.seats import Viewer
from loxley.core.state import View
from loxley.games import find_game
from loxley.terminal.stage import Stage
from loxley.terminal.stages import STAGES
from loxley.texts import Texts

CHAPTER = "round_began"


@dataclass
class Retold:
    """A game that was found in order, as its viewer saw it."""

    record: Record
    game: Game
    viewer: Viewer
    view: View  # at the end, or where the game was left
    events: list[Event]
    chats: list[tuple[int, Line]]  # how many events came before, and what was said

    def names(self, texts: Texts) -> list[str]:
        given = [plain(name, 40) for name in self.record.names[: self.record.players]]
        return given + [texts.say("replay-seat", seat=str(seat)) for seat in range(len(given), self.record.players)]

    def stage(self, texts: Texts) -> Stage:
        kind = STAGES[self.record.game]
        return kind(self.game, texts, self.names(texts), self.viewer, self.record.components)

    def chapters(self, texts: Texts) -> list[list[str]]:
        """What happened as sentences, a chapter for each round; chat stands where it was said."""
        stage, names = self.stage(texts), self.names(texts)
        begun = {at for at, event in enumerate(self.events) if event.name == CHAPTER}
        cuts = sorted({0, *begun, *(at for at, _ in self.chats), len(self.events)})
        found: list[list[str]] = [[]]
        for at, end in zip(cuts, [*cuts[1:], len(self.events)], strict=True):
            found[-1] += [_said(names, line, texts) for position, line in self.chats if position == at]
            if at in begun:
                found.append([])
            found[-1] += stage.tell(self.events[:end], at)
        return [chapter for chapter in found if chapter]


def _said(names: list[str], line: Line, texts: Texts) -> str:
    return texts.say("replay-chat", name=names[line.seat], chat=plain(line.chat, 1000))


def retell(text: str, viewer: Viewer) -> Retold:
    """Play a record to its end; refuse it when it is damaged, breaks a rule, or does not lead to its result."""
    record = read_record(text)
    game = find_game(record.game)
    if viewer >= record.players:
        raise Refused("no-such-seat", "--as")
    log = Log()
    replay = Replay(game, record, log)
    chats: list[tuple[int, Line]] = []
    while (line := replay.step()) is not None:
        if line.chat:
            chats.append((len(log.seen_by(viewer)), line))
    replay.finish()
    return Retold(record, game, viewer, replay.state.view(viewer), log.seen_by(viewer), chats)
