"""ARCHITECTURE.md names existing modules and folders, and its walkthroughs are short."""

from __future__ import annotations

import re

from tests.helpers.sources import ROOT

TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
MOST_STATIONS = 10
LEAST_NAMED = 40


def named_paths() -> list[str]:
    """The files and folders that the page names, the id of a game left open."""
    return re.findall(r"`((?:core|desktop|resources|forms|tests|packaging)/[\w/.<>*-]*)`", TEXT)


def test_every_named_file_exists() -> None:
    paths = named_paths()
    assert len(paths) >= LEAST_NAMED
    assert not [path for path in paths if not list(ROOT.glob(path.replace("<id>", "*").rstrip("/")))]


def test_every_package_is_drawn() -> None:
    """Every package of core and of the window is in the picture of the layers."""
    picture = TEXT.split("```")[1]
    packages = [path.parent for path in [*ROOT.glob("core/*/__init__.py"), *ROOT.glob("desktop/*/__init__.py")]]
    assert len(packages) >= 15
    drawn = {word.strip("/") for word in re.findall(r"[\w/]+", picture)}
    assert not [str(path) for path in packages if not {path.name, f"{path.parent.name}/{path.name}"} & drawn]


def test_the_ways_are_short() -> None:
    """There are three walkthroughs of at most ten stations, each naming its module."""
    ways = re.split(r"^### ", TEXT.split("## Three ways")[1].split("\n## ")[0], flags=re.MULTILINE)[1:]
    assert len(ways) == 3
    for way in ways:
        stations = re.findall(r"^\d+\. (.*)", way, flags=re.MULTILINE)
        assert 3 <= len(stations) <= MOST_STATIONS
        assert all(re.match(r"`[\w/<>]+\.py`: ", station) for station in stations), stations
