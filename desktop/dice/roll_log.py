"""The log of rolls as the tray shows it: whose, with which words, by days, typed or rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from core import store
from core.character import to_typographic
from core.dice import Dice, RollResult
from core.errors import DiceError
from desktop.dates import day_name
from desktop.dice.dice_words import faces_text
from desktop.list_items import ListItem

if TYPE_CHECKING:
    from core.store import Library, LoggedRoll

MINE, ALL = "mine", "all"
LIMIT: Final = 200
"""Rolls that are shown."""
SEARCHED: Final = 5000
"""Rolls that words are looked for in."""


@dataclass(frozen=True, slots=True)
class LogQuery:
    """Which rolls are wanted.

    Attributes:
        character: Whose; "" for everyone's.
        words: What must stand in each: of what was rolled, by whom, how, and when.
        has_names: Whether each says whose it is.
    """

    character: str = ""
    words: str = ""
    has_names: bool = False


@dataclass(frozen=True, slots=True)
class Log:
    """What was read of the log.

    Attributes:
        records: The rolls, the newest first.
        names: Names of everyone who has rolled, by id.
    """

    records: tuple[LoggedRoll, ...] = ()
    names: Mapping[str, str] | None = None


def keep_roll(rolled: RollResult, how: str, purpose: str, character: str, query: LogQuery, library: Library) -> Log:
    """Write a roll into the log and read that anew; for a thread."""
    record = store.LoggedRoll(purpose, rolled.dice.text, rolled.faces, rolled.total, store.RollMethod(how), character)
    library.rolls.add(record)
    return read_log(query, library)


def read_log(query: LogQuery, library: Library) -> Log:
    """Read the log with the names of everyone in it; for a thread."""
    names = library.rolls.characters()
    wanted = query.words.casefold().split()
    records = library.rolls.list(query.character, SEARCHED if wanted else LIMIT)
    fitting = (each for each in records if _fits(each, names.get(each.character, ""), wanted))
    return Log(tuple(islice(fitting, LIMIT)), names)


def _fits(record: LoggedRoll, name: str, wanted: Sequence[str]) -> bool:
    if not wanted:
        return True
    time = (record.time or datetime.now()).astimezone()
    when = f"{time:%Y-%m-%d} {day_name(time.date())}"
    text = f"{record.label} {record.dice} {record.total} {name} {how_words(record)} {when}".casefold()
    return all(word in text for word in wanted)


def how_words(record: LoggedRoll) -> str:
    """Return whether dice were rolled or typed."""
    return {
        "rolled": QCoreApplication.translate("DiceView", "rolled"),
        "typed": QCoreApplication.translate("DiceView", "entered"),
        "auto": QCoreApplication.translate("DiceView", "rolled by Quire"),
    }[record.how.value]


def log_entries(log: Log, *, has_names: bool) -> list[ListItem]:
    """Return the lines of the log, each day with a heading."""
    entries: list[ListItem] = []
    day: date | None = None
    for number, record in enumerate(log.records):
        time = (record.time or datetime.now()).astimezone()
        if time.date() != day:
            day = time.date()
            entries.append(ListItem(day_name(day), is_heading=True, key=day.isoformat()))
        name = (log.names or {}).get(record.character, "") if has_names else ""
        entries.append(_entry(record, name, f"{time:%H:%M}", len(log.records) - number))
    return entries


def _entry(record: LoggedRoll, name: str, time: str, key: int) -> ListItem:
    try:
        faces = faces_text(Dice.parse(record.dice), record.faces)
    except (DiceError, ValueError):
        faces = " ".join(map(str, record.faces))
    detail = [how_words(record), f"{record.dice}: {faces}" if record.label else faces]
    if name:
        detail.insert(0, name)
    return ListItem(
        record.label or record.dice,
        " · ".join(detail),
        left=time,
        right=to_typographic(str(record.total)),
        key=(key, record.dice, record.label),
    )
