"""Settings: valid defaults, checked values, and change signals."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from desktop import settings as declared
from desktop.settings import PREFERENCES, Setting, Settings
from tests.helpers.sources import ROOT


def test_values_are_persistent(tmp_path: Path) -> None:
    place = str(tmp_path / "settings.ini")
    first = Settings(place)
    first.put(declared.THEME, "dark")
    first.put(declared.SCALE, 150)
    first.put(declared.FLASH, False)
    first.put(declared.GEOMETRY, QByteArray(b"\x01\x02"))
    first.write()
    second = Settings(place)
    assert second.get(declared.THEME) == "dark"
    assert second.get(declared.SCALE) == 150
    assert second.get(declared.FLASH) is False
    assert second.get(declared.GEOMETRY) == QByteArray(b"\x01\x02")
    assert second.get(declared.PAPER) == "a4"


def test_a_change_is_signalled_once(qtbot: QtBot, window_settings: Settings) -> None:
    told: list[str] = []
    window_settings.changed.connect(told.append)
    window_settings.put(declared.THEME, "dark")
    window_settings.put(declared.THEME, "dark")
    assert told == ["look/theme"]
    assert qtbot is not None


def test_invalid_values_are_refused(window_settings: Settings) -> None:
    with pytest.raises(ValueError, match="look/theme"):
        window_settings.put(declared.THEME, "pink")
    with pytest.raises(ValueError, match="look/scale"):
        window_settings.put(declared.SCALE, 20)


@pytest.mark.parametrize(("key", "value"), [("look/theme", "pink"), ("look/scale", "huge"), ("look/scale", "9999")])
def test_invalid_stored_values_give_the_default(tmp_path: Path, key: str, value: str) -> None:
    place = str(tmp_path / "settings.ini")
    kept = QSettings(place, QSettings.Format.IniFormat)
    kept.setValue(key, value)
    kept.sync()
    settings = Settings(place)
    assert settings.get(declared.THEME) == "system"
    assert settings.get(declared.SCALE) == 100


def test_every_default_is_valid() -> None:
    found = [value for value in vars(declared).values() if isinstance(value, Setting)]
    assert len(found) >= 15
    assert len({setting.key for setting in found}) == len(found)
    assert all(setting.accepts(setting.default) for setting in found)
    assert all(setting.label for setting in PREFERENCES)


@pytest.mark.skipif(os.name == "nt", reason="permissions work differently there")
@pytest.mark.parametrize("is_older", [False, True])
def test_settings_are_private(tmp_path: Path, is_older: bool) -> None:
    folder = tmp_path / "Quire"
    if is_older:
        folder.mkdir()
        (folder / "Quire.ini").touch()
        (folder / "Quire.ini").chmod(0o644)
        folder.chmod(0o755)
    code = "from desktop.settings import *; Settings().put(DICE, 'typed')"
    subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)}, check=True
    )
    modes = [stat.S_IMODE(file.stat().st_mode) for file in (folder, folder / "Quire.ini")]
    assert modes == [0o700, 0o600]
