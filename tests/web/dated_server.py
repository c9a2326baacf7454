"""`loxley` on a day of one's choice: `python -m tests.web.dated_server SECONDS serve …`. Its clock for days stands."""

import sys

from loxley.cli import main
from loxley.server.api import Api
from tests.web.known_server import know_chance

if __name__ == "__main__":
    now = float(sys.argv.pop(1))
    know_chance()
    Api.__init__.__defaults__ = (lambda: now,)
    main()
