"""A bot at a live table elsewhere: joins by the table's link, plays over the wire, and is marked as a bot there."""

from loxley.remote.address import Address, read_address
from loxley.remote.player import Away, play_remotely

__all__ = ["Address", "Away", "play_remotely", "read_address"]
