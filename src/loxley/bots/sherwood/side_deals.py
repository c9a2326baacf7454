"""How bots answer deals between two (SW-R40) and tell what they have sold; how they sign for a strength (SW-R39).

Gold counts as gold. What somebody promises is worth what their word was worth before: nothing without a record.
"""

from loxley.bots.sherwood.scene import Scene
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.view import SheetView
from loxley.games.sherwood.vocabulary import ACCEPT, DECLINE, MOVES, PICK, SHOW, TELL

_PRICE = 1.0  # gold that a promise or a piece of information of one's own must bring at least
_NEWS = 0.5  # gold that it is worth to be told about a card that one does not know


def alliances(scene: Scene) -> list[SheetView]:
    """The sheets that are about a hideout."""
    talks = scene.view.talks
    return [] if talks is None else [sheet for sheet in talks.sheets if sheet.hideout is not None]


def answer_deals(scene: Scene) -> list[Move]:
    """Tell what was paid for; accept the first deal that pays, decline one that does not; nothing where none asks."""
    told = _tell(scene)
    if told:
        return told
    talks = scene.view.talks
    deals = [] if talks is None else [sheet for sheet in talks.sheets if sheet.hideout is None]
    asked = [sheet for sheet in deals if ACCEPT.of(sheet.author) in scene.legal]
    for sheet in asked:
        if worth_of_deal(scene, sheet) > 0:
            return [ACCEPT.of(sheet.author)]
    return [DECLINE.of(asked[0].author)] if asked else []


def _tell(scene: Scene) -> list[Move]:
    """The truth about a card that somebody has paid for."""
    for promise in scene.view.promises:
        kind, *words = promise.term.split()
        if kind != TELL.name or promise.promiser != scene.me or promise.fate != "open":
            continue
        slot = int(words[1])
        face = scene.view.row[slot - 1].face
        if face is None:
            continue
        if face.sheriff:
            said = [f"claim {slot} sheriff"]
        else:
            said = [f"claim {slot} glory {face.glory}", f"claim {slot} gold {face.gold}"]
        claims = [claim for claim in map(MOVES.move, said) if claim in scene.legal]
        if claims:
            return claims
    return []


def worth_of_deal(scene: Scene, sheet: SheetView) -> float:
    """What a deal brings, in gold."""
    worth = 0.0
    for side in sheet.terms:
        for term in side:
            worth += _worth_of_term(scene, term.split())
    return worth


def _worth_of_term(scene: Scene, words: list[str]) -> float:
    seat = int(words[1])
    mine = seat == scene.me
    match words[0], words[2:]:
        case "pay", [_, gold]:
            return -int(gold) if mine else int(gold)
        case "tell", [slot]:
            unknown = scene.view.row[int(slot) - 1].face is None
            honest = scene.view.seats[seat].told_false == 0
            return -_PRICE if mine else _NEWS if unknown and honest else 0.0
        case "vow", ["gold", gold]:
            return -int(gold) if mine else int(gold) * _record(scene, seat)
        case _:
            return -_PRICE if mine else _PRICE * _record(scene, seat)


def _record(scene: Scene, seat: Seat) -> float:
    """How often somebody has kept their word; nothing is trusted without a record."""
    fates = [promise.fate for promise in scene.view.promises if promise.promiser == seat]
    kept, broken = fates.count("kept"), fates.count("broken")
    return kept / (kept + broken) if kept > broken else 0.0


def signature(scene: Scene, author: Seat) -> list[Move]:
    """The moves that sign a sheet, if one can: where it asks for a strength, with the fewest cards."""
    if ACCEPT.of(author) in scene.legal:
        return [ACCEPT.of(author)]
    if PICK.of(author) not in scene.legal:
        return []
    sheet = next(sheet for sheet in alliances(scene) if sheet.author == author)
    wanted = next(int(term.split()[2]) for side in sheet.terms for term in side if _asks_me(scene, term))
    chosen: list[int] = []
    for kind in scene.arms():
        if sum(scene.figures.strengths[card] for card in chosen) < wanted:
            chosen.append(kind)
    return [PICK.of(author), *(SHOW.of(kind) for kind in sorted(chosen)), ACCEPT.of(author)]


def _asks_me(scene: Scene, term: str) -> bool:
    return term.startswith(f"worth {scene.me} ")
