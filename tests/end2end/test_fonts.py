"""The window on machines with other fonts than this one: the bundled font without any, and sets of fonts for tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.sources import ROOT, script

THEMED = """
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
from desktop.theme import TextStyle, Theme, font
program = QApplication(["probe"])
Theme(program, "light").start()
for style in (TextStyle.TEXT, TextStyle.HEADING, TextStyle.TITLE):
    found = QFontInfo(font(style))
    print(found.family(), found.pixelSize(), found.weight(), sep=", ")
"""
FONTLESS = ["Source Sans Pro, 13, 400", "Source Sans Pro, 13, 600", "Source Serif Pro, 28, 600"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fontconfig chooses the fonts on Linux alone"),
]


def test_a_machine_without_fonts_gets_the_bundled_ones(tmp_path: Path) -> None:
    fonts = script("check_fonts")
    none = next(each for each in fonts.SETS if each.is_empty)
    configuration = fonts.configure(none, {}, tmp_path / "none")
    assert fonts.family_of(configuration) == ""
    shown = subprocess.run(
        [sys.executable, "-c", THEMED],
        cwd=ROOT, env=fonts.environment(configuration), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert shown.stdout.splitlines() == FONTLESS


def test_a_set_of_fonts_has_the_files_of_its_maker_alone(tmp_path: Path) -> None:
    fonts = script("check_fonts")
    maker = fonts.FontSet("Maker", "Maker Sans", "fonts-maker")
    files = {tmp_path / "a.ttf": "Maker Sans", tmp_path / "b.ttf": "Maker Serif", tmp_path / "c.ttf": "Makers"}
    configuration = fonts.configure(maker, files, tmp_path / "set")
    assert str(tmp_path / "set" / "fonts") in configuration.read_text(encoding="utf-8")
    assert [each.readlink().name for each in sorted((tmp_path / "set" / "fonts").iterdir())] == ["a.ttf", "b.ttf"]
    assert fonts.configure(maker, {tmp_path / "b.ttf": "Maker Serif"}, tmp_path / "other") is None


def test_results_are_a_table_of_sets_and_orders() -> None:
    fonts = script("check_fonts")
    report = fonts.Report((1, 2))
    good, bad = fonts.Result((), "9 passed", is_good=True), fonts.Result(("tests/a.py::b",), "1 failed", is_good=False)
    report.results = {"none": [good, good], "Noto": [good, bad]}
    assert report.table().splitlines() == [
        "fonts  order 1   order 2",
        "none   9 passed  9 passed",
        "Noto   9 passed  1 failed",
    ]
    assert report.failures() == "tests/a.py::b: Noto 2"
    assert not report.is_good
