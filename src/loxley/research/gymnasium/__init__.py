"""The games for Gymnasium: many tables at once, and one learner against the bots of the house."""

from loxley.research.extras import need

need("research", "numpy", "gymnasium")  # before anything imports them

from loxley.research.gymnasium.against_bots import AgainstBots  # noqa: E402
from loxley.research.gymnasium.batched import BatchedTables  # noqa: E402
from loxley.research.gymnasium.vector import VectorTables  # noqa: E402

__all__ = ["AgainstBots", "BatchedTables", "VectorTables"]
