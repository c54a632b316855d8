"""Benchmark: the library against plain ``sqlite3`` on the same tables.

    python tests/benchmarks/store.py [--count 100000] [--folder PLACE]

Every line is a ratio: the library's time over that of the same rows through ``sqlite3``, candidates in turn, round by
round; median, smallest and largest are printed beside the limit, and it exits with 1 when one is missed. The disk is
the same, and so are schema, indices, page size and pragmas; the raw side gets its rows ready made.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from core.character.document import Character
from core.character.edits import SetValue
from core.character.uids import Uids
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import games, open_character
from core.store.character_rows import header_values, searchable_words
from core.store.library import Library
from core.store.records import Change, PreparedCharacter, Query, prepare_character
from core.store.schema_upgrade import upgrade
from core.store.search_index import match_query
from core.store.tables import PAGE_SIZE
from tests.helpers.games import any_game, any_id

PAGE = 200
MOST_PAGE, MOST_SEARCH, MOST_COMMIT, MOST_IMPORT, MOST_FILE = 3.0, 2.0, 4.5, 1.5, 1.2
NO_LIMIT = float("inf")
SYSTEMS = tuple(each.id for each in games())
LIST_SQL = (
    "SELECT c.id, c.system, c.name, c.player, coalesce(g.name, ''), c.line, c.tags, c.created, c.changed, c.trashed,"
    " c.revision, c.violations, c.portrait, c.sort_name, c.serial"
    " FROM character c LEFT JOIN campaign g ON c.campaign = g.serial WHERE c.trashed IS NULL"
    " AND c.kind IS NOT 'world' AND c.kind IS NOT 'campaign'"
)


def now() -> datetime:
    """Return the current time."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Measured:
    """One ratio, its spread and its limit."""

    name: str
    ratios: Sequence[float]
    ours: float
    raw: float
    limit: float

    @property
    def is_met(self) -> bool:
        """Whether the median is within the limit."""
        return statistics.median(self.ratios) <= self.limit

    def line(self) -> str:
        """Return the printed line."""
        middle = statistics.median(self.ratios)
        verdict = f"limit {self.limit:<4} {'met' if self.is_met else 'MISSED':<6}"
        if self.limit == NO_LIMIT:
            verdict = f"{'for information':<17}"
        return (
            f"{self.name:<44} {middle:5.2f} [{min(self.ratios):.2f}–{max(self.ratios):.2f}]"
            f"  {verdict} {self.ours * 1e3:10.3f} ms / {self.raw * 1e3:.3f} ms"
        )


def in_turn(
    name: str, limit: float, ours: Callable[[], object], raw: Callable[[], object], rounds: int, least: float = 0.01
) -> Measured:
    """Time two candidates alternately, each for at least ``least`` seconds a round."""
    repeats = [max(1, round(least / max(_timed(run, 1), 1e-6))) for run in (ours, raw)]
    times: list[tuple[float, float]] = []
    for _ in range(rounds):
        gc.collect()
        times.append((_timed(ours, repeats[0]), _timed(raw, repeats[1])))
    ratios = [mine / its for mine, its in times]
    return Measured(
        name, ratios, statistics.median(mine for mine, _ in times), statistics.median(its for _, its in times), limit
    )


def _timed(run: Callable[[], object], repeats: int) -> float:
    start = time.perf_counter()
    for _ in range(repeats):
        run()
    return (time.perf_counter() - start) / repeats


def make_characters(count: int) -> list[PreparedCharacter]:
    """Return documents of about 4 KB with invented names and notes."""
    source = random.Random(7)
    letters = "abcdefghijklmnoprstuvwyz"
    words = ["".join(source.choices(letters, k=source.randint(2, 9))) for _ in range(8000)]
    made: list[PreparedCharacter] = []
    for number in range(count):
        character = Character(
            system=SYSTEMS[number % len(SYSTEMS)],
            name=f"{source.choice(words).title()} {source.choice(words).title()}",
            player=source.choice(words[:300]).title(),
            campaign=f"Campaign {number % 40}",
            tags=tuple(source.sample(words[:50], number % 3)),
            notes=" ".join(source.choices(words, k=110)),
            data={
                "base": {f"attribute_{key}": source.randint(1, 30) for key in range(20)},
                "weapons": [
                    {
                        "uid": f"k{row}{number % 97}",
                        "name": source.choice(words),
                        "weight_lb": source.randint(1, 9),
                        "damage": "2d6",
                    }
                    for row in range(12)
                ],
                "items": [
                    {"uid": f"m{row}{number % 97}", "name": source.choice(words), "count": source.randint(1, 9)}
                    for row in range(47)
                ],
            },
        )
        made.append(prepare_character(character, f"Step Level {source.randint(1, 20)}", "1"))
    return made


def raw_connection(path: Path) -> sqlite3.Connection:
    """Open a library with the pragmas that the library sets."""
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class RawRows:
    """The rows of an import, ready for ``executemany``."""

    def __init__(self, prepared: Sequence[PreparedCharacter]) -> None:
        campaigns = sorted({entry.summary.campaign for entry in prepared})
        tags = sorted({tag for entry in prepared for tag in entry.summary.tags})
        campaign_of = {name: serial for serial, name in enumerate(campaigns, start=1)}
        tag_of = {name: serial for serial, name in enumerate(tags, start=1)}
        self.campaigns = [(serial, f"c{serial}", name, "", 0) for name, serial in campaign_of.items()]
        self.tags = [(serial, name) for name, serial in tag_of.items()]
        self.links = [
            (serial, tag_of[tag]) for serial, entry in enumerate(prepared, start=1) for tag in entry.summary.tags
        ]
        self.words = [(serial, searchable_words(entry.summary)) for serial, entry in enumerate(prepared, start=1)]
        ids = random.Random(3)
        self.header = tuple(header_values(prepared[0].summary, 1))
        self.characters = [
            (
                serial,
                f"{ids.getrandbits(40):010x}",
                *header_values(entry.summary, campaign_of[entry.summary.campaign]).values(),
                "import", 1_700_000_000_000, 1_700_000_000_000, None, 0, 0, None,
                entry.document,
            )
            for serial, entry in enumerate(prepared, start=1)
        ]  # fmt: skip

    def write(self, connection: sqlite3.Connection) -> None:
        """Write all rows in one transaction."""
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO campaign VALUES (?,?,?,?,?)", self.campaigns)
        columns = (*self.header, "origin", "created", "changed", "trashed", "revision", "write", "portrait", "document")
        marks = ",".join("?" * (2 + len(columns)))
        connection.executemany(
            f"INSERT INTO character (serial, id, {', '.join(columns)}) VALUES ({marks})", self.characters
        )
        connection.executemany("INSERT INTO words(rowid, text) VALUES (?,?)", self.words)
        connection.executemany("INSERT INTO tag VALUES (?,?)", self.tags)
        connection.executemany("INSERT INTO character_tag VALUES (?,?)", self.links)
        connection.execute("COMMIT")


def measure_import(folder: Path, prepared: Sequence[PreparedCharacter], rounds: int) -> Measured:
    """Import everything into a new library, compared with ``executemany``."""
    rows = RawRows(prepared)
    times: list[tuple[float, float]] = []
    for number in range(rounds):
        for old in folder.glob("*.quire*"):
            old.unlink()
        gc.collect()
        raw_path, path = folder / f"raw{number}.quire", folder / f"library{number}.quire"
        upgrade(raw_path, 5.0)
        with closing(raw_connection(raw_path)) as connection, Library.open(path, now) as library:
            start = time.perf_counter()
            rows.write(connection)
            middle = time.perf_counter()
            library.add_many(prepared)
            times.append((time.perf_counter() - middle, middle - start))
    return Measured(
        "import of all, to executemany", [mine / its for mine, its in times],
        statistics.median(mine for mine, _ in times), statistics.median(its for _, its in times), MOST_IMPORT,
    )  # fmt: skip


def measure_size(path: Path, prepared: Sequence[PreparedCharacter]) -> Measured:
    """Compare the file, search index included, with the documents."""
    with closing(raw_connection(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    documents = sum(len(entry.document.encode()) for entry in prepared)
    size = path.stat().st_size
    ratio = size / documents
    print(f"documents of {documents / len(prepared):.0f} bytes, pages of {PAGE_SIZE}, file of {size / 2**20:.0f} MiB")
    return Measured("file to documents", [ratio], 0, 0, MOST_FILE)


def measure_pages(library: Library, raw: sqlite3.Connection, rounds: int) -> list[Measured]:
    """Read the first page and later ones, compared with plain SQL."""
    first_sql = f"{LIST_SQL} ORDER BY c.sort_name, c.serial LIMIT {PAGE}"
    later_sql = f"{LIST_SQL} AND (c.sort_name, c.serial) > (?, ?) ORDER BY c.sort_name, c.serial LIMIT {PAGE}"
    ours = library.page(size=PAGE)
    if [tuple(entry) for entry in ours.entries] != [row[:-2] for row in raw.execute(first_sql)]:
        raise AssertionError("the first page differs from SQL by hand")
    found = [
        in_turn(
            "first page", MOST_PAGE, lambda: library.page(size=PAGE), lambda: raw.execute(first_sql).fetchall(), rounds
        )
    ]
    count = library.count()
    for part in (0.01, 0.5, 0.99):
        row = raw.execute(f"{LIST_SQL} ORDER BY c.sort_name, c.serial LIMIT 1 OFFSET {int(count * part)}").fetchone()
        key = row[-2:]
        later = partial(library.page, after=key, size=PAGE)
        by_hand = partial(_fetch, raw, later_sql, key)
        if [tuple(entry) for entry in later().entries] != [row[:-2] for row in by_hand()]:
            raise AssertionError(f"the page at {part:.0%} differs from SQL by hand")
        found.append(in_turn(f"page at {part:.0%}", MOST_PAGE, later, by_hand, rounds))
        first = partial(library.page, size=PAGE)
        found.append(in_turn(f"page at {part:.0%}, to the first page", NO_LIMIT, later, first, rounds))
    return found


def measure_search(library: Library, raw: sqlite3.Connection, rounds: int) -> list[Measured]:
    """Search while typing, compared with the same FTS5 query."""
    name = next(iter(library.page().entries)).name
    found: list[Measured] = []
    for typed in (name[:2].lower(), name[:3].lower(), name.split()[0].lower(), name.lower(), "nowhere to be found"):
        query = Query(text=typed)
        lines = [tuple(entry) for entry in library.page(query, size=50).entries]
        source = "SELECT rowid FROM words WHERE words MATCH ?"
        plans = [
            f"{LIST_SQL} AND c.serial IN ({source}) ORDER BY {sign}c.sort_name, c.serial LIMIT 50" for sign in ("", "+")
        ]
        match = match_query(typed)
        for plan in plans:
            if [row[:-2] for row in raw.execute(plan, (match,))] != lines:
                raise AssertionError(f"the search for {typed!r} differs from SQL by hand")
        # The peer is the better one of the two ways in which SQL by hand can do it.
        plan = min(plans, key=lambda plan: _timed(partial(_fetch, raw, plan, (match,)), 3))
        hits = raw.execute(f"SELECT count(*) FROM ({source})", (match,)).fetchone()[0]
        found.append(
            in_turn(
                f"search {typed!r}, {hits} hits", MOST_SEARCH,
                partial(library.page, query, size=50), partial(_fetch, raw, plan, (match,)), rounds,
            )
        )  # fmt: skip
    return found


def _fetch(raw: sqlite3.Connection, plan: str, values: Sequence[object]) -> list[tuple[object, ...]]:
    return raw.execute(plan, tuple(values)).fetchall()


def measure_commit(library: Library, raw: sqlite3.Connection, rounds: int) -> list[Measured]:
    """Commit single edits, compared with UPDATE and INSERT of the same rows."""
    ids = [entry.id for entry in library.page(size=PAGE).entries]
    uids = Uids(random.Random(1))
    stored = library.load(ids[0])
    state: dict[str, object] = {"character": stored.character, "base": stored.position}
    counter = iter(range(10**9))

    def edits(count: int) -> list[tuple[Change, PreparedCharacter]]:
        made: list[tuple[Change, PreparedCharacter]] = []
        character = state["character"]
        if not isinstance(character, Character):
            raise TypeError
        for _ in range(count):
            applied = (edit := SetValue("base.attribute_3", next(counter) + 1000)).apply(character, uids)
            character = applied.character
            entry = library.entry(ids[0])
            made.append((Change(edit, applied.inverse, "Attribute 3"), prepare_character(character, entry.line, "1")))
        state["character"] = character
        return made

    def commit_all(work: list[tuple[Change, PreparedCharacter]]) -> None:
        for change, prepared in work:
            state["base"] = library.commit(ids[0], state["base"], change, prepared).result().position  # type: ignore[arg-type]

    serial = raw.execute("SELECT serial FROM character LIMIT 1 OFFSET 500").fetchone()[0]

    def raw_all(work: list[tuple[Change, PreparedCharacter]]) -> None:
        for change, prepared in work:
            number = next(counter)
            raw.execute("BEGIN IMMEDIATE")
            raw.execute(
                "UPDATE character SET document = ?, portrait = NULL, revision = ?, write = ?, changed = ?"
                " WHERE serial = ?",
                (prepared.document, number, number, number, serial),
            )
            edit = json.dumps({"edit": "set_value", "address": "base.attribute_3", "value": number})
            raw.execute(
                "INSERT INTO revision (character, number, time, label, source, edit, inverse) VALUES (?,?,?,?,?,?,?)",
                (serial, number, number, change.label, "typed", edit, edit),
            )
            raw.execute("COMMIT")

    commit_all(edits(20))
    times: list[tuple[float, float]] = []
    for _ in range(rounds):
        work = edits(50)
        gc.collect()
        start = time.perf_counter()
        commit_all(work)
        middle = time.perf_counter()
        raw_all(work)
        times.append(((middle - start) / 50, (time.perf_counter() - middle) / 50))
    found = [
        Measured(
            "edit committed", [mine / its for mine, its in times],
            statistics.median(mine for mine, _ in times), statistics.median(its for _, its in times), MOST_COMMIT,
        )
    ]  # fmt: skip
    found.append(_first_edits(library, raw, ids[1:], uids, found[0].raw))
    return found


def _first_edits(library: Library, raw: sqlite3.Connection, ids: Sequence[str], uids: Uids, its: float) -> Measured:
    """Commit the first edit of many characters, which also starts their history."""
    times: list[float] = []
    for id in ids:
        stored, line = library.load(id), library.entry(id).line
        edit = SetValue("base.attribute_3", 99)
        applied = edit.apply(stored.character, uids)
        prepared = prepare_character(applied.character, line, "1")
        start = time.perf_counter()
        library.commit(id, stored.position, Change(edit, applied.inverse, "Attribute 3"), prepared).result()
        times.append(time.perf_counter() - start)
    middle = statistics.median(times)
    return Measured("first edit of a character", [middle / its], middle, its, NO_LIMIT)


def measure_files(folder: Path, count: int = 1000) -> None:
    """Import files completely; no comparison, so no limit."""
    texts: list[str] = []
    for seed in range(20):
        own = any_game()
        sheet = open_character(Character(any_id(), name=f"Anna {seed}"), random.Random(seed))
        driver = Driver(own.creation, Situation((sheet,), own.setting()), seed)
        driver.run_auto()
        for batch in driver.outcome:
            sheet.apply(batch)
        texts.append(sheet.character.to_text())
    start = time.perf_counter()
    with Library.open(folder / "files.quire", now) as library:
        sheets = (open_character(Character.read(texts[number % 20]), random.Random(1)) for number in range(count))
        library.add_many(prepare_character(sheet.character, sheet.summary(), sheet.system.version) for sheet in sheets)
    print(f"{count} files of {statistics.mean(map(len, texts)):.0f} letters imported as a whole in", end=" ")
    print(f"{time.perf_counter() - start:.2f} s")


def main() -> int:
    """Measure and print everything; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000, help="characters in the library")
    parser.add_argument("--rounds", type=int, default=15, help="rounds of everything but the import")
    parser.add_argument("--imports", type=int, default=3, help="rounds of the import")
    parser.add_argument("--folder", type=Path, default=None, help="where the libraries are made; a temporary folder")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        folder = Path(name)
        prepared = make_characters(chosen.count)
        results = [measure_import(folder, prepared, chosen.imports)]
        path = max(folder.glob("library*.quire"))
        results.append(measure_size(path, prepared))
        with Library.open(path, now) as library, closing(raw_connection(path)) as raw:
            results += measure_pages(library, raw, chosen.rounds)
            results += measure_search(library, raw, chosen.rounds)
            results += measure_commit(library, raw, chosen.rounds)
        measure_files(folder)
    for result in results:
        print(result.line())
    return 0 if all(result.is_met for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
