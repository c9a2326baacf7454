"""The choices of Sherwood Forest: rows of like moves; amounts are asked for, what is told has its own page."""

from collections.abc import Iterable, Sequence

from loxley.core.words import Family, Move
from loxley.games.sherwood.view import SherwoodView
from loxley.games.sherwood.vocabulary import BRING, CHURCH, CLAIM, DROP, HIDE, LAY, MOVES, PAY, PROMISE
from loxley.terminal.sherwood.phrases import Phrases
from loxley.terminal.speech import key
from loxley.terminal.stage import Amount, Choice
from loxley.texts import Value

TELLING = 1  # the page of claims and promises
_BY_AMOUNT = (CHURCH, BRING, LAY, PAY, CLAIM)


def choices(phrases: Phrases, view: SherwoodView, legal: Sequence[Move], page: int) -> list[Choice]:
    """Everything the reader may do now; a sheet is taken back, not dropped."""
    talk = [move for move in legal if move in CLAIM or move in PROMISE]
    if page == TELLING and talk:
        return _rows(phrases, view, talk)
    found = _rows(phrases, view, [move for move in legal if move not in talk and move != DROP])
    if talk:
        say = phrases.texts.say
        found.append(Choice(say("sherwood-move-claim.row"), say("sherwood-tell"), page=TELLING))
    return found


def _rows(phrases: Phrases, view: SherwoodView, moves: Iterable[Move]) -> list[Choice]:
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
        row = phrases.texts.say(f"sherwood-move-{key(family.name)}.row")
        found.append(Choice(row, words if words in runs else label(phrases, view, move), (move,)))
    return [_asking(phrases, view, choice, runs) for choice in found]


def _asking(phrases: Phrases, view: SherwoodView, choice: Choice, runs: dict[str, list[Move]]) -> Choice:
    run = runs.get(choice.label, [])
    if not run:
        return choice
    if len(run) == 1:
        return Choice(choice.row, label(phrases, view, run[0]), choice.moves)
    numbers = {int(MOVES.word(move).rpartition(" ")[2]): move for move in run}
    amount = Amount(
        phrases.texts.say("sherwood-ask-amount"), min(numbers), max(numbers), lambda number: [numbers[number]]
    )
    return Choice(choice.row, _open_label(phrases, MOVES.family_of(run[0]), choice.label), amount=amount)


def _open_label(phrases: Phrases, family: Family, words: str) -> str:
    """What tells an amount from the others of its row."""
    say = phrases.texts.say
    parts = words.split()[1:]
    if family is CHURCH:
        return say("sherwood-amount")
    if family is CLAIM:
        return phrases.said(f"{parts[0]} {parts[1]} …")
    if family is PAY:
        return f"{phrases.name(int(parts[0]))} → {phrases.name(int(parts[1]))}…"
    if family is LAY:
        kind = say("sherwood-column-gold") if parts[1] == "gold" else say("sherwood-companions", count=2).split()[-1]
        return f"{phrases.name(int(parts[0]))}: {kind}…"
    return f"{phrases.name(int(parts[0]))}…"


def label(phrases: Phrases, view: SherwoodView, move: Move) -> str:
    """What a move does, as it stands in its row."""
    family = MOVES.family_of(move)
    if move in HIDE:
        return phrases.texts.say("sherwood-hideout-number", hideout=MOVES.argument(move))
    return phrases.texts.say(f"sherwood-move-{key(family.name)}", **facts_of(phrases, view, move))


def facts_of(phrases: Phrases, view: SherwoodView, move: Move) -> dict[str, Value]:
    """What fills the gaps in the sentence of a move."""
    family = MOVES.family_of(move).name
    argument = MOVES.argument(move)
    if family in ("bring", "arm", "name", "lay", "pay"):
        return phrases.term_facts(MOVES.word(move))
    if family == "church":
        return {"gold": phrases.counted("gold", int(argument))}
    if family == "hide":
        return {"hideout": phrases.texts.say("sherwood-hideout", hideout=argument)}
    if family == "inn":
        return {"slot": argument}
    if family == "claim":
        return {"said": phrases.said(argument)}
    if family == "reveal":
        face = view.row[int(argument) - 1].face
        slot = phrases.texts.say("sherwood-slot", slot=argument)
        return {"card": slot if face is None else f"{slot} ({phrases.card_name(face.card, is_sheriff=face.sheriff)})"}
    if family == "messenger":
        return {"town": phrases.town(argument)}
    if family == "play":
        return {"equipment": phrases.equipment([argument])}
    if family == "deal":
        seat, kind = argument.split()
        loot = phrases.counted("gold" if kind == "gold" else "companions", 1)
        return {"player": phrases.name(int(seat)), "loot": loot}
    if argument[:1].isdecimal():
        return {"player": phrases.name(int(argument.split()[0]))}
    return {}
