"""Imports after Qt read no sources."""

from __future__ import annotations

import subprocess
import sys

import pytest

from desktop import quick_imports

CODE = """
import linecache
from desktop import quick_imports
print(quick_imports.install())
import desktop.app
print(any("desktop/app" in name.replace(chr(92), "/") for name in linecache.cache))
"""


def test_no_source_is_kept_of_what_is_imported_later() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["True", "False"]


def test_without_the_question_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "shibokensupport.feature", raising=False)
    assert not quick_imports.install()
