"""Bad input from the command line: each case gets a message and leaves everything unchanged."""

from __future__ import annotations

import base64
import json
import sqlite3
import struct
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from core.store.library import Library
from tests.helpers.command_line import Quire
from tests.helpers.games import example_id
from tests.helpers.read_only_disks import obey_permissions, run

SYSTEM = f'"system": "{example_id()}"'
HEAD = f'"format": "quire-character", "version": 1, {SYSTEM}'
REFUSED_DOCUMENTS = {
    "broken": '{"format": ',
    "no object": "[]",
    "empty": "",
    "word": "hello",
    "no format": f'{{"version": 1, {SYSTEM}}}',
    "other format": f'{{"format": "quire-rules", "version": 1, {SYSTEM}}}',
    "no version": f'{{"format": "quire-character", {SYSTEM}}}',
    "no system": '{"format": "quire-character", "version": 1}',
    "newer version": f'{{"format": "quire-character", "version": 99, {SYSTEM}}}',
    "unknown game": '{"format": "quire-character", "version": 1, "system": "chess"}',
    "nesting": f'{{{HEAD}, "data": {{"x": {"[" * 10_000}{"]" * 10_000}}}}}',
    "open nesting": "[" * 10_000,
    "not a number": f'{{{HEAD}, "data": {{"age_years": NaN}}}}',
    "infinity": f'{{{HEAD}, "data": {{"age_years": Infinity}}}}',
    "400 digits": f'{{{HEAD}, "data": {{"age_years": {"9" * 400}}}}}',
    "huge exponent": f'{{{HEAD}, "data": {{"age_years": 1e999999}}}}',
    "text for number": f'{{{HEAD}, "data": {{"age_years": "old"}}}}',
    "true for number": f'{{{HEAD}, "data": {{"age_years": true}}}}',
    "null for number": f'{{{HEAD}, "data": {{"age_years": null}}}}',
    "fraction for whole": f'{{{HEAD}, "data": {{"age_years": 24.5}}}}',
    "number for text": f'{{{HEAD}, "name": 7}}',
    "list for group": f'{{{HEAD}, "data": []}}',
    "group for list": f'{{{HEAD}, "data": {{"weapons": {{}}}}}}',
    "text for row": f'{{{HEAD}, "data": {{"weapons": ["sword"]}}}}',
    "dice that are none": f'{{{HEAD}, "data": {{"culture": {{"start_age_dice": "banana"}}}}}}',
    "duplicate key": f'{{{HEAD}, "name": "a", "name": "b"}}',
    "portrait that is no image": f'{{{HEAD}, "portrait": "aGVsbG8="}}',
    "portrait that is no base64": f'{{{HEAD}, "portrait": "***"}}',
}


@pytest.mark.parametrize("kind", REFUSED_DOCUMENTS)
def test_a_document_that_cannot_be_taken(quire: Quire, tmp_path: Path, kind: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(REFUSED_DOCUMENTS[kind], encoding="utf-8")
    sentence = quire.refused("derive", bad)
    assert 20 < len(sentence) < 600
    assert quire.refused("derive", "-", stdin=bad.read_bytes())
    assert quire.refused("pdf", bad, "-o", tmp_path / "bad.pdf")
    assert not (tmp_path / "bad.pdf").exists()
    result = quire("library", "import", bad)
    assert result.code == 1
    assert quire.good("library", "list", "--json").json == []


def test_a_file_of_200_megabytes(quire: Quire, tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.write(b'{"format": "quire-character", "x": "')
        file.truncate(200 * 1024 * 1024)
    assert "16" in quire.refused("derive", huge)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00{", b"\x80abc", b"\x00" * 10, b"PK\x03\x04" + b"\x00" * 50])
def test_bytes_that_are_no_text(quire: Quire, content: bytes) -> None:
    assert quire.refused("derive", "-", stdin=content)


@pytest.mark.parametrize(
    "name",
    ["x" * 10_000, "\u0007\u001b[2J\x00bell", "שלום עולם", "\u202eevil", "🧝🏽‍♀️", "Z̷̢͌a̴l̸g̷o̶", "<b>&amp;</b>", " "],
)
def test_names_of_every_kind_are_kept(quire: Quire, tmp_path: Path, name: str) -> None:
    document = {"format": "quire-character", "version": 1, "system": example_id(), "name": name}
    hero = tmp_path / "hero.json"
    hero.write_text(json.dumps(document), encoding="utf-8")
    assert quire.good("derive", hero).object["name"] == name
    id_ = quire.good("library", "import", hero, "--json").object["imported"][0]["id"]
    assert json.loads(quire.good("library", "export", id_).out)["name"] == name
    for shown in (quire.good("library", "list"), quire.good("check", hero), quire.good("library", "show", id_)):
        assert "\x1b" not in shown.out
        assert "\x07" not in shown.out
    quire.good("pdf", hero, "-o", tmp_path / "hero.pdf")


def test_half_a_letter_does_no_harm(quire: Quire) -> None:
    document = f'{{{HEAD}, "name": "a\\ud800b", "x\\udfff": 1}}'
    assert quire.good("derive", "-", stdin=document).object["name"] == "a\N{REPLACEMENT CHARACTER}b"


def test_two_rows_with_one_uid_are_separated(quire: Quire) -> None:
    rows = '[{"uid": "aaaa", "name": "one"}, {"uid": "aaaa", "name": "two"}]'
    id_ = quire.good("library", "import", "-", stdin=f'{{{HEAD}, "data": {{"weapons": {rows}}}}}').out.split()[0]
    weapons = json.loads(quire.good("library", "export", id_).out)["data"]["weapons"]
    assert [each["name"] for each in weapons] == ["one", "two"]
    assert weapons[0]["uid"] != weapons[1]["uid"]


@pytest.mark.parametrize(
    "formula",
    [
        "sprint + 1",
        "move_rate + 1",
        "(" * 100_000 + "1" + ")" * 100_000,
        "9**9**9**9",
        "1 +",
        "x" * 3_000,
        '"text"',
        "",
    ],
)
def test_a_house_rule_that_does_not_hold_is_a_fault(quire: Quire, formula: str) -> None:
    document = {
        "format": "quire-character",
        "version": 1,
        "system": example_id(),
        "house_rules": {"move_rate": formula},
    }
    derived = quire.good("derive", "-", stdin=json.dumps(document)).object
    assert "move_rate" in {fault["address"] for fault in derived["faults"]}
    id_ = quire.good("new", example_id(), "--seed", "7", "--keep").out.split()[0]
    if formula not in ("", "9**9**9**9"):
        assert quire.refused("edit", id_, stdin=f"house_rules.move_rate={formula}\n")


def test_a_division_by_zero_is_no_reason_to_refuse(quire: Quire) -> None:
    document = f'{{{HEAD}, "house_rules": {{"move_rate": "1 / 0"}}}}'
    derived = quire.good("derive", "-", stdin=document).object
    assert derived["derived"]["move_rate"] is None
    assert derived["faults"] == []


def picture(width: int, height: int) -> str:
    """Return a PNG that claims this size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    lies = (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\x00" * 100)) + chunk(b"IEND", b"")
    )
    return base64.b64encode(lies).decode("ascii")


@pytest.mark.parametrize("size", [(30_000, 30_000), (40, 40)])
def test_a_too_large_or_false_portrait(quire: Quire, tmp_path: Path, size: tuple[int, int]) -> None:
    document = f'{{{HEAD}, "portrait": "{picture(*size)}"}}'
    result = quire("pdf", "-", "-o", tmp_path / "out.pdf", stdin=document)
    assert result.code in (0, 1)
    assert "Traceback" not in result.err
    if size[0] > 10_000:
        assert result.code == 1
        assert result.err


# ------------------------------------------------------------------------------------------------ libraries


@pytest.fixture
def library(quire: Quire, tmp_path: Path) -> Path:
    place = tmp_path / "l.quire"
    quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "--library", place)
    return place


def refused_everywhere(quire: Quire, place: Path) -> Iterator[str]:
    yield quire.refused("library", "list", "--library", place)
    yield quire.refused("new", example_id(), "--seed", "7", "--library", place)


def test_a_library_that_is_none(quire: Quire, tmp_path: Path) -> None:
    place = tmp_path / "notes.txt"
    place.write_text("These are my notes.\n" * 100, encoding="utf-8")
    before = place.read_bytes()
    for sentence in refused_everywhere(quire, place):
        assert "notes.txt" in sentence
    assert place.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("notes")] == ["notes.txt"]


def test_a_library_of_another_program(quire: Quire, tmp_path: Path) -> None:
    place = tmp_path / "other.db"
    with closing(sqlite3.connect(place)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    for sentence in refused_everywhere(quire, place):
        assert "not a Quire library" in sentence


def test_a_library_of_a_newer_quire(quire: Quire, library: Path) -> None:
    with closing(sqlite3.connect(library)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    for sentence in refused_everywhere(quire, library):
        assert "newer" in sentence


def test_a_truncated_library(quire: Quire, library: Path) -> None:
    whole = library.read_bytes()
    library.write_bytes(whole[: len(whole) // 2])
    for side in ("-wal", "-shm"):
        library.with_name(library.name + side).unlink(missing_ok=True)
    cut = library.read_bytes()
    for sentence in refused_everywhere(quire, library):
        assert "damaged" in sentence
    assert library.read_bytes() == cut


def test_the_users_own_damaged_library_is_set_aside(quire: Quire, user_home: Path) -> None:
    quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "--keep")
    (place,) = user_home.rglob("library.quire")
    place.write_bytes(b"SQLite format 3\x00" + b"\x07" * 5_000)
    for side in ("-wal", "-shm"):
        place.with_name(place.name + side).unlink(missing_ok=True)
    result = quire.good("new", example_id(), "--seed", "8", "--name", "Bo", "--keep")
    assert "The damaged file was kept as" in result.err
    assert len([file for file in place.parent.iterdir() if "damaged" in file.name]) >= 1
    assert "Bo" in quire.good("library", "list").out


def test_a_locked_library(quire: Quire, library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.store.database.BUSY_TIMEOUT", 0.1)
    monkeypatch.setitem(Library.open.__func__.__kwdefaults__, "timeout", 0.1)  # type: ignore[attr-defined]
    with closing(sqlite3.connect(library, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        assert "in use" in quire.refused("new", example_id(), "--seed", "7", "--library", library)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of folders do not forbid writing there")
def test_a_library_that_may_only_be_read(library: Path, tmp_path: Path) -> None:
    library.chmod(0o444)
    library.parent.chmod(0o555)
    try:
        result = run(library, ("new", example_id(), "--seed", "7"), tmp_path / "home", obey_permissions)
    finally:
        library.parent.chmod(0o755)
    assert result.returncode == 1
    assert b"read-only" in result.stderr


def test_a_library_that_is_a_folder(quire: Quire, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for sentence in refused_everywhere(quire, tmp_path / "folder"):
        assert "folder" in sentence
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert quire.refused("library", "list", "--library", tmp_path / "file" / "l.quire")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk(quire: Quire, tmp_path: Path) -> None:
    quire.good("new", example_id(), "--seed", "7", "-o", tmp_path / "hero.json")
    with pytest.MonkeyPatch.context() as patch:

        def full(*arguments: object) -> None:
            raise OSError(28, "No space left on device")

        patch.setattr("os.fsync", full)
        assert "disk is full" in quire.refused("pdf", tmp_path / "hero.json", "-o", tmp_path / "hero.pdf")
    assert {file.name for file in tmp_path.iterdir() if file.is_file()} == {"hero.json"}
