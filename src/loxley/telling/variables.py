"""What sentences are filled with: each fact of an event, move or reason, put into words by its kind."""

from collections.abc import Sequence
from typing import cast

from loxley.core.catalogue import Catalogue, Entry, Kind, without_option
from loxley.core.log import Fact, Facts
from loxley.core.seats import Seat
from loxley.telling.reading import read_argument, split_words
from loxley.telling.speech import Speech, key
from loxley.texts import Texts, Value

Variables = dict[str, Value]
Run = Sequence[Facts]  # of neighbours that are told as one


class Wording(Speech):
    """Knows how each kind of fact is told to one reader."""

    def __init__(
        self,
        texts: Texts,
        catalogue: Catalogue,
        names: Sequence[str],
        reader: Seat,
        titles: dict[str, str] | None = None,
    ) -> None:
        super().__init__(texts, names, reader)
        self.catalogue = catalogue
        self.titles = titles or {}  # of cards that only this table has

    def say(self, name: str, facts: Variables) -> str:
        return self.texts.say(name, **facts)

    def variables(self, entry: Entry, run: Run) -> Variables:
        """Everything that the sentence of an entry may name; `$you` is the reader's part in it."""
        found: Variables = {"you": self._part(entry, run[0]), "count": len(run)}
        for fact, kind in entry.kinds.items():
            values = [facts[fact] for facts in run if fact in facts]
            if fact in (entry.runs_by or []):
                values = values[:1]
            found |= self._told(key(fact), without_option(kind), values, run[0])
        return found

    def _part(self, entry: Entry, facts: Facts) -> str:
        for fact, kind in entry.kinds.items():
            value = facts.get(fact)
            if (kind == "seat" and value == self.reader) or (
                kind == "seats" and self.reader in cast("list[int]", value)
            ):
                return key(fact)
        return "none"

    def _told(self, fact: str, kind: Kind, values: list[Fact], facts: Facts) -> Variables:
        first, *rest = kind.split()
        if first == "numbers":
            return {}
        if first == "seat":
            return self._seats(fact, list(dict.fromkeys(cast("list[int]", values))))
        if first == "seats":
            return self._seats(fact, cast("list[int]", values[0]))
        if first in ("thing", "things"):
            return self._things(fact, rest, values, facts)
        if first in ("amount", "number", "round"):
            return self._figure(fact, first, rest, values)
        if first in ("name", "names"):
            return {fact: self._names(cast("list[str]", values[0] if first == "names" else values), rest)}
        if first == "by-seat":
            return self._by_seat(fact, rest[0], cast("list[int]", values[0]))
        if first in ("term", "terms", "label"):
            return self._terms(fact, kind, values, facts)
        if first == "phrase":
            return {fact: self.listed([self.phrase(rest[0], str(value)) for value in values])}
        return {fact: self._worded(first, str(values[0]) if values else "")}

    def _worded(self, first: str, word: str) -> str:
        if first == "move":
            return self.move(word)
        return key(word) or "none"

    def _seats(self, fact: str, seats: list[Seat]) -> Variables:
        others = [self.name(seat) for seat in seats if seat != self.reader]
        return {fact: self.players(seats), f"{fact}-others": self.listed(others), f"{fact}-count": len(seats)}

    def _things(self, fact: str, rest: list[str], values: list[Fact], facts: Facts) -> Variables:
        words = [str(word) for value in values for word in (value if isinstance(value, list) else [value])]
        if len(rest) > 1:
            words *= cast("int", facts[rest[1]])
        return {fact: self.things(rest[0], words), f"{fact}-count": len(words)}

    def _figure(self, fact: str, first: str, rest: list[str], values: list[Fact]) -> Variables:
        if values and isinstance(values[0], str):  # an amount that is still to be chosen
            return {fact: values[0], f"{fact}-count": 0}
        total = sum(cast("list[int]", values)) + (first == "round")
        if first != "amount":
            return {fact: total}
        return {fact: self.texts.say(rest[0], count=total) if total else "", f"{fact}-count": total}

    def _names(self, words: list[str], rest: list[str]) -> Value:
        """Names in a list; a figure in the place of a name stays one, so that a sentence can count by it."""
        if len(words) == 1 and words[0].isdecimal():
            return int(words[0])
        return self.listed([self.named(rest[0], word, *rest[1:]) for word in words]) if words else ""

    def named(self, words: str, word: str, parts: str = "") -> str:
        """By its own name, or by those of its parts; a card that only this table has by its title."""
        name = f"{words}-{key(word)}"
        if self.texts.knows(name):
            return self.say(name, {})
        if parts:
            return "/".join(self.title(parts, part) for part in word.split())
        return self.titles.get(word, word)

    def _by_seat(self, fact: str, text: str, figures: list[int]) -> Variables:
        told = [
            self.say(text, {"you": self.role(seat=seat), "seat": self.name(seat), "count": count})
            for seat, count in enumerate(figures)
            if count
        ]
        return {fact: self.listed(told), f"{fact}-count": len(told)}

    # the words of moves and phrases

    def move(self, words: str) -> str:
        """What a move does."""
        family, _ = split_words(words, [each.name for each in self.catalogue.book.families])
        entry = self.catalogue.moves.get(family)
        facts = {} if entry is None else self.variables(entry, [self.facts_of(words)])
        name = f"{self.catalogue.game}-move-{key(family)}"
        return self.say(name, facts) if self.texts.knows(name) else words

    def facts_of(self, words: str) -> Facts:
        """What a move names: a player, cards, a place."""
        family, argument = split_words(words, [each.name for each in self.catalogue.book.families])
        entry = self.catalogue.moves.get(family)
        return {} if entry is None else read_argument(entry, argument)

    def phrase(self, name: str, facts: Facts | str) -> str:
        """Words that stand beside the table; a line of words is taken apart."""
        entry = self.catalogue.phrases[name]
        run = [read_argument(entry, facts) if isinstance(facts, str) else facts]
        return self.say(name, self.variables(entry, run))

    # terms

    def _terms(self, fact: str, kind: Kind, values: list[Fact], facts: Facts) -> Variables:
        first, *sides = kind.split()
        words = [str(word) for value in values for word in (value if isinstance(value, list) else [value])]
        parties = {side: cast("int", facts[side]) for side in sides}
        if first == "label":
            return {fact: self.terms(words, "label", *parties.values())}
        found: Variables = {fact: self.terms(words, "finite", *parties.values())}
        found[f"{fact}-infinitive"] = self.terms(words, "infinitive", *parties.values())
        found[f"{fact}-things"] = self.listed(self._nouns(words, *parties.values()))
        found[f"{fact}-kind"] = self._kind(words, parties)
        return found

    def terms(self, words: Sequence[str], form: str, by: Seat | None = None, to: Seat | None = None) -> str:
        """What one side of a deal gives, does and promises: as verbs, or as it stands on a button."""
        nouns = self._nouns(words, by, to)
        if nouns and form != "label":
            parts = self._parties(by, to)
            give = f"{self.catalogue.game}-term-give"
            nouns = [self.say(give, {**parts, "form": form, "things": self.listed(nouns)})]
        return self.listed([*nouns, *self._deeds(words, form, by, to)])

    def _nouns(self, words: Sequence[str], by: Seat | None = None, to: Seat | None = None) -> list[str]:
        """Things that change hands; those of one family are told together."""
        families: dict[str, list[Facts]] = {}
        for word in words:
            family, argument = split_words(word, self.catalogue.terms)
            if family in self.catalogue.terms and self.catalogue.terms[family].is_thing:
                families.setdefault(family, []).append(read_argument(self.catalogue.terms[family], argument))
        return [self._term(family, run, "label", by, to) for family, run in families.items()]

    def _deeds(self, words: Sequence[str], form: str, by: Seat | None, to: Seat | None) -> list[str]:
        told: list[str] = []
        for word in words:
            family, argument = split_words(word, self.catalogue.terms)
            entry = self.catalogue.terms[family]
            if entry.is_told and not entry.is_thing:
                told.append(self._term(family, [read_argument(entry, argument)], form, by, to))
        return told

    def _term(self, family: str, run: Run, form: str, by: Seat | None, to: Seat | None) -> str:
        entry = self.catalogue.terms[family]
        facts = {**self.variables(entry, run), **self._parties(by, to), "form": form, "whose": "none"}
        seat = run[0].get("seat")
        if isinstance(seat, int):
            facts["whose"] = "you" if seat == self.reader else "by" if seat == by else "to" if seat == to else "other"
        return self.say(f"{self.catalogue.game}-term-{key(family)}", facts)

    def _parties(self, by: Seat | None, to: Seat | None) -> Variables:
        """Who gives and who gets, and which of them the reader is."""
        if by is None or to is None:
            return {"by": "", "to": "", "you": "none"}
        return {"by": self.name(by), "to": self.name(to), "you": self.role(by=by, to=to)}

    def _kind(self, words: Sequence[str], parties: dict[str, Seat]) -> str:
        """By which a sentence is chosen: `none`, `things`, `several`, or one deed's family and whom it is about."""
        if not words:
            return "none"
        families = [split_words(word, self.catalogue.terms) for word in words]
        if all(self.catalogue.terms[family].is_thing for family, _ in families):
            return "things"
        if len(families) > 1:
            return "several"
        family, argument = families[0]
        about = [party for party, seat in parties.items() if argument == str(seat)]
        return "-".join([key(family), *about[:1]])
