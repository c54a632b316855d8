"""The examples in docstrings run and return what they show."""

from __future__ import annotations

import doctest
import importlib

from tests.helpers.sources import modules

EXAMPLES = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def test_examples_hold() -> None:
    tried = 0
    for module in modules("core"):
        if ">>>" in module.text and "/migrations/" not in module.path:
            name = module.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            result = doctest.testmod(importlib.import_module(name), optionflags=EXAMPLES)
            assert result.failed == 0, name
            tried += result.attempted
    assert tried >= 5
