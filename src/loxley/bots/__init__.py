"""Players made of code, by game and level: they get views, never states."""

from loxley.bots.chair import Chair, Misplayed
from loxley.bots.characters import CHARACTERS, EVEN, Character, find_character
from loxley.bots.faults import TIME_LIMIT, Fault
from loxley.bots.finding import (
    check_bot,
    is_of_the_house,
    levels,
    new_bot,
    new_chair,
    probes,
    reasons,
    responder,
    variants,
)
from loxley.bots.frame import Bot, Choice, Thought, in_own_words
from loxley.bots.guests import Guests, short_name
from loxley.bots.lessons import LEARNER, Lesson, find_lesson, lesson_names
from loxley.bots.program import end_programs
from loxley.bots.responses import Knob, Responder
from loxley.bots.scripted import ScriptedChair
from loxley.bots.search import AT_A_TABLE

__all__ = [
    "AT_A_TABLE",
    "CHARACTERS",
    "EVEN",
    "LEARNER",
    "TIME_LIMIT",
    "Bot",
    "Chair",
    "Character",
    "Choice",
    "Fault",
    "Guests",
    "Knob",
    "Lesson",
    "Misplayed",
    "Responder",
    "ScriptedChair",
    "Thought",
    "check_bot",
    "end_programs",
    "find_character",
    "find_lesson",
    "in_own_words",
    "is_of_the_house",
    "lesson_names",
    "levels",
    "new_bot",
    "new_chair",
    "probes",
    "reasons",
    "responder",
    "short_name",
    "variants",
]
