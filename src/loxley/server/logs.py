"""What the server writes to standard error: lines for people, or JSON for programs. A line cannot be forged."""

import json
import logging
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

TEXT = "text"
JSON = "json"


@dataclass(frozen=True)
class LogSettings:
    detail: str = "WARNING"
    format: str = TEXT


def set_up_logs(settings: LogSettings) -> None:
    """In each process that serves, once."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.format == JSON else PlainLines())
    logging.basicConfig(level=settings.detail, handlers=[handler], force=True)


class PlainLines(logging.Formatter):
    """One line for each record; lines of a traceback are set in, so that none of them looks like a record."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        return visible(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        return "\n".join(f"    {visible(line)}" for line in super().formatException(ei).split("\n"))


class JsonLines(logging.Formatter):
    """One JSON object a line. What a record carries as `fields` stands beside its message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)  # all in ASCII: no direction mark reaches a terminal


def visible(text: str) -> str:
    """Control characters, line ends and direction marks written out."""
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)
