"""Plays with a policy on two workers of a Ray cluster on this machine, and prints what came of it."""

import json
import os
import sys
from pathlib import Path
from typing import Final

from loxley.research.learning.policy import load_policy
from loxley.research.learning.ray_workers import on_ray
from loxley.research.learning.tables import Company

COMPANY: Final = Company(seed=1, tables=2, rivals=("novice",), mixed=0.5)

if __name__ == "__main__":
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    with on_ray(load_policy(Path(sys.argv[1])), COMPANY, updates=0, address="local", workers=2) as play:
        sys.stdout.write(json.dumps([[each.difference, each.chosen.tolist()] for each in play(400)]))
