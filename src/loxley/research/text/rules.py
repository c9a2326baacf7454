"""The rules of a game as one text, for whoever must know them before the first question."""

from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.terminal import rulebook
from loxley.texts import Texts, rule_key


def rules_in_text(game: GameType, texts: Texts) -> str:
    """Every rule by its number, title and words, chapter by chapter."""
    lines = [texts.title(game.name)]
    for chapter in rulebook.chapters(texts, game.prefix):
        lines += ["", _headed(texts, chapter)]
        lines += [f"{_headed(texts, rule)}. {texts.say(rule_key(rule))}" for rule in rulebook.rules_of(texts, chapter)]
    return "\n".join(lines)


def one_rule(game: GameType, texts: Texts, said: str) -> str:
    """One rule, or the rules of a chapter by their titles; empty when there is none of this number."""
    rule = rulebook.find_rule(texts, game.prefix, said)
    if not rule:
        return ""
    inside = rulebook.rules_of(texts, rule)
    if inside:
        return "\n".join([_headed(texts, rule), *(_headed(texts, each) for each in inside)])
    return f"{_headed(texts, rule)}. {texts.say(rule_key(rule))}"


def refusal(texts: Texts, rule: str) -> str:
    """Why a move is not allowed, with the number of the rule."""
    return texts.say("terminal-forbidden", rule=rule, title=rulebook.title(texts, rule), text=texts.say(rule_key(rule)))


def refused_sentence(texts: Texts, refused: Refused) -> str:
    """What was wrong with a setting, as the command line says it."""
    return texts.say("refusal", field=refused.field, sentence=texts.say(f"refused-{refused.problem}", **refused.facts))


def _headed(texts: Texts, rule: str) -> str:
    return f"{rule} {rulebook.title(texts, rule)}"
