"""The pages of `loxley bench server`."""

from rich.table import Table

from loxley.bench.server.report import Load, Ratio, ServerReport
from loxley.cli.output import Pages, new_table
from loxley.texts import Texts


def server_pages(report: ServerReport, texts: Texts) -> Pages:
    say = texts.say
    pages: Pages = [report.machine, _loads(report, texts)]
    pages += [f"{name}: {error}" for name, error in report.errors.items()]
    latency, endurance = report.latency, report.endurance
    pages.append(
        say(
            "bench-latency",
            sockets=latency.sockets,
            messages=round(latency.messages_per_s),
            median=latency.p50_ms,
            slowest=latency.p99_ms,
        )
    )
    pages.append(
        say(
            "bench-endurance",
            tables=endurance.tables,
            memory=round(endurance.memory_mb),
            restart=endurance.restart_s,
            all=endurance.all_tables_s,
        )
    )
    return [*pages, say("bench-load-method")]


def _loads(report: ServerReport, texts: Texts) -> Table:
    say = texts.say
    names = ("sockets", "cpu-moves", "cpu-messages", "bytes", "times", "times-messages")
    numbers = [say(f"bench-{name}") for name in names]
    table = new_table(say("bench-load"), [say("bench-server")], numbers)
    table.columns[0].no_wrap, table.columns[-1].no_wrap = True, False
    for load in report.loxley:
        _add(table, "loxley", load, None, texts)
    for name, loads in report.peers.items():
        for load, ratio in zip(loads, report.ratios[name], strict=True):
            _add(table, name, load, ratio, texts)
    return table


def _add(table: Table, name: str, load: Load, ratio: Ratio | None, texts: Texts) -> None:
    figures = (load.sockets, load.moves_per_cpu_s, load.messages_per_cpu_s, load.news_bytes)
    ratios = (ratio.moves, ratio.messages) if ratio is not None else ()
    cells = [texts.say("bench-whole", figure=figure) for figure in figures]
    table.add_row(name, *cells, *(texts.say("bench-fine", figure=figure) for figure in ratios))
