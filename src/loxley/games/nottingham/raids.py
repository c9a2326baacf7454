"""Red actions: steal (NO-5.2), burgle (NO-5.4), rob (NO-5.5), and the defence against them (NO-5.6)."""

from typing import Final

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.moves import DEFEND, PASS, PICK, SEIZE
from loxley.games.nottingham.moving import lone_look, show_hand, swap_openly, swap_unseen
from loxley.games.nottingham.objects import ACTIONS, CANDLESTICK, KINDS, NECKLACE, PEARLS, Object
from loxley.games.nottingham.phases import BURGLARY, DEFENCE, DELIVERY, NOTHING, PHASES, ROBBERY
from loxley.games.nottingham.state import Asking, Nottingham

_UNARMED: Final[list[Move]] = [PASS]
_ARMED: Final[list[Move]] = [DEFEND, PASS]


def attack(game: Nottingham, target: Seat) -> None:
    """The target is named and may defend before any card is seen or taken (NO-R15)."""
    game.target = target
    if game.log is not None:
        game.log.tell("attacked", {"seat": game.active, "target": target, "action": ACTIONS[game.card]})
    game.turn_page(PHASES[DEFENCE])


def strike(game: Nottingham) -> None:
    """There is no defence: the action happens."""
    if game.card == CANDLESTICK:
        swap_unseen(game, random_card(game, game.target))
        end_raid(game)
    elif game.card == PEARLS:
        lone_look(game)
        game.turn_page(PHASES[BURGLARY])
    else:
        show_hand(game, game.target, "laid_open")
        game.turn_page(PHASES[ROBBERY])


def end_raid(game: Nottingham) -> None:
    game.target = NOTHING
    game.turn_page(PHASES[DELIVERY])


def random_card(game: Nottingham, seat: Seat) -> Object:
    """Any card of a hand with the same chance (NO-5.2)."""
    at = game.chance.below(game.sizes[seat])
    kind = 0
    for cards in game.hands[seat]:
        at -= cards
        if at < 0:
            break
        kind += 1
    return kind


def each_kind(hand: list[int], start: Move) -> list[Move]:
    """One move for each kind in a hand."""
    return [start + kind for kind in range(KINDS) if hand[kind]]


class Defence(Asking):
    """The target is asked with a necklace or without, and there is no reply (NO-R21)."""

    name = DEFENCE

    def begin(self, game: Nottingham) -> None:
        game.asked = game.target

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        if seat != game.asked:
            return []
        return _ARMED if game.hands[seat][NECKLACE] else _UNARMED

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        if move == PASS:
            strike(game)
            return
        if game.log is not None:
            game.log.tell("defended", {"seat": seat, "attacker": game.active})
        swap_openly(game, NECKLACE)
        end_raid(game)

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.6"


class Burglary(Asking):
    """The burglar has seen the hand and must take a card of it (NO-5.4)."""

    name = BURGLARY

    def begin(self, game: Nottingham) -> None:
        game.asked = game.active

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        return each_kind(game.hands[game.target], PICK.start) if seat == game.asked else []

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        swap_unseen(game, PICK.index(move))
        end_raid(game)

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.4"


class Robbery(Asking):
    """The hand lies open and the robber must take a card of it (NO-5.5)."""

    name = ROBBERY

    def begin(self, game: Nottingham) -> None:
        game.asked = game.active

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        return each_kind(game.hands[game.target], SEIZE.start) if seat == game.asked else []

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        swap_openly(game, SEIZE.index(move))
        end_raid(game)

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        return "NO-5.5"
