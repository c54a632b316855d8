"""Table of the members of a family, as attributes: a row for each, with inputs and numbers in columns."""

from __future__ import annotations

from PySide6.QtCore import Property, QAbstractItemModel
from PySide6.QtWidgets import QWidget

from desktop.widgets.grid_table import GridTable
from desktop.widgets.property_types import STRING_LIST


class FamilyTable(GridTable):
    """One row for each of `members`; columns are addresses with ``<family>`` in the member's place.

    The columns ``@label``, ``@abbr``, ``@letter`` and ``@note`` show words of the member, ``@track`` a track of points.
    A rule below each row may be its gauge: `gauge` names the filled and the soft amount, `gauge_limit` the whole.
    In the column ``@plus`` a click adds a point: `plus` names what it is added to, how many points are left, the amount
    and its greatest value. `instead` shows another address in a cell, ``lost.move=bulk``, or nothing where a member has
    no such number, ``zeal.wt=``; `muted_values` are usual values, ``cap.<a>=99``. The columns of a table and its
    `twin`, an object name, have the same widths. Tab goes through the inputs, down each column, and nothing else.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._family = ""
        self._members: list[str] = []
        self._gauge: list[str] = []
        self._gauge_limit = 0
        self._dot_field = ""
        self._member_notes: list[str] = []
        self._instead: list[str] = []
        self._muted_values: list[str] = []
        self._plus: list[str] = []
        self._twin = ""
        self.view.has_fixed_rows = True
        self.view.delegate.has_text_lines = True

    def _get_family(self) -> str:
        return self._family

    def _set_family(self, family: str) -> None:
        self._family = family

    def _get_members(self) -> list[str]:
        return self._members

    def _set_members(self, members: list[str]) -> None:
        self._members = list(members)

    def _get_gauge(self) -> list[str]:
        return self._gauge

    def _set_gauge(self, gauge: list[str]) -> None:
        self._gauge = list(gauge)

    def _get_gauge_limit(self) -> int:
        return self._gauge_limit

    def _set_gauge_limit(self, limit: int) -> None:
        self._gauge_limit = limit

    def _get_dot_field(self) -> str:
        return self._dot_field

    def _set_dot_field(self, address: str) -> None:
        self._dot_field = address

    def _get_member_notes(self) -> list[str]:
        return self._member_notes

    def _set_member_notes(self, notes: list[str]) -> None:
        self._member_notes = list(notes)

    def _get_instead(self) -> list[str]:
        return self._instead

    def _set_instead(self, instead: list[str]) -> None:
        self._instead = list(instead)

    def _get_muted_values(self) -> list[str]:
        return self._muted_values

    def _set_muted_values(self, values: list[str]) -> None:
        self._muted_values = list(values)

    def _get_plus(self) -> list[str]:
        return self._plus

    def _set_plus(self, plus: list[str]) -> None:
        self._plus = list(plus)

    def _get_twin(self) -> str:
        return self._twin

    def _set_twin(self, name: str) -> None:
        self._twin = name

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show the rows of a model whose columns are :attr:`columns`."""
        super().set_model(model)
        twin = self.window().findChild(FamilyTable, self._twin) if self._twin else None
        if twin is not None:
            self.view.set_twin(twin.view)

    family = Property(str, _get_family, _set_family)
    members = Property(STRING_LIST, _get_members, _set_members)
    gauge = Property(STRING_LIST, _get_gauge, _set_gauge)
    gauge_limit = Property(int, _get_gauge_limit, _set_gauge_limit)
    dot_field = Property(str, _get_dot_field, _set_dot_field)
    member_notes = Property(STRING_LIST, _get_member_notes, _set_member_notes)
    instead = Property(STRING_LIST, _get_instead, _set_instead)
    muted_values = Property(STRING_LIST, _get_muted_values, _set_muted_values)
    plus = Property(STRING_LIST, _get_plus, _set_plus)
    twin = Property(str, _get_twin, _set_twin)
