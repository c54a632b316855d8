"""Built-in functions: each is described, and language constructs cannot be called."""

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
def test_language_constructs_cannot_be_called_as_functions(name: str) -> None:
    with pytest.raises(ValueError, match="never called"):
        BUILTIN_FUNCTIONS[name].call(1)
