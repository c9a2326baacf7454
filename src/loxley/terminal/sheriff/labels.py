"""Goods on labels. Contraband is marked: whoever packs or draws must see what would be a lie."""

from loxley.games.sheriff.goods import GOODS, LEGAL
from loxley.telling import Teller

MARK = "*"


def card(teller: Teller, good: str, count: int = 1) -> str:
    """“Apples ×3”, “Silk*”."""
    title = teller.title("good", good) + MARK * (GOODS.index(good) >= LEGAL)
    return title if count < 2 else f"{title} ×{count}"
