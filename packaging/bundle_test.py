"""Tries the packages as a person would have them: ``packaging/bundle.py --test``.

On Linux the Debian package and the tarball are installed into clean systems (`clean_system`), used there with every
command and every page of the window, and removed. On every system the program is compared with the source: time to the
painted window, and memory. A second build must give the same bytes.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Final

import bundle_content as content
import bundle_uses
import clean_system
from bundle_content import ROOT
from clean_system import HOME, CleanSystem

START_FACTOR: Final = 1.2
MEMORY_FACTOR: Final = 1.1
STARTS: Final = 9
DESKTOP: Final = ("xdg-utils", "shared-mime-info", "desktop-file-utils", "libfile-mimeinfo-perl", "hicolor-icon-theme")
"""What every desktop has, for opening files by their type."""
OPENED_WITH: Final = "usr/share/applications/mimeinfo.cache"
"""Which programs open which types of files, written when a package comes or goes."""

CREATED: Final = (OPENED_WITH, "var/lib/dpkg", "var/lib/apt", "var/cache", "var/log", "etc/passwd", "etc/quire-base")
"""What is written when a package comes or goes, and what the trial itself has made."""

DROPPED: Final = "srv/packages"
"""Where the Debian package is put in the clean system."""

Trial = Callable[[], object]


def run_trials(trials: Sequence[tuple[str, Trial]]) -> bool:
    """Run trials, each to its end; return whether all went well."""
    is_good = True
    for name, trial in trials:
        begin = time.monotonic()
        try:
            said = trial()
            print(f"good: {name} ({time.monotonic() - begin:.0f} s) {said or ''}", flush=True)
        except (AssertionError, OSError, subprocess.SubprocessError, ValueError) as error:
            is_good = False
            output = getattr(error, "stdout", "") or ""
            print(f"FAILED: {name}: {type(error).__name__}: {error}\n{output}", flush=True)
    return is_good


def of_linux(tarball: Path, deb: Path, build: Path) -> list[tuple[str, Trial]]:
    """Return the trials of the packages for Linux.

    Args:
        tarball: The tarball.
        deb: The Debian package.
        build: Folder for the clean systems, and for pictures of what was shown.
    """
    base = clean_system.base_system(build / "root")
    return [
        ("lintian", partial(check_with_lintian, deb)),
        ("the Debian package in a clean system", partial(try_deb, base, deb, build)),
        ("the tarball in a clean system", partial(try_tarball, base, tarball, build)),
    ]


def check_with_lintian(deb: Path) -> str:
    """Check the Debian package; its overrides say with a reason what is meant to be as it is."""
    command = ["lintian", "--allow-root", "--fail-on", "error", "--tag-display-limit", "0", str(deb)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    warnings = [line for line in done.stdout.splitlines() if line.startswith("W:")]
    return "\n".join(["", *warnings])


# ------------------------------------------------------------------------------------------------ in a clean system


def try_deb(base: Path, deb: Path, build: Path) -> str:
    """Install the Debian package, use it, remove it; nothing of it stays, and everything of the person."""
    before: dict[str, str] = {}

    def prepare(root: Path) -> None:
        archives = base / "var/cache/apt/archives"
        needed = subprocess.run(["dpkg-deb", "-f", str(deb), "Depends"], capture_output=True, text=True, check=True)
        clean_system.install(root, DESKTOP, archives)
        clean_system.install(root, [needed.stdout.strip()], archives, "satisfy")
        before.update(clean_system.contents(root))
        (root / DROPPED).mkdir(parents=True)
        shutil.copyfile(deb, root / DROPPED / deb.name)
        clean_system.install(root, [f"/{DROPPED}/{deb.name}"], archives)

    place = build / "trial"
    with clean_system.display(), clean_system.running_copy(base, place, prepare) as system:
        count = use_commands(system, ["quire"], system.home / "Meine Dateien")
        pages = use_window(system, ["quire"], build / "pictures")
        open_by_double_click(system)
        start_twice(system, ["quire"])
        use_without_permission(system, ["quire"])
        check_manual_and_completion(system)
        kept = snapshot(system.home)
        assert {str(system.home / name) for name in (LIBRARY, PREFERENCES)} <= set(kept)
        system.shell("apt-get purge -y -qq quire")
        compared = check_nothing_left(system, before)
        assert kept == snapshot(system.home), "something of the person changed"
    return f"{count} uses of commands, {pages}; {compared}, {len(kept)} files of the person as they were"


def check_manual_and_completion(system: CleanSystem) -> None:
    """Look for the man pages and for what the shell completes."""
    for place in ("man", "man/de"):
        page = system.run(["zcat", f"/usr/share/{place}/man1/quire.1.gz"])
        assert page.startswith(".TH QUIRE 1"), page[:200]
        assert ".SS quire library list" in page, place
    typed = (
        ". /usr/share/bash-completion/completions/quire; COMP_WORDS=(quire lib); COMP_CWORD=1; _quire_completion quire"
    )
    completed = system.run(["bash", "-c", f'{typed}; echo "${{COMPREPLY[*]}}"'])
    assert "library" in completed, f"the shell completes nothing: {completed}"


LIBRARY: Final = ".local/share/Quire/library.quire"
PREFERENCES: Final = ".config/Quire/Quire.ini"


def try_tarball(base: Path, tarball: Path, build: Path) -> str:
    """Unpack the tarball below a folder with spaces and umlauts, use it, also as portable."""

    def prepare(root: Path) -> None:
        clean_system.install(root, TARBALL_NEEDS, base / "var/cache/apt/archives")

    place = build / "trial"
    with clean_system.display(), clean_system.running_copy(base, place, prepare) as system:
        folder = system.home / "Meine Spiele (schöne)"
        folder.mkdir()
        subprocess.run(["tar", "-xJf", str(tarball), "-C", str(folder)], check=True)
        own(folder)
        program = folder / f"quire-{content.version()}" / "quire"
        start = [f"/{program.relative_to(system.root)}"]
        count = use_commands(system, start, system.home / "Meine Dateien")
        pages = use_window(system, start, build / "pictures-tarball")
        start_twice(system, start)
        use_without_permission(system, start)
        before = snapshot(system.home, program.parent)
        game = json.loads(system.run([*start, "games", "--json"]))[0]["id"]
        system.run([*start, "--portable", "new", game, "--seed", "1", "--keep", "-o", f"{start[0]}-data.json"])
        assert len(json.loads(system.run([*start, "--portable", "library", "list", "--json"]))) == 1
        with system.started([*start, "--portable"]) as window:
            clean_system.wait(lambda: clean_system.windows("Quire"), "the window of portable mode")
            time.sleep(2)
            clean_system.press(clean_system.windows("Quire")[0], "ctrl+q")
            clean_system.wait(lambda: window.poll() is not None, "the end of portable mode")
        kept = sorted(path.name for path in (program.parent / "quire-data").iterdir())
        assert {"library.quire", "preferences.ini"} <= set(kept), kept
        assert before == snapshot(system.home, program.parent), "portable mode has written into the home"
        moved = program.parent.rename(system.home / "Anderswo") / "quire"
        found = system.run([f"/{moved.relative_to(system.root)}", "--portable", "library", "list", "--json"])
        assert len(json.loads(found)) == 1, "the folder cannot be moved"
    return f"{count} uses of commands, {pages}"


TARBALL_NEEDS: Final = ("libxcb1", "libfontconfig1", "fonts-dejavu-core", "libdbus-1-3")
"""What a system with a desktop has; the tarball brings the other libraries."""


def own(folder: Path) -> None:
    """Give a folder to the person of the clean system."""
    for path in (folder, *folder.rglob("*")):
        os.chown(path, clean_system.PERSON, clean_system.PERSON, follow_symlinks=False)


def snapshot(home: Path, without: Path | None = None) -> dict[str, str]:
    """Return the files of a home and what is in them, but for those of a folder."""
    files = (path for path in sorted(home.rglob("*")) if path.is_file() and without not in path.parents)
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def use_commands(system: CleanSystem, start: Sequence[str], folder: Path) -> int:
    """Use every command in a folder of the home; return the number of uses."""
    folder.mkdir(exist_ok=True)
    own(folder)
    place = f"/{folder.relative_to(system.root)}"

    def program(arguments: Sequence[str], typed: str = "", codes: tuple[int, ...] = (0,)) -> str:
        return system.run(["sh", "-c", f'cd "{place}" && exec "$@"', "sh", *start, *arguments], typed, codes)

    count = bundle_uses.use_everything(program)
    papers = sorted(folder.glob("*.pdf"))
    assert papers, "no paper was written"
    for paper in papers:
        assert paper.read_bytes().startswith(b"%PDF-"), paper.name
    return count


def use_window(system: CleanSystem, start: Sequence[str], pictures: Path) -> str:
    """Open every page of the window; keep the pictures; return what it says of them."""
    said = system.run([*start, "--self-test", f"/{HOME}/Bilder"])
    german = system.run([*start, "--self-test", "start"], variables={"LANG": "de_DE.UTF-8", "LANGUAGE": "de"})
    assert "painted" in german, german
    shutil.rmtree(pictures, ignore_errors=True)
    shutil.copytree(system.home / "Bilder", pictures)
    assert list(pictures.glob("*.pdf")), "no PDF was made in the window"
    return said.strip().splitlines()[-1]


def open_by_double_click(system: CleanSystem) -> None:
    """Open files of characters and worlds with the desktop's own programs: unknown, the same again, and changed."""
    folder = system.home / "Meine Dateien"
    source = next(iter(sorted(folder.glob("kept-*.json"))))
    document = json.loads(source.read_text(encoding="utf-8"))
    document.pop("id", None)
    file = folder / "Unbekannte Ä.quire-character"
    file.write_text(json.dumps({**document, "name": "Unbekannte Ä"}), encoding="utf-8")
    own(folder)
    place = f"/{file.relative_to(system.root)}"
    kind = system.run(["xdg-mime", "query", "filetype", place]).strip()
    assert kind == "application/x-quire-character+json", kind
    assert system.run(["xdg-mime", "query", "default", kind]).strip() == "quire.desktop"
    before = names(system)
    with system.started(["xdg-open", place]):
        clean_system.wait(lambda: clean_system.windows("Unbekannte"), "the window with the opened file")
        clean_system.wait(lambda: len(names(system)) == len(before) + 1, "the imported character")
        system.run(["xdg-open", place])
        time.sleep(2)
        assert len(names(system)) == len(before) + 1, "the same file opened twice made two characters"
        assert len(clean_system.windows("Unbekannte.*Quire|Quire.*Unbekannte")) == 1
        other = folder / "Geänderte.quire-character"
        origin = {"id": ids(system)["Unbekannte Ä"], "revision": 1}
        changed = {**document, "name": "Unbekannte Ä", "notes": "changed elsewhere", "library": origin}
        other.write_text(json.dumps(changed), encoding="utf-8")
        own(folder)
        answer_the_dialog(system, other, "alt+i")
        clean_system.wait(lambda: len(names(system)) == len(before) + 2, "the copy")
        id_ = str(origin["id"])
        first = notes(system, id_)
        other.write_text(json.dumps({**changed, "notes": "changed once more"}), encoding="utf-8")
        answer_the_dialog(system, other, "Escape")
        answer_the_dialog(system, other, "alt+r")
        clean_system.wait(lambda: notes(system, id_) == "changed once more", "the notes of the file")
        assert len(names(system)) == len(before) + 2, "what was replaced was also imported"
        system.run(["quire", "undo", id_])
        assert notes(system, id_) == first, "what was replaced cannot be undone"
        world = next(iter(sorted(folder.glob("world-*.json"))))
        shutil.copyfile(world, folder / "Welt.quire-world")
        own(folder)
        system.run(["xdg-open", f"/{HOME}/Meine Dateien/Welt.quire-world"])


def answer_the_dialog(system: CleanSystem, file: Path, key: str) -> None:
    """Open a changed file, and press a key in the dialog that asks about it; nothing is imported without an answer."""
    count = len(names(system))
    system.run(["xdg-open", f"/{file.relative_to(system.root)}"])
    clean_system.wait(lambda: clean_system.windows("Open file"), "the dialog about the changed file")
    assert len(names(system)) == count, "a changed file was imported without a question"
    clean_system.press(clean_system.windows("Open file")[0], key)
    clean_system.wait(lambda: not clean_system.windows("Open file"), "the end of the dialog")


def notes(system: CleanSystem, id_: str) -> str:
    """Return the notes of a character of the library."""
    return str(json.loads(system.run(["quire", "library", "export", id_]))["notes"])


def names(system: CleanSystem) -> list[str]:
    """Return the names of the characters in the library."""
    return [each["name"] for each in json.loads(system.run(["quire", "library", "list", "--json"]))]


def ids(system: CleanSystem) -> dict[str, str]:
    """Return the ids of the characters in the library by their names."""
    return {each["name"]: each["id"] for each in json.loads(system.run(["quire", "library", "list", "--json"]))}


def start_twice(system: CleanSystem, start: Sequence[str]) -> None:
    """Start the program while it runs: the second start ends at once, and there is one window."""
    with system.started(start) as first:
        clean_system.wait(lambda: clean_system.windows("Quire"), "the window")
        time.sleep(2)
        count = len(clean_system.windows("Quire"))
        system.run(list(start))
        assert first.poll() is None, "the first window was closed"
        assert len(clean_system.windows("Quire")) == count, "a second window was opened"
        other = system.run(
            ["sh", "-c", 'timeout 8 "$@" --library "$HOME/Andere.quire"; echo "ended: $?"', "sh", *start]
        )
        assert "ended: 124" in other, f"another library must open a window of its own: {other}"


def use_without_permission(system: CleanSystem, start: Sequence[str]) -> None:
    """Use a home that cannot be written: the window opens, and the command says what is the matter."""
    home = system.root / "home/fest"
    home.mkdir(exist_ok=True)
    home.chmod(0o555)
    home_of_others = {"HOME": "/home/fest"}
    said = system.run([*start, "--self-test", "start"], variables=home_of_others)
    assert "filled" in said, said
    refused = system.run([*start, "library", "list"], codes=(0, 1), variables=home_of_others)
    assert "Traceback" not in refused, refused
    printed = system.run([*start, "roll", "3d6"], variables=home_of_others)
    assert "3d6" in printed, printed


def check_nothing_left(system: CleanSystem, before: Mapping[str, str]) -> str:
    """Compare the system after the removal, file by file, with the one before the package was installed.

    Args:
        system: The system.
        before: What it held.
    """
    after = clean_system.contents(system.root)
    places = sorted(place for place in {*before, *after} if before.get(place) != after.get(place))
    changed = [place for place in places if not place.startswith(CREATED)]
    assert not changed, f"another content after the removal than before the package came: {changed[:40]}"
    listed = system.root / OPENED_WITH
    assert not listed.exists() or "quire" not in listed.read_text(encoding="utf-8")
    return f"{len(after)} files and folders of the system as before"


# ------------------------------------------------------------------------------------------- on the system it runs on


def of_this_system(program: Path, python: Path) -> list[tuple[str, Trial]]:
    """Return the trials of the collected program on the system that it was made on.

    Args:
        program: The program.
        python: The Python of the environment that was collected from.
    """
    trials: list[tuple[str, Trial]] = [("start and memory beside the source", partial(measure, program, python))]
    if not sys.platform.startswith("linux"):
        trials.insert(0, ("every command and every page", partial(use_here, program)))
    return trials


def use_here(program: Path) -> str:
    """Use every command and every page with a library of its own."""
    with tempfile.TemporaryDirectory(prefix="Quire ä ") as name:
        variables = {**os.environ, "QUIRE_LIBRARY": str(Path(name) / "library.quire"), "PYTHONUTF8": "1"}

        def run(arguments: Sequence[str], typed: str = "", codes: tuple[int, ...] = (0,)) -> str:
            done = subprocess.run([str(program), *arguments], cwd=name, env=variables, input=typed, text=True,
                                  encoding="utf-8", capture_output=True, timeout=600, check=False)  # fmt: skip
            assert done.returncode in codes, f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}"
            return done.stdout if done.stdout else done.stderr

        count = bundle_uses.use_everything(run)
        said = run(["--self-test", str(Path(name) / "pictures")]).strip().splitlines()[-1]
    return f"{count} uses of commands, {said}"


def measure(program: Path, python: Path) -> str:
    """Compare start and memory with those of the source, one after the other in turns; return the figures."""
    source = [str(python), str(ROOT / "packaging" / "launch.py")]
    is_linux = sys.platform.startswith("linux")
    with tempfile.TemporaryDirectory() as name, clean_system.display() if is_linux else nullcontext():
        variables = {**os.environ, "QUIRE_LIBRARY": str(Path(name) / "library.quire"), "PYTHONPATH": str(ROOT)}
        variables |= {"DISPLAY": clean_system.DISPLAY} if is_linux else {}
        variables.pop("QT_QPA_PLATFORM", None)
        samples = map(str, sorted((ROOT / "resources" / "samples").glob("*/*.json")))
        fill = [str(program), "library", "import", *samples]
        subprocess.run(fill, env=variables, check=True, stdout=subprocess.DEVNULL)
        start_once(source, variables)  # compiles what is not compiled yet
        pairs = [(start_once([str(program)], variables), start_once(source, variables)) for _ in range(STARTS)]
    lines = []
    is_good = True
    for index, (what, factor, unit) in enumerate((("start", START_FACTOR, "s"), ("memory", MEMORY_FACTOR, "MB"))):
        ours, theirs = ([pair[side][index] for pair in pairs] for side in (0, 1))
        ratio = statistics.median(ours) / statistics.median(theirs)
        is_good = is_good and ratio <= factor
        lines.append(
            f"{what}: bundle {statistics.median(ours):.2f} {unit} [{min(ours):.2f} to {max(ours):.2f}], source "
            f"{statistics.median(theirs):.2f} {unit} [{min(theirs):.2f} to {max(theirs):.2f}], "
            f"ratio {ratio:.2f} (limit {factor})"
        )
    assert is_good, "\n".join(lines)
    return "\n".join(["", *lines])


def start_once(command: Sequence[str], variables: dict[str, str]) -> tuple[float, float]:
    """Start the window; return the seconds until it is painted, and the greatest memory in MB until it is filled."""
    begin = time.monotonic()
    process = subprocess.Popen([*command, "--self-test", "start"], env=variables, stdout=subprocess.PIPE, text=True)
    painted = 0.0
    for line in process.stdout or ():
        if line.startswith("painted") and not painted:
            painted = time.monotonic() - begin
    memory = wait_for_memory(process)
    assert process.returncode == 0, f"{command[0]} ended with {process.returncode}"
    assert painted, f"{command[0]} painted no window"
    return painted, memory


def wait_for_memory(process: subprocess.Popen[str]) -> float:
    """Wait until a program has ended; return the greatest memory that it had, in MB."""
    if sys.platform == "win32":
        process.wait()
        counters = (ctypes.c_size_t * 10)(ctypes.sizeof(ctypes.c_size_t) * 10)  # PROCESS_MEMORY_COUNTERS
        ctypes.windll.kernel32.K32GetProcessMemoryInfo(int(process._handle), ctypes.byref(counters), len(counters) * 8)
        return counters[1] / 1_000_000  # PeakWorkingSetSize
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss / (1_000_000 if sys.platform == "darwin" else 1_000)


def compare_builds(first: Sequence[Path], second: Sequence[Path]) -> str:
    """Compare two builds of one commit, byte by byte.

    Args:
        first: The packages.
        second: The same packages, built again elsewhere.
    """
    for one, other in zip(first, second, strict=True):
        sums = [hashlib.sha256(file.read_bytes()).hexdigest() for file in (one, other)]
        assert sums[0] == sums[1], f"{one.name} differs: {sums[0]}, {sums[1]}"
    return ", ".join(file.name for file in first)
