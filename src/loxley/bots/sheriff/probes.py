"""Players of one idea, against which the levels are measured; in all else they play like the merchant."""

from dataclasses import replace
from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.sheriff.as_merchant import Said
from loxley.bots.sheriff.bags import Scales
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.seasoned import SheriffMerchant, pack
from loxley.bots.sheriff.style import MERCHANT, Style
from loxley.bots.sheriff.terms import received
from loxley.bots.sheriff.words import offer
from loxley.games.sheriff.vocabulary import ACCEPT, OPEN, TO, WAVE

_USUAL_BRIBE = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class AlwaysHonest(SheriffMerchant):
    """Brings only what it declares; contraband does not tempt it at the market."""

    style: ClassVar[Style] = replace(MERCHANT, opens=0.95, bribable=0.0)

    def bag(self, context: Context, scales: Scales) -> Said:
        honest = scales.honest_and_lying(context.hand())[0]
        return (pack(honest), None) if honest is not None else super().bag(context, scales)


@mypyc_attr(allow_interpreted_subclasses=True)
class AlwaysSmuggle(SheriffMerchant):
    """Never brings only what it declares."""

    def bag(self, context: Context, scales: Scales) -> Said:
        lying = scales.honest_and_lying(context.hand())[1]
        return (pack(lying), None) if lying is not None else super().bag(context, scales)


@mypyc_attr(allow_interpreted_subclasses=True)
class AlwaysBribe(SheriffMerchant):
    """Offers coins for every bag, true or not."""

    def speak(self, context: Context) -> Said:
        mine = context.mine
        free = mine.fate == "undecided" and not mine.must_open
        bids = [said for said in context.notes.said_by(context.me) if f"wave {context.me}" in said.wants]
        stands = any(offered.author == context.me for offered in context.view.offers)
        if free and not stands and len(bids) < 2 and context.may(TO.of(context.sheriff)):
            coins = min(mine.coins, _USUAL_BRIBE + 2 * len(bids))
            if coins:
                return offer(context.sheriff, [f"coins {coins}"], [f"wave {context.me}"]), None
        return super().speak(context)


@mypyc_attr(allow_interpreted_subclasses=True)
class AlwaysInspect(SheriffMerchant):
    """As Sheriff opens every bag and hears nobody."""

    def govern(self, context: Context) -> Said:
        return [OPEN.of(next(bag for bag in context.undecided() if context.may(OPEN.of(bag))))], None


@mypyc_attr(allow_interpreted_subclasses=True)
class NeverInspect(SheriffMerchant):
    """As Sheriff waves every bag through, and takes what is offered for it."""

    def govern(self, context: Context) -> Said:
        for proposal in context.offers_to_me():
            free = all(word.startswith("wave ") for word in proposal.wants)
            if (
                free
                and received(context, proposal.author, proposal.gives) > 0
                and context.may(ACCEPT.of(proposal.author))
            ):
                return [ACCEPT.of(proposal.author)], None
        bag = next(bag for bag in context.undecided() if context.may(OPEN.of(bag)))
        return [WAVE.of(bag) if context.may(WAVE.of(bag)) else OPEN.of(bag)], None
