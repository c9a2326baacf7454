"""Where others can reach this server: what an invitation must name when its sender uses `localhost`."""

import ipaddress
import socket
from contextlib import suppress

# An address that is kept free for documents. Nothing is sent to it: the system only says from where it would send.
_ELSEWHERE = ("192.0.2.1", 9)


def reachable_origins(host: str, port: int) -> list[str]:
    """Origins for others, the likeliest first; none when the server listens to its own machine only."""
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in _reachable_hosts(host)]


def _reachable_hosts(host: str) -> list[str]:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return []
    if address.is_unspecified:
        return network_addresses()
    return [] if address.is_loopback else [host]


def network_addresses() -> list[str]:
    """The machine's own addresses in its networks."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # there may be no network at all
        probe.connect(_ELSEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = (each for each in found if not ipaddress.ip_address(each).is_loopback)
    return list(dict.fromkeys(usable))
