"""Where an extra is missing, its modules say what to install."""

import sys
from unittest.mock import patch

import pytest

from loxley.research.extras import need


def test_a_missing_package_is_named_with_what_to_install() -> None:
    with patch.dict(sys.modules), pytest.raises(ImportError, match=r'pip install "loxley\[research\]"'):
        need("research", "json", "no_such_package_here")
