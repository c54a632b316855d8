"""Control of `Rows`: choose setting entries with counts, within a budget shown as a bar."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from core.character.edits import Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.readers import sheet_rows, text, whole
from core.procedures.requests import Offer, Rows
from core.procedures.trial import trial_copy
from desktop.chip_row import ChipRow
from desktop.layout_parts import nest
from desktop.messages import render
from desktop.numerals import text_of, with_minus
from desktop.requests.budget_bar import BudgetBar
from desktop.requests.option_list import OptionItem, OptionList, SelectionMode
from desktop.requests.request_control import RequestControl
from desktop.requests.request_frame import card, label
from desktop.theme import px

MAX_OF_ONE: Final = 9_999
_MOST_NAMED: Final = 6
_MOST_CATEGORIES: Final = 8


class RowsControl(RequestControl):
    """The control of `Rows`."""

    request: Rows

    def __init__(self, request: Rows, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self.rows.setSpacing(px(16))
        self.money: BudgetBar | None = None
        self.load: BudgetBar | None = None
        self._category = ""
        bars = self._add_bars()
        frame, inside = card(self)
        head = QHBoxLayout()
        head.setContentsMargins(px(10), px(8), px(10), 0)
        self.filter_edit = QLineEdit(frame)
        self.filter_edit.setProperty("role", "search")
        self.filter_edit.setPlaceholderText(self.tr("Filter"))
        self.filter_edit.setAccessibleName(self.tr("Filter the list"))
        self.filter_edit.setClearButtonEnabled(True)
        self.filter_edit.setMaximumWidth(px(240))
        self._taken = label(frame, "muted", "", wraps=True)
        head.addWidget(self.filter_edit, 1)
        head.addWidget(self._taken, 2)
        nest(inside, head)
        if owned := self._owned_text():
            has = label(frame, "muted", owned, wraps=True)
            has.setContentsMargins(px(10), 0, px(10), 0)
            inside.addWidget(has)
        self.categories = self._category_chips(frame)
        if self.categories is not None:
            line = QHBoxLayout()
            line.setContentsMargins(px(10), 0, px(10), 0)
            line.addWidget(self.categories)
            nest(inside, line)
        self.list = OptionList([_item(each) for each in request.offers], SelectionMode.COUNTED, frame)
        self.list.setAccessibleName(request.label)
        if bars is not None:
            self.list.height_above = bars.sizeHint().height() + self.rows.spacing()
        inside.addWidget(self.list)
        frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.rows.addWidget(frame, 1)
        self.rows.addWidget(
            label(
                self, "label", self.tr("Change counts with plus, minus or digits. Press Enter to continue."), wraps=True
            )
        )
        self.rows.addStretch(0)
        self.list.changed.connect(self._on_changed)
        self.list.confirmed.connect(self.submitted)
        self.filter_edit.textChanged.connect(self._filter)
        self.filter_edit.returnPressed.connect(self.list.take_focus)
        self._refresh()

    @property
    def answer(self) -> Json:
        """The entries with their counts, in the order of selection."""
        return [{"entry": key, "count": count} for key, count in self.list.counts.items()]

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Edits that add the selected entries, as far as they are valid."""
        preview = self.request.preview
        return () if preview is None or self.problem else preview(dict(self.list.counts))

    @property
    def progress(self) -> str:
        """How many are selected."""
        return str(sum(self.list.counts.values()) or "")

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The entries selected so far."""
        return {"rows": self.answer}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the selected entries."""
        self.set_answer(unfinished.get("rows"))

    def set_answer(self, answer: Json) -> None:
        """Select these entries, as far as they exist."""
        offers = {each.key: each for each in self.request.offers}
        counts: dict[str, int] = {}
        for row in answer if isinstance(answer, list | tuple) else ():
            if isinstance(row, Mapping) and row.get("entry") in offers and offers[str(row["entry"])].closed is None:
                count = row.get("count", 1)
                counts[str(row["entry"])] = count if isinstance(count, int) else 1
        self.list.set_counts(counts)
        self._on_changed()

    def limit_height(self, room: QSize) -> None:
        """Limit the height; the list scrolls."""
        self.list.limit_height(self, room)

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self.list.take_focus()

    @Slot()
    def _on_changed(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        names = {each.key: each.label for each in self.request.offers}
        parts = [_counted(names[key], count) for key, count in self.list.counts.items()]
        more = len(parts) - _MOST_NAMED
        text = ", ".join(parts[:_MOST_NAMED])
        if more > 0:
            text = self.tr("{things} and {number} more").format(things=text, number=more)
        self._taken.setText(text or self.tr("Nothing selected"))
        if self.money is not None:
            costs = {each.key: each.cost for each in self.request.offers}
            self.money.spend(sum(costs[key] * count for key, count in self.list.counts.items()))
        if self.load is not None:
            self.load.spend(*self._load(trial_copy(self.sheet, *self.edits)))

    # -------------------------------------------------------------------------------------------- money, load, kinds

    def _add_bars(self) -> QHBoxLayout | None:
        """Add the bars of money and load side by side; return their line, or None if there are none."""
        request, line = self.request, QHBoxLayout()
        line.setSpacing(px(24))
        if request.budget is not None:
            self.money = BudgetBar(request.budget, self, name=self.tr("Money"))
            line.addWidget(self.money)
        if request.load and request.preview is not None and self._is_limited(self.sheet):
            load, limit = self._load(self.sheet)
            unit = text_of(self.sheet, request.load[0]).removeprefix(
                text_of(self.sheet, request.load[0], with_unit=False)
            )
            self.load = BudgetBar(limit, self, name=self.tr("Load"), unit=unit.strip())
            self.load.spend(load)
            line.addWidget(self.load)
        if not line.count():
            return None
        nest(self.rows, line)
        return line

    def _is_limited(self, sheet: Sheet) -> bool:
        return all(isinstance(sheet.value(address), int | Fraction) for address in self.request.load)

    def _load(self, sheet: Sheet) -> tuple[Fraction, Fraction]:
        """Return the load and its limit; an undefined limit counts as the load."""
        load, limit = (sheet.value(address) for address in self.request.load)
        carried = Fraction(load) if isinstance(load, int | Fraction) else Fraction(0)
        return carried, Fraction(limit) if isinstance(limit, int | Fraction) else carried

    def _owned_text(self) -> str:
        """Return what the character has already, in a line; "" for nothing."""
        rows = sheet_rows(self.sheet, self.request.list_key) if self.request.list_key else ()
        parts = [_counted(text(row, "name"), whole(row, "quantity", 1)) for row in rows if text(row, "name")]
        return self.tr("Has already: {things}").format(things=", ".join(parts)) if parts else ""

    def _category_chips(self, parent: QWidget) -> ChipRow | None:
        """Return chips of the categories; None if there is nothing to choose between."""
        names = list(dict.fromkeys(each.category for each in self.request.offers if each.category))
        if not 1 < len(names) <= _MOST_CATEGORIES:
            return None
        chips = ChipRow(parent)
        chips.show_chips([("", self.tr("All")), *((name, _capital(name)) for name in names)], "")
        chips.chosen.connect(self._on_category)
        return chips

    @Slot(str)
    def _on_category(self, category: str) -> None:
        self._category = category
        self._filter(self.filter_edit.text())

    @Slot(str)
    def _filter(self, words: str) -> None:
        """Show the entries of the chosen category that match a text."""
        keys = {each.key for each in self.request.offers if self._category in {"", each.category}}
        self.list.filter(words, keys)


def _counted(thing: str, count: int) -> str:
    return thing if count == 1 else f"{thing} × {count}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _item(entry: Offer) -> OptionItem:
    closed = "" if entry.closed is None else render(entry.closed)
    most = MAX_OF_ONE if entry.most is None else entry.most
    cost = str(entry.cost) if entry.cost else ""
    return OptionItem(entry.key, with_minus(entry.label), with_minus(entry.about), closed, cost, most)
