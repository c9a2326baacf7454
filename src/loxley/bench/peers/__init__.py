"""Peers at the same work: random legal play of their games, in the same run as ours.

Those of the engine are played from a plain Python loop; those of the environments with observations and masks.

Each peer lives in its own virtual environment and is played by a script of its own, which prints one line of
JSON.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from loxley.bench.peers.environments import Package, Unavailable, answer, interpreter

OPEN_SPIEL = Package("open_spiel", "2.0.2")
RLCARD = Package("rlcard", "1.2.0", beside=("numpy==2.4.6",))
CATANATRON = Package("catanatron", "3.2.1", beside=("networkx==3.6.1",))
PETTINGZOO = Package(
    "pettingzoo",
    "1.27.0",
    beside=("open_spiel==2.0.2", "shimmy==2.0.1", "rlcard==1.2.0", "pygame-ce==2.5.8", "numpy==2.4.6"),
)
PGX = Package("pgx", "2.6.0", beside=("jax==0.10.2", "numpy==2.4.6"))

START_LIMIT_S = 120
"""A peer may take this long to start, on top of several times the time asked for."""


class PeerFigures(msgspec.Struct, frozen=True, omit_defaults=True):
    """A peer's speed per CPU-second, or why there is none."""

    version: str = ""
    games_per_s: float | None = None
    decisions_per_s: float | None = None
    clone_us: float | None = None
    error: str | None = None


class Peer(msgspec.Struct, frozen=True):
    """One game of one package, with the script beside this module that plays it."""

    package: Package
    script: str
    game: str


ENGINE_PEERS = {
    "open_spiel/hanabi_5p": Peer(OPEN_SPIEL, "peer_open_spiel.py", "hanabi_5p"),
    "open_spiel/gin_rummy": Peer(OPEN_SPIEL, "peer_open_spiel.py", "gin_rummy"),
    "open_spiel/hearts": Peer(OPEN_SPIEL, "peer_open_spiel.py", "hearts"),
    "open_spiel/sheriff": Peer(OPEN_SPIEL, "peer_open_spiel.py", "sheriff"),
    "rlcard/uno": Peer(RLCARD, "peer_rlcard.py", "uno"),
    "rlcard/gin-rummy": Peer(RLCARD, "peer_rlcard.py", "gin-rummy"),
    "catanatron/random_4p": Peer(CATANATRON, "peer_catanatron.py", "random_4p"),
}
RESEARCH_PEERS = {
    "pettingzoo/hanabi_v5": Peer(PETTINGZOO, "peer_pettingzoo.py", "hanabi_v5"),
    "pettingzoo/texas_holdem_no_limit_v6": Peer(PETTINGZOO, "peer_pettingzoo.py", "texas_holdem_no_limit_v6"),
    "pgx/sparrow_mahjong, 64": Peer(PGX, "peer_pgx.py", "sparrow_mahjong 64"),
    "pgx/sparrow_mahjong, 1024": Peer(PGX, "peer_pgx.py", "sparrow_mahjong 1024"),
}
PEERS = ENGINE_PEERS | RESEARCH_PEERS


def run_peers(
    names: Sequence[str],
    seconds: float,
    progress: Callable[[str], None],
) -> dict[str, PeerFigures]:
    """The figures of the peers named; `progress` hears each package, then each peer, in turn."""
    homes: dict[Package, Path | PeerFigures] = {}
    for package in dict.fromkeys(PEERS[name].package for name in names if name in PEERS):
        progress(f"{package.name} {package.version}")
        homes[package] = settled(package)
    found: dict[str, PeerFigures] = {}
    for name in names:
        if name not in PEERS:
            found[name] = PeerFigures(error=f"no such peer; there are {', '.join(PEERS)}")
            continue
        progress(name)
        home = homes[PEERS[name].package]
        found[name] = home if isinstance(home, PeerFigures) else measured(PEERS[name], home, seconds)
    return found


def keep_faster(best: dict[str, PeerFigures], new: dict[str, PeerFigures]) -> None:
    """Put the figures of another pass in the place of slower ones."""
    for name, figures in new.items():
        if name not in best or (figures.decisions_per_s or 0) > (best[name].decisions_per_s or 0):
            best[name] = figures


def settled(package: Package) -> Path | PeerFigures:
    """The Python that can import the package, or the entry that says why there is none."""
    try:
        return interpreter(package)
    except (Unavailable, OSError) as failure:
        return PeerFigures(version=package.version, error=str(failure))


def measured(peer: Peer, python: Path, seconds: float) -> PeerFigures:
    """One peer's figures; whatever goes wrong on its side becomes the entry's error."""
    version = peer.package.version
    script = Path(__file__).with_name(peer.script)
    try:
        said = answer([str(python), "-B", str(script), peer.game, str(seconds)], START_LIMIT_S + 10 * seconds)
        figures = msgspec.json.decode(said.rstrip().rpartition("\n")[2], type=PeerFigures)
    except (Unavailable, OSError, msgspec.DecodeError) as failure:
        return PeerFigures(version=version, error=str(failure))
    return msgspec.structs.replace(figures, version=version)
