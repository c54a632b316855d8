"""World files with mistakes on the command line: a sentence at the place for each, and nothing of the file is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.character.json_reader import read_json
from core.character.json_writer import to_text
from tests.helpers.bad_worlds import MEGABYTE, BadWorld, bad_worlds
from tests.helpers.command_line import Quire

BAD = list(bad_worlds())


@pytest.fixture(params=BAD, ids=[each.name.replace(" ", "_") for each in BAD])
def bad(request: pytest.FixtureRequest) -> BadWorld:
    """A world with a mistake."""
    found = request.param
    assert isinstance(found, BadWorld)
    return found


@pytest.fixture
def file(bad: BadWorld, tmp_path: Path) -> Path:
    """Its file."""
    path = tmp_path / "world.json"
    path.write_text(to_text(bad.file), encoding="utf-8")
    return path


def test_a_check_says_what_is_wrong_at_its_place(quire: Quire, bad: BadWorld, file: Path) -> None:
    checked = quire("world", "check", file, "--json")
    problems = json.loads(checked.out)
    found = [each for each in problems if each["address"] == bad.address]
    assert bad.sentence in " ".join(each["text"] for each in found)
    assert checked.code == int(any(not each["notice"] for each in problems))
    told = quire("world", "check", file).out
    (line,) = [each for each in told.splitlines() if f"({bad.address})" in each and bad.sentence in each]
    assert len(line) < 500


def test_it_is_imported_and_leaves_as_it_came(quire: Quire, bad: BadWorld, file: Path) -> None:
    (added,) = quire.good("world", "import", file, "--json").entries
    assert read_json(quire.good("world", "export", added["id"]).out) == bad.file
    shown = quire.good("world", "show", added["id"], "--json").object
    assert bad.address in {each["address"] for each in shown["problems"]}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "line 1, column 1"),
        (b'{"format": "quire-setting",\n "version": 1,,}', "line 2, column 15"),
        (b"[1, 2]", "it contains a list instead of an object"),
        (b'{"format": "quire-character"}', 'its "format" is "quire-character"'),
        (b'{"format": "quire-setting", "version": 1}', "system"),
        (b'{"format": "quire-setting", "version": 1, "system": "chess"}', "There is no game chess"),
        (b'{"format": "quire-setting", "version": 1, "version": 2}', "version"),
        (b'{"format": "quire-setting", "about": "' + b"[" * 10 + b'"', "damaged or not JSON"),
        (b"\xff\xfe" * 20, "not UTF-8 text"),
        (b'{"a": ' * 2000 + b"1" + b"}" * 2000, "deep"),
        (b'"' + b"x" * (17 * MEGABYTE) + b'"', "16"),
    ],
    ids=["empty", "comma", "list", "character", "no game", "unknown game", "twice", "torn", "bytes", "deep", "large"],
)
def test_what_is_no_world_is_refused_with_the_reason(
    quire: Quire, tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "world.json"
    file.write_bytes(content)
    for command in ("import", "check"):
        refused = quire("world", command, file)
        assert (refused.code, refused.out) == (1, "")
        assert sentence in refused.err
        assert len(refused.err.splitlines()) == 1
    assert not [each for each in quire.good("world", "list", "--json").entries if not each["shipped"]]
