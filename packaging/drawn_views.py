"""Shows the drawn views of the window as they are: ``python packaging/screenshots.py --drawn FOLDER [VARIANT ...]``.

A variant is ``light``, ``dark``, ``german``, ``small`` (1024 × 640), ``large`` (200 %) or ``long`` (names of 40
letters); without one, all are made, each by a process of its own, as size and names are settled at the start. A picture
is for the eye of the person who compares it with its drawing; none is kept in the repository.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import screenshots as tool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.character.document import Character
from desktop import settings, translations
from desktop.app import Desktop
from desktop.sheet.play_page import PlayPage
from desktop.sheet.play_rest_bar import ShortcutButton


@dataclass(frozen=True, slots=True)
class Variant:
    """How the views are shown: theme, language, scale, size of the window, and whether names are long."""

    theme: str = "light"
    language: str = "en"
    scale: int = 1
    width: int = tool.WIDTH
    height: int = tool.HEIGHT
    has_long_names: bool = False


VARIANTS: Mapping[str, Variant] = {
    "light": Variant(),
    "dark": Variant(theme="dark"),
    "german": Variant(language="de"),
    "small": Variant(width=1024, height=640),
    "large": Variant(scale=2),
    "long": Variant(has_long_names=True),
}
FIRST_PAGES = ("Bera", "Maren Sule", "Maren Dale")
"""Characters whose first pages are shown; a picture is named by the id of the game."""
LONG_NAME = " of the Wide Grey Northern Marches and Fens"
LETTERS = 40


def make(folder: Path, names: list[str]) -> None:
    """Write the views of some variants, or of all."""
    for name in names or list(VARIANTS):
        environment = {**os.environ, "QT_SCALE_FACTOR": str(VARIANTS[name].scale)}
        command = [sys.executable, str(Path(tool.__file__)), "--drawn-variant", str(folder), name]
        subprocess.run(command, env=environment, check=True)


def make_variant(folder: Path, name: str) -> None:
    """Write the views of one variant, in a process with its scale."""
    variant = VARIANTS[name]
    program = QApplication(["quire"])
    translations.install(program, variant.language)
    with tempfile.TemporaryDirectory() as place:
        stored = settings.Settings(str(Path(place) / "settings.ini"))
        stored.put(settings.LANGUAGE, variant.language)
        with tool.opened_window(program, Path(place), _add_long if variant.has_long_names else None) as desktop:
            desktop.window.resize(variant.width // variant.scale, variant.height // variant.scale)
            desktop.theme.choose(variant.theme)
            tool.run_event_loop(tool.RESTYLED)
            for view, show in VIEWS.items():
                show(desktop, folder / name / f"window-{view}.png")


def _add_long(character: Character) -> Character:
    return replace(character, name=f"{character.name}{LONG_NAME}"[:LETTERS])


def _save(widget: QWidget, file: Path) -> None:
    """Save a picture with all its colours; it is not shipped."""
    file.parent.mkdir(parents=True, exist_ok=True)
    widget.grab().save(str(file))


def _play_page(desktop: Desktop, name: str) -> PlayPage:
    """Bring a character to the front and show its Play page."""
    tool.bring_forward(desktop, name, 1200)
    view = tool.controller_of(desktop).sheets.current_view
    tool.wait(lambda: view is not None and view.pages is not None and view.play is not None)
    if view is None or view.pages is None or view.play is None:
        raise LookupError("there is no Play page")
    view.pages.setCurrentWidget(view.play)
    tool.run_event_loop(600)
    return view.play


def _show_play(desktop: Desktop, file: Path) -> None:
    play = _play_page(desktop, "Bren")
    if play.damage is not None:
        QTest.keyClicks(play.damage.amounts[0], "12")
    tool.run_event_loop(300)
    _save(desktop.window, file)
    if play.damage is not None:
        play.damage.take()
    tool.run_event_loop(600)


def _show_popover(desktop: Desktop, file: Path) -> None:
    play = _play_page(desktop, "Bren")
    button = next(each for each in play.findChildren(ShortcutButton) if each.isEnabled() and each.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    tool.run_event_loop(800)
    _save(desktop.window, file)
    tool.controller_of(desktop).wizards.popovers.close()


def _show_new_fight(desktop: Desktop, file: Path) -> None:
    page = tool.set_up_fight(desktop)
    page.window().resize(desktop.window.size())
    tool.run_event_loop(500)
    _save(page.window(), file)
    page.window().close()


def _show_window(made: Callable[[Desktop], QWidget], desktop: Desktop, file: Path) -> None:
    window = made(desktop)
    window.resize(desktop.window.size())
    tool.run_event_loop(600)
    _save(window, file)
    window.close()


def _show_library(desktop: Desktop, file: Path) -> None:
    library = tool.controller_of(desktop).library
    library.page.show()
    page = library.page.page
    tool.wait(lambda: page is not None and page.model.rowCount() > 1, 800)
    if page is None:
        raise LookupError("the library page is not open")
    page.ticks.add(page.model.characters(range(3)))
    tool.run_event_loop(500)
    _save(desktop.window, file)
    desktop.window.close_tab(page)


def _show_first_pages(desktop: Desktop, file: Path) -> None:
    for name in FIRST_PAGES:
        tool.bring_forward(desktop, name, 1500)
        current = desktop.window.current
        if current is None:
            raise LookupError("no character is open")
        _save(desktop.window, file.with_name(f"window-{current.sheet.system.id}.png"))


VIEWS: Mapping[str, Callable[[Desktop, Path], None]] = {
    "first-pages": _show_first_pages,
    "library": _show_library,
    "play": _show_play,
    "popover": _show_popover,
    "fight-new": _show_new_fight,
    "fight": partial(_show_window, tool.run_fight),
    "party": partial(_show_window, tool.open_party),
    "wizard": partial(_show_window, tool.run_wizard),
}
