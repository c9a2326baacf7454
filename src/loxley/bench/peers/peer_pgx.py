"""Random play of pgx's games on the CPU: `python peer_pgx.py "GAME GAMES" SECONDS` prints one line of JSON.

Runs in pgx's own virtual environment: so many games at once, in one compiled step that begins finished games anew.
Moves are drawn from the masks by a compiled function of their own, as pgx's users do it.
"""

import sys
from typing import Any

import jax
import pgx
from jax import numpy as jnp
from pgx.experimental.wrappers import auto_reset
from stopwatch import Play, report_steps, stay_on_one_core


def draw(key: Any, masks: Any) -> tuple[Any, Any]:
    """The key of the next draw, and a legal move for each game."""
    key, chance = jax.random.split(key)
    return key, jax.random.categorical(chance, jnp.where(masks, 0.0, -jnp.inf), axis=-1)


def random_play(game: str, games: int) -> Play[Any]:
    """One step of all games, each time from where they are; compiled before the clock runs."""
    env = pgx.make(game)
    drawn = jax.jit(draw)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(0), games)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(keys)

    def play(limit: int) -> tuple[Any, int]:
        nonlocal state, key
        key, moves = drawn(key, state.legal_action_mask)
        state = step(state, moves, keys)
        state.observation.block_until_ready()
        return state, min(games, limit)

    play(games)
    return play


if __name__ == "__main__":
    stay_on_one_core()
    name, many = sys.argv[1].split()
    report_steps(random_play(name, int(many)), float(sys.argv[2]))
