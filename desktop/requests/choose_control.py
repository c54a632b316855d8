"""Choose one thing or several: a list with what each is, why some are closed, and what each would do to the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QWidget

from core.character import Edit, Json, Sheet
from core.procedures import Choose, Option
from desktop.growing_numbers import Comparison
from desktop.messages import render
from desktop.requests.control import RequestControl
from desktop.requests.framing import card
from desktop.requests.option_list import MANY, Item, Manner, OptionList

MOST_SIDE_BY_SIDE: Final = 2
"""Up to that many answers stand side by side in the comparison; of more, the one that is looked at."""


class ChooseControl(RequestControl):
    """The control of `Choose`."""

    request: Choose

    def __init__(self, request: Choose, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        manner = Manner.ONE if request.most == 1 else Manner.SEVERAL
        frame, inside = card(self)
        if len(request.options) >= MANY:
            self._filter = QLineEdit(frame)
            self._filter.setProperty("role", "search")
            self._filter.setPlaceholderText(self.tr("Filter"))
            self._filter.setAccessibleName(self.tr("Filter the list"))
            self._filter.setClearButtonEnabled(True)
            inside.addWidget(self._filter)
        self.list = OptionList([_item(each) for each in request.options], manner, frame)
        self.list.is_optional = request.least == 0
        self.list.setAccessibleName(request.label)
        inside.addWidget(self.list)
        frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._hint = QLabel(self._hint_text(), self)
        self._hint.setProperty("role", "label")
        self._hint.setWordWrap(True)
        self.rows.addWidget(frame, 1)
        self.rows.addWidget(self._hint)
        self.rows.addStretch(0)
        self.list.changed.connect(self.changed)
        self.list.considered.connect(self._on_considered)
        self.list.confirmed.connect(self.submitted)
        if len(request.options) >= MANY:
            self._filter.textChanged.connect(self.list.filter)
            self._filter.returnPressed.connect(self.list.begin)

    @property
    def answer(self) -> Json:
        """The keys, in the order of the list."""
        return [option.key for option in self.request.options if self.list.counts.get(option.key)]

    @property
    def problem(self) -> str:
        """Say how many are still wanted in place of the general sentence."""
        number = len(self.list.counts)
        if number < self.request.least:
            return self.tr("{number} more to choose").format(number=self.request.least - number)
        if number > self.request.most:
            return self.tr("{number} too many").format(number=number - self.request.most)
        return super().problem

    @property
    def progress(self) -> str:
        """How many are chosen of how many."""
        return f"{len(self.list.counts)}/{self.request.most}" if self.request.least == self.request.most > 1 else ""

    @property
    def edits(self) -> tuple[Edit, ...]:
        """What the chosen ones would write."""
        return tuple(
            edit for option in self.request.options if self.list.counts.get(option.key) for edit in option.preview
        )

    @property
    def comparison(self) -> Comparison | None:
        """Weigh the few answers against each other, or the one that is looked at against now."""
        open_options = [each for each in self.request.options if each.preview]
        if not open_options:
            return None
        keys = [each.key for each in open_options]
        looked_at = self.list.considered_key
        if self.request.most == 1 and 1 < len(open_options) <= MOST_SIDE_BY_SIDE:
            heads = tuple(each.label for each in open_options)
            current = keys.index(looked_at) if looked_at in keys else -1
            return Comparison(self.request.label, heads, tuple(each.preview for each in open_options), current)
        found = next((each for each in open_options if each.key == looked_at), None)
        if found is None:
            return None
        return Comparison(found.label, (self.tr("now"), self.tr("then")), (found.preview,), 1)

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """What is chosen, and what is looked at."""
        return {"keys": list(self.list.counts), "at": self.list.considered_key}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Choose again what was chosen."""
        keys = unfinished.get("keys")
        self.put(keys if isinstance(keys, list | tuple) else [])
        self.list.consider(str(unfinished.get("at") or ""))

    def put(self, answer: Json) -> None:
        """Choose these keys, as far as they are there and open."""
        wanted = {str(key) for key in answer} if isinstance(answer, list | tuple) else set()
        self.list.put({each.key: 1 for each in self.request.options if each.key in wanted and each.closed is None})

    def begin(self) -> None:
        """Take the keyboard."""
        self.list.begin()

    @Slot(str)
    def _on_considered(self, _key: str) -> None:
        self.changed.emit()

    def _hint_text(self) -> str:
        request = self.request
        if request.most == 1 and request.least == 1:
            return self.tr("Enter takes the marked one and goes on.")
        if request.most == 1:
            return self.tr("Space marks one; going on without one takes none.")
        if request.least == request.most:
            return self.tr("Choose {number}: Space marks, Enter goes on.").format(number=request.most)
        return self.tr("Space marks, Enter goes on. At least {least}, at most {most}.").format(
            least=request.least, most=request.most
        )


def _item(option: Option) -> Item:
    closed = "" if option.closed is None else render(option.closed)
    return Item(option.key, option.label, option.about, closed)
