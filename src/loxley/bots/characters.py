"""Characters: how a bot of any level likes to play. The level says how well, the character in which manner."""

from dataclasses import dataclass

from loxley.core.refusals import Refused


@dataclass(frozen=True)
class Character:
    """Traits from 0 to 1. One half is the middle, and a bot whose traits are all one half plays its level's best."""

    name: str  # stands in locales as `character-NAME`
    daring: float = 0.5  # how readily it lies and takes risks
    greed: float = 0.5  # how much it asks for, and how little it gives
    honesty: float = 0.5  # how surely it keeps a promise
    spite: float = 0.5  # how long it remembers who wronged it


EVEN = Character("even")

CHARACTERS = {
    character.name: character
    for character in (
        EVEN,
        Character("cautious", daring=0.15, honesty=0.7),
        Character("bold", daring=0.85, honesty=0.4),
        Character("greedy", greed=0.9, honesty=0.3),
        Character("honest", daring=0.1, greed=0.4, honesty=1.0, spite=0.3),
        Character("vengeful", daring=0.6, spite=1.0),
        Character("sly", daring=0.7, greed=0.6, honesty=0.0),
    )
}


def find_character(name: str) -> Character:
    if name not in CHARACTERS:
        raise Refused("unknown-character", "character", "", {"found": name, "choices": ", ".join(CHARACTERS)})
    return CHARACTERS[name]
