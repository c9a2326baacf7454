"""What promises about raids are worth (SW-R40): that somebody sends no Messenger, or plays equipment beside me."""

from typing import Final

from loxley.bots.sherwood.scene import Scene
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import ARMS, MESSENGER, TOWNS
from loxley.games.sherwood.view import BandView, FaceView

_SENDS: Final = 0.5  # how often a Messenger is sent by who holds one
_TOGETHER: Final = 0.5  # of a convoy's worth: a partner may play a card for its own sake, and one card may not suffice


def worth_of_quiet(scene: Scene, seat: Seat) -> float:
    """A convoy that comes to my band beyond the crossing may be sent to another town (SW-5.14), in glory."""
    copies = scene.figures.copies
    odds = min(1.0, scene.view.seats[seat].hand_size * copies[MESSENGER] / sum(copies))
    return _SENDS * odds * max((_behind_the_crossing(scene, face) for _, face in scene.known()), default=0.0)


def _behind_the_crossing(scene: Scene, face: FaceView) -> float:
    band = None if face.sheriff else scene.takes(face)
    if band is None or band.hideout in scene.figures.inward[TOWNS.index(face.start)]:
        return 0.0
    return scene.gain(face)


def worth_of_equipment(scene: Scene, partner: Seat, hideout: int) -> float:
    """A convoy that our raiders and my cards cannot take here, but with a card of my partner's can, in glory."""
    band = next((band for band in scene.view.bands if band.hideout == hideout), None)
    if band is None or not band.raiders[scene.me] or not band.raiders[partner]:
        return 0.0
    if not scene.view.seats[partner].hand_size:
        return 0.0
    return _TOGETHER * max((_out_of_reach(scene, face, band) for _, face in scene.known()), default=0.0)


def _out_of_reach(scene: Scene, face: FaceView, band: BandView) -> float:
    way = scene.route(face)
    taker = scene.takes(face)
    if face.sheriff or band.hideout not in way or (taker and way.index(taker.hideout) <= way.index(band.hideout)):
        return 0.0
    missing = face.strength - scene.strength_of(band)
    return scene.worth(face, band.raiders[scene.me] / sum(band.raiders)) if missing <= _usual_card(scene) else 0.0


def _usual_card(scene: Scene) -> float:
    """The strength of a card that nobody has seen."""
    copies, strengths = scene.figures.copies[:ARMS], scene.figures.strengths
    return sum(strengths[kind] * count for kind, count in enumerate(copies)) / max(1, sum(copies))
