"""Every sentence a person reads, in their language.

The words are Fluent files in `loxley/locales`, and those that other packages bring with their games.
"""

import locale
import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from loxley.texts.brought import brought_texts
from loxley.texts.functions import elide, listed

FALLBACK = "en"
_FOLDER = files("loxley").joinpath("locales")
# Every folder of texts is a language; a new one needs no line of code.
LANGUAGES = (FALLBACK, *sorted(each.name for each in _FOLDER.iterdir() if each.is_dir() and each.name != FALLBACK))

Value = str | int | float


def pick_language(asked: str | None = None) -> str:
    """The language asked for, else that of the locale, else English."""
    wishes = [asked or "", *(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    wishes.append(locale.getlocale()[0] or "")
    for wish in wishes:
        code = re.split(r"[-_.@]", wish.lower())[0]
        if code in LANGUAGES:
            return code
    return FALLBACK


def _fluent_files(folder: Traversable) -> Iterator[Traversable]:
    entries = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    yield from sorted(entries, key=lambda entry: entry.name)


@cache
def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {
        "ELIDE": lambda word, text: elide(str(word), str(text)),
        "LIST": lambda *parts: listed(parts, Texts(language).say),
    }
    bundle = FluentBundle([language], functions, use_isolating=False)
    for file in _fluent_files(_FOLDER.joinpath(language)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for words in brought_texts(language, FALLBACK):
        bundle.add_resource(FluentResource(words))
    return bundle


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def title(self, game: str) -> str:
        """What a game is called: by its text, or by its name where no text knows it."""
        key = f"{game}-title"
        return self.say(key) if self.knows(key) else game.replace("_", " ").capitalize()

    def say(self, key: str, **facts: Value) -> str:
        """The sentence of a key; `key.attribute` reads an attribute, such as a title."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)


def rule_key(rule: str) -> str:
    """The key of a rule's text: SH-4.9 stands under `rule-SH-4-9`."""
    return "rule-" + rule.replace(".", "-")
