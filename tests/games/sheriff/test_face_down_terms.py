"""What is face down in an offer is named to its giver alone; after a deal to its receiver too (SH-R23, SH-5.5).

Random games with contraband on the stalls: every view, every log, every step. Each run takes the same walks.
"""

from random import Random

from loxley.core.seats import PUBLIC, Viewer
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.view import OfferView, SheriffView
from tests.conformance.games import KITS
from tests.playing import Setup, Walk, viewers

WALKS = 24
STEPS = 400
FONDLY = {"accept": 64, "pick": 256, "join": 64, "want": 64, "offer hidden": 64, "post": 64, "to": 16}
DEALING = FONDLY | dict.fromkeys(("decline", "withdraw", "leave", "drop", "open", "wave", "threaten"), 1)

Side = tuple[list[int], list[str]]  # whose eyes may see what is face down, and the terms


def standing(offer: OfferView) -> list[Side]:
    parts = [([part.seat], part.gives) for part in offer.joined]
    return [([offer.author], offer.gives), ([offer.other], offer.wants), *parts]


def struck(deal: OfferView) -> list[Side]:
    both = [deal.author, deal.other]
    return [(both, deal.gives), (both, deal.wants), *[([part.seat, deal.other], part.gives) for part in deal.joined]]


def sides(view: SheriffView) -> list[Side]:
    return [side for offer in view.offers for side in standing(offer)] + [
        side for deal in view.deals for side in struck(deal)
    ]


def named_to_others(viewer: Viewer, found: list[Side]) -> list[str]:
    return [word for eyes, words in found if viewer not in eyes for word in words if word.startswith("hidden ")]


def walks() -> list[Walk]:
    """Most are fond of deals: they ask for cards face down, pay together, and accept."""
    found = [Walk(Setup(SHERIFF, 4, {"floor": "open"}), seed) for seed in range(WALKS)]
    for walk in found:
        KITS["sheriff"].contrive(walk.state, Random(walk.seed))
    for walk in found[WALKS // 3 :]:
        walk.temper.likings.update(DEALING)
    return found


def test_no_view_and_no_log_names_what_is_face_down_in_an_offer() -> None:
    met: set[str] = set()
    for walk in walks():
        for _ in range(STEPS):
            if walk.state.over():
                break
            walk.step()
            state = walk.state
            assert isinstance(state, Sheriff)
            for viewer in viewers(state):
                assert named_to_others(viewer, sides(state.view(viewer))) == []
            met |= {"joined" for offer in state.view(PUBLIC).offers for part in offer.joined if "hidden" in part.gives}
            met |= {"posted" for offer in state.view(PUBLIC).offers if "hidden" in offer.gives}
            met |= {"answered" for deal in state.view(PUBLIC).deals if "hidden" in deal.wants}  # asked for unseen
            met |= {"pooled" for deal in state.view(PUBLIC).deals for part in deal.joined if "hidden" in part.gives}
        for viewer in viewers(walk.state):
            for event in walk.log.seen_by(viewer):
                if event.name in ("posted", "joined"):
                    giver = event.facts["author" if event.name == "posted" else "seat"]
                    gives = event.facts["gives"]
                    assert isinstance(gives, list)
                    assert viewer == giver or not any(str(word).startswith("hidden ") for word in gives)
    assert met == {"posted", "joined", "answered", "pooled"}  # or this proves little
