"""What every test stands on: no display, no user folders of this machine, repeatable random examples."""

from __future__ import annotations

import gc
import os
import random
import shutil
import sys
import tempfile
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
"""Where the systems look for the folders of a user."""

REPEATING = {("tests", "architecture"), ("tests", "end2end"), ("tests", "forms")}
"""Folders of tests that read files or walk through whole windows, which the tests of the parts have covered."""

OVER_GAMES = ("tests/desktop/", *(f"tests/core/{area}/" for area in ("cli", "content", "export", "play", "procedures")))
"""Folders of tests that run the same for every game: coverage watches them for the first alone."""
OTHER_GAMES = sorted(folder.name for folder in Path(__file__).parent.glob("systems/[a-z]*/"))[1:]

settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

pytest_plugins = [
    "tests.helpers.sources",
    "tests.helpers.bundled_font",
    "tests.helpers.command_line",
    "tests.helpers.new_libraries",
    "tests.helpers.collected_texts",
    "tests.helpers.open_characters",
    "tests.helpers.windows",
    "tests.helpers.person",
    "tests.helpers.popover_tables",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this suite: rewrite the golden files, run in random order."""
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files of the games")
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in random order; same seed, same order")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle the tests, every one on its own, where ``--shuffle`` asks for it; all workers get the same order."""
    seed: int | None = config.getoption("--shuffle")
    if seed is not None:
        random.Random(seed).shuffle(items)


def pytest_configure(config: pytest.Config) -> None:
    """Give the whole run an empty home, so that no test sees or touches what the person at the machine keeps."""
    home = tempfile.mkdtemp(prefix="quire-tests-")
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    os.environ.update(dict.fromkeys(HOMES, home))
    os.environ.pop("QUIRE_LIBRARY", None)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no rubbish while tests are collected, as none of them becomes rubbish: a fifth of that time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Let nothing watch the lines of tests that repeat what others do, nor of properties.

    What a property happens to run hangs on chance, so that the floors of coverage are for examples to reach.
    """
    with unwatched() if repeats(item) else nullcontext():
        return (yield)


@contextmanager
def unwatched() -> Iterator[None]:
    """Let coverage watch no lines for a while, neither of this thread nor of those that start meanwhile."""
    ours, of_new_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        sys.settrace(ours)
        threading.settrace(of_new_threads)


def repeats(item: pytest.Item) -> bool:
    """Return whether a test runs what others run: it says so itself, is in such a folder, or hypothesis makes it."""
    return (
        item.get_closest_marker("repeats") is not None
        or item.path.relative_to(item.config.rootpath).parts[:2] in REPEATING
        or is_hypothesis_test(getattr(item, "obj", None))
        or is_of_another_game(item)
    )


def is_of_another_game(item: pytest.Item) -> bool:
    """Return whether a test of the window, or of what is built on sheets, runs for a game that is not the first."""
    place = item.path.relative_to(item.config.rootpath).as_posix()
    case = item.name.partition("[")[2]
    return place.startswith(OVER_GAMES) and any(game in case for game in OTHER_GAMES)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def data_folder() -> Path:
    """The folder ``tests/data``."""
    return Path(__file__).parent / "data"


@pytest.fixture
def user_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for one test."""
    home = tmp_path / "home"
    home.mkdir()
    for name in HOMES:
        monkeypatch.setenv(name, str(home))
    return home
