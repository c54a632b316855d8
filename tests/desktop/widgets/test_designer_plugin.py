"""Designer shows the widgets of sheets in its palette."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as Xml

import pytest

from desktop.widgets.custom_widgets import CLASSES, CONTAINERS

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 60


@pytest.fixture
def plugin(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("designer_plugin", ROOT / "packaging" / "designer_plugin.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_widget_has_a_description(plugin: ModuleType) -> None:
    assert len(CLASSES) > 20
    for kind in CLASSES:
        assert kind.__doc__, kind
        tree = Xml.fromstring(plugin.description(kind.__name__, is_container=kind in CONTAINERS))  # noqa: S314 - our own
        widget = tree.find("widget")
        assert widget is not None
        assert widget.get("class") == kind.__name__


@pytest.mark.slow
def test_designer_loads_the_plugin_and_a_form(plugin: ModuleType, tmp_path: Path) -> None:
    loader = plugin.write_loader(tmp_path)
    mark = tmp_path / "registered"
    loader.write_text(loader.read_text(encoding="utf-8") + f"open({str(mark)!r}, 'w').close()\n", encoding="utf-8")
    designer = Path(sys.executable).with_name("pyside6-designer")
    if not designer.exists():
        pytest.skip("this installation of PySide6 has no Designer")
    environment = {**os.environ, "PYSIDE_DESIGNER_PLUGINS": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    form = ROOT / "tests" / "data" / "forms" / "small" / "attributes_page.ui"
    with subprocess.Popen(
        [designer, form], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        until = time.monotonic() + PATIENCE
        while not mark.exists() and time.monotonic() < until and process.poll() is None:
            time.sleep(0.1)
        os.killpg(process.pid, 9)
        assert process.stderr is not None
        said = process.stderr.read().decode()
    if "libpython" in said or "custom widgets" in said:
        pytest.skip("this Python cannot be embedded")
    assert mark.exists(), said
