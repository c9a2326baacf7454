"""Goods, coins, players and offers of Sheriff, put into words for one reader."""

from collections import Counter
from collections.abc import Iterable, Sequence

from loxley.core.seats import Seat
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import (
    COINS,
    HIDDEN,
    LATER_COINS,
    LATER_HONEST,
    LATER_SUMS,
    STALL,
    TERMS,
    UNSEEN,
    WAVE_THROUGH,
)
from loxley.terminal.speech import Speech, key

_THINGS = ("coins", "stall", "contraband", "hidden", "unseen", "bag")


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
        things = all(word.partition(" ")[0] in _THINGS for word in gives)
        manner = "things" if things else "deeds"
        if not wants:
            manner = "gift" if things else "pledge"
        elif not gives:
            manner = "request"
        form = "infinitive" if manner == "request" else "finite"
        return self.texts.say(
            "sheriff-event-posted",
            you=self.role(author=author, other=other),
            manner=manner,
            author=self.name(author),
            other=self.name(other),
            gives=self.gives(author, other, gives),
            wants=self.side(wants, giver=other, receiver=author, author=author, form=form),
        )

    def standing(self, offer: OfferView) -> str:
        """An offer on the table, with what others have added to it."""
        whole = self.offer(offer.author, offer.other, offer.gives, offer.wants)
        parts = [self.part(part.seat, offer.author, offer.other, part.gives) for part in offer.joined]
        return " ".join([whole, *parts])

    def part(self, seat: Seat, author: Seat, other: Seat, gives: Sequence[str]) -> str:
        """What somebody adds to somebody's offer."""
        return self.texts.say(
            "sheriff-event-joined",
            you=self.role(seat=seat, author=author),
            manner="things" if all(word.partition(" ")[0] in _THINGS for word in gives) else "deeds",
            seat=self.name(seat),
            author=self.name(author),
            gives=self.gives(seat, other, gives),
        )

    def passing(self, offers: Sequence[OfferView], bag: Seat) -> str:
        """What it means for standing offers to let a bag pass (SH-R30); nothing, if it means nothing."""
        takers = [self.names[offer.author] for offer in offers if offer.taken_with == bag]
        losers = [self.names[offer.author] for offer in offers if bag in offer.lost_with]
        return self.texts.say(
            "sheriff-passing",
            taken="some" if takers else "none",
            lost="some" if losers else "none",
            takers=self.listed(takers),
            losers=self.listed(losers),
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
        bags = [self.bag(int(seat), author) for seat in TERMS.argument(term).split()] if is_about_bags(term) else []
        return self.texts.say(
            f"sheriff-term-{key(TERMS.family_of(term).name)}",
            form=form,
            you="none" if giver is None else self.role(subject=giver),
            bag=bags[0] if bags else "",
            second=bags[-1] if bags else "",
            count=LATER_SUMS[LATER_COINS.index(term)] if term in LATER_COINS else 0,
        )

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
        if place == TERMS.words[UNSEEN]:
            return [self.texts.say("sheriff-term-unseen", count=goods.total())]
        if place == HIDDEN.name and "" in goods:  # nobody has named it
            return [self.texts.say("sheriff-term-hidden-unseen", count=goods[""])]
        return [self.texts.say(f"sheriff-term-{place}", goods=self.goods(goods.elements()))]


def is_deed(term: int) -> bool:
    """Is a term something that is done or promised, and not a thing that changes hands?"""
    return term >= WAVE_THROUGH.start


def is_about_bags(term: int) -> bool:
    """Does a term name a bag, or, in an order of bags, two?"""
    return is_deed(term) and term < LATER_HONEST
