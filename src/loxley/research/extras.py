"""What to say where packages of an extra are missing."""

from importlib.util import find_spec


def need(extra: str, *packages: str) -> None:
    """Refuse to be imported without these packages, and say what to install."""
    for package in packages:
        if find_spec(package) is None:
            raise ImportError(f'{package} is not installed: pip install "loxley[{extra}]"', name=package)
