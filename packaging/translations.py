"""Bring the translations of the window up to date: ``python packaging/translations.py``.

Gathers all texts (those of the window with Qt's own tool, those of core and of the games' data with ``strings.py``)
into ``resources/translations/quire_<language>.ts``, keeping what is translated, says how much is open, and writes the
files that the program loads. Words are translated with Qt Linguist, ``pyside6-linguist``, or in the file itself.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(Path(__file__).resolve().parent))

import PySide6  # noqa: E402  (the place of strings.py comes first)
import strings  # noqa: E402

FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "en")
PLURALS_ONLY = frozenset({"en"})
"""Languages whose words stand in the code, so that only the forms for one and for several are translated."""

TOOLS = Path(PySide6.__file__).parent


def gather(file: Path, root: Path = ROOT) -> None:
    """Bring a file of Linguist up to date with all texts; what nobody shows any more falls out."""
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder) / "gathered.py"
        calls.write_text(written_as_calls(strings.contexts(root)), encoding="utf-8")
        sources = [
            *sorted((root / "desktop").rglob("*.py")),
            *sorted((root / "forms").rglob("*.ui")),
            calls,
        ]
        language = file.stem.rpartition("_")[2]
        options = ["-locations", "none", "-no-obsolete", "-source-language", "en", "-target-language", language]
        options += ["-pluralonly"] if language in PLURALS_ONLY else []
        run("lupdate", *options, *map(str, sources), "-ts", str(file))


def written_as_calls(contexts: dict[str, list[str]]) -> str:
    """Write texts as calls that Qt's tool reads."""
    lines = ["from PySide6.QtCore import QCoreApplication"]
    for context, texts in contexts.items():
        lines += [f"QCoreApplication.translate({context!r}, {quoted(text)})" for text in texts]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """Quote a text as Qt's tool understands it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def release(source: Path, target: Path) -> None:
    """Write the file that the program loads."""
    run("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(target))


def run(tool: str, *arguments: str) -> None:
    """Run a tool of Qt."""
    subprocess.run([TOOLS / tool, *arguments], check=True, stdout=subprocess.DEVNULL)


def open_texts(file: Path) -> dict[str, list[str]]:
    """Return what is not translated yet, by context."""
    found: dict[str, list[str]] = {}
    for context in ElementTree.parse(file).iter("context"):  # noqa: S314 - a file of our own
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found.setdefault(name, []).append(message.findtext("source") or "")
    return found


def main() -> int:
    """Bring every language up to date; gives the exit code."""
    for language in LANGUAGES:
        file = FOLDER / f"quire_{language}.ts"
        FOLDER.mkdir(parents=True, exist_ok=True)
        gather(file)
        release(file, file.with_suffix(".qm"))
        missing = open_texts(file)
        print(f"{language}: {sum(map(len, missing.values()))} texts are open")
        for context, texts in missing.items():
            print(f"    {context}: {len(texts)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
