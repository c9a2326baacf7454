"""Kinds of fields that several messages have, with their sizes."""

from typing import Annotated

from msgspec import Meta

Facts = dict[str, str | int]
EventFacts = dict[str, str | int | list[str | int]]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
PlayerSecret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # made by a browser, and known to it alone
PushEndpoint = Annotated[str, Meta(min_length=1, max_length=1_000)]  # a secret address at a push service
PushSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,100}=?=?$")]  # in base64url
Think = Annotated[int, Meta(ge=0, le=604_800)]  # seconds for each decision, up to a week; 0 for no limit
RequestId = Annotated[int, Meta(ge=0, le=2**31)]
