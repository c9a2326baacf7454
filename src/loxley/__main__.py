"""Lets `python -m loxley` do what `loxley` does."""

from loxley.cli import main

if __name__ == "__main__":
    main()
