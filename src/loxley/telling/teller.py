"""Tells what happened, and why a bot did something: one sentence for each event, or for a run of like ones."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from loxley.bots import reasons
from loxley.core.catalogue import Entry, Kind
from loxley.core.log import Event, Fact, Facts
from loxley.story import sentences
from loxley.story.shape import ToldFacts
from loxley.telling.reading import split_words
from loxley.telling.speech import key
from loxley.telling.variables import Wording
from loxley.texts import Value

NOBODY: Final = -1


class Teller(Wording):
    """All that one reader is told of one game, in their language."""

    def tell(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """Sentences for the events from `since` on; what is not worth one is left out."""
        sentences: list[str] = []
        at = since
        while at < len(events):
            runs = self._runs(events, at)
            sentences += [self._sentence(run) for run in runs]
            at += sum(map(len, runs))
        return [sentence for sentence in sentences if sentence]

    def _runs(self, events: Sequence[Event], start: int) -> list[list[Event]]:
        """An event and its neighbours of the same name, by what is told as one, also where they alternate."""
        first = events[start]
        entry = self.catalogue.events.get(first.name)
        runs = [[first]]
        if entry is None or entry.runs_by is None:
            return runs
        for at in range(start + 1, len(events)):
            other = events[at]
            if other.name != first.name:
                break
            run = next((run for run in runs if self._is_alike(entry, run[0], other)), None)
            if run is None:
                runs.append([other])
            else:
                run.append(other)
        return runs

    def _is_alike(self, entry: Entry, first: Event, other: Event) -> bool:
        """Told as one: the same shared facts. What the reader did is told by itself."""
        assert entry.runs_by is not None
        if any(first.facts[fact] != other.facts[fact] for fact in entry.runs_by):
            return False
        apart = [fact for fact, kind in entry.kinds.items() if kind == "seat" and fact not in entry.runs_by]
        return all(self.reader not in (first.facts[fact], other.facts[fact]) for fact in apart)

    def _sentence(self, run: Sequence[Event]) -> str:
        entry = self.catalogue.events.get(run[0].name)
        if entry is None:
            return f"{run[0].name} {run[0].facts}"
        if not entry.is_told:
            return ""
        name = f"{self.catalogue.game}-event-{key(entry.name)}"
        facts = self.variables(entry, [event.facts for event in run])
        return self.say(name, facts) if self.texts.knows(name) else self._in_own_words(entry, run[0])

    def _in_own_words(self, entry: Entry, event: Event) -> str:
        """An event of a game that has no texts: who did what, and the other facts by their names."""
        facts = {fact: self.in_a_word(entry.kinds[fact], value) for fact, value in event.facts.items()}
        told = [
            facts.pop("seat", ""),
            entry.name.replace("_", " "),
            ", ".join(f"{fact} {facts[fact]}" for fact in facts),
        ]
        return " – ".join(part for part in told if part)

    def in_a_word(self, kind: Kind, value: Fact) -> str:
        """A player by their name, everything else as it stands."""
        if isinstance(value, int):
            return self.label(value) if kind == "seat" else str(value)
        if isinstance(value, str):
            return value
        if kind.startswith("by-seat"):
            return ", ".join(f"{self.label(seat)} {each}" for seat, each in enumerate(value))
        return ", ".join(self.in_a_word("seat" if kind == "seats" else kind, each) for each in value)

    # reasons

    def for_nobody(self) -> "Teller":
        """The same words for a reader who is none of the players: a bot's reason names everybody."""
        return Teller(self.texts, self.catalogue, self.names, NOBODY, self.titles)

    def reason(self, name: str, facts: Mapping[str, Value]) -> str:
        """Why a bot did something. Nothing when the record comes from a version that knew other reasons."""
        kinds = reasons(self.catalogue.game).get(name)
        if kinds is None or not self.texts.knows(name):
            return ""
        known: Facts = {fact: value for fact, value in facts.items() if fact in kinds}  # type: ignore[misc]
        try:
            return self.say(name, self.variables(Entry(name, kinds, None, {}), [known]))
        except (KeyError, TypeError, ValueError, IndexError):
            return ""

    def story(self, name: str, facts: ToldFacts) -> str:
        """A turning point or an award of a finished game."""
        entry = Entry(name, sentences(self.catalogue.game)[name], None, {})
        return self.say(name, self.variables(entry, [cast("Facts", facts)]))

    def choice(self, words: str) -> str:
        """What a bot compared: a text by its key, a move as the game describes it, anything else as it stands."""
        if words.startswith("why-") and self.texts.knows(words):
            return self.texts.say(words)
        family, _ = split_words(words, [each.name for each in self.catalogue.book.families])
        known = self.texts.knows(f"{self.catalogue.game}-move-{key(family)}")
        return self.move(words) if known else words
