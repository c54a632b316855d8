"""Heavy libraries are imported lazily, so that a window can be painted first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.helpers.sources import ROOT

HEAVY = (
    *("sqlmodel", "sqlalchemy", "alembic", "reportlab", "icepool", "typer", "rich", "PIL", "pypdfium2", "pydantic"),
    *("bidi", "uharfbuzz"),
)

OPEN_A_CHARACTER = """
import random
from core.character.document import Character
from core.registry import games, open_character
open_character(Character(system=games()[0].id), random.Random(1)).derived()
"""
DERIVE = """
import io, json, sys
from core.cli import run
sys.stdout = io.StringIO()
from core.registry import games
document = {"format": "quire-character", "version": 1, "system": games()[0].id}
sys.stdin = io.TextIOWrapper(io.BytesIO(json.dumps(document).encode()))
assert run(["derive", "-"]) == 0
sys.stdout = sys.__stdout__
"""


def loaded(code: str) -> set[str]:
    """Return the heavy libraries that a program has loaded at its end."""
    code += f"\nimport sys\nprint(*[name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("code", "allowed"),
    [
        ("import core.registry, core.store.records, core.export.json_file, core.dice", set()),
        (OPEN_A_CHARACTER, set()),
        ("import desktop.__main__", set()),
        (DERIVE, {"typer", "rich"}),
    ],
)
def test_heavy_libraries_wait(code: str, allowed: set[str]) -> None:
    assert loaded(code) <= allowed


def test_the_probe_sees_what_is_loaded() -> None:
    assert "reportlab" in loaded("from core.export.pdf import make_pdf")


PRINT = """
import datetime, random, sys
from core.character.document import Character
from core.export.print_options import PrintOptions
from core.export.pdf import make_pdf
from core.registry import games, open_character
sheet = open_character(Character(system=games()[0].id), random.Random(1))
for explanations in (False, True):
    make_pdf([sheet], options=PrintOptions(explanations=explanations), when=datetime.date(2026, 11, 20))
    print("core.export.pdf.appendix" in sys.modules, "core.export.explanations" in sys.modules)
"""


def test_explanations_of_a_printed_sheet_are_imported_lazily() -> None:
    done = subprocess.run([sys.executable, "-c", PRINT], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.split() == ["False", "False", "True", "True"], done.stderr
