"""Players of one idea, against whom the levels are measured: they plan like merchants but for their alliances."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.sherwood.merchant import SherwoodMerchant
from loxley.bots.sherwood.merchant_planning import Manner


@mypyc_attr(allow_interpreted_subclasses=True)
class SherwoodLoner(SherwoodMerchant):
    """Never allies: proposes nothing and signs nothing."""

    manner: ClassVar[Manner] = Manner(proposes=False, fair=1000.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class SherwoodAlwaysAlly(SherwoodMerchant):
    """Always allies: proposes wherever somebody could join, and signs whatever it is shown."""

    manner: ClassVar[Manner] = Manner(fair=-1000.0, eager=True)
