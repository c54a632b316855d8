"""Benchmark: a page of a sheet that is shown for the first time, for each game.

Pages are loaded when they are first shown, and the Play page is filled. From the click on its tab until a page is
painted, with the first sample character of the game, at most 100 ms of processor time may pass; a sheet in front of
others, in a window of the usual size. An open sheet's tab is measured in ``tabs.py``. Run it: ``python
tests/benchmarks/pages.py [GAME …]``; it exits with 1 when a limit is missed.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402  (the root and the platform come first)

from core.registry import Game, game, games  # noqa: E402
from desktop import garbage_collector  # noqa: E402
from desktop.sheet.open_character import Loaded, OpenCharacter  # noqa: E402
from desktop.sheet.sheet_view import SheetView  # noqa: E402
from desktop.theme import Theme  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.benchmarks.paintings import Painting, content_of  # noqa: E402
from tests.helpers.games import sample_sheet  # noqa: E402

ROUNDS = 5
MOST_MS = 100.0
SIZE = (860, 760)
"""What the main window of the usual size leaves to a sheet."""


def show_pages(of: Game) -> dict[str, float]:
    """Show every page of a new sheet and return the milliseconds of each until it was painted, by its name."""
    view = SheetView(OpenCharacter(Loaded("", sample_sheet(of))), flashes=False, at_once=False)
    pages, form_pages = view.pages, view.form_pages
    if pages is None:
        raise LookupError(f"the sheet of {of.id} has no pages")
    view.resize(*SIZE)
    view.show()
    form_pages._turn.stop()  # no page is loaded in idle time
    QApplication.processEvents()
    found = {}
    gc.collect()
    for tab in range(pages.count()):
        shell = pages.widget(tab)
        name = "" if shell is None else shell.objectName()
        page = next((n for n, form in enumerate(form_pages.outline.pages) if form.file.stem == name), -1)
        if tab and page >= 0 and form_pages.has_page(page):
            raise LookupError(f"{name} was loaded before it was shown")
        begin = time.process_time()
        if tab == pages.currentIndex():
            form_pages.finish(page)
        else:
            pages.setCurrentIndex(tab)
        form_pages._turn.stop()
        Painting(content_of(view, tab)).wait()
        found[name] = (time.process_time() - begin) * 1000
    view.close()
    view.deleteLater()
    QApplication.processEvents()
    return found


def measure(of: Game) -> bool:
    """Measure the pages of a game; return whether each is within the limit."""
    show_pages(of)  # imports what a sheet needs
    rounds = [show_pages(of) for _ in range(ROUNDS)]
    return all(
        [
            report(f"{of.id}, {name or 'play'} first shown, ms", [each[name] for each in rounds], MOST_MS)
            for name in rounds[0]
        ]
    )


def main(arguments: list[str]) -> int:
    """Measure the named games, or all; return the exit code."""
    Theme(QApplication(["benchmark"]), "light").start()
    garbage_collector.disable()  # as in the program
    met = [measure(game(key)) for key in arguments or [each.id for each in games()]]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
