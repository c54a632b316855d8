"""Spoilt files of every kind end with a result or a sentence; `tests/helpers/mutated_files.py` runs thousands."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.helpers.command_line import Quire
from tests.helpers.games import example_game
from tests.helpers.mutated_files import KINDS, Place, attack, make_place, spoilt_file


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A library that is copied for each file."""
    return make_place(example_game(), tmp_path_factory.mktemp("place") / "own", Quire())


@pytest.mark.parametrize("word", KINDS)
def test_a_spoilt_file_is_read_or_refused(quire: Quire, place: Place, word: str) -> None:
    for number in range(4):
        _, content = spoilt_file(KINDS[word], (place,), f"7 {word} {number}")
        assert attack(KINDS[word], place, content, quire) == [], number


@pytest.mark.parametrize("word", KINDS)
def test_a_sound_file_is_read(quire: Quire, place: Place, word: str, tmp_path: Path) -> None:
    """So that the spoilt ones are refused for what is spoilt."""
    library, file = tmp_path / "library.quire", tmp_path / f"file{KINDS[word].ending}"
    shutil.copyfile(place.library, library)
    sound = KINDS[word].sound(place)
    file.write_bytes(sound.encode() if isinstance(sound, str) else sound)
    for arguments, typed in KINDS[word].commands(place, file, library):
        if "--resume" not in arguments or "--ask" in arguments:
            quire.good(*arguments, "--library", library, stdin=typed)
