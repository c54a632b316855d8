"""The package as others install it: built, put into an empty environment, used from another folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.helpers.games import any_id
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built from the repository without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--wheel-dir", folder, ROOT], check=True, cwd=folder)
    (built,) = folder.glob("quire-*.whl")
    return built


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """``quire`` in an environment of its own that sees the libraries of this one, but not this folder."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, symlinks=os.name == "posix")
    binaries = home / ("Scripts" if os.name == "nt" else "bin")
    python = binaries / ("python.exe" if os.name == "nt" else "python")
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*pip, wheel], check=True, cwd=home)
    (site,) = home.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages")
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return binaries / ("quire.exe" if os.name == "nt" else "quire")


def test_the_wheel_holds_code_and_data_only(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert {"core", "desktop", "resources"} <= tops
    assert not {"tests", "packaging", "run.py"} & tops
    assert any(name.startswith("core/store/migrations/versions/0001") for name in names)
    assert not [name for name in names if "__pycache__" in name]


def test_it_runs_from_any_folder(program: Path, tmp_path: Path) -> None:
    def quire(*arguments: str) -> str:
        environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        environment.pop("PYTHONPATH", None)
        done = subprocess.run(
            [program, *arguments], cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    where = subprocess.run(
        [program.with_name("python"), "-c", "import core; print(core.__file__)"],
        cwd=tmp_path, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert str(ROOT) not in where
    games = json.loads(quire("games", "--json"))
    assert any_id() in {game["id"] for game in games}
    quire("demo")
    for game in games:
        assert (tmp_path / "quire-demo" / f"{game['id']}.json").stat().st_size > 1000
        assert (tmp_path / "quire-demo" / f"{game['id']}.pdf").read_bytes().startswith(b"%PDF")
    kept = json.loads(quire("new", any_id(), "--seed", "7", "--keep", "--json"))
    assert kept["id"] in quire("library", "list")
