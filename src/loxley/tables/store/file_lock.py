"""A lock on a file that the system lets go when the process ends, however it ends."""

from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

    def lock(file: IO[str]) -> None:
        """Lock the file; raises `OSError` when another process has."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:

    def lock(file: IO[str]) -> None:
        """Lock the file; raises `OSError` when another process has."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
