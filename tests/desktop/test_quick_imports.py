"""Imports after PySide6 read no source files."""

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


def test_no_source_is_cached_for_later_imports() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["True", "False"]


def test_nothing_is_patched_without_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "shibokensupport.feature", raising=False)
    assert not quick_imports.install()
