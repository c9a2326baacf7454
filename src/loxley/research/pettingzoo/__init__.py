"""The games as PettingZoo environments: `loxley_sheriff_v1`, `loxley_nottingham_v1`, `loxley_sherwood_v1`.

Each has `env()`, which checks how it is used, `raw_env()`, which is quicker, and `parallel_env()`.
"""

from loxley.research.extras import need

need("research", "numpy", "gymnasium", "pettingzoo")  # before anything imports them

from loxley.games.nottingham import NOTTINGHAM  # noqa: E402
from loxley.games.sheriff import SHERIFF  # noqa: E402
from loxley.games.sherwood import SHERWOOD  # noqa: E402
from loxley.research.pettingzoo.environments import Environments  # noqa: E402

__all__ = ["loxley_nottingham_v1", "loxley_sheriff_v1", "loxley_sherwood_v1"]

loxley_sheriff_v1 = Environments(SHERIFF)
loxley_nottingham_v1 = Environments(NOTTINGHAM)
loxley_sherwood_v1 = Environments(SHERWOOD)
