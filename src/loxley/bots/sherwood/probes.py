"""Players of one idea, against whom the levels are measured: they plan like merchants but for their alliances."""

from loxley.bots.sherwood.merchant import SherwoodMerchant
from loxley.bots.sherwood.merchant_planning import Manner


class SherwoodLoner(SherwoodMerchant):
    """Never allies: proposes nothing and signs nothing."""

    manner = Manner(proposes=False, fair=1000.0)


class SherwoodAlwaysAlly(SherwoodMerchant):
    """Always allies: proposes wherever somebody could join, and signs whatever it is shown."""

    manner = Manner(fair=-1000.0, eager=True)
