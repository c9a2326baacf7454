"""The games that can be played in the terminal, by name."""

from loxley.terminal.nottingham import NottinghamStage
from loxley.terminal.sheriff import SheriffStage
from loxley.terminal.sherwood import SherwoodStage
from loxley.terminal.stage import Stage

STAGES: dict[str, type[Stage]] = {
    "sheriff": SheriffStage,
    "nottingham": NottinghamStage,
    "sherwood": SherwoodStage,
}
