"""Settings (worlds) kept in a library: found by content, id and name; damage is passed over, reported and mended."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from core.character.json_reader import LARGEST_FILE
from core.character.json_writer import to_text
from core.character.setting_reference import SettingReference, content_hash
from core.errors import LibraryError
from core.store.doctor import check_library
from core.store.library import Library
from core.store.repair import repair_library
from tests.helpers.libraries import HandClock, query


def setting(name: str = "The Fens", about: str = "Wet.", id: str = "fens") -> tuple[SettingReference, str]:
    """Return a setting of the game ``tiny`` with its reference."""
    text = to_text({"format": "quire-setting", "id": id, "name": name, "about": about, "system": "tiny"}, None)
    return SettingReference(id, name, content_hash(text)), text


def test_a_setting_is_kept_once_and_found_by_its_content(path: Path, clock: HandClock) -> None:
    fens, text = setting()
    with Library.open(path, clock) as library:
        assert library.settings.find("tiny", fens) is None
        library.settings.keep("tiny", fens, text)
        library.settings.keep("tiny", fens, text)
        assert library.settings.find("tiny", fens) == text
        assert library.settings.find("other", fens) is None
        (stored,) = library.settings.list("tiny")
    assert stored.reference == fens
    assert stored.created is not None
    assert query(path, "SELECT count(*) FROM setting") == [(1,)]
    assert check_library(path).problems == ()


def test_a_newer_file_takes_nothing_from_characters_of_the_older_one(path: Path, clock: HandClock) -> None:
    old, new = setting(about="Wet."), setting(about="Very wet.")
    with Library.open(path, clock) as library:
        for reference, text in (old, new):
            library.settings.keep("tiny", reference, text)
        assert library.settings.find("tiny", old[0]) == old[1]
        assert library.settings.find("tiny", new[0]) == new[1]
        assert [stored.reference for stored in library.settings.list("tiny")] == [new[0]]


def test_without_the_very_content_the_newest_of_the_same_id_and_name_is_found(path: Path, clock: HandClock) -> None:
    old, new, other = setting(about="Wet."), setting(about="Very wet."), setting("Other fens")
    with Library.open(path, clock) as library:
        for reference, text in (old, new, other):
            library.settings.keep("tiny", reference, text)
        assert library.settings.find("tiny", replace(old[0], hash="")) == new[1]
        assert library.settings.find("tiny", replace(old[0], hash="0f")) == new[1]
        assert library.settings.find("tiny", replace(old[0], hash="0f", name="Dry fens")) is None
        assert library.settings.find("tiny", replace(old[0], hash="0f", id="bog")) is None


def test_a_setting_that_is_too_large_is_refused(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        with pytest.raises(LibraryError, match="The Fens is too large for the library: at most 16 MB"):
            library.settings.keep("tiny", setting()[0], "x" * (LARGEST_FILE + 1))
        assert library.settings.list("tiny") == ()


VALUES = ("NULL", "7", "1e300", "''", "x'ff00fe'", "'x'")


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("column", ["id", "system", "name", "hash", "created", "document"])
def test_a_bad_value_in_a_column_raises_nothing_and_is_mended(
    column: str, value: str, path: Path, clock: HandClock
) -> None:
    (fens, text), (bog, bog_text) = setting(), setting("The Bog", id="bog")
    with Library.open(path, clock) as library:
        library.settings.keep("tiny", fens, text)
        library.settings.keep("tiny", bog, bog_text)
    query(path, "PRAGMA writable_schema=1")
    query(path, f"UPDATE OR IGNORE setting SET {column} = {value} WHERE id = 'fens'")
    with Library.open(path, clock) as library:
        assert library.settings.find("tiny", bog) == bog_text
        assert library.settings.find("tiny", fens) in (None, text)
        assert bog in [stored.reference for stored in library.settings.list("tiny")]
        library.settings.keep("tiny", fens, text)
        assert library.settings.find("tiny", fens) == text
    repair_library(path, clock)
    assert check_library(path).problems == ()
    with Library.open(path, clock) as library:
        assert library.settings.find("tiny", fens) == text


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("document = '{'", "damaged or not JSON"),
        ("document = replace(document, 'Wet', 'Dry')", "its content has changed"),
        ("name = 'Other'", "its id, game or name is another one"),
    ],
)
def test_the_doctor_reports_a_damaged_setting(damage: str, words: str, path: Path, clock: HandClock) -> None:
    fens, text = setting()
    with Library.open(path, clock) as library:
        library.settings.keep("tiny", fens, text)
    query(path, f"UPDATE setting SET {damage}")
    (problem,) = [each for each in check_library(path).problems if each.code == "setting_damaged"]
    assert words in problem.render()
    with Library.open(path, clock) as library:  # its file mends it
        library.settings.keep("tiny", fens, text)
    assert check_library(path).problems == ()


def test_the_doctor_writes_the_head_of_a_setting_again(path: Path, clock: HandClock) -> None:
    fens, text = setting()
    with Library.open(path, clock) as library:
        library.settings.keep("tiny", fens, text)
    query(path, "UPDATE setting SET id = 'x', system = 'x', name = 'x', hash = 'x'")
    assert "setting_damaged" in [problem.code for problem in check_library(path).problems]
    repair_library(path, clock)
    assert check_library(path).problems == ()
    with Library.open(path, clock) as library:
        assert library.settings.find("tiny", fens) == text


def test_sound_settings_are_copied_into_another_library(path: Path, clock: HandClock, tmp_path: Path) -> None:
    (fens, text), (bog, bog_text) = setting(), setting("The Bog", id="bog")
    with Library.open(tmp_path / "other.quire", clock) as other:
        other.settings.keep("tiny", fens, text)
        other.settings.keep("tiny", bog, bog_text)
    query(tmp_path / "other.quire", "UPDATE setting SET document = '{' WHERE id = 'bog'")
    with Library.open(path, clock) as library, Library.open(tmp_path / "other.quire", clock) as other:
        library.settings.copy_from(other.settings)
        assert library.settings.find("tiny", fens) == text
        assert library.settings.find("tiny", bog) is None
