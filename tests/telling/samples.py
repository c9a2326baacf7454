"""Whole random games with all that Python tells of them, for the page's teller to tell again."""

from random import Random

import msgspec

from loxley.bots import Chair, levels, new_bot, reasons
from loxley.core.catalogue import Kind
from loxley.core.chance import Chance, commitment
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Event, Facts, Log
from loxley.core.records import OVER, Record, RecordWriter, last_line
from loxley.core.seats import AUDITOR, PUBLIC, Seat
from loxley.core.state import State
from loxley.games.sheriff.view import SheriffView
from loxley.games.sherwood.view import SherwoodView
from loxley.server.game_words import game_words
from loxley.story import tell_story
from loxley.telling import Teller
from loxley.texts import LANGUAGES, Texts

NAMES = ["Alice", "Robin", "Étienne", "Hugo"]  # half of them want an elision in French
READERS = [PUBLIC, AUDITOR, 0, 1, 2, 3]
SOME: dict[str, str | int | float] = {"seat": 1, "number": 3, "amount": 2}  # to fill a reason with

Phrase = tuple[str, Facts]
Reason = tuple[str, dict[str, str | int | float]]


class Sample:
    """One game by lot: what happened, what could be done, what stood beside the table."""

    def __init__(self, game: GameType, options: JsonObject, seed: int) -> None:
        lot, self.log, self.game = Random(seed), Log(), game
        self.moves: dict[str, None] = {}
        self.phrases: dict[str, Phrase] = {}
        chance = seed.to_bytes(32, "big")
        state = game.new(len(NAMES), options, Chance(chance), log=self.log)
        scribe = RecordWriter(game.book)
        while not state.over():
            seat = state.awaited()[0]
            legal = state.legal(seat)
            self.moves |= dict.fromkeys(game.book.word(move) for move in legal)
            for phrase in _beside(state):
                self.phrases[repr(phrase)] = phrase
            move = lot.choice(legal)
            state.play(seat, move)
            scribe.played(seat, move)
        scribe.flush()
        record = Record(game.name, len(NAMES), options)
        record.commitment = commitment(chance)
        story = tell_story("\n".join([record.header(), *scribe.lines, last_line(OVER, chance, state)]))
        self.reasons = [*self._made_up_reasons(), *_bots_reasons(game, options, seed)]
        self.stories = [(each.name, each.facts) for each in [*story.turns, *story.awards]]

    def told(self) -> JsonObject:
        """Everything, with its sentences, for every reader in every language."""
        tellers = [(language, reader, self._teller(language, reader)) for language in LANGUAGES for reader in READERS]
        return {
            "game": self.game.name,
            "words": msgspec.to_builtins(game_words(self.game)),
            "names": NAMES,
            "events": {reader: _plain(self.log.seen_by(reader)) for reader in READERS},
            "moves": list(self.moves),
            "phrases": list(self.phrases.values()),
            "reasons": self.reasons,
            "stories": self.stories,
            "told": [
                {
                    "language": language,
                    "reader": reader,
                    "events": teller.tell(self.log.seen_by(reader)),
                    "moves": [teller.move(words) for words in self.moves],
                    "phrases": [teller.phrase(name, facts) for name, facts in self.phrases.values()],
                    "stories": [teller.story(name, facts) for name, facts in self.stories],
                    "reasons": [teller.for_nobody().reason(name, facts) for name, facts in self.reasons],
                }
                for language, reader, teller in tellers
            ],
        }

    def _teller(self, language: str, reader: Seat) -> Teller:
        assert self.game.catalogue is not None
        return Teller(Texts(language), self.game.catalogue, NAMES, reader)

    def _made_up_reasons(self) -> list[Reason]:
        """Every reason that a bot of the house may have, also those that it seldom has."""
        some = SOME | {"move": next(iter(self.moves))}
        return [(name, {fact: some[_first(kind)] for fact, kind in kinds.items()}) for name, kinds in _kinds(self.game)]


def _bots_reasons(game: GameType, options: JsonObject, seed: int) -> list[Reason]:
    """What bots of every level thought in one game among themselves, as it would stand in the record."""
    known = levels(game.name)
    chairs = [Chair(new_bot(game.name, known[seat % len(known)]), seat) for seat in range(len(NAMES))]
    state = game.new(len(NAMES), options, Chance(seed.to_bytes(32, "big")), log=Log())
    lot = Random(seed)
    found: dict[str, Reason] = {}
    while not state.over():
        seat = state.awaited()[0]
        move = chairs[seat].choose(state, lot)
        thought = chairs[seat].bot.thought
        if thought is not None:
            facts = {name: round(fact, 4) if isinstance(fact, float) else fact for name, fact in thought.facts.items()}
            found[repr((thought.key, facts))] = (thought.key, facts)
        assert move is not None  # who is awaited moves
        state.play(seat, move)
    return list(found.values())


def _kinds(game: GameType) -> list[tuple[str, dict[str, Kind]]]:
    return list(reasons(game.name).items())


def _first(kind: Kind) -> str:
    return kind.split()[0]


def _plain(events: list[Event]) -> list[JsonObject]:
    return [{"name": event.name, "facts": event.facts} for event in events]


def _beside(state: State) -> list[Phrase]:
    """Offers, deals, sheets, claims and promises that stand now, as the public sees them."""
    view = state.view(PUBLIC)
    if isinstance(view, SheriffView):
        offers = [(offer, "sheriff-offer") for offer in view.offers] + [(deal, "sheriff-deal") for deal in view.deals]
        return [
            (name, {"author": each.author, "other": each.other, "gives": each.gives, "wants": each.wants})
            for each, name in offers
        ]
    return _of_sherwood(view) if isinstance(view, SherwoodView) else []


def _of_sherwood(view: SherwoodView) -> list[Phrase]:
    found: list[Phrase] = [
        ("sherwood-ledger-claim", {"seat": claim.seat, "said": claim.said, "verdict": claim.verdict})
        for claim in view.claims
    ]
    for sheet in view.talks.sheets if view.talks is not None else []:
        terms = [term for side in sheet.terms for term in side]
        facts: Facts = {"author": sheet.author, "number": sheet.number, "hideout": 4, "terms": terms}
        found.append(("sherwood-sheet", {**facts, "signed": sheet.signed}))
    return found
