"""The mark of a scenario: which rules it shows. Every rule has one, or the suite fails."""

import pytest

covers = pytest.mark.covers
