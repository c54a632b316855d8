"""Benchmark: a key press in the real form against one that only sets the same texts.

From the key to painted at most 1.4 times as long as in the same form without a character, whose slot sets the same
texts on the same labels and lines, the same cells of the same tables and the same bars, and nothing else. Both are
scrolled alike and look alike before the key. Run it: ``python tests/benchmarks/keys.py [GAME [ADDRESS]]``; with a game
behind it every number among the edits of its large character is typed into, where the form has a field or a cell of a
table for it, or pips or a ladder that the arrow keys change. It exits with 1 when the goal is missed. ``window.py``
measures the same. ``--flash`` lets what changed light up, which the other form does not do.
"""

from __future__ import annotations

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from core.character.sheet import Sheet  # noqa: E402
from desktop import garbage_collector  # noqa: E402
from desktop.sheet.binding import has_frame  # noqa: E402
from desktop.sheet.family_model import FamilyModel  # noqa: E402
from desktop.sheet.open_character import Loaded, OpenCharacter  # noqa: E402
from desktop.sheet.row_model import RowModel  # noqa: E402
from desktop.sheet.sheet_form import SheetForm  # noqa: E402
from desktop.sheet.sheet_view import SheetView, sheet_folder  # noqa: E402
from desktop.theme import Theme  # noqa: E402
from desktop.widgets.armor_figure import ArmorFigure  # noqa: E402
from desktop.widgets.bars import (  # noqa: E402
    Gauge,
    LoadBar,
    StepBar,
)
from desktop.widgets.caption import SummaryLabel  # noqa: E402
from desktop.widgets.cells import CellKind, CellRole, CellStyle  # noqa: E402
from desktop.widgets.derived_label import DerivedLabel, DerivedNumber  # noqa: E402
from desktop.widgets.field_frame import FrameState, frame_of  # noqa: E402
from desktop.widgets.grid_table import GridTable  # noqa: E402
from desktop.widgets.inputs import LineField, NumberField  # noqa: E402
from desktop.widgets.level_ladder import LevelLadder  # noqa: E402
from desktop.widgets.pip_track import PipTrack  # noqa: E402
from desktop.widgets.portrait_view import PortraitView  # noqa: E402
from desktop.widgets.row_pick import PickedNumber, RowPick  # noqa: E402
from desktop.widgets.scale_slider import ScaleSlider  # noqa: E402
from desktop.widgets.sheet_pages import SheetPages  # noqa: E402
from desktop.widgets.violation_line import ViolationLine  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402
from tests.benchmarks.games import USUAL, measured  # noqa: E402
from tests.helpers.characters_to_print import laden, opened  # noqa: E402

Widget = TypeVar("Widget", bound=QWidget)
Index = QModelIndex | QPersistentModelIndex
Texts = dict[str, object]
"""What named widgets show, and what the cells of tables do, with what they edit: ``weapons_table 3 2``."""

ROUNDS, FIRST = 24, 8
MOST_KEY = 1.4
PAUSE = 0.15
_ROOT: Final = QModelIndex()
_OF_THE_GAME: Final = ("unit", "label", "shows_unit", "add_text")
"""Properties of widgets that are not in the form where the game has words for them."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The sheet that is shown and typed into.

    Attributes:
        form: File of its form.
        make: Opens it again.
        addresses: Where a key may be pressed, if the form has an input for numbers there.
    """

    form: str
    make: Callable[[], Sheet]
    addresses: tuple[str, ...]

    @classmethod
    def of(cls, game: str) -> Subject:
        """Return the large character of a game."""
        if game == USUAL:
            return cls(USUAL, lambda: opened(laden()), ("raw.hlth",))
        large = measured()
        return cls(game, lambda: opened(large.document), tuple(address for address, _ in large.edits))


# ----------------------------------------------------------------------------------------------------- what is shown


def _write_line(line: QLabel | QLineEdit, text: object) -> None:
    line.setText(str(text))


def _write_number(number: DerivedNumber, text: object) -> None:
    number.shown_text = str(text)


def _write_violation(line: ViolationLine, text: object) -> None:
    line.show_message(str(text))


def _read_pick(pick: RowPick) -> tuple[tuple[PickedNumber, ...], str, tuple[str, ...], int]:
    blocks = zip(pick.blocks, pick._addresses, strict=False)
    numbers = tuple(PickedNumber(block.shown_text, str(block.property("label")), address) for block, address in blocks)
    names = tuple(action.text() for action in pick.menu.actions())
    chosen = next((place for place, action in enumerate(pick.menu.actions()) if action.isChecked()), 0)
    return numbers, pick.text.text(), names, chosen - 1


def _write_pick(pick: RowPick, shown: tuple[tuple[PickedNumber, ...], str, tuple[str, ...], int]) -> None:
    numbers, words, names, chosen = shown
    pick.show_row(numbers, words)
    if names != tuple(action.text() for action in pick.menu.actions()):
        pick.show_names(names[1:], chosen, names[0])


_KINDS: Final[tuple[tuple[type, Callable[[Any], object], Callable[[Any, Any], None]], ...]] = (
    (QLabel, QLabel.text, _write_line),
    (QLineEdit, QLineEdit.text, _write_line),
    (DerivedNumber, lambda number: number.shown_text, _write_number),
    (ViolationLine, lambda line: line.message, _write_violation),
    (LoadBar, lambda bar: (bar._shares, bar._limit), lambda bar, two: bar.show_load(*two)),
    (StepBar, lambda bar: (bar._amount, bar._rate), lambda bar, two: bar.show_steps(*two)),
    (PipTrack, lambda bar: (bar._amount, bar._limit, bar._danger), lambda bar, three: bar.show_pips(*three)),
    (LevelLadder, lambda ladder: (ladder._names, ladder._levels), lambda ladder, two: ladder.show_levels(*two)),
    (RowPick, _read_pick, _write_pick),
    (Gauge, lambda bar: (bar._amount, bar._limit), lambda bar, two: bar.show_numbers(*two)),
)
"""What shows something that an edit changes: how it is read and how it is written, at once."""


def shown_by(widget: QWidget) -> object:
    """Return what a widget shows; None if no edit changes it."""
    return next((read(widget) for kind, read, _ in _KINDS if isinstance(widget, kind)), None)


def setter_of(widget: QWidget, new: object) -> Callable[[], None] | None:
    """Return a function that sets what a widget shows."""
    return next((partial(write, widget, new) for kind, _, write in _KINDS if isinstance(widget, kind)), None)


def texts(root: QWidget) -> Texts:
    """Return everything shown below a widget."""
    found: Texts = {}
    for each in root.findChildren(QWidget):
        name = each.objectName()
        if not name:
            continue
        if (shown := shown_by(each)) is not None:
            found[name] = shown
        if isinstance(each, GridTable) and (model := each.view.model()) is not None:
            for row in range(model.rowCount()):
                for column in range(model.columnCount()):
                    index = model.index(row, column)
                    found[f"{name} {row} {column}"] = index.data(CellRole.LOOK), index.data(Qt.ItemDataRole.EditRole)
    return found


class Cells(QAbstractTableModel):
    """Table model with fixed texts, until they are set; `on_input` is called when a cell is typed into."""

    def __init__(self, like: RowModel | FamilyModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.on_input: Callable[[], None] = settle
        self._size = like.rowCount(), like.columnCount()
        every = [(row, column) for row in range(self._size[0]) for column in range(self._size[1])]
        roles = list(like._answer_by_role())
        self._found: dict[tuple[int, int], dict[int, object]] = {
            cell: {role: like.index(*cell).data(role) for role in roles} for cell in every
        }
        across = Qt.Orientation.Horizontal
        asked = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole)
        self._heads: dict[tuple[int, int], object] = {
            (n, role): like.headerData(n, across, role) for n in range(self._size[1]) for role in asked
        }
        self._flags = {cell: like.flags(like.index(*cell)) for cell in every}

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else self._size[0]

    def columnCount(self, parent: Index = _ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else self._size[1]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return self._found[index.row(), index.column()].get(role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return self._flags[index.row(), index.column()]

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        return self._heads.get((section, role)) if orientation is Qt.Orientation.Horizontal else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        self.on_input()
        return True

    def set_cell(self, row: int, column: int, look: CellStyle, typed: object) -> None:
        """Set what a cell shows and edits."""
        found = self._found[row, column]
        found[Qt.ItemDataRole.DisplayRole] = look.text
        found[Qt.ItemDataRole.EditRole] = typed
        found[CellRole.LOOK] = look
        index = self.index(row, column)
        self.dataChanged.emit(index, index)


@dataclass(frozen=True, slots=True)
class Typed:
    """Where keys are pressed: a field, pips or a ladder, or a cell of a table.

    Attributes:
        widget: The widget, or the table.
        cell: Row and column of the cell.
    """

    widget: QWidget
    cell: tuple[int, int] | None = None

    def select(self) -> None:
        """Make the cell the current one of its table, which scrolls to it."""
        if self.cell is not None and isinstance(self.widget, GridTable):
            view = self.widget.view
            view.setCurrentIndex(view.model().index(*self.cell))

    def focused(self) -> QWidget:
        """Focus it as while typing; return the widget that the keys go to."""
        if self.cell is None or not isinstance(self.widget, GridTable):
            focus(self.widget)
            return self.widget
        view = self.widget.view
        focus(view)
        self.select()
        view.edit(view.currentIndex())
        settle()
        editor = view.viewport().findChild(LineField)
        if not isinstance(editor, LineField):
            raise LookupError("the cell cannot be typed into")
        return editor

    @property
    def sets_itself(self) -> bool:
        """Whether a key changes what it shows by itself."""
        return isinstance(self.widget, NumberField)

    def twin(self, form: QWidget) -> Typed:
        """Return the same place of another form."""
        return Typed(part(form, type(self.widget), self.widget.objectName()), self.cell)


def find_typed(view: SheetView, address: str) -> Typed | None:
    """Return where numbers are typed at an address; None if the form has no such place."""
    widget = view.binder.widget_at(address)
    if isinstance(widget, NumberField):
        return Typed(widget)
    if isinstance(widget, GridTable):
        model, cell = widget.view.model(), None
        if isinstance(model, FamilyModel):
            cell = model.cell_of(address)
        elif isinstance(model, RowModel):
            rows, _, rest = address.rpartition("[")
            position, _, column = rest.partition("].")
            if rows == model.list_address and column in model.columns:
                cell = model.row_at(int(position)), model.columns.index(column)
        is_number = cell is not None and model.index(*cell).data(CellRole.KIND) == CellKind.NUMBER
        return Typed(widget, cell) if is_number else None
    drawn = (*view.form.findChildren(PipTrack), *view.form.findChildren(LevelLadder))
    return next((Typed(each) for each in drawn if each.property("writes") == address), None)


def _dress_like(twin: QWidget, model: QWidget) -> None:
    """Copy the properties of a widget that no key in this benchmark changes."""
    twin.setEnabled(model.isEnabled())
    for name in _OF_THE_GAME:
        if (wanted := model.property(name)) is not None:
            twin.setProperty(name, wanted)
    for kind, dress in _DRESSERS:
        if isinstance(twin, kind) and isinstance(model, kind):
            dress(twin, model)


def _dress_number(twin: DerivedNumber, model: DerivedNumber) -> None:
    twin.has_house_rule = model.has_house_rule
    if isinstance(twin, DerivedLabel) and isinstance(model, DerivedLabel):
        twin.is_struck = model.is_struck


def _dress_choice(twin: QComboBox, model: QComboBox) -> None:
    twin.clear()
    twin.addItems([model.itemText(place) for place in range(model.count())])
    twin.setCurrentIndex(model.currentIndex())


def _dress_portrait(twin: PortraitView, model: PortraitView) -> None:
    twin.set_character_id(model._character_id)
    twin.show_picture(model._picture, model._name)


_DRESSERS: Final[tuple[tuple[type, Callable[[Any, Any], None]], ...]] = (
    (DerivedNumber, _dress_number),
    (SummaryLabel, lambda twin, model: setattr(twin, "is_amber", model.is_amber)),
    (QComboBox, _dress_choice),
    (QPlainTextEdit, lambda twin, model: twin.setPlainText(model.toPlainText())),
    (QCheckBox, lambda twin, model: twin.setChecked(model.isChecked())),
    (ScaleSlider, lambda twin, model: twin.show_position(model.value() if model._is_set else None)),
    (ArmorFigure, lambda twin, model: twin.show_protection(model._protection)),
    (PortraitView, _dress_portrait),
)


def look_alike(plain: QWidget, whole: QWidget) -> bool:
    """Return whether two forms are equal to the pixel, except for the cursor."""
    if (focused := QApplication.focusWidget()) is not None:
        focused.clearFocus()
    settle()
    return plain.grab().toImage() == whole.grab().toImage()


def page_name(pages: SheetPages, page: int) -> str:
    """Return the object name of a page; "" for the Play page."""
    widget = pages.widget(page)
    return "" if widget is None else widget.objectName()


class Plain:
    """The same form without a character: a key press only sets texts."""

    def __init__(self, form: str, like: SheetView, typed: Typed) -> None:
        self._host = QWidget()
        form_pages = SheetForm(sheet_folder(form), self._host)
        form_pages.finish_all()
        self.form = form_pages.root
        self.form.setParent(None)
        self.typed = typed.twin(self.form)
        pages, model = part(self.form, SheetPages, "pages"), like.pages
        if model is None:
            raise LookupError("the form has no pages")
        known = {page_name(pages, page) for page in range(pages.count())}
        for page in range(model.count()):
            if page_name(model, page) not in known:  # the Play page is made in code
                pages.insertTab(page, QWidget(), model.tabText(page))
        pages.setCurrentIndex(model.currentIndex())
        self._look_like(like.form)
        for page in range(pages.count()):
            pages.set_count(page, model.tab_bar.violation_count(page))
        settle()
        here, there = pages.currentWidget(), model.currentWidget()
        if isinstance(here, QScrollArea) and isinstance(there, QScrollArea):
            here.verticalScrollBar().setValue(there.verticalScrollBar().value())
        for each, twin in self._twins:
            if isinstance(each, GridTable) and isinstance(twin, GridTable):
                twin.view.verticalScrollBar().setValue(each.view.verticalScrollBar().value())
        self._wanted: Callable[[], None] = settle
        self._join()

    def _join(self) -> None:
        """Set the texts when a key changes the number."""
        widget = self.typed.widget
        if isinstance(widget, NumberField):
            widget.stepped.connect(self._on_stepped)
        elif isinstance(widget, PipTrack):
            widget.taken.connect(self._on_stepped)
        elif isinstance(widget, LevelLadder):
            widget.level_chosen.connect(self._on_stepped)
        elif isinstance(widget, GridTable) and isinstance(cells := widget.view.model(), Cells):
            cells.on_input = self._on_stepped
            self.typed.select()

    def _look_like(self, model: QWidget) -> None:
        """Copy texts, marks and table rows of the other form."""
        mine = {each.objectName(): each for each in self.form.findChildren(QWidget)}
        named = [each for each in model.findChildren(QWidget) if each.objectName()]
        self._twins = twins = [(each, mine[each.objectName()]) for each in named if each.objectName() in mine]
        for each, twin in twins:
            if each.property("needs_row") or each.property("needs_value"):
                twin.setHidden(each.isHidden())
            if isinstance(each, GridTable) and isinstance(twin, GridTable):
                self._fill(twin, each)
            _dress_like(twin, each)
        show(self.form)
        self._set_all(texts(model))
        settle()
        for each, twin in twins:
            if has_frame(each) and not isinstance(each, GridTable):
                frame_of(twin).set_state(frame_of(each).state, True)

    def mark_alike(self) -> None:
        """Copy the violation marks of the other form."""
        for each, twin in self._twins:
            if has_frame(each) and not isinstance(each, GridTable):
                frame_of(twin).set_state(FrameState.VIOLATION, bool(frame_of(each).state & FrameState.VIOLATION))

    @staticmethod
    def _fill(twin: GridTable, model: GridTable) -> None:
        rows = model.view.model()
        if isinstance(rows, RowModel | FamilyModel):
            twin.set_model(Cells(rows, twin))
            current = model.view.currentIndex()
            twin.view.setCurrentIndex(twin.view.model().index(current.row(), current.column()))
            twin.view.set_absent(model.view._absent)
            if model.view.handles is not None:
                twin.view.mark_row(model.view.handles.marked)
            twin.show_legend(model.legend)

    def _set_all(self, wanted: Mapping[str, object]) -> None:
        for call in self._calls(wanted):
            call()

    def _calls(self, wanted: Mapping[str, object]) -> list[Callable[[], None]]:
        found: list[Callable[[], None]] = []
        for name, new in wanted.items():
            widget_name, _, cell = name.partition(" ")
            twin = self.form.findChild(QWidget, widget_name)
            if isinstance(twin, GridTable):
                cells = twin.view.model()
                if isinstance(cells, Cells) and isinstance(new, tuple):
                    row, column = map(int, cell.split())
                    found.append(partial(cells.set_cell, row, column, *new))
            elif twin is not None and (setter := setter_of(twin, new)) is not None:
                found.append(setter)
        return found

    def will_set(self, wanted: Mapping[str, object]) -> None:
        """Set what the next key press changes."""
        calls = self._calls(wanted)

        def carry_out() -> None:
            for call in calls:
                call()

        self._wanted = carry_out

    def _on_stepped(self) -> None:
        self._wanted()


# ---------------------------------------------------------------------------------------------------------- measuring


def part(root: QWidget, kind: type[Widget], name: str) -> Widget:
    """Return a widget of a form."""
    found = root.findChild(kind, name)
    if not isinstance(found, kind):
        raise LookupError(f"the form has no {name}")
    return found


def show(widget: QWidget) -> None:
    """Show a sheet in its usual window size."""
    widget.resize(1100, 900)
    widget.show()
    for _ in range(5):
        QApplication.processEvents()


def settle() -> None:
    """Process all events that wait for idle time."""
    end = time.monotonic() + PAUSE
    while time.monotonic() < end:
        QApplication.processEvents()


def focus(line: QWidget) -> None:
    """Focus a field, as while typing."""
    line.window().activateWindow()
    line.setFocus()
    settle()


def press(widget: QWidget, key: Qt.Key) -> float:
    """Press a key and paint the change; returns the processor time in ms, all threads."""
    start = time.process_time()
    QTest.keyClick(widget, key)
    QApplication.processEvents()
    return (time.process_time() - start) * 1000


def measure_address(subject: Subject, address: str, *, flashes: bool) -> list[float] | None:
    """Compare key presses at one address; None if the form has no input for numbers there."""
    view = SheetView(OpenCharacter(Loaded("", subject.make())), flashes=flashes)
    show(view)
    view.go_to(address)
    settle()
    typed = find_typed(view, address)
    if typed is None:
        view.close()
        return None
    typed.select()
    settle()
    plain = Plain(subject.form, view, typed)
    if not look_alike(plain.form, view):
        raise LookupError(f"at {address} the forms do not look alike, and cannot be compared")
    found: list[tuple[float, float]] = []
    names: set[str] = set()
    for number in range(FIRST + ROUNDS):
        key = Qt.Key.Key_Up if number % 8 < 4 else Qt.Key.Key_Down
        pressed = typed.focused()
        before = texts(view.form)
        whole = press(pressed, key)
        changed = {name: new for name, new in texts(view.form).items() if before.get(name) != new}
        own = typed.widget.objectName() if typed.sets_itself else ""
        plain.will_set({name: new for name, new in changed.items() if name != own})
        plain.mark_alike()
        base = press(plain.typed.focused(), key)
        if changed and number >= FIRST:
            found.append((whole, base))
            names |= changed.keys()
    view.close()
    plain.form.close()
    middle = [statistics.median(times) for times in zip(*found, strict=True)]
    print(f"    {address}: {len(names)} texts, {middle[0]:.2f} ms, set {middle[1]:.2f} ms", file=sys.stderr)
    return [whole / base for whole, base in found]


def measure_keys(subject: Subject, address: str = "", *, flashes: bool = False) -> list[bool]:
    """Compare key presses with only setting the same texts; returns where the goal is met."""
    garbage_collector.disable()  # as in the program, which looks for rubbish in its pauses, and not through what lasts
    gc.collect()
    gc.freeze()
    met = []
    for each in [address] if address else subject.addresses:
        found = measure_address(subject, each, flashes=flashes)
        if found:
            met.append(report(f"key press to painted, {each}", found, MOST_KEY))
    gc.enable()
    return met


def main(arguments: list[str]) -> int:
    """Measure and print everything; returns the exit code."""
    asked = [each for each in arguments if not each.startswith("-")]
    Theme(QApplication(["benchmark"]), "light").start()
    subject = Subject.of(asked[0] if asked else USUAL)
    met = measure_keys(subject, *asked[1:], flashes="--flash" in arguments)
    return 0 if met and all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
