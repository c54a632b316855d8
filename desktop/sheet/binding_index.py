"""Index of a form's bindings and tables: finds those that show an address or are affected."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from operator import itemgetter
from typing import Final

from PySide6.QtWidgets import QWidget

from core.character.campaign_rules import CAMPAIGN_RULES_KEY
from core.character.sheet import Changes
from desktop.sheet.binding import HEAD, Binding, SheetScope, class_key
from desktop.sheet.family_binding import FamilyBinding
from desktop.sheet.family_model import FamilyModel
from desktop.sheet.row_model import RowModel
from desktop.sheet.table_binding import TableBinding

Affected = tuple[dict[Binding, None], dict[TableBinding, None]]
"""Bindings and tables that an edit affects, each once."""

_KEY: Final = itemgetter(0)
_HEADERS: Final = frozenset({"name", "player", "campaign", "notes", "tags", "portrait"})


class BindingIndex:
    """Finds what an edit affects without asking every binding.

    Attributes:
        bindings: All bindings of the form.
        tables: All tables of the form.
        families: Those bindings that are tables of families.
    """

    def __init__(self) -> None:
        self.bindings: list[Binding] = []
        self.tables: list[TableBinding] = []
        self.families: list[FamilyBinding] = []
        self._by_key: dict[str, list[Binding]] = {}
        self._tables_by_list: dict[str, list[TableBinding]] = {}
        self._readers: dict[str, Affected] = {}
        self._last: tuple[tuple[object, ...], Affected] = (), ({}, {})

    def add(self, binding: Binding) -> None:
        """Add a binding under each address that it reads, and under the lists that those are in."""
        self._forget()
        self.bindings.append(binding)
        if isinstance(binding, FamilyBinding):
            self.families.append(binding)
        for address in binding.addresses():
            key = class_key(address)
            self._by_key.setdefault(key, []).append(binding)
            if "[]" in key:
                self._by_key.setdefault(key.partition("[]")[0], []).append(binding)

    def add_table(self, table: TableBinding) -> None:
        """Add a table under its outermost list."""
        self._forget()
        self.tables.append(table)
        self._tables_by_list.setdefault(table.address.partition("[]")[0], []).append(table)

    def _forget(self) -> None:
        self._readers.clear()
        self._last = (), ({}, {})

    # ------------------------------------------------------------------------------------------------------ changes

    def affected(self, changes: Changes) -> Affected:
        """Return bindings and tables that an edit affects; cached, as continued typing changes the same numbers."""
        keys = changes.written, *map(_KEY, changes.cells)
        last, answer = self._last
        if keys != last:
            answer = self._find_affected(changes)
            self._last = keys, answer
        return answer

    def _find_affected(self, changes: Changes) -> Affected:
        bindings: dict[Binding, None] = {}
        tables: dict[TableBinding, None] = {}
        for key in dict.fromkeys(map(_KEY, changes.cells)):
            some, others = self._readers.get(key) or self._readers_of_key(key)
            bindings.update(some)
            tables.update(others)
        for address in changes.written:
            if address in _HEADERS:
                bindings.update(dict.fromkeys(self._by_key.get(HEAD + address, ())))
            elif address == CAMPAIGN_RULES_KEY or address.startswith("house_rules."):
                bindings.update(dict.fromkeys(self.bindings))
            elif address.startswith("options."):
                bindings.update(dict.fromkeys(self._by_key.get(address, ())))
        return bindings, tables

    def _readers_of_key(self, key: str) -> Affected:
        """Return the bindings that read a key, or any key of its row, and the tables of its list."""
        row = f"{key.rpartition('[]')[0]}[]." if "[]" in key else key
        bindings = dict.fromkeys((*self._by_key.get(key, ()), *self._by_key.get(row, ())))
        tables = dict.fromkeys(self._tables_by_list.get(key.partition("[]")[0], ()))
        self._readers[key] = bindings, tables
        return bindings, tables

    # ------------------------------------------------------------------------------------------------------- look-up

    def at_addresses(self, addresses: Collection[str]) -> list[Binding]:
        """Return the bindings that read one of these addresses, whatever its row."""
        keys = {class_key(address) for address in addresses}
        return [binding for key in keys for binding in self._by_key.get(key, ())]

    def in_rows(self, list_key: str) -> Iterator[Binding]:
        """Yield the bindings that show something of the selected row of a list."""
        return (binding for binding in self.bindings if binding.address.startswith(f"{list_key}[]"))

    def widget_at(self, address: str, scope: SheetScope) -> QWidget | None:
        """Return the widget that shows an address, or that of another row, or the table of its list."""
        key = class_key(address)
        same_key = [each for each in self.bindings if each.address and class_key(each.address) == key]
        for binding in same_key:
            if binding.source.resolve(scope) == address:
                return binding.widget
        if same_key:
            return same_key[0].widget
        family = self.family_at(address)
        if family is not None:
            return family.table
        while key:
            for table in self.tables:
                if table.address == key:
                    return table.table
            key = key.rpartition("[]")[0]
        return None

    def models(self) -> Iterator[RowModel | FamilyModel]:
        """Yield the models of all tables."""
        yield from (table.model for table in self.tables if table.model is not None)
        yield from (family.model for family in self.families)

    def family_at(self, address: str) -> FamilyBinding | None:
        """Return the table of a family with a cell for an address."""
        return next((each for each in self.families if each.model.cell_of(address) is not None), None)

    def address_with_focus(self, scope: SheetScope) -> str:
        """Return the address of the focused widget; "" for none."""
        for binding in self.bindings:
            if binding.address and binding.widget.hasFocus():
                return binding.source.resolve(scope) or ""
        for table in self.tables:
            if table.table.view.hasFocus():
                return table.current_address()
        focused = (family for family in self.families if family.table.view.hasFocus())
        return next((family.current_address() for family in focused), "")

    def address_of(self, widget: QWidget, scope: SheetScope) -> str:
        """Return the address that a widget shows; "" for none."""
        found = (each for each in self.bindings if each.address and each.widget is widget)
        return next((binding.source.resolve(scope) or "" for binding in found), "")
