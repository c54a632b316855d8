"""No request to anywhere: no module of the program uses the network, and a running window has loaded none that does."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

from tests.helpers.sources import ROOT, modules

NETWORK = {
    "socket", "ssl", "http", "urllib", "ftplib", "smtplib", "poplib", "imaplib", "telnetlib", "nntplib", "xmlrpc",
    "socketserver", "asyncio", "requests", "httpx", "aiohttp", "urllib3", "webbrowser", "PySide6.QtWebEngineCore",
    "PySide6.QtWebSockets", "PySide6.QtNetwork",
}  # fmt: skip
LOCAL = {"QLocalServer", "QLocalSocket"}
"""The names of QtNetwork that reach no other computer: local sockets, by which a second start finds the window."""
LOADED = ("http.client", "requests", "httpx", "urllib3", "ftplib", "smtplib", "xmlrpc.client")
"""Modules that a running window must not have loaded, not even through a library; asyncio of SQLAlchemy loads ssl."""

WINDOW = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.app import Desktop
from desktop.settings import Settings

asked = []
sys.addaudithook(lambda event, _: asked.append(event) if event.startswith(("socket.", "urllib.")) else None)
program = QApplication([])
place = Path(sys.argv[1])
desktop = Desktop(program, Settings(str(place / "settings.ini")), place / "library.quire", print)

def look():
    if desktop.controller is not None and desktop.controller.is_filled and desktop.library_service.is_open:
        program.quit()

timer = QTimer()
timer.timeout.connect(look)
timer.start(10)
desktop.show()
program.exec()
desktop.window.close()
desktop.close()
print(json.dumps([sorted(sys.modules), asked]))
"""


def _is_network(name: str) -> bool:
    return any(name == each or name.startswith(f"{each}.") for each in NETWORK)


def test_no_module_of_the_program_imports_the_network() -> None:
    found = []
    for module in modules("core", "desktop"):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Import):
                found += [f"{module.path}: {each.name}" for each in node.names if _is_network(each.name)]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = {each.name for each in node.names}
                wanted = {f"{node.module}.{name}" for name in names} | {node.module}
                if any(map(_is_network, wanted)) and not (node.module == "PySide6.QtNetwork" and names <= LOCAL):
                    found.append(f"{module.path}: {node.module}")
            elif isinstance(node, ast.Attribute) and node.attr in {"openUrl", "urlopen", "QNetworkAccessManager"}:
                found.append(f"{module.path}: {node.attr}")
    assert not found


def test_a_running_window_has_loaded_nothing_of_the_network(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", WINDOW, str(tmp_path)],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    loaded, asked = json.loads(done.stdout.splitlines()[-1])
    assert "desktop.controllers.main_controller" in loaded
    assert not asked
    assert not [name for name in LOADED if name in loaded]
