"""The theme: contrast, scaling and icons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QColor, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QCompleter,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QSpinBox,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core import paths
from desktop import theme as look
from desktop.stylesheet import stylesheet
from desktop.theme import LIGHT, SCHEMES, Colors, TextStyle, Theme, apply_icons, px

_TEXTS: Final = ("ink", "muted", "accent", "amber", "teal")
TEXT_PAIRS: Final = (
    *((text, ground) for text in _TEXTS for ground in ("canvas", "card", "chrome")),
    *((f"side_{n}", ground) for n in range(1, 5) for ground in ("canvas", "card", "chrome", f"side_{n}_tint")),
    *(("on_accent", "accent"), ("ink", "tint"), ("ink", "flash"), ("accent", "tint"), ("ink", "amber_field")),
)
"""Which colour is read on which; each pair has a contrast of at least 4.5 : 1."""


def luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(first: str, second: str) -> float:
    lighter, darker = sorted((luminance(QColor(first)), luminance(QColor(second))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colors", SCHEMES)
def test_every_text_has_enough_contrast(colors: Colors) -> None:
    assert len(TEXT_PAIRS) >= 20
    named = colors.to_dict()
    for text, ground in TEXT_PAIRS:
        assert contrast(named[text], named[ground]) >= 4.5, (text, ground)


@pytest.mark.parametrize("colors", SCHEMES[2:])
def test_high_contrast_is_high(colors: Colors) -> None:
    named = colors.to_dict()
    for text, ground in TEXT_PAIRS:
        assert contrast(named[text], named[ground]) >= 7, (text, ground)


def test_monograms_have_a_high_contrast(theme: Theme) -> None:
    assert len(set(look.MONOGRAMS)) == 10
    for ground, ink in look.MONOGRAMS:
        assert contrast(ground, ink) >= 6, (ground, ink)
    theme.choose("dark")
    assert look.monogram_pairs() == tuple((ink, ground) for ground, ink in look.MONOGRAMS)
    theme.choose("light")
    assert look.monogram_pairs() == look.MONOGRAMS


def test_the_palette_determines_the_scheme(theme: Theme) -> None:
    seen = []
    for choice in ("dark", "contrast", "light"):
        theme.choose(choice)
        seen.append(look.colors())
        assert look.color("ink") == QColor(look.colors().ink)
    assert seen == [look.DARK, look.CONTRAST_LIGHT, look.LIGHT]
    assert theme.choice == "light"


def test_the_system_is_followed(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.choose("system")
    assert theme.target_colors() is look.LIGHT
    monkeypatch.setattr(Theme, "target_colors", lambda _theme: look.DARK)
    changes: list[bool] = []
    theme.changed.connect(lambda: changes.append(True))
    QGuiApplication.styleHints().colorSchemeChanged.emit(QGuiApplication.styleHints().colorScheme())
    assert look.colors() is look.DARK
    assert changes == [True]
    monkeypatch.undo()
    theme.choose("light")


def test_a_foreign_palette_is_light_or_dark(theme: Theme, qapp: QApplication) -> None:
    palette = qapp.palette()
    palette.setColor(palette.ColorRole.Window, QColor("#102030"))
    qapp.setPalette(palette)
    assert look.colors() is look.DARK
    theme.choose("light")
    assert look.colors() is look.LIGHT


@pytest.mark.fonts
def test_lengths_follow_the_font(theme: Theme, qapp: QApplication) -> None:
    assert theme.choice == "light"
    font = qapp.font()
    assert (look.px(8), look.px(0), look.px(0.2)) == (8, 0, 1)
    large = qapp.font()
    large.setPixelSize(26)
    qapp.setFont(large)
    assert (look.px(8), look.font(TextStyle.VALUE).pixelSize()) == (16, 44)
    qapp.setFont(font)


@pytest.mark.fonts
def test_titles_are_set_in_the_serif(theme: Theme) -> None:
    assert theme.choice == "light"
    assert look.font(TextStyle.TITLE).families()[0] == look.SERIF
    assert look.font(TextStyle.TITLE).pixelSize() == 28
    assert look.font(TextStyle.TEXT).pixelSize() == 13


def test_the_stylesheet_has_no_gap_and_scales() -> None:
    plain = stylesheet(look.LIGHT.to_dict(), 1.0, paths.resources() / "icons")
    double = stylesheet(look.LIGHT.to_dict(), 2.0, paths.resources() / "icons")
    assert "$" not in plain
    assert "font-size: 11px" in plain
    assert "font-size: 22px" in double
    assert "1px solid" in double
    files = re.findall(r'url\("([^"]+)"\)', plain)
    assert len(files) >= 4
    assert all(Path(file).exists() for file in files)


def test_icons_are_one_family() -> None:
    files = sorted((paths.resources() / "icons").glob("*.svg"))
    assert len(files) >= 60
    for file in files:
        name, drawing = file.stem, file.read_text(encoding="utf-8")
        assert 'viewBox="0 0 24 24"' in drawing, name
        assert re.findall(r'stroke-width="([^"]+)"', drawing) == ["1.5"], name
        assert set(re.findall(r'(?:stroke|fill)="([^"]+)"', drawing)) <= {"currentColor", "none"}, name


@pytest.mark.fonts
def test_icons_are_painted_in_the_colour_of_the_theme(theme: Theme) -> None:
    assert theme.choice == "light"
    picture = look.pixmap("plus", 24, "accent").toImage()
    middle = picture.pixelColor(picture.width() // 2, picture.height() // 2)
    assert middle.name() == look.LIGHT.accent.lower()
    icon = look.icon("plus")
    disabled = icon.pixmap(24, icon.Mode.Disabled).toImage()
    assert disabled.pixelColor(12, 12).name() == look.LIGHT.strong.lower()


@pytest.mark.fonts
def test_an_icon_is_rendered_in_the_displayed_sizes(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    window = QMainWindow()
    qtbot.addWidget(window)
    button, action, shown_twice = QPushButton(window), QAction(window), QAction(window)
    button.setIconSize(QSize(px(20), px(20)))
    bar = QToolBar(window)
    bar.setIconSize(QSize(px(24), px(24)))
    bar.addAction(shown_twice)
    for each in (button, action, shown_twice):
        each.setProperty("icon_name", "print")
    apply_icons(window)
    edges = [{size.width() for size in each.icon().availableSizes()} for each in (button, action, shown_twice)]
    assert edges == [{px(20)}, {px(16)}, {px(16), px(24)}]


def test_icons_are_set_by_property(qtbot: QtBot, theme: Theme) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    action, button, label, bare = QAction(root), QPushButton(root), QLabel(root), QPushButton(root)
    for each in (action, button, label):
        each.setProperty("icon_name", "print")
    look.apply_icons(root)
    assert not action.icon().isNull()
    assert not button.icon().isNull()
    assert not label.pixmap().isNull()
    assert bare.icon().isNull()
    before = button.icon().cacheKey()
    theme.choose("dark")
    assert button.icon().cacheKey() != before
    theme.choose("light")


@pytest.mark.fonts
def test_popup_lists_are_opaque(qtbot: QtBot, theme: Theme) -> None:
    theme.choose("light")
    field = QLineEdit()
    qtbot.addWidget(field)
    completer = QCompleter(["Anna", "Annabel"], field)
    field.setCompleter(completer)
    field.show()
    popup = completer.popup()
    assert popup is not None
    popup.resize(100, 60)
    assert popup.grab().toImage().pixelColor(50, 50).name().upper() == LIGHT.card


def test_spin_boxes_have_a_margin(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    box = QSpinBox(around)
    apply_icons(around)
    assert box.lineEdit().textMargins().left() > 0


def test_a_folder_with_spaces_and_umlauts_stands_in_quotes() -> None:
    """Qt refuses the whole stylesheet where one of its paths has a space and no quotes."""
    icons = Path("/home/Jörg Maßlos/Quire (neu)/icons")
    found = stylesheet(LIGHT.to_dict(), 1.0, icons)
    assert found.count(f'url("{icons}/') == found.count("url(") > 0


def test_every_image_of_the_stylesheet_exists(theme: Theme) -> None:
    named = re.findall(r'url\("([^"]+)"\)', stylesheet(LIGHT.to_dict(), 1.0, paths.resources() / "icons"))
    assert theme is not None
    assert len(set(named)) > 5
    assert all(Path(each).is_file() for each in named)
