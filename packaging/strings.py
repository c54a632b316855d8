"""Gather every text that a person may read, for translators: ``python packaging/strings.py OUT.ts``.

Qt's own tool reads forms and literal calls, but neither the games' data nor the sentences of core. This writes both
into one file of Qt Linguist, untranslated: the labels, helps and sentences of a game in the context ``rules.<id>``,
the sentences of core and those of the window that are messages, too, in the context ``core``.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
READ_BY_PEOPLE = frozenset(
    ("label", "help", "about", "message", "text", "title", "heading", "note", "unit", "undefined", "creation_time")
)
"""Attributes of the games' data that hold words."""

MESSAGE = "Message"
TEMPLATE = 1


def texts(data: object) -> Iterator[str]:
    """Give the words in a part of a game's data."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if isinstance(value, str) and key in READ_BY_PEOPLE:
                yield value
            elif key == "words" and isinstance(value, Mapping):
                yield from map(str, value.values())
            else:
                yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def game_texts(folder: Path) -> list[str]:
    """Give the words of a game, each once."""
    files = sorted(folder.glob("*.toml"))
    found = [text for file in files for text in texts(tomllib.loads(file.read_text(encoding="utf-8")))]
    return list(dict.fromkeys(text for text in found if text.strip()))


def core_texts(root: Path = ROOT) -> list[str]:
    """Give the sentences of core, and those that the window makes in the same way, each once."""
    found = []
    for file in (*sorted((root / "core").rglob("*.py")), *sorted((root / "desktop").rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == MESSAGE:
                template = node.args[TEMPLATE] if len(node.args) > TEMPLATE else None
                if isinstance(template, ast.Constant):
                    found.append(str(template.value))
    return list(dict.fromkeys(found))


def contexts(root: Path = ROOT) -> dict[str, list[str]]:
    """Give all texts by context."""
    games = sorted(folder for folder in (root / "resources" / "rules").iterdir() if folder.is_dir())
    return {"core": core_texts(root), **{f"rules.{folder.name}": game_texts(folder) for folder in games}}


def linguist(found: Mapping[str, list[str]]) -> str:
    """Give the file of Qt Linguist."""
    top = ElementTree.Element("TS", version="2.1", sourcelanguage="en")
    for name, sources in found.items():
        context = ElementTree.SubElement(top, "context")
        ElementTree.SubElement(context, "name").text = name
        for source in sources:
            message = ElementTree.SubElement(context, "message")
            ElementTree.SubElement(message, "source").text = source
            ElementTree.SubElement(message, "translation", type="unfinished")
    ElementTree.indent(top)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(top, encoding="unicode") + "\n"


def main(arguments: list[str]) -> int:
    """Write the file; gives the exit code."""
    if len(arguments) != 1:
        print("Name the file to write, as in translations.ts.", file=sys.stderr)
        return 2
    found = contexts()
    Path(arguments[0]).write_text(linguist(found), encoding="utf-8")
    print(*(f"{name}: {len(sources)} texts" for name, sources in found.items()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
