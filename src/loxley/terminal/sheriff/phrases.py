"""Goods, coins, players and offers of Sheriff, put into words for one reader."""

from collections import Counter
from collections.abc import Iterable, Sequence

from loxley.core.seats import Seat
from loxley.games.sheriff.vocabulary import COINS, HIDDEN, LATER_HONEST, LATER_WAVE, STALL, TERMS, WAVE_THROUGH
from loxley.terminal.speech import Speech, key

_THINGS = ("coins", "stall", "contraband", "hidden", "bag")


class Phrases(Speech):
    """The words of this game."""

    nothing = "sheriff-nothing"

    # goods

    def title(self, good: str) -> str:
        return self.texts.say(f"good-{key(good)}.title")

    def short(self, good: str, cards: int) -> str:
        """“Apples ×3”, “Silk”: on a label."""
        return self.title(good) if cards < 2 else f"{self.title(good)} ×{cards}"

    def count(self, good: str, cards: int) -> str:
        """“an apple”, “3 apples”."""
        if cards == 1:
            return self.texts.say(f"good-{key(good)}.one")
        return self.texts.say("sheriff-counted", count=cards, noun=self.texts.say(f"good-{key(good)}", count=cards))

    def goods(self, goods: Iterable[str]) -> str:
        """“2 apples and a bolt of silk”; kinds in the order of their first card."""
        return self.listed([self.count(good, cards) for good, cards in Counter(goods).items()])

    def coins(self, coins: int) -> str:
        return self.texts.say("sheriff-coins", count=coins)

    def bag(self, owner: Seat, speaker: Seat | None = None) -> str:
        """Somebody's bag, as it is called in a sentence of which `speaker` is the subject."""
        whose = "yours" if owner == self.reader else "theirs" if owner == speaker else "named"
        return self.texts.say("sheriff-bag-of", whose=whose, owner=self.names[owner])

    # offers

    def offer(self, author: Seat, other: Seat, gives: Sequence[str], wants: Sequence[str]) -> str:
        """A whole offer as one sentence."""
        return self.texts.say(
            "sheriff-event-posted",
            you=self.role(author=author, other=other),
            manner="things" if all(word.partition(" ")[0] in _THINGS for word in gives) else "deeds",
            author=self.name(author),
            other=self.name(other),
            gives=self.gives(author, other, gives),
            wants=self.side(wants, giver=other, receiver=author, author=author, form="finite"),
        )

    def gives(self, author: Seat, other: Seat, words: Sequence[str]) -> str:
        """What the author would give, as nouns; or, with deeds among it, what they would do, as verbs."""
        if all(word.partition(" ")[0] in _THINGS for word in words):
            return self.things(words)
        return self.side(words, giver=author, receiver=other, author=author, form="infinitive")

    def side(self, words: Sequence[str], giver: Seat, receiver: Seat, author: Seat, form: str) -> str:
        """Everything one side gives, does and promises, as verbs."""
        things = [word for word in words if word.partition(" ")[0] in _THINGS]
        verbs: list[str] = []
        if things:
            you = self.role(subject=giver, receiver=receiver)
            facts = {"you": you, "form": form, "receiver": self.name(receiver), "things": self.things(things)}
            verbs.append(self.texts.say("sheriff-term-give", **facts))
        verbs += [self.deed(word, giver, author, form) for word in words if word not in things]
        return self.listed(verbs)

    def deed(self, word: str, giver: Seat | None, author: Seat | None = None, form: str = "finite") -> str:
        """One deed or promise, with the giver as its subject."""
        term = TERMS.move(word)
        bag = "" if term == LATER_HONEST else self.bag(int(TERMS.argument(term)), author)
        you = "none" if giver is None else self.role(subject=giver)
        return self.texts.say(f"sheriff-term-{key(TERMS.family_of(term).name)}", form=form, you=you, bag=bag)

    def things(self, words: Sequence[str]) -> str:
        """Coins and goods as a list; goods from the same place are named together."""
        places: dict[str, Counter[str]] = {}
        for word in words:
            place, _, good = word.partition(" ")
            places.setdefault(place, Counter())[good] += 1
        phrases: list[str] = []
        for place, goods in places.items():
            phrases += self._from(place, goods)
        return self.listed(phrases)

    def _from(self, place: str, goods: Counter[str]) -> list[str]:
        if place == COINS.name:
            return [self.texts.say("sheriff-term-coins", count=int(amount)) for amount in goods]
        if place == STALL.name:
            return [self.texts.say("sheriff-term-stall", goods=self.count(good, goods[good])) for good in goods]
        if place == HIDDEN.name and "" in goods:  # nobody has named it
            return [self.texts.say("sheriff-term-hidden-unseen", count=goods[""])]
        return [self.texts.say(f"sheriff-term-{place}", goods=self.goods(goods.elements()))]


def is_deed(term: int) -> bool:
    """Does a term speak of a bag that is opened or passes, now or later?"""
    return term in WAVE_THROUGH or term >= LATER_WAVE.start or TERMS.family_of(term).name == "open"
