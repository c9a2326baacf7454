"""The pages of `loxley bench research`."""

from rich.table import Table

from loxley.bench.research_report import LARGE, OWN_AEC, SMALL, ResearchReport
from loxley.cli.output import Pages, new_table
from loxley.texts import Texts


def research_pages(report: ResearchReport, texts: Texts) -> Pages:
    pages: Pages = [report.machine, _ours(report, texts), _theirs(report, texts)]
    pages += [f"{name}: {figures.error}" for name, figures in report.peers.items() if figures.error]
    return [*pages, texts.say("bench-learning-method", games=SMALL)]


def _ours(report: ResearchReport, texts: Texts) -> Table:
    say = texts.say
    numbers = [say("bench-aec"), *(say("bench-batch", games=games) for games in (SMALL, LARGE))]
    numbers += [say("bench-length"), say("bench-legal")]
    table = new_table(say("bench-learning"), [say("bench-game"), say("bench-engine")], numbers)
    for column in table.columns:
        column.no_wrap = True
    for game, figures in report.loxley.items():
        speeds = (figures.aec_per_s, figures.small_batch_per_s, figures.large_batch_per_s)
        cells = [say("bench-whole", figure=figure) for figure in (*speeds, figures.decisions, figures.legal_moves)]
        table.add_row(game, say(f"bench-{figures.engine}"), *cells)
    return table


def _theirs(report: ResearchReport, texts: Texts) -> Table:
    say = texts.say
    table = new_table(say("bench-learning-peers"), [say("bench-peer")], [say("bench-speed"), *report.ratios])
    table.columns[0].no_wrap = True
    for name in (*report.peers, OWN_AEC):
        speed = report.peers[name].decisions_per_s if name in report.peers else None
        found = [ratios.get(name) for ratios in report.ratios.values()]
        ratios = ["–" if ratio is None else say("bench-fine", figure=ratio) for ratio in found]
        table.add_row(name, "–" if speed is None else say("bench-whole", figure=speed), *ratios)
    return table
