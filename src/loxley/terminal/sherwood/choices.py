"""The choices of Sherwood Forest: rows of like moves; amounts are asked for, what is told has its own page."""

from collections.abc import Iterable, Sequence

from loxley.core.words import Family, Move
from loxley.games.sherwood.view import FaceView, SherwoodView
from loxley.games.sherwood.vocabulary import (
    BRING,
    CHURCH,
    CLAIM,
    DROP,
    HIDE,
    LAY,
    MARK_BROKEN,
    MARK_KEPT,
    MOVES,
    PAY,
    PROMISE,
    REVEAL,
    VOW,
    WORTH,
)
from loxley.telling import Teller
from loxley.telling.speech import key
from loxley.terminal.stage import Amount, Choice

TELLING = 1  # the page of claims and promises
_TOLD = (CLAIM, PROMISE, MARK_KEPT, MARK_BROKEN)
_BY_AMOUNT = (CHURCH, BRING, WORTH, LAY, PAY, VOW, CLAIM)


def choices(teller: Teller, view: SherwoodView, legal: Sequence[Move], page: int) -> list[Choice]:
    """Everything the reader may do now; a sheet is taken back, not dropped."""
    talk = [move for move in legal if MOVES.family_of(move) in _TOLD]
    if page == TELLING and talk:
        return _rows(teller, view, talk)
    found = _rows(teller, view, [move for move in legal if move not in talk and move != DROP])
    if talk:
        say = teller.texts.say
        found.append(Choice(say("sherwood-move-claim.row"), say("sherwood-tell"), page=TELLING))
    return found


def _rows(teller: Teller, view: SherwoodView, moves: Iterable[Move]) -> list[Choice]:
    """Moves that differ in a last number only are one choice, and the number is asked for."""
    found: list[Choice] = []
    runs: dict[str, list[Move]] = {}
    for move in moves:
        family = MOVES.family_of(move)
        words, _, last = MOVES.word(move).rpartition(" ")
        if family in _BY_AMOUNT and last.isdecimal():
            runs.setdefault(words, []).append(move)
            if len(runs[words]) > 1:
                continue
        row = teller.texts.say(f"sherwood-move-{key(family.name)}.row")
        found.append(Choice(row, words if words in runs else label(teller, view, move), (move,)))
    return [_asking(teller, view, choice, runs) for choice in found]


def _asking(teller: Teller, view: SherwoodView, choice: Choice, runs: dict[str, list[Move]]) -> Choice:
    run = runs.get(choice.label, [])
    if not run:
        return choice
    if len(run) == 1:
        return Choice(choice.row, label(teller, view, run[0]), choice.moves)
    least, most = (int(MOVES.word(move).rpartition(" ")[2]) for move in (run[0], run[-1]))
    amount = Amount(
        teller.texts.say("sherwood-ask-amount"),
        least,
        most,
        lambda number: [move for move in run if move == run[0] + number - least],
    )
    return Choice(choice.row, _open_label(teller, MOVES.family_of(run[0]), choice.label), amount=amount)


def _open_label(teller: Teller, family: Family, words: str) -> str:
    """What tells an amount from the others of its row."""
    say = teller.texts.say
    parts = words.split()[1:]
    if family is CHURCH:
        return say("sherwood-amount")
    if family is CLAIM:
        return teller.phrase("sherwood-said", f"{parts[0]} {parts[1]} …")
    if family is VOW:
        return _of(teller, parts[0], say("sherwood-vow", what=parts[1], number="…"))
    if family is PAY:
        return f"{teller.label(int(parts[0]))} → {teller.label(int(parts[1]))}…"
    if family is LAY:
        kind = say("sherwood-column-gold") if parts[1] == "gold" else say("sherwood-companions", count=2).split()[-1]
        return _of(teller, parts[0], f"{kind}…")
    return f"{teller.label(int(parts[0]))}…"


def _of(teller: Teller, seat: str, what: str) -> str:
    return teller.texts.say("sherwood-whose", player=teller.label(int(seat)), what=what)


def label(teller: Teller, view: SherwoodView, move: Move) -> str:
    """What a move does, as it stands in its row; a card that the reader knows by its name."""
    if move in HIDE:
        return teller.texts.say("sherwood-hideout-number", hideout=MOVES.argument(move))
    face = view.row[REVEAL.index(move)].face if move in REVEAL else None
    told = teller.move(MOVES.word(move))
    return told if face is None else f"{told} ({card_name(teller, face)})"


def card_name(teller: Teller, face: FaceView) -> str:
    return teller.phrase("sherwood-card", {"card": face.card, "sheriff": int(face.sheriff)})
