"""Catalogues of gettext: reads and writes ``.po`` files, and compiles them to ``.mo``.

As much of the format as Quire needs: singular, plural and fuzzy entries without contexts. Comments of translators are
kept; obsolete entries are not.
"""

from __future__ import annotations

import ast
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

PLURAL_RULES = {"de": "nplurals=2; plural=(n != 1);"}
"""Plural rule of each language, as gettext writes it; another language is added here."""

MAGIC = 0x950412DE
WIDTH = 100
"""Letters of a text in one line of a ``.po`` file."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A text with its translation.

    Attributes:
        text: The English text; of a plural the singular.
        plural: The English plural, or "".
        forms: The translation, of a plural one for each form of the language; empty texts where it is open.
        is_fuzzy: Whether a translator marked it as not certain; it counts as open.
        comments: Lines of translators, with their ``#``.
    """

    text: str
    plural: str = ""
    forms: tuple[str, ...] = ("",)
    is_fuzzy: bool = False
    comments: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether the translation, or one of its forms, is missing."""
        return self.is_fuzzy or not all(self.forms)


Catalogue = dict[str, Entry]
"""Entries by their English text; the one of "" is the header."""


def form_count(language: str) -> int:
    """Return the number of plural forms of a language."""
    return int(PLURAL_RULES[language].partition("nplurals=")[2].partition(";")[0])


def header(language: str, extra: Mapping[str, str] | None = None) -> str:
    """Return the header of a catalogue, that says in which language it is and how that counts."""
    fields = {
        "Project-Id-Version": "Quire",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURAL_RULES[language],
        **(extra or {}),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def read_po(file: Path) -> Catalogue:
    """Read a ``.po`` file.

    Raises:
        ValueError: A line cannot be read; the error names it.
    """
    found: Catalogue = {}
    fields: dict[str, str] = {}
    comments: list[str] = []
    name = ""

    def finish() -> None:
        if "msgid" in fields:
            forms = tuple(text for key, text in sorted(fields.items()) if key.startswith("msgstr"))
            kept = tuple(each for each in comments if not each.startswith(("#,", "#~", "#|", "#:")))
            is_fuzzy = any(each.startswith("#,") and "fuzzy" in each for each in comments)
            entry = Entry(fields["msgid"], fields.get("msgid_plural", ""), forms, is_fuzzy, kept)
            found[entry.text] = entry
        fields.clear()
        comments.clear()

    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), start=1):
        bare = line.strip()
        if bare.startswith("#"):
            if fields:
                finish()
            comments.append(bare)
        elif bare:
            keyword, quote, rest = bare.partition('"')
            if not quote:
                raise ValueError(f"{file.name}, line {number}: no text in quotes")
            if keyword:
                name = keyword.strip()
                if name == "msgid" and fields:
                    finish()
                fields[name] = ""
            fields[name] += str(ast.literal_eval(quote + rest))
    finish()
    return found


def po_text(language: str, entries: Iterable[Entry]) -> str:
    """Return the text of a ``.po`` file.

    Args:
        language: Its language.
        entries: The entries in their order, without the header.
    """
    blocks = [_block(Entry("", forms=(header(language),)))]
    blocks += map(_block, entries)
    return "\n".join(blocks)


def _block(entry: Entry) -> str:
    lines = list(entry.comments)
    if entry.is_fuzzy:
        lines.append("#, fuzzy")
    lines += _quoted("msgid", entry.text)
    if entry.plural:
        lines += _quoted("msgid_plural", entry.plural)
        for number, form in enumerate(entry.forms):
            lines += _quoted(f"msgstr[{number}]", form)
    else:
        lines += _quoted("msgstr", entry.forms[0])
    return "\n".join(lines) + "\n"


def _quoted(keyword: str, text: str) -> list[str]:
    """Return the lines of a text: one, or several of which each ends at a line break or a blank."""
    pieces = [piece for line in text.splitlines(keepends=True) for piece in _wrapped(line)]
    if len(pieces) <= 1:
        return [f'{keyword} "{_escaped(text)}"']
    return [f'{keyword} ""', *(f'"{_escaped(piece)}"' for piece in pieces)]


def _wrapped(line: str) -> list[str]:
    pieces = [""]
    for word in line.split(" "):
        if pieces[-1] and len(pieces[-1]) + len(word) >= WIDTH:
            pieces.append("")
        pieces[-1] += word + " "
    pieces[-1] = pieces[-1][:-1]
    return pieces if pieces[-1] else pieces[:-1]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")


def mo_bytes(language: str, entries: Iterable[Entry], extra: Mapping[str, str] | None = None) -> bytes:
    """Compile a catalogue; open entries are left out.

    Args:
        language: Its language.
        entries: The entries, without the header.
        extra: More fields of the header.
    """
    texts = {"": header(language, extra)}
    for entry in entries:
        if not entry.is_open:
            key = f"{entry.text}\0{entry.plural}" if entry.plural else entry.text
            texts[key] = "\0".join(entry.forms)
    pairs = sorted((key.encode(), text.encode()) for key, text in texts.items())
    start = 7 * 4
    offset = start + len(pairs) * 16
    tables: tuple[list[bytes], list[bytes]] = ([], [])
    data = b""
    for column, table in enumerate(tables):
        for pair in pairs:
            table.append(struct.pack("<2I", len(pair[column]), offset + len(data)))
            data += pair[column] + b"\0"
    top = struct.pack("<7I", MAGIC, 0, len(pairs), start, start + len(pairs) * 8, 0, start + len(pairs) * 16)
    return top + b"".join(tables[0]) + b"".join(tables[1]) + data
