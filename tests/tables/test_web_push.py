"""Push messages as the standards tell them, and where they may go."""

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from loxley.core.refusals import Refused
from loxley.tables.push_addresses import check_contact, check_endpoint
from loxley.tables.web_push import (
    Signer,
    check_keys,
    decoded,
    encoded,
    encrypted,
    new_private_key,
    public_bytes,
    sealed,
)
from tests.tables.push_service import Browser, claims_of

# the example of RFC 8291, section 5 and appendix A
TEXT = b"When I grow up, I want to be a watermelon"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl"
    "95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_sealed_as_the_standard_seals_it() -> None:
    private = derive_private_key(int.from_bytes(decoded(PRIVATE), "big"), SECP256R1())
    assert encoded(sealed(TEXT, P256DH, AUTH, private, decoded(SALT))) == SEALED


def test_only_the_browser_it_is_for_reads_it_and_no_two_look_alike() -> None:
    browser = Browser()
    one, two = (encrypted(b'{"title":"Hello"}', browser.p256dh, browser.auth) for _ in range(2))
    assert browser.read(one) == browser.read(two) == {"title": "Hello"}
    assert one[:16] != two[:16]
    assert one[21:86] != two[21:86]
    with pytest.raises(InvalidTag):
        Browser().read(one)


def test_a_server_says_who_it_is() -> None:
    signer = Signer(new_private_key(), "mailto:ann@example.org")
    header = signer.authorization("https://fcm.googleapis.com/fcm/send/secret", 1_000_000.0)
    claims, key = claims_of(header)
    assert claims == {"aud": "https://fcm.googleapis.com", "exp": 1_043_200, "sub": "mailto:ann@example.org"}
    assert key == signer.public_key
    with pytest.raises(InvalidSignature):
        claims_of(header.replace(f"k={key}", f"k={Browser().p256dh}"))


def test_a_key_that_was_kept_is_the_same_key() -> None:
    kept = new_private_key()
    assert Signer(kept, "mailto:a@b.example").public_key == Signer(kept, "mailto:c@d.example").public_key
    example = derive_private_key(int.from_bytes(decoded(PRIVATE), "big"), SECP256R1())
    assert Signer(PRIVATE, "mailto:a@b.example").public_key == encoded(public_bytes(example.public_key()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (P256DH[:-1] + "x", AUTH),  # not on the curve
        (P256DH[:40], AUTH),
        (P256DH, AUTH[:10]),
        (P256DH, AUTH + AUTH),
        ("", ""),
        (P256DH, "A"),
    ],
)
def test_keys_that_no_browser_makes_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused) as refused:
        check_keys(p256dh, auth)
    assert refused.value.problem == "not-a-device"
    check_keys(P256DH, AUTH)


@pytest.mark.parametrize(
    "url",
    [
        "http://fcm.googleapis.com/send/x",
        "https://evil.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://localhost/x",
        "https://metadata.google.internal/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://xfcm.googleapis.com/x",
        "https://evilnotify.windows.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:22/x",
        "https://fcm.googleapis.com:port/x",
        "https://[::1/x",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a\r\nHost: evil",
        "https://fcm.googleapis.com/é",
        "ftp://fcm.googleapis.com/x",
        "//fcm.googleapis.com/x",
        "",
    ],
)
def test_addresses_that_are_none_of_a_push_service_are_refused(url: str) -> None:
    with pytest.raises(Refused) as refused:
        check_endpoint(url, ["push.example"])
    assert refused.value.problem == "push-not-allowed"


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%3d",
        "https://web.push.apple.com/abc",
        "https://push.example:8443/abc",
    ],
)
def test_those_of_the_browsers_and_of_the_operator_are_not(url: str) -> None:
    check_endpoint(url, ["push.example"])


@pytest.mark.parametrize("contact", ["", "ann@example.org", "mailto:", "https://", "http://example.org"])
def test_push_services_want_a_contact(contact: str) -> None:
    with pytest.raises(Refused) as refused:
        check_contact(contact)
    assert refused.value.problem == "not-a-contact"
    check_contact("mailto:ann@example.org")
    check_contact("https://example.org/contact")
