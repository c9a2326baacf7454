"""`loxley arena GAME --best-response LEVEL`: what the best player found takes from a table full of a level."""

from typing import Any

import msgspec

from loxley.arena import Crew, Found, Report, Search, find_best_response, play_tournament, report_on
from loxley.bots import responder
from loxley.cli.output import Pages, new_table, print_json, print_pages
from loxley.cli.progress import progress
from loxley.texts import Texts


class Response(msgspec.Struct, frozen=True):
    """The best response found, measured on deals that it was not trained on."""

    game: str
    level: str
    seats: int
    seed: int
    budget: float
    generations: int
    training_games: int
    games: int
    wins: float
    ci95: tuple[float, float]
    fair_share: float
    parameters: dict[str, float]
    bot: str  # its name, for any other command


def answer_level(search: Search, games: int, crew: Crew, texts: Texts, *, json: bool) -> None:
    """Train, measure on fresh deals, and tell."""
    title = texts.say("response-training", level=search.level.name)
    with progress(title, max(1, round(search.budget)), texts, "response-done") as tell:
        found = find_best_response(search, lambda used: tell(round(used)))
    plan = search.plan(found.name, games, search.seed)
    with progress(texts.say("response-measuring"), plan.games, texts) as tell:
        report = report_on(plan, play_tournament(plan, crew, tell).outcomes)
    response = _response(search, found, report)
    if json:
        print_json(response)
    else:
        print_pages(_pages(response, texts))


def _response(search: Search, found: Found, report: Report) -> Response:
    standing = report.entries[0]
    return Response(
        game=search.game,
        level=search.level.name,
        seats=search.seats,
        seed=search.seed,
        budget=search.budget,
        generations=found.generations,
        training_games=found.games,
        games=report.games,
        wins=standing.wins,
        ci95=standing.ci95,
        fair_share=report.fair_share,
        parameters={name: round(value, 4) for name, value in found.values.items()},
        bot=found.name,
    )


def _pages(response: Response, texts: Texts) -> Pages:
    say = texts.say
    low, high = response.ci95
    facts: dict[str, Any] = {"games": response.games, "fair": 100 * response.fair_share}
    share = say("response-share", wins=100 * response.wins, low=100 * low, high=100 * high, **facts)
    trained = say("response-trained", generations=response.generations, games=response.training_games)
    title = say("response-title", game=texts.title(response.game), level=response.level, seats=response.seats)
    table = new_table(title, [say("response-knob")], [say("response-start"), say("response-found")])
    policy = responder(response.game)
    for knob in policy.knobs if policy is not None else ():
        figures = (knob.start, response.parameters[knob.name])
        table.add_row(knob.name, *(say("response-figure", figure=figure) for figure in figures))
    return [table, share, trained, say("response-seat", bot=response.bot)]
