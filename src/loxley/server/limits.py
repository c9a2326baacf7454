"""How much one connection or address may ask for, and all of them together."""

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from loxley.core.refusals import Refused


@dataclass(frozen=True)
class Limits:
    """Every limit of a server: an operator changes them with `--limit NAME=VALUE`. An IPv6 address is its /64 here."""

    connections: int = 20_000  # open at once
    connections_by_address: int = 200
    sockets: int = 20_000  # tables people look at, at once
    sockets_by_address: int = 100
    requests_by_address: int = 200  # at once, then 20 a second
    tables: int = 100_000  # that gather or are played
    tables_by_address: int = 20  # at once, then one each half minute
    joins_by_address: int = 60  # at once, then one each ten seconds
    joins_by_table: int = 8  # from one address to one open table, then one each five minutes
    replays_by_address: int = 30  # at once, then one a second
    keepings_by_address: int = 20  # of one's own record on the server: at once, then one each half minute
    pushes_by_address: int = 60  # devices to be called, or no more: at once, then one each ten seconds
    keepers: int = 100_000  # people whose record is kept
    kept_megabytes: int = 2_000  # of all these records together
    people: int = 60  # at one table
    request_seconds: float = 15.0  # for a whole request to arrive
    answer_seconds: float = 120.0  # for a whole answer to be read
    unload_seconds: float = 600.0  # without a change, until a table at which nobody is leaves the memory
    archive_days: float = 30.0  # without a change, until a table is archived
    delete_days: float = 730.0  # in the archive, until it is deleted; 0: never


def read_limits(wishes: Iterable[str]) -> Limits:
    """`NAME=VALUE` each."""
    known = {field.name.replace("_", "-"): field for field in fields(Limits)}
    limits = Limits()
    for wish in wishes:
        name, _, value = wish.partition("=")
        if name not in known:
            raise Refused("unknown-limit", "--limit", "", {"found": name, "choices": ", ".join(known)})
        try:
            number = type(getattr(limits, known[name].name))(value)
        except ValueError as trouble:
            raise Refused("not-a-number", "--limit", "", {"found": value}) from trouble
        if not 0 <= number < float("inf"):
            raise Refused("not-a-number", "--limit", "", {"found": value})
        limits = replace(limits, **{known[name].name: number})
    return limits


def network_of(address: str) -> str:
    """Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, which one household or attacker has whole."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)


def is_local(address: str) -> bool:
    """The operator's own machine is not slowed down. Behind a proxy, addresses are those that the proxy forwards."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
