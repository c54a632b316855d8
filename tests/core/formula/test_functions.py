"""The table of functions."""

from __future__ import annotations

import pytest

from core.formula import LANGUAGE


def test_every_function_of_the_language_says_what_it_gives() -> None:
    assert len(LANGUAGE) == 14
    for name, function in LANGUAGE.items():
        assert function.name == name
        assert function.doc.endswith(".")
        assert function.least >= 1


@pytest.mark.parametrize("name", ["min", "max", "sum", "count", "default", "table"])
def test_what_only_formulas_can_say_is_not_called(name: str) -> None:
    with pytest.raises(ValueError, match="never called"):
        LANGUAGE[name].call(1)
