"""The policy among whose settings a best response is looked for: robin's figures, and how often each ploy is tried."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import Character
from loxley.bots.responses import Knob, Responder
from loxley.bots.sheriff.as_merchant import Said
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.figures import knobs
from loxley.bots.sheriff.ploys import Ploy, ask_price, buy_goods, no_ploy, sell_promise, sell_tale
from loxley.bots.sheriff.style import learned, with_figures
from loxley.bots.sheriff.trading_probes import Trader, hold_out
from loxley.core.game import JsonObject
from loxley.core.seats import Seat

_PLOYS: Final = [
    Knob("buys", 0.1, 0.3, 0.0, 1.0),  # how often goods of stalls are bid for
    Knob("premium", 1.0, 0.7, 0.0, 6.0),  # coins for a card beyond its value
    Knob("offers", 1.5, 0.7, 1.0, 4.0),  # to one player in a round
    Knob("tales", 0.1, 0.3, 0.0, 1.0),  # how often goods are sold that are not in the bag
    Knob("tale", 2.0, 0.7, 1.0, 6.0),  # their price
    Knob("promises", 0.1, 0.3, 0.0, 1.0),  # how often coins are promised that will not be paid
    Knob("asks", 0.1, 0.3, 0.0, 1.0),  # how often a Sheriff names a price before anybody has offered
    Knob("price", 5.0, 1.5, 1.0, 20.0),
    Knob("silence", 0.1, 0.3, 0.0, 1.0),  # how often nothing is offered for a bag
]
_MOST_CARDS: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class SheriffResponse(Trader):
    """Robin with other figures, and with ploys."""

    def __init__(self, values: Mapping[str, float], components: JsonObject | None, character: Character) -> None:
        super().__init__(components, character)
        own = {knob.name for knob in _PLOYS}
        self.adopt(with_figures({name: value for name, value in values.items() if name not in own}))
        self._knobs = {name: value for name, value in values.items() if name in own}
        self.offers = round(values["offers"])

    def speak(self, context: Context) -> Said:
        return hold_out(context) if context.happens(self._knobs["silence"]) else super().speak(context)

    def ploy(self, context: Context, other: Seat) -> Ploy:
        knobs = self._knobs
        tried = [no_ploy()]
        if context.happens(knobs["buys"]):
            tried.append(buy_goods(context, other, _MOST_CARDS, knobs["premium"]))
        if context.happens(knobs["tales"]):
            tried.append(sell_tale(context, other, round(knobs["tale"])))
        if context.happens(knobs["promises"]):
            tried.append(sell_promise(context, other, 1))
        if context.happens(knobs["asks"]):
            tried.append(ask_price(context, other, round(knobs["price"])))
        return max(tried, key=lambda ploy: ploy[0])


RESPONDER: Final = Responder([*knobs(learned()), *_PLOYS], SheriffResponse)
