"""The pages of `loxley bench server`."""

from pathlib import Path

from rich.table import Table

from loxley.bench.server.report import Load, Progress, Ratio, ServerReport, run
from loxley.bench.server.soak import SoakReport, plot, soak
from loxley.cli.output import Answer, Pages, new_table
from loxley.texts import Texts

_MOST_LINES = 20  # of a soak


def measure_server(seconds: float, progress: Progress, *, peers: bool, postgres: str) -> Answer:
    report = run(seconds, progress, peers=peers, postgres=postgres)
    return Answer(report, lambda texts: server_pages(report, texts))


def measure_soak(minutes: float, seconds: float, picture: Path | None, progress: Progress, texts: Texts) -> Answer:
    report = soak(minutes, seconds, progress)
    if picture is not None:
        picture.write_text(plot(report, lambda name: texts.say(f"bench-soak-{name}")), encoding="utf-8")
    return Answer(report, lambda texts: soak_pages(report, texts))


def soak_pages(report: SoakReport, texts: Texts) -> Pages:
    say = texts.say
    names = ("time", "tables", "loaded", "memory", "store", "p50", "p99")
    table = new_table(say("bench-soak"), [], [say(f"bench-soak-{name}") for name in names])
    step = max(1, len(report.samples) // _MOST_LINES)
    for sample in report.samples[::step]:
        whole = (sample.tables, sample.loaded)
        fine = (sample.memory_mb, sample.store_mb, sample.p50_ms, sample.p99_ms)
        table.add_row(
            say("bench-fine", figure=sample.minutes),
            *(say("bench-whole", figure=figure) for figure in whole),
            *(say("bench-fine", figure=figure) for figure in fine),
        )
    return [report.machine, table, say("bench-soak-method", sockets=report.sockets, pace=round(report.pace))]


def server_pages(report: ServerReport, texts: Texts) -> Pages:
    say = texts.say
    pages: Pages = [report.machine, _loads(report, texts)]
    pages += [f"{name}: {error}" for name, error in report.errors.items()]
    if report.workers:
        pages += [_workers(report, texts), say("bench-workers-method")]
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


def _workers(report: ServerReport, texts: Texts) -> Table:
    say = texts.say
    names = ("sockets", "messages-second", "cpu-messages", "bytes")
    table = new_table(say("bench-workers"), [say("bench-server")], [say(f"bench-{name}") for name in names])
    for name, load in report.workers.items():
        figures = (load.sockets, load.messages_per_s, load.messages_per_cpu_s, load.news_bytes)
        table.add_row(name, *(say("bench-whole", figure=figure) for figure in figures))
    return table


def _add(table: Table, name: str, load: Load, ratio: Ratio | None, texts: Texts) -> None:
    figures = (load.sockets, load.moves_per_cpu_s, load.messages_per_cpu_s, load.news_bytes)
    ratios = (ratio.moves, ratio.messages) if ratio is not None else ()
    cells = [texts.say("bench-whole", figure=figure) for figure in figures]
    table.add_row(name, *cells, *(texts.say("bench-fine", figure=figure) for figure in ratios))
