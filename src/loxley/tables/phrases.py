"""Quick phrases and emotes of people, and what bots answer to them.

A phrase is a key, so that everybody reads it in their own language. Bots answer a few of them: which bot, and with
which sentence, follows from the number of the line alone. An answer says nothing of a bot's cards, plans or character.
"""

from typing import Final, NamedTuple
from zlib import crc32

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.tables.rows import Remarked, TableEvent
from loxley.tables.table import OVER, PLAYING, ChatLine, Table

# What people can say with one click, and which kind of answer bots have to it; none where it is empty.
PHRASES: Final = {
    "remark-phrase-hello": "hello",
    "remark-phrase-who-joins": "joins",
    "remark-phrase-deal": "deal",
    "remark-phrase-trust-me": "trust",
    "remark-phrase-no-trust": "trust",
    "remark-phrase-too-little": "price",
    "remark-phrase-well-played": "praise",
    "remark-phrase-thanks": "thanks",
    "remark-phrase-sorry": "thanks",
    "remark-phrase-hurry": "hurry",
    "remark-phrase-moment": "",
    "remark-phrase-last-round": "",
}
EMOTES: Final = (
    "remark-emote-glad",
    "remark-emote-angry",
    "remark-emote-sly",
    "remark-emote-worried",
    "remark-emote-applause",
    "remark-emote-sleepy",
)
LINES: Final = 3  # sentences of each kind of answer
MOST_ANSWERS: Final = 2  # bots that answer one phrase
QUIET_S: Final = 20.0  # so long bots have nothing to say after they have answered


class Answer(NamedTuple):
    """What a bot answers."""

    seat: Seat
    remark: str


def read_phrase(key: str) -> str:
    if key not in PHRASES and key not in EMOTES:
        raise Refused("unknown-phrase", "phrase", "", {"found": key})
    return key


def answer_keys() -> list[str]:
    """All that bots may answer."""
    kinds = sorted({kind for kind in PHRASES.values() if kind})
    return [f"remark-answer-{kind}-{number}" for kind in kinds for number in range(1, LINES + 1)]


def answers_to(table: Table, line: ChatLine) -> list[Answer]:
    """What bots answer to a line: nothing to most, and never to each other."""
    kind = PHRASES.get(line.remark, "")
    bots = [seat for seat in table.bots_seats() if seat != line.seat]
    if not kind or not bots or line.seat is None or table.stage not in (PLAYING, OVER):
        return []
    lot = crc32(f"{table.name} {line.number}".encode())
    count = min(len(bots), MOST_ANSWERS if kind == "joins" else 1)
    seats = [bots[(lot + step) % len(bots)] for step in range(count)]
    return [Answer(seat, f"remark-answer-{kind}-{(lot // 7 + step) % LINES + 1}") for step, seat in enumerate(seats)]


def answered(table: Table, answer: Answer) -> TableEvent:
    """A bot says it, if it still sits there."""
    if not table.places[answer.seat].level:
        raise Refused("not-now", "seat")
    return Remarked(answer.seat, answer.remark)
