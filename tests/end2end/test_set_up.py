"""``run.py`` if something is missing; every check runs on the set-up itself."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.sources import ROOT


@pytest.fixture
def run_py(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script as a module, with an environment of its own that does not exist yet."""
    spec = importlib.util.spec_from_file_location("run_py", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(module, "QT_STAMP", tmp_path / "qt-stamp")
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    return module


def test_it_needs_the_standard_library_only() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import runpy; runpy.run_path({str(ROOT / 'run.py')!r})"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_a_second_run_starts_at_once(run_py: ModuleType) -> None:
    assert not run_py.is_ready()
    run_py.STAMP.write_text(run_py.wanted_stamp(), encoding="utf-8")
    assert run_py.is_ready()
    run_py.STAMP.write_text("of other versions", encoding="utf-8")
    assert not run_py.is_ready()


def test_an_old_python_is_refused(run_py: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_py, "LEAST_PYTHON", (99, 0))
    with pytest.raises(SystemExit, match="newer"):
        run_py.require_python()


def test_missing_libraries_of_qt_are_named_with_the_command(
    run_py: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run_py, "is_root_on_debian", lambda: False)
    monkeypatch.setattr(run_py, "missing_library", lambda: "libEGL.so.1")
    monkeypatch.setattr(run_py.shutil, "which", lambda name: name if name == "apt-get" else None)
    assert not run_py.require_qt_libraries()
    said = capsys.readouterr().err
    assert "libEGL.so.1" in said
    assert "sudo apt-get install" in said
    assert "libegl1" in said


def test_root_on_debian_installs_them(run_py: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = ["libEGL.so.1", ""]
    installed: list[str] = []
    monkeypatch.setattr(run_py, "is_root_on_debian", lambda: True)
    monkeypatch.setattr(run_py, "missing_library", lambda: missing.pop(0))
    monkeypatch.setattr(run_py, "apt_install", installed.append)
    assert run_py.require_qt_libraries()
    assert "libegl1" in installed[0]


def test_a_package_that_a_release_lacks_does_not_keep_the_others_out(
    run_py: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[str] = []

    def apt(command: str) -> bool:
        commands.append(command)
        return "libgone" not in command

    monkeypatch.setattr(run_py, "apt", apt)
    assert not run_py.apt_install("libgone libhere")
    assert [command.split()[-1] for command in commands] == ["-qq", "libhere", "libgone", "libhere"]
    assert run_py.apt_install("libhere")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries are looked for on Linux only")
def test_the_first_missing_library_is_read_from_qts_own_error(
    run_py: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        run_py, "QT_PROBE", "raise ImportError('libX.so.6: cannot open shared object file: No such file')"
    )
    assert run_py.missing_library() == "libX.so.6"
    monkeypatch.setattr(run_py, "QT_PROBE", "raise ImportError('something else')")
    assert run_py.missing_library() == "ImportError: something else"
    monkeypatch.setattr(run_py, "QT_PROBE", "pass")
    assert run_py.missing_library() == ""
    assert run_py.QT_STAMP.exists()


def test_arguments_go_to_quire(run_py: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[list[str]] = []

    def hand_over(arguments: list[str]) -> int:
        handed.append(arguments)
        return 0

    monkeypatch.setattr(run_py, "is_ready", lambda: True)
    monkeypatch.setattr(run_py, "require_qt_libraries", lambda: True)
    monkeypatch.setattr(run_py, "hand_over", hand_over)
    monkeypatch.setattr(run_py, "has_display", lambda: False)
    for arguments in (["roll", "2d6"], ["test"], []):
        assert run_py.main(arguments) == 0
    monkeypatch.setattr(run_py, "has_display", lambda: True)
    assert run_py.main([]) == 0
    assert handed[0] == ["-m", "desktop", "roll", "2d6"]
    assert handed[1] == [str(ROOT / "packaging" / "check.py")]
    assert handed[2] == ["-m", "desktop", "demo", str(ROOT / "quire-demo")]
    assert handed[3] == ["-m", "desktop"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there always is a display")
def test_no_window_is_opened_without_a_display(run_py: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert not run_py.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert run_py.has_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert not run_py.has_display()
