"""A game as text, for people who watch their agents."""

from loxley.core.episodes import NOBODY, Episode


def as_text(episode: Episode) -> str:
    """The scores, and what the seat that is to move sees and remembers."""
    state = episode.state
    lines = [f"{episode.terms.game.name}, decision {episode.length}, phase {state.phase.name}"]
    if episode.seat == NOBODY:
        return "\n".join([*lines, f"scores {state.scores()}, won by {state.winners()}"])
    lines.append(f"seat {episode.seat} is to move, {len(episode.choices(episode.seat))} moves")
    told = episode.terms.rows.schema.describe(episode.row(episode.seat))
    for name, value in told.items():
        said = ", ".join(f"{label} {figure}" for label, figure in value.items()) if isinstance(value, dict) else value
        lines.append(f"  {name}: {said}")
    return "\n".join(lines)
