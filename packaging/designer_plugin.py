"""Plug-in of Qt Designer: adds the widgets of Quire's sheets to its palette.

Designer loads every ``register*.py`` in the folders of ``PYSIDE_DESIGNER_PLUGINS``; this script starts Designer so that
it finds this one::

    python packaging/designer_plugin.py forms/sheets/GAME/PAGE.ui

As a plugin it is loaded by the small file that it writes into a folder of its own for that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GROUP = "Quire"
PLUGIN = "register_quire.py"

LOADER = """import sys
sys.path[:0] = {places!r}
import designer_plugin
designer_plugin.register()
"""


def description(name: str, *, is_container: bool) -> str:
    """Return the XML of a new widget for Designer."""
    room = "<size><width>120</width><height>80</height></size>"
    size = f'<property name="minimumSize">{room}</property>' if is_container else ""
    return f'<ui language="c++"><widget class="{name}" name="{name[0].lower()}{name[1:]}">{size}</widget></ui>'


def register() -> None:
    """Register all widgets; called inside Designer."""
    from PySide6.QtDesigner import QPyDesignerCustomWidgetCollection  # noqa: PLC0415 - only inside Designer

    from desktop.widgets.custom_widgets import CLASSES, CONTAINERS  # noqa: PLC0415 - only inside Designer

    for kind in CLASSES:
        QPyDesignerCustomWidgetCollection.registerCustomWidget(
            kind,
            xml=description(kind.__name__, is_container=kind in CONTAINERS),
            tool_tip=(kind.__doc__ or "").partition("\n")[0],
            group=GROUP,
            module=kind.__module__,
            container=kind in CONTAINERS,
        )


def write_loader(folder: Path) -> Path:
    """Write the plugin file for Designer, which loads this module in our environment."""
    file = folder / PLUGIN
    paths = [str(ROOT), str(ROOT / "packaging"), *(place for place in sys.path if place and Path(place).is_dir())]
    file.write_text(LOADER.format(places=paths), encoding="utf-8")
    return file


def main(arguments: list[str]) -> int:
    """Start Designer with the widgets of Quire."""
    designer = shutil.which("pyside6-designer") or str(Path(sys.executable).with_name("pyside6-designer"))
    with tempfile.TemporaryDirectory() as folder:
        write_loader(Path(folder))
        return subprocess.call([designer, *arguments], env={**os.environ, "PYSIDE_DESIGNER_PLUGINS": folder}, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
