"""A record played again for one viewer, and told as sentences."""

from dataclasses import dataclass
from typing import NamedTuple

from loxley.cli.plain import plain
from loxley.cli.reasons import reason, said
from loxley.core.game import GameType
from loxley.core.log import Event, Log
from loxley.core.records import OVER, Line, Record, Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.seats import Viewer
from loxley.core.state import State, View
from loxley.games import find_game
from loxley.terminal.finding import stage_of
from loxley.terminal.stage import Stage
from loxley.texts import Texts

CHAPTER = "round_began"


class Aside(NamedTuple):
    """What was said, why a bot did what follows, or that the house played it: told after so many events."""

    at: int
    line: Line
    is_reason: bool = False  # of the line that follows


@dataclass
class Retold:
    """A game that was found in order, as its viewer saw it."""

    record: Record
    game: GameType
    viewer: Viewer
    state: State  # as the view
    view: View  # at the end, or where the game was left
    events: list[Event]
    asides: list[Aside]

    def names(self, texts: Texts) -> list[str]:
        given = [plain(name, 40) for name in self.record.names[: self.record.players]]
        return given + [texts.say("replay-seat", seat=str(seat)) for seat in range(len(given), self.record.players)]

    def stage(self, texts: Texts) -> Stage:
        kind = stage_of(self.record.game)
        return kind(self.game, texts, self.names(texts), self.viewer, self.record.components)

    def chapters(self, texts: Texts) -> list[list[str]]:
        """What happened as sentences, a chapter for each round; what was said and thought stands where it belongs."""
        stage = self.stage(texts)
        begun = {at for at, event in enumerate(self.events) if event.name == CHAPTER}
        cuts = sorted({0, *begun, *(aside.at for aside in self.asides), len(self.events)})
        found: list[list[str]] = [[]]
        for at, end in zip(cuts, [*cuts[1:], len(self.events)], strict=True):
            told = [_tell_aside(stage, aside, texts) for aside in self.asides if aside.at == at]
            found[-1] += [sentence for sentence in told if sentence]
            if at in begun:
                found.append([])
            found[-1] += stage.tell(self.events[:end], at)
        return [chapter for chapter in found if chapter]


def _tell_aside(stage: Stage, aside: Aside, texts: Texts) -> str:
    if aside.line.house and not aside.is_reason:
        return texts.say("replay-house", name=stage.names[aside.line.seat])
    return reason(stage, aside.line, texts) if aside.is_reason else said(stage, aside.line, texts)


def retell(text: str, viewer: Viewer, *, with_reasons: bool = False) -> Retold:
    """Play a record to its end; refuse it when it is damaged, breaks a rule, or does not lead to its result.

    Reasons are told of finished games only: in one that goes on they would give hands away.
    """
    record = read_record(text)
    game = find_game(record.game)
    if viewer >= record.players:
        raise Refused("no-such-seat", "--as")
    log = Log()
    replay = Replay(game, record, log)
    asides: list[Aside] = []
    seen = heard = 0
    for line in record.lines:
        if with_reasons and line.why is not None and record.ending == OVER:
            asides.append(Aside(seen, line, is_reason=True))
        elif line.house:
            asides.append(Aside(seen, line))
        replay.step()
        seen, heard = seen + len(log.seen_by(viewer, heard)), len(log)
        if line.chat or line.remark:
            asides.append(Aside(seen, line))
    replay.finish()
    return Retold(record, game, viewer, replay.state, replay.state.view(viewer), log.seen_by(viewer), asides)
