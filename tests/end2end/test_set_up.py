"""``run.py`` with old Pythons, missing libraries, interrupted set-ups and moved folders."""

from __future__ import annotations

import ast
import importlib.util
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.sources import ROOT


@pytest.fixture
def run_py(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script as a module, with an environment of its own that does not exist yet."""
    spec = importlib.util.spec_from_file_location("set_up", ROOT / "packaging" / "set_up.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    environment = tmp_path / ".venv"
    environment.mkdir()
    monkeypatch.setattr(module, "VENV", environment)
    monkeypatch.setattr(module, "UNFINISHED", environment / "unfinished")
    monkeypatch.setattr(module, "STAMP", environment / "stamp")
    monkeypatch.setattr(module, "QT_STAMP", environment / "qt-stamp")
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    return module


def test_it_needs_the_standard_library_only() -> None:
    for file in (ROOT / "run.py", ROOT / "packaging" / "set_up.py"):
        done = subprocess.run(
            [sys.executable, "-I", "-S", "-c", f"import runpy; runpy.run_path({str(file)!r})"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr


def test_a_second_run_starts_at_once(run_py: ModuleType) -> None:
    assert not run_py.is_ready()
    run_py.STAMP.write_text(run_py.wanted_stamp(), encoding="utf-8")
    assert run_py.is_ready()
    run_py.STAMP.write_text("of other versions", encoding="utf-8")
    assert not run_py.is_ready()
    run_py.STAMP.write_text(run_py.wanted_stamp(), encoding="utf-8")
    run_py.UNFINISHED.touch()
    assert not run_py.is_ready()


# ------------------------------------------------------------------------------------------- versions of Python


def test_run_py_is_parsed_by_python_2() -> None:
    source = (ROOT / "run.py").read_text(encoding="ascii")
    pygram = pytest.importorskip("lib2to3.pygram", reason="this Python has no grammar of Python 2")
    driver, pytree = importlib.import_module("lib2to3.pgen2.driver"), importlib.import_module("lib2to3.pytree")
    driver.Driver(pygram.python_grammar, convert=pytree.convert).parse_string(source)
    newer = (
        ast.AnnAssign, ast.AsyncFunctionDef, ast.JoinedStr, ast.Match, ast.NamedExpr, ast.Nonlocal, ast.Starred,
        ast.YieldFrom, ast.arg,
    )  # fmt: skip
    assert not [node for node in ast.walk(ast.parse(source)) if isinstance(node, newer)]


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 1)])
def test_an_old_python_is_refused(version: tuple[int, int, int]) -> None:
    code = f"import runpy, sys; sys.version_info = {version}; runpy.run_path({str(ROOT / 'run.py')!r})"
    refused = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"Quire needs Python 3.11 or newer; this is {'.'.join(map(str, version))}.")


@pytest.mark.parametrize("name", ["python2.7", "python3.6", "python3.8", "python3.10"])
def test_an_installed_old_python_is_refused(name: str) -> None:
    old = shutil.which(name)
    if old is None or subprocess.run([old, "-c", ""], capture_output=True, check=False).returncode:
        pytest.skip(f"there is no {name} here")
    refused = subprocess.run([old, str(ROOT / "run.py")], capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert refused.stderr.startswith("Quire needs Python 3.11 or newer; this is ")


# --------------------------------------------------------------------------------------- interrupted, moved, busy


class Killed(BaseException):
    """Ends a set-up as a signal would: nothing after it is done."""


class Steps:
    """Steps of a set-up that leave files behind; one of them is cut off after half of its work.

    Args:
        run_py: The script.
        monkeypatch: Replaces its steps.
    """

    def __init__(self, run_py: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.killed_at = -1
        self._environment: Path = run_py.VENV
        self._done = 0
        monkeypatch.setattr(run_py.venv, "create", self._create)
        monkeypatch.setattr(run_py, "run_quietly", self._install)
        monkeypatch.setattr(run_py, "has_this_python", lambda: True)

    def begin(self, killed_at: int = -1) -> None:
        """Begin another set-up, that is killed in this step."""
        self.killed_at, self._done = killed_at, 0

    def files(self) -> set[str]:
        """Return what is in the environment."""
        return {file.name for file in self._environment.iterdir()}

    def _create(self, *_arguments: object, **_options: object) -> None:
        self._write("python")

    def _install(self, command: list[str]) -> bool:
        self._write("packages" if "--require-hashes" in command else "quire")
        return True

    def _write(self, name: str) -> None:
        (self._environment / f"half of {name}").touch()
        (self._environment / f"folder of {name}").mkdir(exist_ok=True)
        self._done += 1
        if self._done == self.killed_at:
            raise Killed
        (self._environment / f"half of {name}").unlink()


@pytest.fixture
def steps(run_py: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Steps:
    """A set-up without a network."""
    return Steps(run_py, monkeypatch)


@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("was_ready", [False, True])
def test_an_interrupted_set_up_starts_over(run_py: ModuleType, steps: Steps, step: int, was_ready: bool) -> None:
    if was_ready:
        run_py.STAMP.write_text(f"of other versions\n{run_py.ROOT}\n", encoding="utf-8")
    for _ in range(2):
        steps.begin(step)
        with pytest.raises(Killed):
            run_py.set_up()
        assert not run_py.is_ready()
    steps.begin()
    run_py.set_up()
    assert run_py.is_ready()
    assert steps.files() == {"stamp", "folder of python", "folder of packages", "folder of quire"}


@pytest.mark.skipif("QUIRE_KILLS" not in os.environ, reason="takes minutes: QUIRE_KILLS=30 sets how often to kill")
def test_a_set_up_killed_at_random_moments_is_completed_by_the_next_start(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT, checkout, ignore=shutil.ignore_patterns(".venv", ".git", "__pycache__", ".*_cache"))
    command = [f"{sys.base_prefix}/bin/python3.{sys.version_info[1]}", "run.py", "roll", "2d6"]
    started = time.monotonic()
    subprocess.run(command, cwd=checkout, check=True)
    longest, moments, killed = time.monotonic() - started, random.Random(7), 0
    shutil.rmtree(checkout / ".venv")
    while killed < int(os.environ["QUIRE_KILLS"]):
        process = subprocess.Popen(command, cwd=checkout, start_new_session=True)
        with suppress(subprocess.TimeoutExpired):
            process.wait(moments.uniform(0, longest))
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # what it has started, too
        if process.wait() == 0:  # it was faster: begin again
            shutil.rmtree(checkout / ".venv")
            continue
        killed += 1
        if (checkout / ".venv" / "quire-stamp.txt").exists():  # only a whole environment may have it
            subprocess.run([*OFFLINE, *command] if can_unplug() else command, cwd=checkout, check=True)
            shutil.rmtree(checkout / ".venv")
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("2d6: ")


def test_other_versions_are_installed_into_the_same_environment(run_py: ModuleType, steps: Steps) -> None:
    run_py.STAMP.write_text(f"of other versions\n{run_py.ROOT}\n", encoding="utf-8")
    (run_py.VENV / "own").touch()
    run_py.set_up()
    assert run_py.is_ready()
    assert "own" in steps.files()


def test_a_moved_folder_is_named_and_set_up_again(
    run_py: ModuleType, steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    digest = run_py.wanted_stamp().splitlines()[0]
    run_py.STAMP.write_text(f"{digest}\n/somewhere/else\n", encoding="utf-8")
    (run_py.VENV / "old").touch()
    assert not run_py.is_ready()
    run_py.set_up()
    assert "copied or moved" in capsys.readouterr().err
    assert run_py.is_ready()
    assert "old" not in steps.files()


def test_the_python_of_the_environment_does_not_replace_itself(
    run_py: ModuleType, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_py.sys, "prefix", str(run_py.VENV))
    with pytest.raises(SystemExit, match=r"python3 run\.py"):
        run_py.set_up()
    assert not steps.files()


def test_an_environment_that_cannot_be_written_is_explained(
    run_py: ModuleType, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_arguments: object, **_options: object) -> None:
        raise OSError(26, "Text file busy", "python")

    monkeypatch.setattr(run_py.venv, "create", busy)
    with pytest.raises(SystemExit, match="Close Quire if it runs from this folder"):
        run_py.set_up()
    assert steps.files() == {"unfinished"}


# --------------------------------------------------------------------------------------------- libraries and display


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


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give its rights up")
@pytest.mark.skipif(not Path("/usr/bin/python3").exists(), reason="there is no Python of the system here")
def test_a_person_without_rights_is_told_one_command() -> None:
    """The real script, run by a user who may install nothing, where Qt's own error names a library."""
    with tempfile.TemporaryDirectory() as name:
        copied = Path(name) / "packaging" / "set_up.py"
        copied.parent.mkdir()
        shutil.copyfile(ROOT / "packaging" / "set_up.py", copied)
        for each in (copied, copied.parent, Path(name)):  # all users may read it
            each.chmod(0o755)
        code = f"""
import importlib.util, pathlib, sys
spec = importlib.util.spec_from_file_location("set_up", {str(copied)!r})
set_up = importlib.util.module_from_spec(spec)
spec.loader.exec_module(set_up)
set_up.PYTHON, set_up.QT_STAMP = pathlib.Path(sys.executable), pathlib.Path({str(copied)!r} + "-stamp")
set_up.QT_PROBE = "raise ImportError('libxcb-cursor.so.0: cannot open shared object file: No such file')"
sys.exit(0 if set_up.require_qt_libraries() else 3)
"""
        command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "/usr/bin/python3", "-B", "-c", code]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 3, done.stderr
    reason, told = done.stderr.splitlines()
    assert "libxcb-cursor.so.0" in reason
    assert told.strip().startswith("sudo ")
    assert "xcb" in told


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
    assert [command.split()[-1] for command in commands] == ["-a", "-qq", "libhere", "libgone", "libhere"]
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


@pytest.mark.parametrize(("has_libraries", "reason"), [(True, "no display here"), (False, "window cannot open")])
def test_without_a_window_the_true_reason_is_named(
    run_py: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    has_libraries: bool,
    reason: str,
) -> None:
    monkeypatch.setattr(run_py, "is_ready", lambda: True)
    monkeypatch.setattr(run_py, "require_qt_libraries", lambda: has_libraries)
    monkeypatch.setattr(run_py, "hand_over", lambda _arguments: 0)
    monkeypatch.setattr(run_py, "has_display", lambda: not has_libraries)
    assert run_py.main([]) == 0
    message = capsys.readouterr().err
    assert reason in message
    assert ("no display" in message) is has_libraries


# ------------------------------------------------------------------------------------------- real starts, no network

OFFLINE = ("unshare", "--net")


def can_unplug() -> bool:
    """Return whether this machine lets a process run in a network that leads nowhere."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run([*OFFLINE, "true"], capture_output=True, check=False).returncode == 0


def test_the_second_start_needs_no_network() -> None:
    if not (ROOT / ".venv" / "quire-stamp.txt").exists() or not can_unplug():
        pytest.skip("there is no environment of run.py here, or no network to unplug")
    python = Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info[1]}"
    done = subprocess.run(
        [*OFFLINE, python, ROOT / "run.py", "roll", "2d6"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("2d6: ")
    assert done.stderr == ""


@pytest.mark.skipif("QUIRE_PYTHONS" not in os.environ, reason="takes minutes: QUIRE_PYTHONS=3.11,3.12 names versions")
def test_quire_is_set_up_in_a_folder_with_spaces_and_umlauts_by_every_python(tmp_path: Path) -> None:
    for version in os.environ["QUIRE_PYTHONS"].split(","):
        python = shutil.which(f"python{version}")
        assert python is not None, version
        checkout = tmp_path / f"Jörgs Spiele {version} (schön)"
        ignored = shutil.ignore_patterns(".venv", ".git", "__pycache__", ".*_cache", "build", "dist")
        shutil.copytree(ROOT, checkout, ignore=ignored)
        variables = {**os.environ, "QUIRE_LIBRARY": str(checkout / "Bücherei.quire")}
        variables.pop("PYTHONPATH", None)
        for network, arguments in (((), ["roll", "2d6"]), (OFFLINE, ["demo", "Ä demo"])):
            command = [*network, python, "run.py", *arguments]
            done = subprocess.run(command, cwd=checkout, env=variables, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{version}: {done.stderr}"
        papers = sorted((checkout / "Ä demo").glob("*.pdf"))
        assert papers
        assert all(paper.read_bytes().startswith(b"%PDF-") for paper in papers)
        shutil.rmtree(checkout)
