"""How the engine says no: a move against a rule, or an input that cannot be used."""

from typing import Final

# House rules: not in any booklet, but true for every game here. Their texts are in the locales.
UNKNOWN_MOVE: Final = "LX-1"  # the words are not a move of this game
NOT_YOUR_WORD: Final = "LX-2"  # this seat is not asked now
PAST_AN_ANSWER: Final = "LX-3"  # a sequence ends where chance or a reveal answers it
CANONICAL_ORDER: Final = "LX-4"  # a set is named in one order, so that each set is reached in one way
TOO_MANY_TERMS: Final = "LX-5"  # at most eight terms for each signatory
NO_WORDS_LEFT: Final = "LX-6"  # on an orderly floor the leader's words are counted
GAME_OVER: Final = "LX-7"  # nothing moves after the end
NOTHING_STANDS: Final = "LX-8"  # there is no such offer to answer or to withdraw
UNFINISHED_DRAFT: Final = "LX-9"  # post the draft or drop it before anything else
ONE_DRAFT_A_WORD: Final = "LX-10"  # on an orderly floor who has dropped a draft begins no other with the same word


class Illegal(Exception):
    """A move that a rule forbids. Nothing has changed."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Refused(Exception):
    """An input that cannot be used: an option, a record, a components file, a score sheet.

    `field` says where, `problem` is the key of a sentence in the locales, `facts` fills its gaps.
    """

    def __init__(self, problem: str, field: str, rule: str = "", facts: dict[str, str | int] | None = None) -> None:
        super().__init__(f"{field}: {problem}" + (f" ({rule})" if rule else ""))
        self.problem = problem
        self.field = field
        self.rule = rule
        self.facts: dict[str, str | int] = facts if facts is not None else {}

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, str, dict[str, str | int]]]:
        return Refused, (self.problem, self.field, self.rule, self.facts)
