"""What agents observe and do, as spaces of Gymnasium."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from loxley.core.episodes import Episode, Terms
from loxley.core.seats import Seat

Observation = dict[str, NDArray[Any]]

OBSERVATION = "observation"
ACTION_MASK = "action_mask"


def row_space(terms: Terms) -> Any:
    """Rows, each byte with its range: a `Box`."""
    high = np.concatenate([np.full(field.length, field.most, np.uint8) for field in terms.rows.schema.fields])
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def mask_space(terms: Terms) -> spaces.Box:
    return spaces.Box(0, 1, (terms.moves,), np.int8)  # as their `sample` expects it


def observation_space(terms: Terms) -> spaces.Dict:
    return spaces.Dict({OBSERVATION: row_space(terms), ACTION_MASK: mask_space(terms)})


def as_array(row: bytes) -> NDArray[np.uint8]:
    return np.frombuffer(bytearray(row), np.uint8)


def as_mask(mask: bytes) -> NDArray[np.int8]:
    return np.frombuffer(bytearray(mask), np.int8)


def observe(episode: Episode, seat: Seat) -> Observation:
    """A row, and the moves of the seat; none for a seat that is not asked."""
    mask = episode.mask(seat) if seat == episode.seat else episode.terms.blank
    return {OBSERVATION: as_array(episode.row(seat)), ACTION_MASK: as_mask(mask)}
