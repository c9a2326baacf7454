"""How the operator's page looks: HTML without a script, for phones too, light or dark as the system is."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Final

from loxley import __version__
from loxley.tables.store import LobbyEntry
from loxley.tables.summaries import read_summary
from loxley.texts import Texts

# What is shown, in this order: the name of a text, and of the figure.
_FIGURES: Final = {
    "connections": "loxley_connections",
    "tables-live": "loxley_tables_live",
    "tables-loaded": "loxley_tables_loaded",
    "tables-set-aside": "loxley_tables_set_aside",
    "moves": "loxley_moves_stored_total",
    "rows": "loxley_rows_stored_total",
    "failed-writes": "loxley_failed_writes_total",
    "refusals": "loxley_refusals_total",
    "refused-connections": "loxley_refused_connections_total",
    "bot-failures": "loxley_bot_failures_total",
    "replays": "loxley_replays_total",
}

STYLE: Final = """
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.1rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 0.75rem; }
dl div { border: 1px solid; border-radius: 0.5rem; padding: 0.5rem 0.75rem; }
dt { font-size: 0.875rem; }
dd { margin: 0; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: 0.25rem 0.75rem 0.25rem 0; border-block-end: 1px solid; vertical-align: top; }
label, input, button { display: block; font: inherit; }
input { inline-size: 100%; max-inline-size: 24rem; box-sizing: border-box; padding: 0.5rem; margin-block: 0.5rem; }
button { min-block-size: 2.75rem; padding: 0.5rem 1rem; }
.trouble { font-weight: bold; }
"""


def entrance(texts: Texts, problem: str = "") -> str:
    """The form that asks for the secret."""
    say = texts.say
    said = f'<p class="trouble" role="alert">{escape(say(problem))}</p>' if problem else ""
    form = (
        '<form method="post" action="/operator">'
        f'<label for="secret">{escape(say("operator-secret"))}</label>'
        '<input id="secret" name="secret" type="password" autocomplete="current-password" required>'
        f"<button>{escape(say('operator-enter'))}</button></form>"
    )
    return _page(texts, f"<h1>{escape(say('operator-title'))}</h1>{said}{form}")


def figures_page(
    texts: Texts, figures: Mapping[str, float], listed: Sequence[LobbyEntry], seconds: float, *, is_ready: bool
) -> str:
    say = texts.say
    store = escape(say("operator-store", ready="yes" if is_ready else "no"))
    state = f"<p>{store}</p>" if is_ready else f'<p class="trouble" role="alert">{store}</p>'
    head = (
        f"<header><h1>{escape(say('operator-title'))}</h1>"
        f'<form method="post" action="/operator/leave"><button>{escape(say("operator-leave"))}</button></form></header>'
    )
    since = escape(
        say("operator-since", version=__version__, hours=int(seconds // 3600), minutes=int(seconds // 60 % 60))
    )
    return _page(texts, f"{head}<p>{since}</p>{state}{_figures(texts, figures)}{_tables(texts, listed)}")


def _figures(texts: Texts, figures: Mapping[str, float]) -> str:
    rows = [(name, texts.say("operator-whole", figure=int(figures.get(key, 0)))) for name, key in _FIGURES.items()]
    commits = figures.get("loxley_commit_seconds_count", 0)
    mean = 1000 * figures.get("loxley_commit_seconds_sum", 0) / commits if commits else 0.0
    rows.append(("commit", texts.say("operator-milliseconds", figure=round(mean, 2))))
    cells = (
        f'<div><dt>{escape(texts.say(f"operator-{name}"))}</dt><dd id="{name}">{escape(value)}</dd></div>'
        for name, value in rows
    )
    return f"<dl>{''.join(cells)}</dl>"


def _tables(texts: Texts, listed: Sequence[LobbyEntry]) -> str:
    say = texts.say
    if not listed:
        return f"<p>{escape(say('operator-no-tables'))}</p>"
    columns = ("table", "game", "stage", "people", "changed")
    heads = "".join(f"<th>{escape(say(f'operator-column-{each}'))}</th>" for each in columns)
    rows = "".join(_row(texts, entry) for entry in listed)
    title = escape(say("operator-tables"))
    return f"<h2>{title}</h2><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _row(texts: Texts, entry: LobbyEntry) -> str:
    summary = read_summary(entry)
    changed = datetime.fromtimestamp(entry.touched, UTC).strftime("%Y-%m-%d %H:%M")
    names = ", ".join(name for name in summary.names if name)
    stage = texts.say("operator-stage", stage=entry.stage)
    cells = (entry.table, texts.title(summary.game), stage, names, changed)
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def _page(texts: Texts, body: str) -> str:
    """Without a referrer for its own server, a browser would not say that the form comes from here."""
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="referrer" content="same-origin">'
        f'<meta name="robots" content="noindex"><title>{escape(texts.say("operator-title"))}</title>'
        '<link rel="icon" href="/icon.svg">'
        f'<link rel="stylesheet" href="/operator/style.css"></head><body><main>{body}</main></body></html>'
    )
