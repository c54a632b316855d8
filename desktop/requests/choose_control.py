"""Control of `Choose`: list of options with description, effects, why one is unavailable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from core.character.edits import Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Choose, Option
from desktop.chip_row import ChipRow
from desktop.layout_parts import nest
from desktop.messages import render
from desktop.numerals import unbroken, with_minus
from desktop.requests.comparison import Comparison
from desktop.requests.option_list import MANY, OptionItem, OptionList, SelectionMode
from desktop.requests.request_control import RequestControl
from desktop.requests.request_frame import NAME, card, label
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip

MAX_SIDE_BY_SIDE: Final = 2
"""Up to this many options are compared side by side; of more, only the current one."""

_MOST_CHIPS: Final = 8
_CHIP_LETTERS: Final = 20


class ChooseControl(RequestControl):
    """The control of `Choose`."""

    request: Choose

    def __init__(self, request: Choose, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        mode = SelectionMode.ONE if request.most == 1 else SelectionMode.SEVERAL
        self.chips: ChipRow | None = None
        self.about_label: QLabel | None = None
        frame, inside = card(self)
        self._frame = frame
        if len(request.options) >= MANY:
            self._filter = QLineEdit(self)
            self._filter.setProperty("role", "search")
            self._filter.setPlaceholderText(self.tr("Filter"))
            self._filter.setAccessibleName(self.tr("Filter the list"))
            self._filter.setClearButtonEnabled(True)
            self.rows.addWidget(self._filter)
            self.rows.setSpacing(px(8))
        self.list = OptionList([_item(each) for each in request.options], mode, frame)
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
        self.list.current_option_changed.connect(self._on_current_changed)
        self.list.confirmed.connect(self.submitted)
        if len(request.options) >= MANY:
            self._filter.textChanged.connect(self.list.filter)
            self._filter.returnPressed.connect(self.list.take_focus)

    @property
    def answer(self) -> Json:
        """The chosen keys, in the order of the list."""
        return [option.key for option in self.request.options if self.list.counts.get(option.key)]

    @property
    def problem(self) -> str:
        """How many are still to choose, or why the current option is not available."""
        number = len(self.list.counts)
        looked_at = next((each for each in self.request.options if each.key == self.list.current_key), None)
        if not number and looked_at is not None and looked_at.closed is not None and self.request.least:
            return render(looked_at.closed)
        if number < self.request.least:
            return self.tr("Choose {number} more").format(number=self.request.least - number)
        if number > self.request.most:
            return self.tr("{number} too many").format(number=number - self.request.most)
        return super().problem

    @property
    def progress(self) -> str:
        """How many of how many are chosen."""
        return f"{len(self.list.counts)}/{self.request.most}" if self.request.least == self.request.most > 1 else ""

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Edits of the chosen options."""
        return tuple(
            edit for option in self.request.options if self.list.counts.get(option.key) for edit in option.preview
        )

    @property
    def comparison(self) -> Comparison | None:
        """Compare few options with each other, or the current option with now."""
        open_options = [each for each in self.request.options if each.preview]
        if not open_options:
            return None
        keys = [each.key for each in open_options]
        looked_at = self.list.current_key
        if self.request.most == 1 and 1 < len(open_options) <= MAX_SIDE_BY_SIDE:
            heads = tuple(each.label for each in open_options)
            current = keys.index(looked_at) if looked_at in keys else -1
            return Comparison(self.request.label, heads, tuple(each.preview for each in open_options), current)
        option = next((each for each in open_options if each.key == looked_at), None)
        if option is None:
            return None
        return Comparison(option.label, (self.tr("now"), self.tr("after")), (option.preview,), 1)

    @property
    def previews(self) -> Mapping[str, tuple[Edit, ...]]:
        """Edits of each available option, as far as the game gives them."""
        return {each.key: each.preview for each in self.request.options if each.preview and each.closed is None}

    def show_effects(self, effects: Mapping[str, str]) -> None:
        """Show the effects of each option in its row or at its chip."""
        self.list.show_effects(effects)
        if self.chips is not None:
            for option in self.request.options:
                effect = self.list.options.effect(option.key)
                about = "\n".join(part for part in (option.about, effect) if part)
                self.chips.chip(option.key).setToolTip(escape_tool_tip(about))
                self.chips.chip(option.key).setAccessibleDescription(about)

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The chosen options and the current one."""
        return {"keys": list(self.list.counts), "at": self.list.current_key}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the chosen options."""
        keys = unfinished.get("keys")
        self._choose(keys if isinstance(keys, list | tuple) else [])
        self.list.set_current(str(unfinished.get("at") or ""))

    def set_answer(self, answer: Json) -> None:
        """Choose these keys, as far as available; an empty answer is kept by Enter, too."""
        self._choose(answer)
        self.list.keeps_empty = self.request.least == 0 and not answer
        self._hint.setText(self._hint_text())

    def _choose(self, answer: Json) -> None:
        keys = {str(key) for key in answer} if isinstance(answer, list | tuple) else set()
        self.list.set_counts({each.key: 1 for each in self.request.options if each.key in keys and each.closed is None})
        if self.chips is not None:
            for key in [each.key for each in self.request.options]:
                self.chips.chip(key).setChecked(key in keys)
            self._show_about()

    def embed_in_page(self, *, is_first: bool) -> None:
        """Show few short options as chips beside the label."""
        request = self.request
        is_short = all(len(option.label) <= _CHIP_LETTERS and option.closed is None for option in request.options)
        if request.most > 1 or request.least == 0 or len(request.options) > _MOST_CHIPS or not is_short:
            super().embed_in_page(is_first=is_first)
            return
        self._frame.hide()
        self._hint.hide()
        line = QHBoxLayout()
        line.setSpacing(px(8))
        heading = label(self, "heading", request.label)
        heading.setToolTip(escape_tool_tip(request.help))
        heading.setMinimumWidth(px(NAME))
        line.addWidget(heading)
        self.chips = ChipRow(self)
        self.chips.show_chips([(option.key, option.label) for option in request.options], "")
        for option in request.options:
            chip = self.chips.chip(option.key)
            chip.setToolTip(escape_tool_tip(option.about))
            chip.setAccessibleName(f"{request.label}: {option.label}")
            chip.setAccessibleDescription(option.about)
            chip.installEventFilter(self)
        self.chips.chosen.connect(self._on_chip)
        line.addWidget(self.chips, 1)
        nest(self.rows, line, index=0)
        if any(option.about for option in request.options):
            self.about_label = label(self, "label", "", wraps=True)
            below = QHBoxLayout()
            below.addSpacing(px(NAME + 8))
            below.addWidget(self.about_label, 1)
            nest(self.rows, below, index=1)
            self._show_about()

    def _show_about(self) -> None:
        """Show the description of the focused chip, else of the chosen one, below the chips."""
        if self.chips is None or self.about_label is None:
            return
        chips = {option.key: self.chips.chip(option.key) for option in self.request.options}
        focused = next((key for key, chip in chips.items() if chip.hasFocus()), self.chips.current())
        about = next((option.about for option in self.request.options if option.key == focused), "")
        self.about_label.setText(unbroken(with_minus(about)) or " ")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Adapt the height of the chips."""
        super().resizeEvent(event)
        if self.chips is not None:
            self.chips.setFixedHeight(self.chips.heightForWidth(self.chips.width()))

    @property
    def advances_when_complete(self) -> bool:
        """Choosing the required number completes the answer."""
        return self.request.least == self.request.most

    @Slot(str)
    def _on_chip(self, key: str) -> None:
        self.list.set_counts({key: 1})
        self._show_about()
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Compare the focused chip; Enter chooses it and continues, as in a list."""
        if self.chips is not None and isinstance(watched, QPushButton):
            if event.type() == QEvent.Type.FocusIn:
                key = next(each.key for each in self.request.options if self.chips.chip(each.key) is watched)
                self.list.set_current(key)
                self._show_about()
            elif _is_enter(event):
                if not watched.isChecked():
                    watched.click()
                self.submitted.emit()
                return True
        return super().eventFilter(watched, event)

    def limit_height(self, room: QSize) -> None:
        """Limit the height; the list scrolls."""
        self.list.limit_height(self, room)

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        if self.chips is None:
            self.list.take_focus()
        else:
            chosen = self.chips.current() or next(iter(self.chips.keys()), "")
            self.chips.chip(chosen).setFocus()

    @Slot(str)
    def _on_current_changed(self, _key: str) -> None:
        self._hint.setText(self._hint_text())
        self.changed.emit()

    def _hint_text(self) -> str:
        request = self.request
        if request.most == 1 and request.least == 1:
            return self.tr("Enter to choose and continue.")
        if request.most == 1 and not self.list.keeps_empty:
            return self.tr("Enter to choose and continue, Ctrl+Enter to skip.")
        if request.least == request.most:
            return self.tr("Choose {number}: Space to select, Enter to continue.").format(number=request.most)
        if request.least == 0 and request.most >= len(request.options):
            return self.tr("Space to select, Enter to continue.")
        return self.tr("Choose {least} to {most}: Space to select, Enter to continue.").format(
            least=request.least, most=request.most
        )


def _is_enter(event: QEvent) -> bool:
    is_pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
    return is_pressed and isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}


def _item(option: Option) -> OptionItem:
    closed = "" if option.closed is None else render(option.closed)
    return OptionItem(option.key, with_minus(option.label), unbroken(with_minus(option.about)), closed)
