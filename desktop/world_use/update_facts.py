"""Computes what an update from a changed world would do to characters, as plain texts for the dialog.

Runs on a worker thread; nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from core.character.field_values import WrongTypeError
from core.character.json_values import ABSENT, Absent, Json
from core.character.shape import InputNode, shape_of
from core.character.sheet import Sheet
from core.content.entry_updates import EntryUpdate, FieldUpdate
from core.content.update_effects import UpdateEffect
from core.messages import Message, localize_text
from core.rules.model import Derived, Field, FieldType
from core.world_updates import WorldUpdate, WorldVersions, find_updates
from desktop.address_labels import name_of, translate_text
from desktop.library.thumbnails import small_portrait
from desktop.messages import render, translator_of
from desktop.numerals import text_of, value_text

if TYPE_CHECKING:
    from core.store.library import Library

LONGEST_VALUE: Final = 40
"""Letters of a value that are shown in a table; longer ones are reworded texts."""
LONGEST_TEXT: Final = 2000
"""Letters of a reworded text that are shown."""


@dataclass(frozen=True, slots=True)
class WasNow:
    """A value before and after.

    Attributes:
        label: Its name.
        was: Its text before.
        now: Its text after; "" for a value that stays.
        unit: Its unit.
        note: Why it stays, or "".
        is_long: Whether it is a text that is shown on request only.
    """

    label: str
    was: str
    now: str
    unit: str = ""
    note: str = ""
    is_long: bool = False


@dataclass(frozen=True, slots=True)
class EntryCause:
    """An entry that changed.

    Attributes:
        name: Its name.
        kind: The word for its kind: ``weapon``.
        versions: ``version 11 → 14``, or "".
        rows: The fields that changed.
        same: Number of fields that did not.
        refusal: Why it is not updated, or only in part; "" if nothing hinders it.
    """

    name: str
    kind: str
    versions: str
    rows: tuple[WasNow, ...]
    same: int
    refusal: str


@dataclass(frozen=True, slots=True)
class CharacterUpdate:
    """What an update would do to a character.

    Attributes:
        source: The update itself.
        name: Its name.
        line: The game's line about it.
        portrait: Its small portrait, or None.
        entries: The entries that changed.
        head, own, others: Numbers that change: those of the sheet's head, of the entries' rows, and the others.
        violations: New rule violations, in sentences.
        problem: Why the character cannot be updated at all; "" if it can.
    """

    source: WorldUpdate
    name: str
    line: str = ""
    portrait: QImage | None = None
    entries: tuple[EntryCause, ...] = ()
    head: tuple[WasNow, ...] = ()
    own: tuple[WasNow, ...] = ()
    others: tuple[WasNow, ...] = ()
    violations: tuple[str, ...] = ()
    problem: str = ""

    @property
    def id(self) -> str:
        """Its id in the library."""
        return self.source.id

    @property
    def fields(self) -> int:
        """Number of fields that would be written."""
        return sum(not row.note for each in self.entries for row in each.rows)

    @property
    def own_values(self) -> tuple[WasNow, ...]:
        """The values of its own that stay."""
        return tuple(row for each in self.entries for row in each.rows if row.note)

    @property
    def can_update(self) -> bool:
        """Whether there is anything to update."""
        return self.source.edit is not None


@dataclass(frozen=True, slots=True)
class UpdateSummary:
    """What is known when all characters were looked at.

    Attributes:
        present: Number of characters of the world that already have its present version.
        version: The present version; 0 if it has no number.
        unsound: Names of the entries with a problem, whose last sound text counts.
    """

    present: int
    version: int = 0
    unsound: tuple[str, ...] = ()


def find_facts(
    world: WorldVersions,
    found: Callable[[CharacterUpdate], object],
    advance: Callable[[int, int], None],
    library: Library,
) -> UpdateSummary:
    """Look at every character of a world; report those that have older entries.

    Args:
        world: The world.
        found: Called with each character that has older entries.
        advance: Called with the number of characters done and of all; it raises to stop.
        library: The library.
    """
    total = len(world.candidates(library))
    present = 0
    for number, update in enumerate(find_updates(world, library), 1):
        if update is not None and not update.is_current:
            found(update_facts(update))
        present += update is not None and update.is_current
        advance(number, total)
    return UpdateSummary(present, world.present(library).version, tuple(world.unsound(library)))


def update_facts(update: WorldUpdate) -> CharacterUpdate:
    """Return what an update would do, as plain texts."""
    stored, effect = update.stored, update.effect
    facts = CharacterUpdate(update, stored.name, portrait=small_portrait(stored))
    if update.problem is not None or effect is None:
        return replace(facts, problem="" if update.problem is None else render(update.problem, stored.system))
    pairs = zip(update.updates, update.versions, strict=True)
    return replace(
        facts,
        line=localize_text(update.summary, translator_of(stored.system)),
        entries=tuple(_cause(effect.before, each, version) for each, version in pairs),
        head=tuple(_numbers(effect, effect.head)),
        own=tuple(_numbers(effect, effect.own)),
        others=tuple(_numbers(effect, effect.others)),
        violations=tuple(render(each.message, stored.system) for each in effect.violations),
    )


def _numbers(effect: UpdateEffect, addresses: Iterable[str]) -> Iterator[WasNow]:
    """Yield numbers before and after; what looks the same is left out."""
    for address in addresses:
        was = text_of(effect.before, address, with_unit=False)
        now = text_of(effect.after, address, with_unit=False)
        if was != now:
            field = effect.after.field(address)
            unit = field.unit if isinstance(field, Derived | Field) else ""
            yield WasNow(name_of(effect.after, address), was, now, translate_text(effect.after.system, unit))


def _cause(sheet: Sheet, update: EntryUpdate, version: Message | None) -> EntryCause:
    system = sheet.system
    return EntryCause(
        update.name,
        translate_text(system, system.kinds[update.kind].label),
        "" if version is None else render(version),
        tuple(_field_row(sheet, each) for each in update.fields),
        update.same,
        "" if update.refusal is None else render(update.refusal, system.id),
    )


def _field_row(sheet: Sheet, update: FieldUpdate) -> WasNow:
    field = sheet.system.fields[update.key]
    label = translate_text(sheet.system, field.label)
    if update.use:
        label = QCoreApplication.translate("UpdateCharacters", "{use}, {field}").format(
            use=localize_text(update.use, translator_of(sheet.system.id)), field=label
        )
    was = field_text(sheet, field, update.own if update.is_kept else update.before)
    now = field_text(sheet, field, update.after)
    note = ""
    if update.is_kept:
        note = QCoreApplication.translate(
            "UpdateCharacters", "{field} {value} is the character's own and stays."
        ).format(field=label, value=_short(was))
    is_long = field.type is FieldType.PROSE or max(len(was), len(now)) > LONGEST_VALUE
    return WasNow(label, was, now, translate_text(sheet.system, field.unit), note, is_long)


def field_text(sheet: Sheet, field: Field, value: Json | Absent) -> str:
    """Return the value of a field as people read it, without its unit."""
    if field.type is FieldType.ROWS:
        rows = value if isinstance(value, list | tuple) else ()
        return render(Message("row_count", "{count:# row|# rows}", {"count": len(rows)}))
    node = shape_of(sheet.system).nodes.get(field.key)
    if not isinstance(node, InputNode):
        return ""
    try:
        text = value_text(sheet, field, node.default if value is ABSENT else node.convert(value))
    except WrongTypeError:
        text = str(value)
    return text[:LONGEST_TEXT] or QCoreApplication.translate("UpdateCharacters", "none")


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
