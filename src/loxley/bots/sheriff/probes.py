"""Players of one idea, against which the levels are measured; in all else they play like the merchant."""

from dataclasses import replace

from loxley.bots.sheriff.as_merchant import Said
from loxley.bots.sheriff.bags import Scales
from loxley.bots.sheriff.context import Moment
from loxley.bots.sheriff.seasoned import SheriffMerchant, pack
from loxley.bots.sheriff.style import MERCHANT
from loxley.bots.sheriff.terms import received
from loxley.bots.sheriff.words import offer
from loxley.games.sheriff.vocabulary import ACCEPT, OPEN, TO, WAVE

_USUAL_BRIBE = 5


class AlwaysHonest(SheriffMerchant):
    """Brings only what it declares; contraband does not tempt it at the market."""

    style = replace(MERCHANT, opens=0.95, bribable=0.0)

    def bag(self, moment: Moment, scales: Scales) -> Said:
        honest = scales.honest_and_lying(moment.hand())[0]
        return (pack(honest), None) if honest is not None else super().bag(moment, scales)


class AlwaysSmuggle(SheriffMerchant):
    """Never brings only what it declares."""

    def bag(self, moment: Moment, scales: Scales) -> Said:
        lying = scales.honest_and_lying(moment.hand())[1]
        return (pack(lying), None) if lying is not None else super().bag(moment, scales)


class AlwaysBribe(SheriffMerchant):
    """Offers coins for every bag, true or not."""

    def speak(self, moment: Moment) -> Said:
        mine = moment.mine
        free = mine.fate == "undecided" and not mine.must_open
        bids = [said for said in moment.notes.said_by(moment.me) if f"wave {moment.me}" in said.wants]
        stands = any(offered.author == moment.me for offered in moment.view.offers)
        if free and not stands and len(bids) < 2 and moment.may(TO.of(moment.sheriff)):
            coins = min(mine.coins, _USUAL_BRIBE + 2 * len(bids))
            if coins:
                return offer(moment.sheriff, [f"coins {coins}"], [f"wave {moment.me}"]), None
        return super().speak(moment)


class AlwaysInspect(SheriffMerchant):
    """As Sheriff opens every bag and hears nobody."""

    def govern(self, moment: Moment) -> Said:
        return [OPEN.of(next(bag for bag in moment.undecided() if moment.may(OPEN.of(bag))))], None


class NeverInspect(SheriffMerchant):
    """As Sheriff waves every bag through, and takes what is offered for it."""

    def govern(self, moment: Moment) -> Said:
        for proposal in moment.offers_to_me():
            free = all(word.startswith("wave ") for word in proposal.wants)
            if (
                free
                and received(moment, proposal.author, proposal.gives) > 0
                and moment.may(ACCEPT.of(proposal.author))
            ):
                return [ACCEPT.of(proposal.author)], None
        bag = next(bag for bag in moment.undecided() if moment.may(OPEN.of(bag)))
        return [WAVE.of(bag) if moment.may(WAVE.of(bag)) else OPEN.of(bag)], None
