"""Files of every kind that Quire reads, spoilt at random, and the commands that read them.

    python -m tests.helpers.mutated_files 1000 [--seed N] [--only NUMBER] [KIND …]

spoils that many files of each kind: values of other types, huge numbers, hostile texts, deep nesting, keys that are
missing or strange, single bytes; of filled PDFs also objects of other types. Every command must end with a result or a
sentence, never with a bug, and leave a library that the doctor finds sound. Prints what did not hold, with the number
that makes the same file again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from pypdf import PdfReader

from core.character.document_kind import CAMPAIGN
from core.content.arrangement_file import write_arrangement
from core.registry import Game, games, open_character
from core.returned_sheets.pdf_sheet import MARKS_FIELD
from core.rules.model import FieldType
from core.rules.sheet_arrangement import standard_arrangement
from core.store.library import Library
from core.store.records import Query
from tests.helpers.command_line import Quire
from tests.helpers.form_pdfs import fill_in
from tests.helpers.games import sample_character, sample_files
from tests.helpers.killed_editor import now

SLOW_S: Final = 60.0
"""Seconds of work after which a command counts as hanging; fights of a thousand rounds take a quarter of it."""

_DEEP, _HUGE = "@deep@", "@huge@"
_RAW: Final = {_DEEP: "[" * 3000 + "]" * 3000, _HUGE: "9" * 5000}
_HOSTILE: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 10**9, 10**18, -(10**18), 2**63, 0.1, 1e308, -1e-300, "", " ", "0", "-1", "true", _DEEP,
    _HUGE, "x" * 70_000, "a\x00b", "\x1b[2J\x9b31m\u202e", "\ud800", "../../../../tmp/quire-was-here", "/dev/null",
    "con", "weapons[99999999999999]", "weapons[-1].name", "name[#zz].x", "__class__", "9" * 500, "²", "٣", "½", "1e999",
    "nan", "infinity", "<b>&amp;", "{name}", "%s%n", "1d6", "999999999d999999999", "(" * 500, "sum(" * 40, "$", [], {},
    [[]], [None], {"": None}, [{}], {"uid": 1}, [1, "a", None], {"a": {"b": {"c": [1]}}},
)  # fmt: skip


_PDF_ENTRY: Final = re.compile(
    rb"/(?:V|DV|T|TU|Kids|Parent|FT|Ff|Opt|AS|AP|Rect|Fields|AcroForm|Names|EF|F|UF|Length|Filter|Size|Pages|Count|Type"
    rb"|Subtype|Root|Info|Keywords|Contents|Resources|Annots|MediaBox) +(?:\d+ \d+ R|\([^()]*\)|<[0-9A-F]*>|/\w+|-?\d+)"
)
_PDF_KEYS: Final = (b"/V", b"/T", b"/Kids", b"/Parent", b"/Opt", b"/AS", b"/Length", b"/JS", b"/AA", b"/\xff#00")
_PDF_VALUES: Final = (
    b"null", b"true", b"-1", b"0", b"99999999999999999999", b"1 0 R", b"5 0 R", b"99999 0 R", b"0 65535 R", b"()",
    b"(x", b"<FEFFD800>", b"<FEFF0000>", b"<", b"/Off", b"/Yes", b"/", b"[]", b"[[[[]]]]", b"[1 0 R 1 0 R]", b"<< >>",
    b"<< /V", b"(" + b"9" * 5000 + b")", b"(" + b"x" * 70_000 + b")", b"(../../../../tmp/quire-was-here)",
    b"(\x1b[2J\x9b31m)", b"[" * 3000, b"(weapons[99999999].name)", b"(1e999)", b"endobj",
    b"<< /S /JavaScript /JS (while \\(true\\) {}) >>",
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A library of one game with what the files are about, copied for each file.

    Attributes:
        game: The game.
        folder: Where it is.
        ids: Two characters, both in the campaign.
        drafts: Ids of the drafts of a fight and of a creation.
    """

    game: Game
    folder: Path
    ids: tuple[str, ...]
    drafts: tuple[str, ...]

    @property
    def library(self) -> Path:
        """The library that is copied."""
        return self.folder / "library.quire"


CAMPAIGN_NAME: Final = "Table"


def make_place(game: Game, folder: Path, quire: Quire) -> Place:
    """Make the library of a game.

    Args:
        game: The game.
        folder: A new folder.
        quire: The command line.
    """
    folder.mkdir()
    own = ("--library", folder / "library.quire")
    for file in sample_files(game)[:2]:
        quire.good("library", "import", file, *own)
    quire.good("campaign", "new", CAMPAIGN_NAME, "--game", game.id, *own)
    with Library.open(folder / "library.quire", now) as library:
        ids = tuple(each.id for each in library.page(Query()).entries)
    quire.good("campaign", "set", CAMPAIGN_NAME, *(word for id_ in ids for word in ("--add", id_)), *own)
    quire.good("fight", ids[0], "vs", ids[1], "--seed", "1", "--ask", *own, stdin="\n" * 12 + "stop\n")
    quire.good("new", game.id, "--seed", "1", "--ask", *own, stdin="\n" * 6 + "stop\n")
    with Library.open(folder / "library.quire", now) as library:
        drafts = {each.procedure: each.id for each in library.drafts.list()}
    fight = next(id_ for key, id_ in drafts.items() if any(each.key == key for each in game.conflicts))
    return Place(game, folder, ids, (fight, drafts[game.creation.key]))


# ------------------------------------------------------------------------------------------------ sound files


@cache
def _character(place: Place) -> str:
    return sample_files(place.game)[2].read_text(encoding="utf-8")


@cache
def _world(place: Place) -> str:
    world = json.loads(place.game.settings[0].read_text(encoding="utf-8"))
    return json.dumps({**world, "id": "own", "name": "Own"})


@cache
def _changes(place: Place) -> str:
    sheet = open_character(sample_character(place.game), random.Random(1))
    keys = [key for key, field in sheet.system.fields.items() if field.type is FieldType.INT and "[]" not in key]
    numbers = [(key, value) for key in keys if isinstance(value := sheet.value(key), int)]
    changes = [{"address": key, "label": key, "was": value, "now": int(str(value)) + 1} for key, value in numbers[:30]]
    head = {"format": "quire-changes", "version": 1, "id": place.ids[0], "revision": 1, "system": place.game.id}
    return json.dumps({**head, "name": "Someone", "changes": changes})


@cache
def _pack(place: Place) -> str:
    system = place.game.system
    keys = [key for key in system.derived if "[]" not in key][:6]
    head = {"format": "quire-rules", "version": 1, "system": system.id, "name": "Ours", "author": "Me", "about": "All"}
    options = {key: {"value": option.default, "note": "why"} for key, option in system.options.items()}
    rules = {key: {"formula": "1 + 2", "note": "why"} for key in keys}
    return json.dumps({**head, "options": options, "house_rules": rules}, default=str)


@cache
def _fight_answers(place: Place) -> str:
    with Library.open(place.library, now) as library:
        answers = library.drafts.load(place.drafts[0]).answers
    return json.dumps([{"key": each["key"], "answer": each["answer"]} for each in answers if isinstance(each, dict)])


@cache
def _creation_answers(place: Place) -> str:
    return Quire().good("new", place.game.id, "--seed", "1", "--questions", "--library", place.library).out


@cache
def _draft(which: int, place: Place) -> str:
    with Library.open(place.library, now) as library:
        draft = library.drafts.load(place.drafts[which])
    return json.dumps({"transcript": draft.transcript, "state": draft.state, "answers": draft.answers}, default=_plain)


@cache
def _campaign(place: Place) -> str:
    with Library.open(place.library, now) as library:
        entry = next(each for each in library.page(Query(kind=CAMPAIGN)).entries if each.name == CAMPAIGN_NAME)
        library.campaigns.record(place.ids, "An award")
        return library.load(entry.id).character.to_text()


@cache
def _arrangement(place: Place) -> str:
    return write_arrangement(standard_arrangement(place.game.system))


def _plain(value: object) -> object:
    return int(str(value)) if str(value).lstrip("-").isdecimal() else float(str(value))


@cache
def _filled_pdf(place: Place) -> bytes:
    """Return the fillable sheet of the first character, as a reader filled it in: other numbers, words and boxes."""
    quire, file = Quire(), place.folder / "printed.pdf"
    quire.good("pdf", place.ids[0], "--fillable", "-o", file, "--library", place.library)
    source = random.Random(1)
    values: dict[str, str] = {}
    for name, field in (PdfReader(file).get_fields() or {}).items():
        kind, value = field.get("/FT"), str(field.get("/V") or "")
        if kind == "/Tx" and name != MARKS_FIELD and source.random() < 0.5:
            values[name] = str(int(value) + 1) if value.isdecimal() else f"{value} Ő"
        elif kind == "/Btn" and "#" in name and source.random() < 0.2:
            values[name] = "/Off" if value == "/Yes" else "/Yes"
    return fill_in(file.read_bytes(), values)


# ------------------------------------------------------------------------------------------------ commands

Command = tuple[Sequence[str | Path], str]
"""Arguments, and what is typed."""


def _read_character(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    yield ("derive", file), ""
    yield ("check", file), ""
    yield ("pdf", file, "-o", file.with_suffix(".pdf")), ""
    yield ("library", "import", file), ""
    yield ("fight", file, "vs", place.ids[0], "--seed", "1", "--rounds", "2"), ""


def _read_world(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    yield ("world", "check", file), ""
    yield ("library", "import", file), ""
    yield ("world", "list"), ""
    yield ("new", place.game.id, "--seed", "1", "--setting", file), ""
    yield ("fight", place.ids[0], "vs", place.ids[1], "--seed", "1", "--rounds", "2", "--setting", file), ""


def _read_changes(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    yield ("library", "import", file, "--changes", "none", "--json"), ""
    yield ("library", "import", file, "--changes", "all"), ""
    yield ("check", place.ids[0]), ""


def _read_filled_pdf(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    yield ("library", "import", file, "--changes", "none", "--json"), ""
    yield ("library", "import", file, "--changes", "all"), ""
    yield ("check", place.ids[0]), ""
    yield ("library", "list", "--json"), ""


def _read_pack(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    yield ("campaign", "rules", CAMPAIGN_NAME, "--pack", file, "--dry-run", "--json"), ""
    yield ("campaign", "rules", CAMPAIGN_NAME, "--pack", file), ""
    yield ("check", place.ids[1]), ""


def _read_arrangement(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    pdf = file.with_suffix(".pdf")
    yield ("arrange", place.game.id, "--import", file), ""
    yield ("pdf", place.ids[0], "--arrangement", file, "-o", pdf), ""
    yield ("pdf", place.ids[0], "-o", pdf), ""


def _read_stored_arrangement(place: Place, file: Path, library: Path) -> Iterator[Command]:
    with closing(sqlite3.connect(library, isolation_level=None)) as connection:
        values = (place.game.id, _stored(file.read_bytes().decode(errors="replace")))
        connection.execute(
            "INSERT INTO sheet_arrangement (system, changed, arrangement) VALUES (?, 1767225600000, ?)", values
        )
    yield ("arrange", place.game.id), ""
    yield ("pdf", place.ids[0], "-o", file.with_suffix(".pdf")), ""


def _read_fight_answers(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    yield ("fight", place.ids[0], "vs", place.ids[1], "--seed", "1", "--rounds", "2", "--answers", file, "--log"), ""


def _read_creation_answers(place: Place, file: Path, _library: Path) -> Iterator[Command]:
    yield ("new", place.game.id, "--seed", "1", "--answers", file, "--log"), ""


def _read_draft(which: int, place: Place, file: Path, library: Path) -> Iterator[Command]:
    id_ = place.drafts[which]
    _write_draft(library, id_, file.read_bytes())
    yield ("library", "drafts"), ""
    words = ("fight",) if which == 0 else ("new", place.game.id)
    yield (*words, "--resume", id_, "--ask"), "back\n?\nwho\n\nback\n\n\nstop\n"
    yield (*words, "--resume", id_, *(("-o", file.parent / "out") if which == 0 else ())), ""


def _write_draft(library: Path, id_: str, content: bytes) -> None:
    """Write the parts of a draft as they are in a text that may be no JSON."""
    try:
        whole = json.loads(content)
    except (ValueError, RecursionError):
        whole = None
    text = content.decode(errors="replace")
    parts = whole if isinstance(whole, dict) else {"transcript": text, "state": text, "answers": [text]}
    answers = parts.get("answers")
    listed = answers if isinstance(answers, list) else [answers]
    with closing(sqlite3.connect(library, isolation_level=None)) as connection:
        values = [
            part if isinstance(part, str) else json.dumps(part) for part in map(parts.get, ("transcript", "state"))
        ]
        connection.execute("UPDATE draft SET transcript = ?, state = ? WHERE id = ?", (*map(_stored, values), id_))
        ((serial,),) = connection.execute("SELECT serial FROM draft WHERE id = ?", (id_,))
        connection.execute("DELETE FROM draft_answer WHERE draft = ?", (serial,))
        rows = [(serial, place, _stored(json.dumps(each))) for place, each in enumerate(listed)]
        connection.executemany("INSERT INTO draft_answer (draft, place, answer) VALUES (?, ?, ?)", rows)


def _stored(text: str) -> str:
    return text.encode(errors="replace").decode()


def _read_campaign(place: Place, file: Path, library: Path) -> Iterator[Command]:
    with closing(sqlite3.connect(library, isolation_level=None)) as connection:
        text = file.read_bytes().decode(errors="replace")
        where = "WHERE kind = ? AND name = ?"
        connection.execute(f"UPDATE character SET document = ? {where}", (text, CAMPAIGN, CAMPAIGN_NAME))
    yield ("campaign", "list", "--json"), ""
    yield ("campaign", "show", CAMPAIGN_NAME), ""
    yield ("campaign", "rules", CAMPAIGN_NAME), ""
    yield ("new", place.game.id, "--seed", "1", "--campaign", CAMPAIGN_NAME), ""
    yield ("fight", *place.ids[:1], "vs", place.ids[1], "--seed", "1", "--rounds", "1", "--keep"), ""
    yield ("campaign", "set", CAMPAIGN_NAME, "campaign.state=resting", "name=Other"), ""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file.

    Attributes:
        ending: Ending of its name.
        sound: Return the content of a sound one.
        commands: Yield the commands that read one.
        is_stored: Whether it is written into the library, which the doctor may find damaged then.
    """

    ending: str
    sound: Callable[[Place], str | bytes]
    commands: Callable[[Place, Path, Path], Iterator[Command]]
    is_stored: bool = False


KINDS: Final = {
    "changes": Kind(".json", _changes, _read_changes),
    "pack": Kind(".json", _pack, _read_pack),
    "fight answers": Kind(".json", _fight_answers, _read_fight_answers),
    "creation answers": Kind(".json", _creation_answers, _read_creation_answers),
    "fight draft": Kind(".json", partial(_draft, 0), partial(_read_draft, 0), is_stored=True),
    "creation draft": Kind(".json", partial(_draft, 1), partial(_read_draft, 1), is_stored=True),
    "arrangement": Kind(".json", _arrangement, _read_arrangement),
    "stored arrangement": Kind(".json", _arrangement, _read_stored_arrangement, is_stored=True),
    "campaign": Kind(".json", _campaign, _read_campaign, is_stored=True),
    "world": Kind(".quire-world", _world, _read_world),
    "character": Kind(".quire-character", _character, _read_character),
    "filled PDF": Kind(".pdf", _filled_pdf, _read_filled_pdf),
}


# ------------------------------------------------------------------------------------------------ spoiling


def spoil(text: str, source: random.Random) -> bytes:
    """Return a spoilt copy of a JSON text.

    Args:
        text: The text.
        source: Chooses what is spoilt.
    """
    if source.random() < 0.15:
        return _spoil_bytes(bytearray(text.encode()), source)
    document = [json.loads(text)]
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        _spoil_value(document, source)
    spoilt = json.dumps(document[0], ensure_ascii=source.random() < 0.5)
    for word, raw in _RAW.items():
        spoilt = spoilt.replace(f'"{word}"', raw)
    return spoilt.encode(errors="surrogatepass")


def spoil_pdf(content: bytes, source: random.Random) -> bytes:
    """Return a spoilt copy of a PDF: bytes anywhere, a part that is missing, or entries of its objects.

    Args:
        content: The PDF.
        source: Chooses what is spoilt.
    """
    match source.randrange(6):
        case 0:
            return _spoil_bytes(bytearray(content), source)
        case 1:
            return content[: source.randrange(len(content))]
        case 2:
            start = source.randrange(len(content))
            return content[:start] + content[start + source.randrange(5000) :]
    entries = [found.span() for found in _PDF_ENTRY.finditer(content)]
    spoilt = bytearray(content)
    for start, end in sorted(source.sample(entries, source.choice((1, 1, 3, 10))), reverse=True):
        key = content[start:end].split()[0] if source.random() < 0.8 else source.choice(_PDF_KEYS)
        spoilt[start:end] = key + b" " + source.choice(_PDF_VALUES)
    return bytes(spoilt)


def _spoil_bytes(content: bytearray, source: random.Random) -> bytes:
    for _ in range(source.choice((1, 2, 20))):
        at = source.randrange(len(content))
        match source.randrange(4):
            case 0:
                content[at] ^= 1 << source.randrange(8)
            case 1:
                content[at:at] = bytes((source.choice(b'[]{}",:0\\\x00\xff'),))
            case 2:
                content[at : at + 1 + source.randrange(40)] = b""
            case 3:
                content[at:at] = content[: source.randrange(200)]
        content = content or bytearray(b"0")
    return bytes(content)


def _spoil_value(document: list[Any], source: random.Random) -> None:
    container, key = _some_place(document, source)
    value = container[key]
    match source.randrange(8):
        case 0 | 1 | 2:
            container[key] = source.choice(_HOSTILE)
        case 3 if isinstance(container, dict):
            del container[key]
        case 4 if isinstance(container, dict):
            container[str(source.choice(_HOSTILE))] = container.pop(key)
        case 5:
            other, place = _some_place(document, source)
            container[key] = json.loads(json.dumps(other[place]))
        case 6:
            container[key] = _of_another_type(value, source)
        case 7 if isinstance(container, list) and container is not document:
            container.extend(container[: source.choice((1, 5, 300))])
        case _:
            container[key] = _nudged(value, source)


def _some_place(document: list[Any], source: random.Random) -> tuple[Any, Any]:
    """Return container and key of a value, chosen from the top down."""
    container: Any = document
    key: Any = 0
    while isinstance(value := container[key], dict | list) and value and source.random() < 0.8:
        container, key = value, source.choice(list(value) if isinstance(value, dict) else range(len(value)))
    return container, key


def _of_another_type(value: Any, source: random.Random) -> Any:  # noqa: ANN401 - any JSON
    return source.choice(
        ([value], {"value": value}, str(value)[:200], json.dumps(value)[:200], bool(value), [value] * 3)
    )


def _nudged(value: Any, source: random.Random) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return source.choice((value + 1, value - 1, -value, value * 10**6, value + 0.5, str(value)))
    if isinstance(value, str):
        return source.choice(
            (value + "x", value[:-1], value.upper(), f" {value}\n", value * 50, f'"{value}', value[::-1])
        )
    return value


# ------------------------------------------------------------------------------------------------ the attack


def attack(kind: Kind, place: Place, content: bytes, quire: Quire) -> list[str]:
    """Let every command read a file, on a copy of the library; return what did not hold."""
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        library, file = folder / "library.quire", folder / f"file{kind.ending}"
        shutil.copyfile(place.library, library)
        file.write_bytes(content)
        for arguments, typed in kind.commands(place, file, library):
            started = time.process_time()
            done = quire(*arguments, "--library", library, stdin=typed)
            seconds = time.process_time() - started
            if done.code not in {0, 1} or "Traceback" in done.err or seconds > SLOW_S:
                words = " ".join(map(str, arguments)).replace(name, "")[:100]
                failures.append(f"{words}: {done.code} after {seconds:.0f} s: {done.err[-300:].strip()}")
        if not kind.is_stored and quire("doctor", "--library", library).code:
            failures.append("the doctor finds the library damaged")
        elif quire("doctor", "--repair", "--library", library).code not in {0, 1}:
            failures.append("the doctor fails")
    return failures


def spoilt_file(kind: Kind, places: Sequence[Place], seed: str) -> tuple[Place, bytes]:
    """Return a spoilt file and the place that it is for; the same for the same seed."""
    source = random.Random(seed)
    place = source.choice(places)
    sound = kind.sound(place)
    return place, spoil(sound, source) if isinstance(sound, str) else spoil_pdf(sound, source)


def make_places(folder: Path, quire: Quire) -> list[Place]:
    """Make a library for each game."""
    return [make_place(each, folder / each.id, quire) for each in games()]


def _main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, help="number of files of each kind")
    parser.add_argument("--seed", default="1", help="other seeds make other files")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="only this file; it is printed")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"some of: {', '.join(KINDS)}")
    options = parser.parse_args()
    failed, quire = 0, Quire()
    with tempfile.TemporaryDirectory() as name:
        os.environ.update(HOME=name, XDG_DATA_HOME=name, XDG_CONFIG_HOME=name)
        places = make_places(Path(name), quire)
        for word in options.kinds or KINDS:
            numbers = range(options.count) if options.only is None else (options.only,)
            wrong = 0
            for number in numbers:
                place, content = spoilt_file(KINDS[word], places, f"{options.seed} {word} {number}")
                if options.only is not None:
                    sys.stdout.buffer.write(content + b"\n")
                failures = attack(KINDS[word], place, content, quire)
                wrong += bool(failures)
                for failure in failures:
                    print(f"{word} {number} ({place.game.id}): {failure}", flush=True)
            print(f"{word}: {len(numbers)} spoilt files, {wrong} not survived", flush=True)
            failed += wrong
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(_main())
