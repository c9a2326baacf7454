"""Random score sheets with the engine's answers, as JSON: what the companion's page must agree with.

python -m tests.companion.random_sheets COUNT   prints {game: [[sheet, box, answer], …], "boxes": …, "bags": …, …}
"""

import json
import sys
import tomllib
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from loxley.companion import nottingham, sheriff, sherwood
from loxley.core.chance import Chance
from loxley.core.refusals import Refused
from loxley.games.nottingham.objects import MISSIONS, OBJECTS
from loxley.games.nottingham.objects import parse_figures as parse_nottingham
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, LEGAL, LEGAL_GOODS
from loxley.games.sheriff.goods import parse_figures as parse_sheriff
from loxley.games.sheriff.inspection import open_bag
from loxley.games.sheriff.phases import INSPECTION, PHASES
from loxley.games.sheriff.state import Sheriff
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.rounds import next_first_player
from loxley.games.sherwood.state import Sherwood

NAMES = ["Anne", "Much", "Will", "Tuck", "Zoé", "Bess", "Marian", "Little John"]
ODD_NAMES = ["", "  ", "Anne", "a\tb", "é\u2028", "\ufeffWill"]
Json = dict[str, Any]


def _names(lot: Random, players: int) -> list[str]:
    names = lot.sample(NAMES, players) if players <= len(NAMES) else NAMES + NAMES
    if lot.random() < 0.06:
        names[lot.randrange(players)] = lot.choice(ODD_NAMES)
    return names[:players]


def _players(lot: Random, least: int, most: int) -> int:
    return lot.choice([1, least - 1, most + 1]) if lot.random() < 0.03 else lot.randint(least, most)


def _spoilt(lot: Random, number: int) -> int:
    """Now and then a figure that cannot be."""
    return lot.choice([-1, -7, 49, 99, 301, number * 3]) if lot.random() < 0.008 else number


def sheriff_sheet(lot: Random) -> Json:
    players = _players(lot, 3, 5)
    known = GOODS if lot.random() < 0.5 else GOODS[: lot.choice([LEGAL, 8, 15])]
    if lot.random() < 0.95:
        known = [good for at, good in enumerate(known) if SHERIFF.figures.copies(at, players) > 0]
    sheet: Json = {"players": []}
    for name in _names(lot, players):
        goods = {good: _spoilt(lot, _some(lot, good)) for good in known if lot.random() < 0.6}
        if lot.random() < 0.01:
            goods["herring"] = 1
        plates = max(0, goods.get("feast_plate", 0))
        feast = [lot.choice(LEGAL_GOODS) for _ in range(plates if lot.random() < 0.95 else 2)]
        coins = _spoilt(lot, lot.choice([0, 12, 30, 41, 50]))
        sheet["players"].append({"name": name, "coins": coins, "goods": goods, **({"feast": feast} if feast else {})})
    if lot.random() < 0.3:
        sheet["first_sheriff"] = lot.choice([0, 1, players - 1, players, -1, None])
    return sheet


def _some(lot: Random, good: str) -> int:
    if good in LEGAL_GOODS:
        return lot.choice([0, 1, 2, 3, 3, 4, 5, 5, 7])  # ties are wanted
    return lot.choice([0, 0, 0, 1, 1, 2]) if good in GOODS[:8] else int(lot.random() < 0.15)


def nottingham_sheet(lot: Random) -> Json:
    players = _players(lot, 3, 7)
    sheet: Json = {"players": []}
    for name in _names(lot, players):
        loot = {kind: _spoilt(lot, lot.choice([0, 1, 1, 2])) for kind in OBJECTS if lot.random() < 0.5}
        if lot.random() < 0.01:
            loot["herring"] = 1
        done = [mission for mission in MISSIONS if lot.random() < 0.18]
        if lot.random() < 0.02:
            done.append(lot.choice([*MISSIONS, "six_pairs"]))
        player: Json = {"name": name}
        if loot or lot.random() < 0.5:
            player["loot"] = loot
        if done or lot.random() < 0.5:
            player["missions"] = done
        sheet["players"].append(player)
    return sheet


def sherwood_sheet(lot: Random) -> Json:
    sheet: Json = {"players": []}
    for name in _names(lot, _players(lot, 3, 6)):
        player: Json = {"name": name, "glory": _spoilt(lot, lot.choice([20, 20, 21, 25, 31]))}
        player |= {"oak": _spoilt(lot, lot.randint(0, 4)), "gold": _spoilt(lot, lot.choice([0, 0, 2, 2, 5, 9]))}
        if lot.random() < 0.5:
            player["last_loot"] = lot.choice(
                [None, {}, {"gold": _spoilt(lot, 9)}, {"gold": 3, "companions": _spoilt(lot, lot.randint(0, 5))}]
            )
        sheet["players"].append(player)
    return sheet


def _house_components(game: str) -> Json:
    return tomllib.loads(files(f"loxley.games.{game}").joinpath("components.toml").read_text(encoding="utf-8"))


def sheriff_boxes(lot: Random) -> list[Json]:
    """The house's figures, and boxes that print others."""
    boxes = [_house_components("sheriff") for _ in range(5)]
    for box in boxes[1:]:
        for good in box["royal_counts"]:
            if good != "provenance":
                box["royal_counts"][good] = lot.randint(2, 3)
        for promo in box["promo"]:
            promo |= {"copies": lot.randint(0, 3), "value": lot.randint(1, 20), "penalty": lot.randint(0, 9)}
            if "reward" in promo:
                promo["reward"] = lot.randint(0, 12)
    return boxes


def nottingham_boxes(lot: Random) -> list[Json]:
    boxes = [_house_components("nottingham") for _ in range(5)]
    for box in boxes[1:]:
        for mission in box["mission"]:
            mission["alone"] = lot.randint(0, 40)
            mission["shared"] = lot.randint(0, mission["alone"])
    return boxes


def answer(count: Callable[..., Any], paper: Json, *box: object) -> Json:
    try:
        return dict(msgspec.to_builtins(count(json.dumps(paper), *box).score()))
    except Refused as refused:
        facts = {"problem": refused.problem, "field": refused.field, "rule": refused.rule, "facts": refused.facts}
        return {"refused": facts}


def sheets(number: int) -> Json:
    lot = Random(17)
    boxes = {"sheriff": sheriff_boxes(lot), "nottingham": nottingham_boxes(lot)}
    sheriffs = [parse_sheriff(box) for box in boxes["sheriff"]]
    nottinghams = [parse_nottingham(box) for box in boxes["nottingham"]]
    made: Json = {"boxes": boxes, "sheriff": [], "nottingham": [], "sherwood": []}
    for _ in range(number):
        at = lot.randrange(5)
        paper = sheriff_sheet(lot)
        made["sheriff"].append([paper, at, answer(sheriff.count, paper, sheriffs[at])])
        paper = nottingham_sheet(lot)
        made["nottingham"].append([paper, at, answer(nottingham.count, paper, nottinghams[at])])
        paper = sherwood_sheet(lot)
        made["sherwood"].append([paper, 0, answer(sherwood.count, paper)])
    made["bags"] = [_opened(lot) for _ in range(number // 5)]
    made["first_players"] = [_figure(lot) for _ in range(number // 5)]
    return made


def _opened(lot: Random) -> Json:
    """A bag, what was declared, and what the engine does with it when the Sheriff and its owner are rich."""
    game = SHERIFF.new(4, {}, Chance(bytes(32)))
    assert isinstance(game, Sheriff)
    owner = (game.sheriff + 1) % 4
    declared = lot.randrange(LEGAL)
    bag = [declared if lot.random() < 0.55 else lot.choice([*range(len(GOODS)), 17]) for _ in range(lot.randint(1, 5))]
    game.bags[owner] = bag
    game.declared[owner] = declared
    game.phase = PHASES[INSPECTION]
    game.purses = [500] * 4
    before = game.stalls[owner][declared]
    open_bag(game, owner)
    return {
        "bag": [GOODS[good] for good in bag],
        "declared": GOODS[declared],
        "delivered": game.stalls[owner][declared] - before,
        "confiscated": sorted(GOODS[good] for good in game.confiscated),
        "gained": game.purses[owner] - 500,
    }


def _figure(lot: Random) -> Json:
    players = lot.randint(3, 6)
    game = SHERWOOD.new(players, {}, Chance(bytes(32)))
    assert isinstance(game, Sherwood)
    game.gold = [lot.randint(0, 4) for _ in range(players)]
    game.figure = lot.randrange(players)
    return {"gold": game.gold, "figure": game.figure, "next": next_first_player(game)}


if __name__ == "__main__":
    json.dump(sheets(int(sys.argv[1])), sys.stdout)
