"""Processes measured by ``window.py``: ``window_starts.py bare|ours START FOLDER``.

Each says in milliseconds since START of the machine's clock when its window was painted, and in MB how much memory it
had at most; ours also when the library was filled, and the longest gap between two turns of the event loop after that.
What is imported is part of the measure, so the imports stand in the functions.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

STAY = 1.5
"""Seconds that a window stays after it is filled, so that late work shows as well."""


def peak() -> float:
    """Return the most memory that this process had, in MB.

    Linux counts what the parent had before the start into ``ru_maxrss``, so its own book is asked where there is one.
    """
    book = Path("/proc/self/status")
    if book.exists():
        lines = dict(line.split(":", 1) for line in book.read_text(encoding="utf-8").splitlines())
        return int(lines["VmHWM"].split()[0]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def since(start: float) -> float:
    """Return the milliseconds since a monotonic clock reading."""
    return (time.monotonic() - start) * 1000


def bare_child(start: float) -> None:
    """Show an empty window, report when it was painted, and exit."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - what is imported is part of the measure
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication, QMainWindow  # noqa: PLC0415

    class Bare(QMainWindow):
        """A window that says when it was painted."""

        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            QTimer.singleShot(0, self.say)

        def say(self) -> None:
            print(f"painted {since(start)}", flush=True)
            QTimer.singleShot(round(STAY * 1000), self.close)

    program = QApplication(["bare"])
    window = Bare()
    window.resize(1440, 900)
    window.show()
    program.exec()
    print(f"memory {peak()}", flush=True)


def ours_child(start: float, folder: Path) -> None:  # noqa: C901 - each of its small functions is needed inside
    """Open the window on a library; report when it was painted, filled and how it moved."""
    from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: PLC0415 - as above

    from desktop import garbage_collector, quick_imports  # noqa: PLC0415

    quick_imports.install()  # both as the program itself does
    garbage_collector.disable()
    from desktop.app import Desktop, application  # noqa: PLC0415
    from desktop.settings import Settings  # noqa: PLC0415

    settings = Settings(str(folder / "settings.ini"))
    program = application(settings, ["quire"])
    desktop = Desktop(program, settings, folder / "library.quire", lambda _: folder)
    seen = {"painted": 0.0, "filled": 0.0, "tick": 0.0, "gap": 0.0, "paints": 0.0}

    class Watch(QObject):
        """Sees the first painting of the window before anything that waits for it is begun."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.Paint and not seen["paints"]:
                seen["paints"] = 1.0
                QTimer.singleShot(0, self.say)
            return super().eventFilter(watched, event)

        def say(self) -> None:
            seen["painted"] = seen["tick"] = since(start)

    def is_filled() -> bool:
        from PySide6.QtCore import QAbstractItemModel  # noqa: PLC0415 - the window has no list before it is painted
        from PySide6.QtWidgets import QAbstractItemView  # noqa: PLC0415

        for view in desktop.window.library_dock.findChildren(QAbstractItemView):
            model: QAbstractItemModel | None = view.model()
            if model is not None and model.rowCount() > 10:
                return True
        return False

    def tick() -> None:
        now = since(start)
        if seen["tick"]:
            seen["gap"] = max(seen["gap"], now - seen["tick"])
            seen["tick"] = now
        if seen["painted"] and not seen["filled"] and is_filled():
            desktop.window.library_dock.repaint()
            seen["filled"] = since(start)
            QTimer.singleShot(round(STAY * 1000), desktop.window.close)

    watch = Watch()
    desktop.window.installEventFilter(watch)
    ticking = QTimer()
    ticking.timeout.connect(tick)
    ticking.start(2)
    desktop.show()
    program.exec()
    ticking.stop()
    desktop.close()
    for name in ("painted", "filled", "gap"):
        print(f"{name} {seen[name]}")
    print(f"memory {peak()}", flush=True)


def main(arguments: list[str]) -> int:
    """Open one of the windows."""
    kind, start, folder = arguments
    if kind == "bare":
        bare_child(float(start))
    else:
        ours_child(float(start), Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
