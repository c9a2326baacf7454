"""How bots answer deals between two (SW-R40) and tell what they have sold; how they sign for a strength (SW-R39).

Novices and merchants count gold as gold, and trust a promise as far as its maker has kept others.
"""

from collections.abc import Callable

from loxley.bots.sherwood.marking import is_in_words
from loxley.bots.sherwood.scene import Scene
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.view import FaceView, SheetView
from loxley.games.sherwood.vocabulary import ACCEPT, ASK, DECLINE, HOLD, MOVES, PICK, SHOW, TELL

_PRICE = 0.8  # gold that a promise or a piece of information of one's own must bring at least
_NEWS = 1.2  # gold that it is worth to be told about a card that one does not know, with raiders left to use it


def alliances(scene: Scene) -> list[SheetView]:
    """The sheets that are about a hideout."""
    talks = scene.view.talks
    return [] if talks is None else [sheet for sheet in talks.sheets if sheet.hideout is not None]


def answer_deals(scene: Scene) -> list[Move]:
    """Tell what was paid for; accept the first deal that pays, decline one that does not; nothing where none asks."""
    return tell_what_was_sold(scene) or answer_asked(scene, lambda sheet: worth_of_deal(scene, sheet))


def hold(scene: Scene) -> list[Move]:
    """Say nothing; on an open floor that is no word at all."""
    return [HOLD] if HOLD in scene.legal else []


def answer_asked(scene: Scene, worth: Callable[[SheetView], float]) -> list[Move]:
    """Accept the first deal that is worth something, decline one that is not; nothing where none asks."""
    asked = deals_that_ask(scene)
    for sheet in asked:
        if worth(sheet) > 0:
            return [ACCEPT.of(sheet.author)]
    return [DECLINE.of(asked[0].author)] if asked else []


def deals_that_ask(scene: Scene) -> list[SheetView]:
    """Deals that wait for my answer, and that I could sign."""
    talks = scene.view.talks
    deals = [] if talks is None else [sheet for sheet in talks.sheets if sheet.hideout is None]
    return [sheet for sheet in deals if ACCEPT.of(sheet.author) in scene.legal]


def waits_for_news(scene: Scene) -> bool:
    """Has somebody sold me news that they have not told yet?"""
    return any(
        promise.promisee == scene.me and promise.fate == "open" and promise.term.startswith(TELL.name)
        for promise in scene.view.promises
    )


def is_news(scene: Scene, teller: Seat, slot: int) -> bool:
    """Has somebody looked at a card that lies face down, and said nothing about it? What is said, everybody hears."""
    shown = scene.view.row[slot - 1]
    told = any(claim.seat == teller and claim.said.startswith(f"{slot} ") for claim in scene.view.claims)
    return not shown.face_up and not shown.resolved and teller in shown.looked and not told


def can_be_told(scene: Scene, teller: Seat) -> bool:
    """Will somebody who has sold me news get the word to tell them? In turn only if one of us leads the talks."""
    active = scene.view.active
    return scene.view.options["floor"] == "open" or teller == active or (scene.me == active and ASK in scene.legal)


def tell_what_was_sold(scene: Scene, tale: Callable[[FaceView], FaceView] = lambda face: face) -> list[Move]:
    """The truth about a card that somebody has paid for, all of it; or what a `tale` makes of it."""
    for promise in scene.view.promises:
        kind, *words = promise.term.split()
        if kind != TELL.name or promise.promiser != scene.me or promise.fate != "open":
            continue
        slot = int(words[1])
        face = scene.view.row[slot - 1].face
        if face is None:
            continue
        face = tale(face)
        if face.sheriff:
            said = [f"claim {slot} sheriff"]
        else:
            said = [f"claim {slot} glory {face.glory}", f"claim {slot} gold {face.gold}"]
            said += [f"claim {slot} companions {face.companions}", f"claim {slot} strength {face.strength}"]
            said += [f"claim {slot} from {face.start}", f"claim {slot} to {face.end}"]
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
            unknown = scene.view.row[int(slot) - 1].face is None and is_news(scene, seat, int(slot))
            honest = scene.view.seats[seat].told_false == 0
            useful = (
                unknown
                and honest
                and can_be_told(scene, seat)
                and scene.mine.camp > 1
                and scene.view.phase == "planning"
            )
            return -_PRICE if mine else _NEWS if useful else 0.0
        case "vow", ["gold", gold]:
            return -int(gold) if mine else int(gold) * _record(scene, seat)
        case _:
            return -_PRICE if mine else _PRICE * _record(scene, seat)


def _record(scene: Scene, seat: Seat) -> float:
    """How often somebody has kept their word; nothing is trusted without a record, and own words make none."""
    judged = [promise for promise in scene.view.promises if promise.promiser == seat and not is_in_words(promise.term)]
    fates = [promise.fate for promise in judged]
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
