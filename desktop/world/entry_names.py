"""Names and facts of the entries of a world, for references to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.table_columns import value_at
from core.formula import fold, format_value
from core.rules.model import Field, FieldType, SettingReference, System
from desktop.address_labels import translate_text
from desktop.widgets.completion_list import Offer

_MOST_FACTS = 2
_FACTS = (FieldType.CHOICE, FieldType.INT)


class EntryNames:
    """Looks up entries of a world by what references write of them.

    Args:
        system: The game.
    """

    def __init__(self, system: System) -> None:
        self._system = system
        self._known: dict[tuple[str, str], tuple[Json, dict[str, str]]] = {}
        self._offered: dict[tuple[str, str], tuple[Json, list[Offer]]] = {}

    def names(self, sheet: Sheet, reference: SettingReference) -> Mapping[str, str]:
        """Return the names of the entries that a reference may mean, by what it writes (folded).

        Args:
            sheet: The world.
            reference: The reference.
        """
        entries = sheet.character.data.get(reference.kind)
        known = self._known.get((reference.kind, reference.by))
        if known is None or known[0] is not entries:
            found: dict[str, str] = {}
            by = reference.by
            for entry in _rows(entries):
                value = entry.get(by)
                if isinstance(value, str) and value:
                    found.setdefault(fold(value), _text(entry, "name") or value)
            known = self._known[reference.kind, reference.by] = entries, found
        return known[1]

    def names_of(self, sheet: Sheet, reference: SettingReference, values: Sequence[str]) -> Mapping[str, str]:
        """Return the names of these values; those that no entry has are missing."""
        known = self.names(sheet, reference)
        return {value: known[fold(value)] for value in values if fold(value) in known}

    def offers(self, sheet: Sheet, reference: SettingReference) -> Sequence[Offer]:
        """Return what a reference can name, with the facts of each entry; looked up again where entries changed."""
        entries = sheet.character.data.get(reference.kind)
        known = self._offered.get((reference.kind, reference.by))
        if known is not None and known[0] is entries:
            return known[1]
        facts = self._fact_fields(reference.kind)
        offers = []
        for entry in _rows(entries):
            if value := _text(entry, reference.by):
                words = [self._fact(entry, field) for field in facts]
                offers.append(Offer(value, _text(entry, "name") or value, ", ".join(word for word in words if word)))
        self._offered[reference.kind, reference.by] = entries, offers
        return offers

    def position(self, sheet: Sheet, reference: SettingReference, value: str) -> int:
        """Return the position of the entry that a reference names; -1 if there is none."""
        folded = fold(value)
        rows = _rows(sheet.character.data.get(reference.kind))
        return next((place for place, entry in enumerate(rows) if fold(_text(entry, reference.by)) == folded), -1)

    def _fact_fields(self, kind: str) -> list[Field]:
        """Return the fields that tell entries of a kind apart: its first choice and number."""
        fields = [each for each in self._system.kinds[kind].fields.values() if "[]" not in each.key and not each.member]
        found = [next((each for each in fields if each.type is type_), None) for type_ in _FACTS]
        return [each for each in found if each is not None][:_MOST_FACTS]

    def _fact(self, entry: Mapping[str, Json], field: Field) -> str:
        value = value_at(entry, field.key)
        if field.type is FieldType.CHOICE:
            label = next((choice.label for choice in field.choices if choice.key == value), "")
            return translate_text(self._system, label) if label else ""
        return format_value(value) if isinstance(value, int) and not isinstance(value, bool) else ""


def _rows(entries: Json) -> list[Mapping[str, Json]]:
    if not isinstance(entries, list):
        return []
    return [row for row in entries if type(row) is dict or isinstance(row, Mapping)]  # quick for thousands


def _text(entry: Mapping[str, Json], key: str) -> str:
    value = entry.get(key)
    return value if isinstance(value, str) else ""
