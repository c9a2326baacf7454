"""Learning by play: a small policy, its training by imitation and self-play, and the bot that plays it."""

from loxley.research.extras import need

need("research", "numpy")  # before anything imports it

from loxley.research.learning.bot import LearnedBot  # noqa: E402
from loxley.research.learning.policy import Policy  # noqa: E402

__all__ = ["LearnedBot", "Policy"]
