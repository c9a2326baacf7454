"""Checks that every text is there in each language, in step with the others, and typeset as French wants.

Run by `make check`: one line for each problem and status 1, or one line of summary and status 0.
"""

import re
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).resolve().parent.parent
TEXTS: Final = Path("src/loxley/locales")
GAMES: Final = Path("src/loxley/games")
LANGUAGES: Final = tuple(sorted(folder.name for folder in (ROOT / TEXTS).iterdir() if folder.is_dir()))
WORDS: Final = (ast.TextElement, ast.StringLiteral)
CITATIONS: Final = {
    "nottingham": re.compile(r"\bNO-(?:\d+\.\d+|R\d+)\b"),
    "sheriff": re.compile(r"\bSH-(?:\d+\.\d+|R\d+)\b"),
    "sherwood": re.compile(r"\bSW-(?:\d+\.\d+|R\d+)\b"),
}

# Where texts are named: in full, by a template (f"refused-{key}"), by a beginning ("rule-" + number), or by a kind of a
# catalogue (named("good")).
READERS: Final = ("src/loxley/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "tools/*.py")
TEMPLATE: Final = re.compile(r'f"([^"\n]*)"|`([^`\n]*)`')
PLACE: Final = re.compile(r"\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
BEGINNING: Final = re.compile(r"""["']([a-z-]+-)["'] \+""")
NAMED: Final = re.compile(r'\bnam(?:ed|es)\("([a-z-]+)"')
FILE_NAMES: Final = {"bots-{}", "explain-{}", "web-{}"}  # templates for files of texts, not for texts

HARD_SPACE: Final = r'(?:[\u00a0\u202f]|\{\s*"\\u(?:00A0|202F)"\s*\})'
# A second mark ("?!") follows the first, and a colon in an address or between figures is not punctuation.
SIGN: Final = re.compile(r"(?<![;:!?])[;!?]|(?<!\d):(?!//)|(?<=\d):(?!\d)|[«»]")
PEOPLE: Final = (
    "seat|player|name|names|author|other|owner|target|giver|taker|sheriff|promiser|promisee|payer|leader|informant"
)
UNELIDED: Final = re.compile(rf"\b(?:de|que) \{{ \$(?:{PEOPLE}) \}}")
# Words that the French booklets do not use, or not so: in which files, which words, and what to write instead.
SHERIFF: Final = r"sheriff|bots-sheriff|explain-sheriff|web-sheriff|companion|web-companion|feats|story"
SHERWOOD: Final = r"sherwood|bots-sherwood|explain-sherwood|web-sherwood|text-seats"
UNWANTED: Final = tuple(
    (re.compile(files), re.compile(words), rather)
    for files, words, rather in (
        (r"(?!remarks)", r"\b[Mm]anches?\b", "tour"),
        (r"", r"\bde une\b", "d’une"),
        (r"", r"\b[Rr]obots?\b", "bot"),
        (r"", r"Robin des bois", "Robin des Bois"),
        (r"", r"\bde fêtes?\b", "de Festin"),
        (r"", r"\b[Pp]rimes?\b", "bonus"),
        (r"", r"\b(?:règles avancées|jeu avancé)\b", "partie avancée"),
        (r"", r"\bcartes embuscades\b", "cartes embuscade"),
        (r"(?!terminal-words)", r"\b[Dd]éclench", "activer (une embuscade)"),
        (r".*nottingham", r"\b[Ss]hérif\b", "Sheriff"),
        (r".*nottingham", r"\b[Rr]egard(?:er|ez)\b", "consulter"),
        (SHERWOOD, r"\b[Ff]euilles?\b", "proposition"),
        (SHERWOOD, r"\b[Ff]orce\b", "valeur de combat"),
        (SHERWOOD, r"\b[Cc]arrefour", "croisement"),
        (SHERWOOD, r"\b[Pp]ourparlers\b", "négociations"),
        (SHERWOOD, r"\b(?:[Uu]ne|cette|[Ll]es|des|son) attaques?\b", "raid"),
        (SHERIFF, r"\b(?:besaces?|étals?|marchandises?|contrebande|pénalités?|pièces?)\b", "its capital"),
    )
)
TIED_TO_THE_LEFT: Final = re.compile(HARD_SPACE + r"\Z", re.IGNORECASE)
TIED_TO_THE_RIGHT: Final = re.compile(HARD_SPACE, re.IGNORECASE)


class Text(NamedTuple):
    """One message or term, and where it stands."""

    file: str
    place: str
    name: str
    entry: ast.Message | ast.Term

    def patterns(self) -> dict[str, ast.Pattern | None]:
        """The value under an empty name, each attribute under its own."""
        return {"": self.entry.value} | {f".{each.id.name}": each.value for each in self.entry.attributes}


class Language(NamedTuple):
    """All files of one language, by their names, and the texts in them."""

    name: str
    sources: dict[str, str]
    texts: list[Text]
    junk: list[str]

    def place(self, file: str, offset: int) -> str:
        return f"{TEXTS / self.name / file}:{line_at(self.sources[file], offset)}"

    def messages(self) -> dict[str, Text]:
        return {text.name: text for text in self.texts if isinstance(text.entry, ast.Message)}


def line_at(source: str, offset: int) -> int:
    return source.count("\n", 0, offset) + 1


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node and all nodes below it."""
    if isinstance(node, list):
        for each in node:
            yield from walk(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from walk(list(vars(node).values()))


def read_language(root: Path, name: str) -> Language:
    language = Language(name, {}, [], [])
    folder = root / TEXTS / name
    for path in sorted(folder.rglob("*.ftl")):
        file = path.relative_to(folder).as_posix()
        language.sources[file] = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(language.sources[file]).body:
            keep(language, file, entry)
    return language


def keep(language: Language, file: str, entry: ast.EntryType) -> None:
    if isinstance(entry, ast.Message | ast.Term):
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        place = language.place(file, entry.id.span.start if entry.id.span else 0)
        language.texts.append(Text(file, f"{place}: {name}", name, entry))
    elif isinstance(entry, ast.Junk):
        place = language.place(file, entry.span.start if entry.span else 0)
        language.junk.append(f"{place}: syntax: {entry.annotations[0].message}")


def repeated(language: Language) -> Iterator[str]:
    seen: dict[str, Text] = {}
    for text in language.texts:
        first = seen.setdefault(text.name, text)
        if first is not text:
            yield f"{text.place}: stands also at {first.place}"


def is_blank(pattern: ast.Pattern | None) -> bool:
    """No value, or nothing in it but spaces and empty strings."""
    leaves = (node for node in walk(pattern) if isinstance(node, ast.TextElement | ast.Expression))
    return all(isinstance(leaf, WORDS) and not leaf.value.strip() for leaf in leaves)


def empty(language: Language) -> Iterator[str]:
    for text in language.texts:
        for part, pattern in text.patterns().items():
            if is_blank(pattern):
                yield f"{text.place}{part}: has no words"


def dangling(language: Language) -> Iterator[str]:
    known = {text.name + part for text in language.texts for part in text.patterns()}
    for text in language.texts:
        for node in walk(text.entry):
            if isinstance(node, ast.MessageReference | ast.TermReference):
                name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                name += f".{node.attribute.name}" if node.attribute else ""
                if name not in known:
                    yield f"{text.place}: refers to {name}, which is not there"


def missing(here: Language, there: Language) -> Iterator[str]:
    """What `here` has and `there` has not; a missing file is told once, not for each of its messages."""
    for file in sorted(here.sources.keys() - there.sources.keys()):
        yield f"{TEXTS / here.name / file}: is not in {there.name}"
    theirs = there.messages()
    for name, text in here.messages().items():
        if name in theirs:
            yield from unlike(text, theirs[name], there.name)
        elif text.file in there.sources:
            yield f"{text.place}: is not in {there.name}"


def unlike(text: Text, other: Text, language: str) -> Iterator[str]:
    """Attributes and variables of a message that its counterpart has not."""
    theirs = other.patterns()
    for part, pattern in text.patterns().items():
        if part not in theirs:
            yield f"{text.place}{part}: is not in {language}"
            continue
        for variable in sorted(variables(pattern) - variables(theirs[part])):
            yield f"{text.place}{part}: uses {variable}, which {language} does not"


def variables(pattern: ast.Pattern | None) -> set[str]:
    """Facts by their names; languages choose among their forms (`$wants`, `$wants-infinitive`) as they need."""
    references = (node for node in walk(pattern) if isinstance(node, ast.VariableReference))
    return {"$" + node.id.name.partition("-")[0] for node in references}


def loose_signs(language: Language) -> Iterator[str]:
    """Signs without their no-break space; a mark that opens its text has nothing to be tied to."""
    for file, source in language.sources.items():
        nodes = list(walk(FluentParser().parse(source)))
        openings = {node.span.start for node in nodes if isinstance(node, ast.Pattern) and node.span}
        for span in (node.span for node in nodes if isinstance(node, ast.TextElement) and node.span):
            for at in (sign.start() for sign in SIGN.finditer(source, span.start, span.end)):
                if not is_tied(source, at) and (at not in openings or source[at] in "«»"):
                    yield f"{language.place(file, at)}: {source[at]} without its no-break space"


def is_tied(source: str, at: int) -> bool:
    """Whether a no-break space is on the inner side of a quotation mark, or before any other sign."""
    if source[at] == "«":
        return TIED_TO_THE_RIGHT.match(source, at + 1) is not None
    return TIED_TO_THE_LEFT.search(source[:at], max(0, at - 20)) is not None


def french(language: Language) -> Iterator[str]:
    yield from loose_signs(language)
    yield from unelided(language)
    yield from unwanted(language)


def unelided(language: Language) -> Iterator[str]:
    """A name after `de` or `que` may begin with a vowel: `ELIDE("de", $seat)` knows."""
    for file, source in language.sources.items():
        for match in UNELIDED.finditer(source):
            yield f"{language.place(file, match.start())}: {match.group()} without ELIDE"


def unwanted(language: Language) -> Iterator[str]:
    """Words that came to mean what the booklets call otherwise."""
    for file, source in language.sources.items():
        for words, rather in ((words, rather) for files, words, rather in UNWANTED if files.match(file)):
            for match in words.finditer(source):
                yield f"{language.place(file, match.start())}: {match.group()}, rather: {rather}"


def untold(root: Path, language: Language) -> Iterator[str]:
    """Rules that a game's code cites and the language does not tell, where they are first cited."""
    told = language.messages().keys()
    for game, number in CITATIONS.items():
        cited: dict[str, str] = {}
        for path in sorted((root / GAMES / game).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            for match in number.finditer(source):
                place = f"{path.relative_to(root)}:{line_at(source, match.start())}"
                cited.setdefault(match.group(), place)
        for rule, place in cited.items():
            if "rule-" + rule.replace(".", "-") not in told:
                yield f"{place}: {rule} has no text in {language.name}"


def unread(root: Path, language: Language) -> Iterator[str]:
    """Texts that no code and no other text names. A template counts for whatever it can name."""
    sources = [path.read_text(encoding="utf-8") for pattern in READERS for path in sorted(root.glob(pattern))]
    references = (node for text in language.texts for node in walk(text.entry))
    named = {node.id.name for node in references if isinstance(node, ast.MessageReference)}
    templates: set[str] = set()
    for source in sources:
        named |= set(re.findall(r"[A-Za-z][\w-]*", source))
        templates |= {f"{beginning}{{}}" for beginning in BEGINNING.findall(source)}
        templates |= {f"{kind}-{{}}" for kind in NAMED.findall(source)}
        templates |= {PLACE.sub("{}", python or page).split(".")[0] for python, page in TEMPLATE.findall(source)}
    matching = re.compile("|".join(sorted(map(as_pattern, filter(is_telling, templates)))))
    for name, text in language.messages().items():
        if name not in named and not matching.fullmatch(name):
            yield f"{text.place}: nobody reads it"


def is_telling(template: str) -> bool:
    """Whether a template has places, and a word of its own around them."""
    parts = template.split("{}")
    has_word = any(len(part.strip("-")) > 2 for part in parts)
    return (
        len(parts) > 1
        and has_word
        and template not in FILE_NAMES
        and all(re.fullmatch(r"[\w-]*", part) for part in parts)
    )


def as_pattern(template: str) -> str:
    return ".+".join(map(re.escape, template.split("{}")))


def main(root: Path = ROOT) -> int:
    languages = [read_language(root, name) for name in LANGUAGES]
    problems: list[str] = []
    for language in languages:
        problems += [*language.junk, *repeated(language), *empty(language), *dangling(language)]
        problems += [
            *untold(root, language),
            *unread(root, language),
            *(french(language) if language.name == "fr" else ()),
        ]
    for here, there in permutations(languages, 2):
        problems += missing(here, there)
    counts = ", ".join(f"{len(each.messages())} messages in {each.name}" for each in languages)
    summary = f"texts: {counts}, in {len(languages[0].sources)} files each"
    sys.stdout.write("\n".join(problems or [summary]) + "\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
