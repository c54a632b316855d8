"""Adding a game needs only the files of tests/data/sixth_game and a line in the registry, as CONTRIBUTING says.

The game is added to a copy of the program. There a character is created, explained, printed and fought with, and the
tests for every game are run for it, those of the window among them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.registry import games
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.slow

GAME = ROOT / "tests" / "data" / "sixth_game"
LAST_GAME = f'"{games()[-1].id}",\n'
COPIED = ("core", "desktop", "forms", "packaging", "resources", "tests", "pyproject.toml", "CONTRIBUTING.md")
LEFT = shutil.ignore_patterns(".mypy_cache", "sixth_game", "old", "golden", "*.pyc.*")
"""Left out of the copy; what was compiled is in it, so that it is not compiled again."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a copy of the program that has the game."""
    folder = tmp_path_factory.mktemp("program")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT)
        else:
            shutil.copy(source, folder / name)
    for file in game_files():
        target = folder / file.relative_to(GAME)
        assert not target.exists(), "a game changes no file of the program"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    add_behind(folder / "core" / "registry.py", LAST_GAME, '"lantern",\n')
    return folder


def game_files() -> Iterator[Path]:
    """Yield the files of the game."""
    return (file for file in sorted(GAME.rglob("*")) if file.is_file() and file.suffix != ".pyc")


def add_behind(file: Path, line: str, more: str) -> None:
    """Insert a line after one that is in a file exactly once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(line) == 1
    file.write_text(text.replace(line, line + more), encoding="utf-8")


def run(program: Path, *arguments: str) -> str:
    """Run a Python module in the copy; return its output."""
    home = str(program.parent)
    environment = {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    for name in ("PYTHONPATH", "QUIRE_LIBRARY", *(each for each in os.environ if each.startswith(("COV_", "PYTEST_")))):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=program, env=environment, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_it_is_a_folder_of_data_and_a_few_hundred_lines() -> None:
    code = [len(file.read_text(encoding="utf-8").splitlines()) for file in game_files() if file.suffix == ".py"]
    assert 100 < sum(code) < 450
    assert {file.relative_to(GAME).parts[0] for file in game_files()} == {"core", "forms", "resources", "tests"}


def test_the_command_line_has_it(program: Path) -> None:
    assert "lantern" in {game["id"] for game in json.loads(run(program, "desktop", "games", "--json"))}
    for seed in (0, 1):
        run(program, "desktop", "new", "lantern", "--seed", str(seed), "--name", "Wick", "-o", f"{seed}.json")
    found = json.loads(run(program, "desktop", "derive", "0.json"))
    assert found["violations"] == []
    assert found["faults"] == []
    body = json.loads((program / "0.json").read_bytes())["data"]["base"]["body"]
    assert found["derived"]["glow_left"] == 6 + body
    assert f"= 6 + {body} Body" in run(program, "desktop", "explain", "0.json", "glow")
    for layout in ("full", "card"):
        run(program, "desktop", "pdf", "0.json", "1.json", "--layout", layout, "-o", f"{layout}.pdf")
        assert (program / f"{layout}.pdf").read_bytes().startswith(b"%PDF")
    fought = run(program, "desktop", "fight", "0.json", "vs", "imp x3, body 4", "--seed", "2")
    assert " won." in fought
    run(program, "desktop", "fight", "0.json", "vs", "1.json", "--runs", "50", "--seed", "2")


def test_whatever_holds_for_every_game_holds_for_it(program: Path) -> None:
    walking = [file for file in (ROOT / "tests").rglob("test_*.py") if walks_over_games(file)]
    assert len(walking) > 15
    files = [file.relative_to(ROOT).as_posix() for file in walking]
    told = run(program, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "lantern", *files)
    passed = next(int(words[0]) for words in map(str.split, reversed(told.splitlines())) if "passed," in words)
    assert passed >= 40


def walks_over_games(file: Path) -> bool:
    """Whether a test module has tests for every game or every form; those that copy the program are left out."""
    text = file.read_text(encoding="utf-8")
    return file.parent != Path(__file__).parent and ("games()" in text or "read_form(file) for file in files()" in text)
