"""Answers to those who ask: what can be typed, which rule is behind a choice, why something is not allowed."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from loxley.core.state import View
from loxley.core.words import Move
from loxley.terminal import rulebook
from loxley.terminal.reading import BACK, HELP, LOG, QUIT, RULE, RULES, TABLE, Command, Misread
from loxley.terminal.screen import Screen
from loxley.terminal.stage import Choice, Stage
from loxley.terminal.vocabulary import plain, spoken
from loxley.texts import rule_key

_HOUSE: Final = (HELP, RULES, LOG, TABLE, BACK, QUIT)
_EXAMPLES: Final = ("number", "numbers", "coins", "words", "rule", "rule-choice", "rule-number")


class Help:
    def __init__(self, stage: Stage, screen: Screen) -> None:
        self._stage = stage
        self._texts = stage.texts
        self._screen = screen
        self.commands = self._command_words()

    def _command_words(self) -> dict[str, str]:
        """Commands answer to their name in the person's language, and to the one they have in the house."""
        words: dict[str, str] = {}
        for name in (*_HOUSE, *self._stage.commands):
            words[name] = name
            words[plain(self._texts.say(f"command-{name}"))] = name
        return words

    def answer(self, command: Command, view: View, choices: Sequence[Choice]) -> None:
        if command.name == HELP:
            self._screen.heading(self._texts.say("terminal-help-title"))
            self._screen.show([self._command_table()])
        elif command.name == RULE:
            self._explain(command.argument, view, choices)
        elif command.name == RULES:
            self._overview()
        else:
            self._screen.show(self._stage.show(command.name, view))

    def _command_table(self) -> Table:
        table = Table.grid(padding=(0, 3, 0, 0))
        facts = {"rule": self._stage.rule, "words": spoken(self._texts, self._stage.example)}
        for name in (*_EXAMPLES, *self._stage.commands, *_HOUSE):
            key = f"command-{name}"
            table.add_row(Text(f"  {self._texts.say(key, **facts)}", style="bold"), self._texts.say(f"{key}.does"))
        return table

    # rules

    def _overview(self) -> None:
        """Every chapter by its number and title."""
        self._screen.heading(self._texts.say("terminal-rules-title"))
        chapters = rulebook.chapters(self._texts, self._stage.game.prefix)
        for each in chapters:
            self._screen.say(
                "  " + self._texts.say("terminal-rule", rule=each, title=rulebook.title(self._texts, each))
            )
        example = next(iter(chapters), "")
        self._screen.say(self._texts.say("terminal-rules-more", example=example, rule=self._stage.rule))

    def _explain(self, said: str, view: View, choices: Sequence[Choice]) -> None:
        """`?`, `? 3` or `? SH-4.9`."""
        if not said:
            self._show_rules(self._rules_behind(choices, view))
        elif said.isdecimal() and 1 <= int(said) <= len(choices):
            choice = choices[int(said) - 1]
            for move in moves_of(choice):
                self._screen.heading(self._stage.describe(move))
            self._show_rules(self._rules_behind([choice], view))
        else:
            rule = rulebook.find_rule(self._texts, self._stage.game.prefix, said)
            if not rule:
                raise Misread("terminal-no-such-rule", found=said, example=self._stage.rule)
            self._show_rules([rule])

    def _rules_behind(self, choices: Sequence[Choice], view: View) -> list[str]:
        rules: dict[str, None] = {}  # each once, in the order of the choices
        for choice in choices:
            for move in moves_of(choice):
                rules[self._stage.game.rule_behind(view, move)] = None
        return list(rules)

    def _show_rules(self, rules: Sequence[str]) -> None:
        if not rules:
            self._screen.say(self._texts.say("terminal-no-rule"))
        self._screen.show([rulebook.show_rule(self._texts, rule, self._screen.width) for rule in rules])

    def refuse(self, rule: str) -> None:
        """Why a move is not allowed."""
        title, text = rulebook.title(self._texts, rule), self._texts.say(rule_key(rule))
        self._screen.say(self._texts.say("terminal-forbidden", rule=rule, title=title, text=text))


def moves_of(choice: Choice) -> Sequence[Move]:
    """What a choice would play, with the greatest amount if it asks for one."""
    return choice.amount.moves(choice.amount.most) if choice.amount is not None else choice.moves
