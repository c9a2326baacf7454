"""Cards, loot, players and sheets of Sherwood Forest, put into words for one reader."""

from collections.abc import Sequence

from loxley.core.seats import Seat
from loxley.games.sherwood.cards import TOWNS, Face, Figures
from loxley.games.sherwood.view import FaceView, face_view
from loxley.terminal.speech import Speech
from loxley.texts import Texts, Value


class Phrases(Speech):
    """The words of this game."""

    nothing = "sherwood-nothing"

    def __init__(self, texts: Texts, names: Sequence[str], reader: Seat, figures: Figures) -> None:
        super().__init__(texts, names, reader)
        self.figures = figures

    # players

    def players(self, seats: Sequence[Seat]) -> str:
        return self.listed([self.name(seat) for seat in seats])

    def band(self, raiders: Sequence[int]) -> str:
        """“You 3 and Carla 2”."""
        say = self.texts.say
        parts = [
            say("sherwood-raiders-of", player=self.name(seat), count=count)
            for seat, count in enumerate(raiders)
            if count
        ]
        return self.listed(parts)

    # things

    def counted(self, thing: str, count: int) -> str:
        """“3 gold”, “1 raider”."""
        return self.texts.say(f"sherwood-{thing}", count=count)

    def loot(self, gold: int, companions: int) -> str:
        parts = [self.counted("gold", gold)] if gold else []
        parts += [self.counted("companions", companions)] if companions else []
        return self.listed(parts)

    def equipment(self, words: Sequence[str]) -> str:
        return self.listed([self.texts.say(f"equipment-{word}.one") for word in words])

    def town(self, word: str) -> str:
        return self.texts.say(f"town-{word}")

    # cards

    def card_name(self, card: str, *, is_sheriff: bool) -> str:
        """Ours by their names; those of a replaced box as its owner calls them."""
        if is_sheriff:
            return self.texts.say("convoy-sheriff")
        if self.texts.knows(f"convoy-{card}"):
            return self.texts.say(f"convoy-{card}")
        return self.figures.titles.get(card, self.texts.say("convoy-other", id=card))

    def card(self, card: str) -> str:
        """A card by its id, with all that it shows."""
        face: Face = self.figures.cards[self.figures.card(card)]
        return self.face(face_view(face))

    def short_card(self, card: str) -> str:
        return self.card_name(card, is_sheriff=self.figures.cards[self.figures.card(card)].is_sheriff)

    def face(self, face: FaceView) -> str:
        say = self.texts.say
        facts: dict[str, Value] = {
            "name": self.card_name(face.card, is_sheriff=face.sheriff),
            "strength": face.strength,
            "glory": self.counted("glory", face.glory),
            "route": say("sherwood-route", start=self.town(face.start), end=self.town(face.end)),
        }
        if face.sheriff:
            lost = self.counted("glory", face.glory_lost)
            return say("sherwood-face-sheriff", **facts, lost=lost, raiders=self.counted("raiders", face.raiders_lost))
        gold, companions = self.counted("gold", face.gold), self.counted("companions", face.companions)
        return say("sherwood-face", **facts, gold=gold, companions=companions)

    # what is said and written

    def said(self, words: str) -> str:
        """`2 gold 9`: what somebody tells about a card."""
        slot, field, *value = words.split()
        told: Value = self.town(value[0]) if value and value[0] in TOWNS else " ".join(value)
        return self.texts.say(f"sherwood-said-{field}", slot=slot, value=told)

    def term(self, words: str) -> str:
        """One term of a sheet, or a promise to join."""
        return self.texts.say(f"sherwood-term-{words.split(maxsplit=1)[0]}", **self.term_facts(words))

    def term_facts(self, words: str) -> dict[str, Value]:
        verb, *rest = words.split()
        if verb == "hide":
            return {"hideout": rest[0]}
        if verb == "name":
            return {"slot": rest[0], "player": self.name(int(rest[1]))}
        if verb == "pay":
            gold = self.counted("gold", int(rest[2]))
            return {"giver": self.name(int(rest[0])), "taker": self.name(int(rest[1])), "gold": gold}
        player = self.name(int(rest[0]))
        if verb == "bring":
            return {"player": player, "raiders": self.counted("raiders", int(rest[1]))}
        if verb == "arm":
            return {"player": player, "equipment": self.equipment([rest[1]])}
        if verb == "lay":
            return {"player": player, "loot": self.counted(rest[1], int(rest[2]))}
        return {"player": player}

    def pledge(self, words: str) -> str:
        """What somebody promises: a card, or to join."""
        verb, *rest = words.split()
        return self.equipment([rest[1]]) if verb == "arm" else self.term(words)

    def terms(self, words: Sequence[str]) -> str:
        return self.listed([self.term(each) for each in words])
