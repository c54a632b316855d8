"""The table of functions."""

from __future__ import annotations

import pytest

from core.formula import BUILTIN_FUNCTIONS


def test_every_builtin_function_is_described() -> None:
    assert len(BUILTIN_FUNCTIONS) == 14
    for name, function in BUILTIN_FUNCTIONS.items():
        assert function.name == name
        assert function.doc.endswith(".")
        assert function.least >= 1


@pytest.mark.parametrize("name", ["min", "max", "sum", "count", "default", "table"])
def test_what_only_formulas_can_say_is_not_called(name: str) -> None:
    with pytest.raises(ValueError, match="never called"):
        BUILTIN_FUNCTIONS[name].call(1)
