"""Whom the operator keeps away for a time: networks, and names by their look."""

import ipaddress
from collections.abc import Iterable

from loxley.core.refusals import Refused
from loxley.server.limits import network_of
from loxley.tables.names import look_of
from loxley.tables.store import Ban

_NAME = "name "


def subject_of(word: str) -> str:
    """What an operator wrote, as it is stored: a network, or the look of a name."""
    try:
        return str(ipaddress.ip_network(word, strict=False)) if "/" in word else str(ipaddress.ip_address(word))
    except ValueError:
        return _NAME + look_of(word)


class Bans:
    def __init__(self) -> None:
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._names: set[str] = set()

    def renew(self, bans: Iterable[Ban]) -> None:
        self._networks = []
        self._names = set()
        for ban in bans:
            if ban.subject.startswith(_NAME):
                self._names.add(ban.subject.removeprefix(_NAME))
            else:
                self._networks.append(ipaddress.ip_network(_whole(ban.subject), strict=False))

    def covers(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(network_of(address).partition("/")[0])
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def must_allow(self, name: str) -> None:
        if self._names and look_of(name) in self._names:
            raise Refused("banned", "name")


def _whole(subject: str) -> str:
    """One IPv6 address stands for its /64, as everywhere."""
    return subject if "/" in subject else network_of(subject)
