"""Update all translations: ``python packaging/translations.py``.

The window's own texts are in ``resources/translations/quire_<language>.ts``, for Qt Linguist. Those of core, the
terminal and paper are in ``<language>/core.po`` there, those of a game in ``<language>/rules.<id>.po``, for any editor
of gettext catalogues. This collects the texts, keeps what is translated, compiles the files that the program loads, and
lists how many texts are open.

A game's catalogue is used when it is complete. Until then the compiled one says only which terms stay in English, and
the form of the game's sheet is left out of the window's file, so that the game is in English everywhere.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(Path(__file__).resolve().parent))

import po_files  # noqa: E402  (the folder of the scripts comes first)
import PySide6  # noqa: E402
import strings  # noqa: E402
from po_files import PLURAL_RULES, Catalogue, Entry  # noqa: E402

from core.language import CORE, UNFINISHED  # noqa: E402
from core.messages import split_plural  # noqa: E402

FOLDER = ROOT / "resources" / "translations"
PLURALS_ONLY = frozenset({"en"})
"""Languages of the window whose words are in the code, so that only singulars and plurals are translated."""

LANGUAGES = (*PLURAL_RULES, *PLURALS_ONLY)
"""Languages of the window."""

TOOLS = Path(PySide6.__file__).parent


# ------------------------------------------------------------------------------------------------- core and the games


def update_catalogue(known: Catalogue, language: str, texts: Iterable[str]) -> list[Entry]:
    """Return the entries of a catalogue in the order of its texts: what is translated stays, what is new is open.

    Args:
        known: The catalogue so far.
        language: Its language.
        texts: The texts to translate; those that are gone fall out.

    Raises:
        ValueError: Two texts have the same singular and different plurals.
    """
    found: dict[str, Entry] = {}
    for text in texts:
        split = split_plural(text)
        one, many = (text, "") if split is None else (split.one, split.many)
        other = found.get(one)
        if other is not None and other.plural and many and other.plural != many:
            raise ValueError(f"{one!r} has two plurals: {other.plural!r} and {many!r}")
        if other is None or not other.plural:
            found[one] = Entry(one, many, ("",) * (po_files.form_count(language) if many else 1))
    for key, entry in found.items():
        before = known.get(key)
        if before is not None and before.plural == entry.plural and len(before.forms) == len(entry.forms):
            found[key] = before
    return list(found.values())


def catalogue_file(language: str, domain: str, folder: Path = FOLDER) -> Path:
    """Return the readable file of a catalogue."""
    return folder / language / f"{domain}.po"


def update_catalogues(language: str, contexts: Mapping[str, Iterable[str]], folder: Path = FOLDER) -> None:
    """Bring the catalogues of a language up to date; those of games that are gone are removed."""
    for domain, texts in contexts.items():
        file = catalogue_file(language, domain, folder)
        known = po_files.read_po(file) if file.exists() else {}
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(po_files.po_text(language, update_catalogue(known, language, texts)), encoding="utf-8")
    for file in (folder / language).glob("*.[mp]o"):
        if file.stem not in contexts:
            file.unlink()


def compile_catalogue(language: str, domain: str, folder: Path = FOLDER) -> bytes:
    """Return the compiled catalogue; that of a game that is not complete keeps the game's terms in English.

    Terms that core's catalogue knows, too, are in it untranslated, as core's translation would be taken for them.
    """
    entries = _entries(language, domain, folder)
    if domain == CORE or not any(entry.is_open for entry in entries):
        return po_files.mo_bytes(language, entries)
    shared = {entry.text for entry in _entries(language, CORE, folder)}
    count = po_files.form_count(language)
    english = [
        Entry(entry.text, entry.plural, (entry.text, *(entry.plural,) * (count - 1)) if entry.plural else (entry.text,))
        for entry in entries
        if entry.text in shared
    ]
    return po_files.mo_bytes(language, english, {UNFINISHED: "yes"})


def _entries(language: str, domain: str, folder: Path) -> list[Entry]:
    return [entry for text, entry in po_files.read_po(catalogue_file(language, domain, folder)).items() if text]


def open_entries(language: str, folder: Path = FOLDER) -> dict[str, list[str]]:
    """Return the texts that are not translated yet, by catalogue."""
    files = sorted((folder / language).glob("*.po"))
    found = {
        file.stem: [entry.text for entry in _entries(language, file.stem, folder) if entry.is_open] for file in files
    }
    return {domain: texts for domain, texts in found.items() if texts}


# --------------------------------------------------------------------------------------------------------- the window


def gather(file: Path, root: Path = ROOT) -> None:
    """Bring a file of Linguist up to date with the window's own texts; those that are gone fall out."""
    sources = [*sorted((root / "desktop").rglob("*.py")), *sorted((root / "forms").rglob("*.ui"))]
    language = file.stem.rpartition("_")[2]
    options = ["-locations", "none", "-no-obsolete", "-source-language", "en", "-target-language", language]
    options += ["-pluralonly"] if language in PLURALS_ONLY else []
    run("lupdate", *options, *map(str, sources), "-ts", str(file))


def release(source: Path, target: Path, left_out: Iterable[str] = ()) -> None:
    """Write the file that the program loads.

    Args:
        source: The file of Linguist.
        target: The file to write.
        left_out: Contexts that stay in English.
    """
    tree = ElementTree.parse(source)  # noqa: S314 - a file of our own
    top, names = tree.getroot(), set(left_out)
    for context in [each for each in top.iter("context") if each.findtext("name") in names]:
        top.remove(context)
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / source.name
        tree.write(kept, encoding="utf-8", xml_declaration=True)
        run("lrelease", "-silent", "-nounfinished", str(kept), "-qm", str(target))


def sheet_contexts(language: str, root: Path = ROOT) -> list[str]:
    """Return the contexts of the sheets of games whose catalogue is not complete in a language."""
    missing = open_entries(language, root / "resources" / "translations") if language in PLURAL_RULES else {}
    frames = sorted((root / "forms" / "sheets").glob("*/sheet.ui"))
    unfinished = [file for file in frames if f"rules.{file.parent.name}" in missing]
    return [ElementTree.parse(file).findtext("class") or "" for file in unfinished]  # noqa: S314 - as above


def run(tool: str, *arguments: str) -> None:
    """Run a tool of Qt."""
    subprocess.run([TOOLS / tool, *arguments], check=True, stdout=subprocess.DEVNULL)


def open_texts(file: Path) -> dict[str, list[str]]:
    """Return the window's texts that are not translated yet, by context."""
    found: dict[str, list[str]] = {}
    for context in ElementTree.parse(file).iter("context"):  # noqa: S314 - as above
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found.setdefault(name, []).append(message.findtext("source") or "")
    return found


def main() -> int:
    """Bring every language up to date, and list what is open; returns the exit code."""
    contexts = strings.contexts()
    for language in LANGUAGES:
        file = FOLDER / f"quire_{language}.ts"
        gather(file)
        missing = open_texts(file)
        if language in PLURAL_RULES:
            update_catalogues(language, contexts)
            missing |= open_entries(language)
            for domain in contexts:
                compiled = compile_catalogue(language, domain)
                catalogue_file(language, domain).with_suffix(".mo").write_bytes(compiled)
        release(file, file.with_suffix(".qm"), sheet_contexts(language))
        print(f"{language}: {sum(map(len, missing.values()))} texts are open")
        for context, texts in missing.items():
            print(f"    {context}: {len(texts)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
