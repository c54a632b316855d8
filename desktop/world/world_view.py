"""The tab of a world: its kinds with counts and problems, the entries of a kind, the chosen entry.

Keys: F6 goes round kinds, entries and entry; those of `EntriesPane` hold in the whole tab, before the window's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, QTime, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QIcon, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import theme
from desktop.address_labels import name_with_edition, translate_text
from desktop.forms import load_form
from desktop.frame.document_view import DocumentView
from desktop.theme import px
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.search_edit import SearchEdit
from desktop.widgets.squared_icon import squared_icon
from desktop.world.about_page import AboutPage, in_card
from desktop.world.entries_pane import EntriesPane
from desktop.world.entry_panel import EntryPanel
from desktop.world.kinds_list import ABOUT, KindLine, KindsList, ProblemLine, ProblemsList
from desktop.world.problem_count import ProblemCount
from desktop.world.shown_problems import ShownProblems
from desktop.world.world_check import CheckedWorld, WorldCheck

if TYPE_CHECKING:
    from core.registry import Game
    from desktop.sheet.open_character import OpenCharacter

ENTRY_WIDTH: Final = 400
_LEAST_ENTRY, _MOST_ENTRY = 360, 520
_LEAST_ENTRIES: Final = 400
_LEAST_HEIGHT: Final = 240
_NARROW: Final = 1080
"""Width below which the kinds become a button beside the filter, at 100 %."""
_NEXT_MS: Final = 20
"""Pause before the next step of opening a world, so that what was made is painted first."""
_LOW: Final = 420
"""Height below which the head of the world has no room beside an entry, at 100 %."""
_NEXT_PART_MS: Final = 2
"""Pause before the next part of a form is made."""
_SINGLE: Final = 812
"""Width below which entries and entry are shown one at a time, at 100 %."""


class WorldView(DocumentView):
    """The view of a world.

    Args:
        character: The world.
        game: Its game.
        entry_width: Width of the entry at 100 %, as the user has left it.
        parent: Its owner.

    Signals:
        character_wanted: A character is to be made with this world.
        roll_wanted: A hundred characters are to be made with this world.
        duplicate_wanted: This sample is to be duplicated and opened.
        paste_wanted: A table is to be pasted into the kind of this key.
        entry_width_changed: The user has changed the width of the entry.
        entry_shown: Another entry is shown: kind and position; -1 for none.
        checked: The world was checked; its `WorldReport`.
        counted: The number of problems in the list of worlds was written.
    """

    character_wanted = Signal()
    roll_wanted = Signal()
    duplicate_wanted = Signal()
    paste_wanted = Signal(str)
    entry_width_changed = Signal(int)
    entry_shown = Signal(str, int)
    checked = Signal(object)
    counted = Signal()

    world_layout: QVBoxLayout
    head: QWidget
    title_label: QLabel
    use_label: SummaryLabel
    roll_button: QPushButton
    make_button: QPushButton
    duplicate_world_button: QPushButton
    body_layout: QHBoxLayout
    kinds_box: QWidget
    kinds_layout: QVBoxLayout
    problems_box: QWidget
    problems_layout: QVBoxLayout
    problems_label: QLabel
    problems_icon: QLabel
    problems_number: QLabel
    pages: QStackedWidget
    about_box: QWidget
    about_layout: QVBoxLayout
    world_splitter: QSplitter
    entries_box: QWidget
    entries_layout: QVBoxLayout
    entry_box: QWidget
    entry_layout: QVBoxLayout
    back_button: QPushButton

    def __init__(
        self, character: OpenCharacter, game: Game, entry_width: int = ENTRY_WIDTH, parent: QWidget | None = None
    ) -> None:
        super().__init__(character, parent)
        load_form(self, "world")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.world_layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._game = game
        self._entry_width = entry_width
        self._title = character.title
        self._use_text = ""
        self._uses: Mapping[str, Mapping[str, int]] = {}
        self._problems = ShownProblems()
        self._is_narrow: bool | None = None
        self._is_single = False
        self._shows_entry = False
        self._shown_kind = ""
        self.kinds = KindsList(self)
        self.problems = ProblemsList(self)
        self._about: AboutPage | None = None
        self.entries = EntriesPane(character, game.system, self)
        self.panel = EntryPanel(character, game.system, self)
        self.check = WorldCheck(character, game.system, self)
        self._count = ProblemCount(character, self)
        self._opening = self._later(self._show_first_kind)
        self._showing = self._later(self._show_soon)
        self._lay_out()
        self._connect()
        self._show_title()
        self._show_kinds()
        self._show_widths()
        self._opening.start()

    def _later(self, slot: Callable[[], object]) -> QTimer:
        """Return a timer that calls a slot in the next turn of the event loop, so that no turn takes long."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(_NEXT_MS)
        timer.timeout.connect(slot)
        return timer

    def _lay_out(self) -> None:
        self.kinds_layout.insertWidget(0, self.kinds)
        self.problems_layout.addWidget(self.problems, 1)
        self.problems_box.hide()
        self.kinds_layout.addStretch()
        self.entries_layout.addWidget(self.entries)
        self.entry_layout.addWidget(self.panel, 1)
        self.world_splitter.setStretchFactor(0, 1)
        self.world_splitter.setStretchFactor(1, 0)
        is_sample = self.character.read_only_reason is not None and self.character.library is None
        self.duplicate_world_button.setVisible(is_sample)
        self.use_label.set_compact(True)
        self.entries.kind_button.hide()
        self.back_button.hide()

    def _connect(self) -> None:
        self.kinds.kind_chosen.connect(self._on_kind)
        self.kinds.left.connect(self._on_kinds_left)
        self.problems.opened.connect(self.go_to)
        self.entries.entry_selected.connect(self._on_entry_selected)
        self.entries.entry_opened.connect(self._on_entry_opened)
        self.entries.added.connect(self._on_added)
        self.entries.undoable.connect(self.undoable)
        self.entries.refused.connect(self.message_emitted)
        self.entries.paste_wanted.connect(self._on_paste)
        self.panel.entry_requested.connect(self.show_entry)
        self.panel.refused.connect(self.message_emitted)
        self.back_button.clicked.connect(self._on_back)
        self.roll_button.clicked.connect(self.roll_wanted)
        self.make_button.clicked.connect(self.character_wanted)
        self.duplicate_world_button.clicked.connect(self.duplicate_wanted)
        self.world_splitter.splitterMoved.connect(self._on_splitter)
        self.world_splitter.installEventFilter(self)
        self.check.checked.connect(self._on_checked)
        self._count.stored.connect(self.counted)
        self.character.changed.connect(self._on_changed)
        menu = QMenu(self.entries.kind_button)
        menu.aboutToShow.connect(self._fill_kind_menu)
        self.entries.kind_button.setMenu(menu)

    # --------------------------------------------------------------------------------------------------- tab and status

    @property
    def game(self) -> Game:
        """The game of the world."""
        return self._game

    @property
    def search_edit(self) -> SearchEdit:
        """The field that Ctrl+F goes to: the filter of the entries."""
        return self.entries.filter_edit

    def tab_icon(self) -> QIcon:
        """Return the icon of the game."""
        return squared_icon(self._game.sign or "book")

    def status_change(self) -> str:
        """Return the last edit, and how many problems there are."""
        last = self.character.undo_stack.last
        parts = ["" if last is None else last.text]
        if number := len(self._problems.wrong):
            parts.append(self.tr("%Ln problem(s)", "", number))
        return ", ".join(part for part in parts if part)

    def status_context(self) -> str:
        """Return name, game and version of the world."""
        parts = [self.character.title, name_with_edition(self._game.system)]
        if self.character.library is not None:
            parts.append(self.tr("version {number}").format(number=self.character.revision))
        return " · ".join(parts)

    def release(self) -> None:
        """Take over what is still being typed, and disconnect from the world."""
        self.panel.release()
        if self._about is not None:
            self._about.binder.disconnect_character()
        super().release()

    def focus_entries(self) -> None:
        """Focus the table of entries, when the tab was opened."""
        self.entries.table.setFocus()

    def show_use(self, text: str) -> None:
        """Show who uses the world: "used by 11 characters"."""
        self._use_text = text
        self._show_title()

    def _show_title(self) -> None:
        self.title_label.setText(self.character.title)
        edition = translate_text(self._game.system, self._game.system.credits.edition)
        game = self.tr("World for {game}, {edition}").format(game=self._game.name, edition=edition)
        self.use_label.setText(" · ".join(part for part in (game, self._use_text) if part))

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        if self.character.title != self._title:
            self._title = self.character.title
            self._show_title()
            self.title_changed.emit(self._title)
        self._show_kinds()

    # ------------------------------------------------------------------------------------------------------------ kinds

    def _show_kinds(self) -> None:
        """Show the kinds with their counts and marks."""
        marks, sheet = self._problems.by_kind(), self.character.sheet
        lines = [KindLine(ABOUT, self._title_of(ABOUT), problems=marks.get(ABOUT, 0))]
        lines += [
            KindLine(key, self._title_of(key), sheet.count(key), marks.get(key, 0)) for key in self._game.system.kinds
        ]
        self.kinds.show_lines(lines)
        self.kinds.setFixedHeight(self.kinds.sizeHint().height())
        line = next(line for line in lines if line.key == self.kinds.current)
        count = "" if line.count is None else f"  {line.count}"
        self.entries.kind_button.setText(f"{line.title}{count}")

    @property
    def about(self) -> AboutPage:
        """The page About the world, made when it is first asked for."""
        return self._about or self._make_about()

    def _make_about(self) -> AboutPage:
        if self._about is None:
            self._about = page = AboutPage(self.character, self)
            self.about_layout.addWidget(in_card(page, self.about_box))
            page.show_problems(self._problems.of_world())
            page.binder.refused.connect(self.message_emitted)
            page.binder.refusal_cleared.connect(self.message_cleared)
        return self._about

    @Slot()
    def _show_first_kind(self) -> None:
        self.kinds.choose(next(iter(self._game.system.kinds)))

    @Slot(str)
    def _on_kind(self, key: str) -> None:
        self._opening.stop()
        self.character.leave_field()
        if key == ABOUT:
            self._make_about()
            self.pages.setCurrentWidget(self.about_box)
            return
        self.entries.show_kind(key)
        self.entries.model.show_uses(self._uses.get(key, {}))
        self._mark_entries()
        self.pages.setCurrentWidget(self.world_splitter)
        self._show_single(is_entry=False)
        self._show_kinds()

    @Slot()
    def _on_kinds_left(self) -> None:
        (self.about.name_edit if self.kinds.current == ABOUT else self.entries.table).setFocus()

    @Slot()
    def _fill_kind_menu(self) -> None:
        """List the kinds in the menu that stands for them in a narrow window."""
        menu = self.entries.kind_button.menu()
        menu.clear()
        about = menu.addAction(self.tr("About the world"))
        about.triggered.connect(lambda: self.kinds.choose(ABOUT))
        menu.addSeparator()
        for key in self._game.system.kinds:
            action = menu.addAction(f"{self.entries.title(key)}\t{self.character.sheet.count(key)}")
            action.triggered.connect(lambda _checked=False, key=key: self.kinds.choose(key))

    # ---------------------------------------------------------------------------------------------------------- entries

    @Slot(str, int)
    def show_entry(self, kind: str, position: int) -> None:
        """Show an entry, in table and panel."""
        if kind != self.kinds.current:
            self.kinds.choose(kind)
        if self.entries.select(position):
            self._show_waiting()
            self._show_single(is_entry=True)

    @Slot(str)
    def go_to(self, address: str) -> None:
        """Show the entry of an address, and give its field the focus."""
        if "[" not in address:
            self.kinds.choose(address if address in self._game.system.kinds else ABOUT)
            if self.kinds.current == ABOUT:
                self.about.go_to(address)
            return
        self.panel.go_to(address)

    @Slot()
    def _on_entry_selected(self) -> None:
        """Show the selected entry; the first match of a filter, or one of another kind, in a later turn."""
        if self.entries.model.kind == self._shown_kind and not self.entries.is_arranging:
            self._show_selected()
        else:
            self._showing.start(_NEXT_MS)

    @Slot()
    def _show_soon(self) -> None:
        """Show the selected entry, in some more turns if its form has to be made."""
        if self.panel.make_form(self.entries.model.kind):
            self._show_selected()
        else:
            self._showing.start(_NEXT_PART_MS)

    def _show_selected(self) -> None:
        self._showing.stop()
        kind, position = self.entries.model.kind, self.entries.table.current_position
        self._shown_kind = kind
        if (kind, position) != (self.panel.kind, self.panel.position) or position < 0:
            self.panel.show_entry(kind, position)
        self.entry_shown.emit(kind, position)

    def _show_waiting(self) -> None:
        """Show at once what would be shown in the next turn."""
        if self._showing.isActive():
            self._show_selected()

    @Slot()
    def _on_entry_opened(self) -> None:
        self._show_waiting()
        self._show_single(is_entry=True)
        self.panel.focus_name()

    @Slot()
    def _on_added(self) -> None:
        self._on_entry_opened()
        self.panel.follow_name()

    @Slot()
    def _on_paste(self) -> None:
        self.character.leave_field()
        self.paste_wanted.emit(self.entries.model.kind)

    @Slot(int)
    def show_pasted(self, number: int) -> None:
        """Say at the foot of the table how many entries were pasted, and when."""
        time = QLocale().toString(QTime.currentTime(), QLocale.FormatType.ShortFormat)
        self.entries.show_note(self.tr("%Ln pasted at {time}", "", number).format(time=time))
        self.entries.table.setFocus()

    @Slot()
    def _on_back(self) -> None:
        self._show_single(is_entry=False)
        self.entries.table.setFocus()

    # --------------------------------------------------------------------------------------------------------- problems

    @Slot(object)
    def _on_checked(self, checked: CheckedWorld) -> None:
        """Show what is wrong at kinds, entries and fields, and in the list of problems."""
        report, of = checked.report, self._game.system.id
        self._problems = ShownProblems(report.problems, of, self._title_of)
        self._show_problems()
        self.panel.show_problems(self._problems.at_places(), checked.last_sound)
        self._mark_entries()
        self._show_kinds()
        self._count.take(report)
        self.status_changed.emit()
        self.checked.emit(report)

    def _title_of(self, kind: str) -> str:
        return self.entries.title(kind) if kind else self.tr("About the world")

    def _show_problems(self) -> None:
        """List what is wrong, then what is only odd; show at the world itself what is wrong there."""
        wrong, odd = self._problems.wrong, self._problems.odd
        heading = [ProblemLine("", self.tr("Notices"))] if wrong and odd else []
        self.problems.show_lines([*wrong, *heading, *odd])
        self.problems_label.setText(self.tr("Problems") if wrong else self.tr("Notices"))
        self.problems_icon.setVisible(bool(wrong))
        self.problems_number.setText(str(len(wrong or odd)))
        self.problems_number.setProperty("role", "amber" if wrong else "muted")
        theme.repolish(self.problems_number)
        self.problems_box.setVisible(bool(self._problems) and not self._is_narrow)
        if self._about is not None:
            self._about.show_problems(self._problems.of_world())

    def _mark_entries(self) -> None:
        """Mark the entries of the shown kind that have problems."""
        kind = self.entries.model.kind
        self.entries.model.show_problems(self._problems.marks(kind))
        self.entries.show_problem(self._problems.of_kind(kind))

    def show_uses(self, uses: Mapping[str, Mapping[str, int]]) -> None:
        """Show how many characters use the entries, by kind and id."""
        self._uses = uses
        self.entries.model.show_uses(uses.get(self.entries.model.kind, {}))

    # ----------------------------------------------------------------------------------------------------------- widths

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size at which one column fits: in a narrower tab there are fewer columns."""
        return QSize(px(_LEAST_ENTRY), px(_LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the columns to the width."""
        super().resizeEvent(event)
        self._show_widths()
        self._show_head()

    def _show_widths(self) -> None:
        """Show three columns, two with a button for the kinds, or one after the other."""
        width = self.width()
        is_narrow, is_single = width < px(_NARROW), width < px(_SINGLE)
        if is_narrow != self._is_narrow or is_single != self._is_single:
            self._is_narrow, self._is_single = is_narrow, is_single
            self.kinds_box.setVisible(not is_narrow)
            self.problems_box.setVisible(not is_narrow and bool(self._problems))
            self.entries.kind_button.setVisible(is_narrow)
            self.entries.set_compact(is_compact=is_narrow)
            self._show_single(is_entry=False)
        self._share_width()

    def _share_width(self) -> None:
        """Give the entry its width, or what the entries leave in a narrow tab."""
        if self._is_single:
            return
        whole = self.world_splitter.width() - self.world_splitter.handleWidth()
        entry = whole - px(_LEAST_ENTRIES) if self._is_narrow else px(self._entry_width)
        entry = min(max(entry, px(_LEAST_ENTRY)), px(_MOST_ENTRY) if not self._is_narrow else entry)
        self.world_splitter.setSizes([whole - entry, entry])

    def _show_single(self, *, is_entry: bool) -> None:
        """Show entries or entry, where only one of them has room."""
        self.entries_box.setVisible(not (self._is_single and is_entry))
        self.entry_box.setVisible(not self._is_single or is_entry)
        self.back_button.setVisible(self._is_single)
        self._shows_entry = is_entry
        self._show_head()

    def _show_head(self) -> None:
        """Leave the name of the world out where a low tab shows an entry alone."""
        self.head.setVisible(not (self._is_single and self._shows_entry and self.height() < px(_LOW)))

    @Slot(int, int)
    def _on_splitter(self, _position: int, _index: int) -> None:
        if not self._is_narrow:
            self._entry_width = round(min(self.entry_box.width(), px(_MOST_ENTRY)) / theme.scale())
            self.entry_width_changed.emit(self._entry_width)

    # --------------------------------------------------------------------------------------------------------- keyboard

    def event(self, event: QEvent) -> bool:
        """Take the keys of the tab before the window's actions get them."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Take the keys of the tab from the bar of the tabs, too, while it is in front."""
        super().showEvent(event)
        if (bar := self._tab_bar()) is not None:
            bar.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Leave the keys of the bar to the tab that comes to the front."""
        super().hideEvent(event)
        if (bar := self._tab_bar()) is not None:
            bar.removeEventFilter(self)

    def _tab_bar(self) -> QTabBar | None:
        """Return the bar with the world's own tab; None outside the main window."""
        pages = self.parentWidget()
        tabs = None if pages is None else pages.parentWidget()
        return tabs.tabBar() if isinstance(tabs, QTabWidget) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Carry out the keys of the entries where the bar of the tabs has the focus; share out another width."""
        if watched is self.world_splitter:
            if event.type() == QEvent.Type.Resize:
                self._share_width()
            return False
        is_key = event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
        if is_key and isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_F6 and self._is_own(event):
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _is_own(self, event: QKeyEvent) -> bool:
        """Return whether a key is the tab's; where a text is typed, its own keys come first."""
        pressed = QKeySequence(event.keyCombination())
        if event.key() == Qt.Key.Key_F6:
            return True
        keys = self.entries.keys()
        if self.pages.currentWidget() is not self.world_splitter or pressed not in keys:
            return False
        focused = QApplication.focusWidget()
        is_text = isinstance(focused, QLineEdit | QPlainTextEdit)
        return not is_text or pressed in {self.entries.filter_action.shortcut(), self.entries.paste_action.shortcut()}

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go round the columns with F6, back with Escape; carry out the actions of the entries."""
        if event.key() == Qt.Key.Key_F6:
            self._go_round(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self._escape():
            event.accept()
        elif self._is_own(event):
            self.entries.keys()[QKeySequence(event.keyCombination())].trigger()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> bool:
        """Clear the filter, or go back to the entries; return whether there was something to do."""
        if self.entries.filter_edit.hasFocus() and self.entries.filter_edit.text():
            self.entries.clear_filter_button.click()
            return True
        if self.panel.isAncestorOf(QApplication.focusWidget() or self):
            self._on_back()
            return True
        return False

    def _go_round(self, by: int) -> None:
        """Focus the next column."""
        self._show_waiting()
        focused = QApplication.focusWidget()
        is_about = self.kinds.current == ABOUT
        columns: list[tuple[QWidget, QWidget]] = [
            (self.kinds_box, self.kinds)
            if not self._is_narrow
            else (self.entries.kind_button, self.entries.kind_button),
            (self.about_box, self.about.name_edit) if is_about else (self.entries, self.entries.table),
        ]
        if not is_about and self.panel.position >= 0 and self.entry_box.isVisible():
            columns.append((self.panel, self.panel))
        at = next(
            (
                number
                for number, (box, _) in enumerate(columns)
                if focused is not None and (box is focused or box.isAncestorOf(focused))
            ),
            -1 if by > 0 else 0,
        )
        target = columns[(at + by) % len(columns)][1]
        if target is self.panel:
            self.panel.focus_name()
        else:
            target.setFocus(Qt.FocusReason.TabFocusReason)
