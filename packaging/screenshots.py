"""Make the pictures of the window that the manual and the README show: ``python packaging/screenshots.py [FOLDER]``.

The real window is opened without a display on a library of its own with the sample characters, and everything it shows
comes about as it does for a person. The pictures go to ``resources/help/pictures``, small and with few colours.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PIL import Image  # noqa: E402  (the root and the platform come first)
from PySide6.QtCore import QEventLoop, QSize, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QApplication, QPushButton, QWidget  # noqa: E402

from core.character import Character, SetValue  # noqa: E402
from core.registry import summarise  # noqa: E402
from core.store import Library, prepare  # noqa: E402
from desktop.app import Desktop  # noqa: E402
from desktop.print_view import PrintView  # noqa: E402
from desktop.procedure_view import ProcedureView  # noqa: E402
from desktop.settings import Settings  # noqa: E402

WIDTH, HEIGHT = 1440, 900
COLOURS = 128
PATIENCE = 30.0
WHEN = date(2026, 11, 20)
SEED = "4182"
STEPS = 2
"""Answers after which the wizard is shown."""


def wait(until: Callable[[], bool], settle: int = 400) -> None:
    """Let Qt work until something is so, and a little longer, so that everything is painted."""
    end = time.monotonic() + PATIENCE
    while not until():
        if time.monotonic() > end:
            raise TimeoutError("the window did not come to show what is wanted")
        rest(20)
    rest(settle)


def rest(milliseconds: int) -> None:
    """Let Qt work for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def keep(widget: QWidget, file: Path) -> None:
    """Write a picture of a widget, with few colours."""
    shot = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    size = shot.width(), shot.height()
    picture = Image.frombuffer("RGB", size, bytes(shot.constBits()), "raw", "RGB", shot.bytesPerLine(), 1)
    few = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    file.parent.mkdir(parents=True, exist_ok=True)
    few.save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1024} KB")


def fill(place: Path) -> None:
    """Make a library with the sample characters."""
    library = Library.open(place, lambda: datetime.now().astimezone())
    folder = ROOT / "resources" / "samples" / "sord"
    people = [Character.read(file.read_bytes()) for file in sorted(folder.glob("*.json"))]
    library.add_many([prepare(each, *summarise(each)) for each in people])
    library.close()


def id_of(desktop: Desktop, name: str) -> str:
    """Give the id of a character by its name."""
    return next(entry.id for entry in desktop.desk.library.every() if entry.name.startswith(name))


def show_sheet(desktop: Desktop, folder: Path) -> None:
    """Open a character, change something, ask why."""
    window, joining = desktop.window, desktop.joining
    if joining is None:
        raise LookupError("the window is not joined")
    for name in ("Ilvane", "Bren"):
        joining.open_character(id_of(desktop, name))
        wait(lambda: window.current is not None)
    wait(lambda: window.current is not None and window.current.title.startswith("Bren"))
    current, view = window.current, joining.sheets.current_view
    if current is None or view is None or view.pages is None:
        raise LookupError("no character is open")
    for address, value in (("raw.hlth", 15), ("raw.mind", 12), ("raw.qckn", 14)):
        current.push(SetValue(address, value))
        current.leave_field()
        rest(200)
    view.pages.setCurrentIndex(1)
    view.asked_why.emit("reaction_rate")
    wait(lambda: current.is_saved, 1200)
    keep(window, folder / "sheet.png")
    desktop.theme.choose("dark")
    rest(500)
    keep(window, folder / "sheet-dark.png")
    desktop.theme.choose("light")
    rest(300)


def show_print(desktop: Desktop, folder: Path) -> None:
    """Open the preview of the character in front."""
    current = desktop.window.current
    if current is None:
        raise LookupError("no character is open")
    view = PrintView([current.sheet], desktop.settings, WHEN, desktop.window)
    view.open()
    wait(lambda: view.made is not None and view.preview.is_complete)
    keep(view, folder / "print.png")
    view.reject()


def button(root: QWidget, name: str) -> QPushButton:
    """Give a button of a form by its name without ``_button``."""
    found = root.findChild(QPushButton, f"{name}_button")
    if found is None:
        raise LookupError(f"there is no button {name}")
    return found


def show_wizard(desktop: Desktop, folder: Path) -> None:
    """Make a character as far as a step that shows much."""
    joining = desktop.joining
    if joining is None:
        raise LookupError("the window is not joined")
    joining.wizards.new_character()
    page = joining.wizards.windows[-1].view
    rest(1500)
    seed = page.findChild(QWidget, "seed_edit")
    if seed is None:
        raise LookupError("there is no place for the seed")
    seed.setProperty("text", SEED)
    begin = button(page, "begin")
    wait(begin.isEnabled)
    begin.click()
    wait(lambda: any(isinstance(each.view, ProcedureView) for each in joining.wizards.windows), 800)
    wizard = next(each for each in joining.wizards.windows if isinstance(each.view, ProcedureView))
    wizard.resize(QSize(WIDTH, HEIGHT))
    buttons = [button(wizard, name) for name in ("roll", "decide", "next")]
    for _ in range(STEPS):
        next(each for each in buttons if each.isEnabled() and each.isVisible()).click()
        rest(700)
    keep(wizard, folder / "wizard.png")
    wizard.close()


def main(folder: Path) -> None:
    """Write all pictures into a folder."""
    program = QApplication(["quire"])
    with tempfile.TemporaryDirectory() as name:
        place = Path(name) / "library.quire"
        fill(place)
        desktop = Desktop(program, Settings(str(Path(name) / "settings.ini")), place, lambda _: Path(name))
        desktop.theme.choose("light")
        desktop.show()
        window = desktop.window
        window.resize(WIDTH, HEIGHT)
        rest(200)
        window.resizeDocks([window.library_dock, window.why_dock], [264, 320], Qt.Orientation.Horizontal)
        wait(lambda: desktop.desk.is_open and desktop.joining is not None, 2500)
        show_sheet(desktop, folder)
        show_print(desktop, folder)
        show_wizard(desktop, folder)
        desktop.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        desktop.window.close()
        rest(300)
        desktop.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "help" / "pictures")
