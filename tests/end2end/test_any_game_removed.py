"""Any game can be removed: its folders and its line in the registry; the rest is checked and tested as before.

Each game in turn is removed from a copy of the program. There the import contracts hold, every test that is left can be
collected, no test names the game, and a selection of the tests of core and window passes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core.registry import games
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.slow

EVERY = [each.id for each in games()]
FOLDERS = (".ci", ".github", "core", "desktop", "forms", "packaging", "resources", "tests")
COPIED = (*FOLDERS, *(file.name for file in ROOT.glob("*.*") if file.is_file()))
"""What is copied: neither the environment of 600 MB nor the history."""

GRAPH = ".import_linter_cache"
"""What imports what, as the check of the contracts before the tests found it; only changed modules are read again."""

LEFT_OUT = shutil.ignore_patterns(".mypy_cache", "pictures", "*.pyc.*")
"""What was compiled is copied, so that it is not compiled for every game again; what another test is writing is not."""

OWN = (
    "core/systems/{id}",
    "resources/rules/{id}",
    "resources/samples/{id}",
    "resources/settings/{id}_*",
    "resources/translations/*/rules.{id}.*",
    "forms/sheets/{id}",
    "tests/systems/{id}",
)
"""What belongs to a game: folders and files."""

LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
SELECTED = (
    "test_source",
    "test_pins",
    "test_registry",
    "test_paths",
    "test_library_commands",
    "test_doctor",
    "test_party_procedure",
    "test_conditions_in_fights",
    "test_library_view",
    "test_new_character_view",
    "test_play_page",
)
"""Modules of tests that are run without the game; all others are collected."""

LEAST_LEFT = 0.4
"""Part of the selected tests that still run at least: those of the example characters go with their game."""


@pytest.fixture(scope="module", params=EVERY)
def game_id(request: pytest.FixtureRequest) -> str:
    """The game that is removed."""
    return str(request.param)


@pytest.fixture(scope="module")
def program(game_id: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a copy of the program without the game."""
    folder = tmp_path_factory.mktemp(f"without_{game_id}")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, folder / name)
    if (ROOT / GRAPH).is_dir():
        shutil.copytree(ROOT / GRAPH, folder / GRAPH)
    for pattern in OWN:
        for path in sorted(folder.glob(pattern.format(id=game_id))):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
    registry = folder / "core" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    line = re.compile(rf'^ *"{game_id}",\n', re.MULTILINE)
    assert len(line.findall(text)) == 1
    registry.write_text(line.sub("", text), encoding="utf-8")
    return folder


def run(program: Path, *arguments: str) -> str:
    """Run Python in the copy; gives what it printed."""
    home = str(program)
    environment = {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    for name in ("PYTHONPATH", "QUIRE_LIBRARY", *(each for each in os.environ if each.startswith(("COV_", "PYTEST_")))):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=program, env=environment, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def test_the_import_contracts_hold(program: Path) -> None:
    assert "0 broken" in run(program, "-c", LINT)


def test_every_test_is_collected_and_the_selected_pass(program: Path) -> None:
    """An error of any module while it is collected fails the run."""
    told = run(
        program, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not slow",
        "-k", " or ".join(SELECTED), "tests",
    )  # fmt: skip
    counted = {word: int(number) for number, word in re.findall(r"(\d+) (passed|skipped|deselected)", told)}
    ran = counted["passed"]
    assert ran >= 100
    assert ran >= LEAST_LEFT * (ran + counted.get("skipped", 0))
    assert counted["deselected"] > 1000
