"""Where push messages may go: to the services of the browsers, and to hosts that the operator has added."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from loxley.core.refusals import Refused

# Of Chrome, Edge and most others; of Firefox; of Edge on Windows; of Safari. A dot stands for any host under the name.
SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
_CONTACTS: Final = ("mailto:", "https://")


def check_endpoint(url: str, added: Collection[str]) -> None:
    """Refuses an address that is none of a push service; that of a known service has its usual port."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as trouble:
        raise Refused("push-not-allowed", "endpoint") from trouble
    is_clean = url.isascii() and url.isprintable() and " " not in url and parts.username is None
    is_known = port in (None, 443) and any(_is_of(host, service) for service in SERVICES)
    if parts.scheme != "https" or not is_clean or not (is_known or host in added):
        raise Refused("push-not-allowed", "endpoint")


def _is_of(host: str, service: str) -> bool:
    return host.endswith(service) if service.startswith(".") else host == service


def check_contact(contact: str) -> None:
    """Push services want to know whom to write to."""
    if not contact.startswith(_CONTACTS) or contact in _CONTACTS:
        raise Refused("not-a-contact", "--push-contact", "", {"example": "mailto:you@example.org"})
