"""Widget: the sheet of an open character on its game's form: pages, marks, portrait."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from core.character.edits import Accept, SetPortrait
from core.character.setting_reference import SETTING_KEY
from core.character.sheet import Changes
from core.character.violations import Violation
from core.errors import QuireError
from core.messages import Message
from desktop import messages
from desktop.forms import FORMS
from desktop.sheet.binder import Binder
from desktop.sheet.binding import HEAD
from desktop.sheet.compact_header import CompactHeader
from desktop.sheet.missing_setting_bar import MissingSettingBar
from desktop.sheet.name_button import NameButton
from desktop.sheet.number_rolls import NumberRolls
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.play_page import PlayPage
from desktop.sheet.portrait_picker import PortraitPicker
from desktop.sheet.sheet_form import SheetForm, read_sheet_outline
from desktop.theme import apply_icons
from desktop.widgets.derived_label import DerivedLabel, DerivedNumber, StatBlock
from desktop.widgets.focus_moves import focus_beside, show_in_page
from desktop.widgets.grid_table import GridTable
from desktop.widgets.inputs import LineField, ProseField, TitleField
from desktop.widgets.portrait_view import PortraitView
from desktop.widgets.procedure_button import ProcedureButton
from desktop.widgets.sheet_pages import SheetPages


def prepare_sheet(system_id: str) -> None:
    """Read and cache the outline of a game's forms; runs on a worker thread."""
    read_sheet_outline(sheet_folder(system_id))


def sheet_folder(system_id: str) -> Path:
    """Return the folder with the forms of a game's sheet."""
    return FORMS / "sheets" / system_id


class SheetView(QWidget):
    """One character on its form.

    Args:
        character: The open character.
        parent: Owner.
        flashes: Whether changed numbers are highlighted for a moment.
        at_once: Whether every page is loaded at once; otherwise when it is first shown, or in idle time.
        play_first: Whether the Play page is the first page and in front, instead of the second.

    Attributes:
        form_pages: The forms of the sheet, loaded page by page.

    Signals:
        explain_requested: The explanation of an address is requested.
        help_requested: Help on an address is requested.
        procedure_requested: A procedure is to be run with the character; its key.
        another_requested: Another random character is to be made instead of this one.
        run_requested: A procedure is to be run at once; its key and the answers.
        rolled: Dice were rolled on the Play page; the records.
        reported: What they came to, a `RollReport`.
        locate_setting_requested: The file of the character's missing setting is to be chosen.
        title_changed: The character's name or portrait changed.
        message_emitted: A `Message` to show.
        message_cleared: The `Message` no longer applies.
    """

    explain_requested = Signal(str)
    help_requested = Signal(str)
    procedure_requested = Signal(str)
    another_requested = Signal()
    run_requested = Signal(str, object)
    rolled = Signal(object)
    reported = Signal(object)
    locate_setting_requested = Signal()
    title_changed = Signal(str)
    message_emitted = Signal(object)
    message_cleared = Signal(object)

    def __init__(
        self,
        character: OpenCharacter,
        parent: QWidget | None = None,
        *,
        flashes: bool = True,
        at_once: bool = True,
        play_first: bool = False,
    ) -> None:
        super().__init__(parent)
        self.character = character
        self.form_pages = SheetForm(sheet_folder(character.sheet.system.id), self)
        self.form = self.form_pages.root
        self.pages = self.form_pages.pages
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.setting_bar = MissingSettingBar(self)
        self.setting_bar.locate_requested.connect(self.locate_setting_requested)
        layout.addWidget(self.setting_bar)
        layout.addWidget(self.form, 1)
        self.head = CompactHeader(self.form)
        self.play: PlayPage | None = None
        self._portraits = PortraitPicker(self)
        self._portraits.portrait_chosen.connect(self._take_portrait)
        self._portraits.message_emitted.connect(self._show_portrait_message)
        self._shows_units = True
        self._asked_about = self._explained = ""
        self._missing_setting: Message | None = None
        self._another_button: NameButton | None = None
        self._with_units: list[QWidget] = []
        self.rolls = NumberRolls(character, self)
        self.rolls.rolled.connect(self.rolled)
        self.rolls.reported.connect(self.reported)
        self.rolls.procedure_requested.connect(self.procedure_requested)
        self.rolls.message_emitted.connect(self.message_emitted)
        self.binder = Binder(self.form, character, self.form_pages.first, flashes=flashes)
        self.rolls.address_of = self.binder.address_of
        self._set_up_widgets(self.form_pages.first)
        self.form_pages.widgets_loaded.connect(self._on_widgets_loaded)
        self.binder.explain_requested.connect(self.explain_requested)
        self.binder.accept_requested.connect(self._on_accept_wanted)
        self.binder.refused.connect(self.message_emitted)
        self.binder.refusal_cleared.connect(self.message_cleared)
        self.binder.problems_changed.connect(self._on_problems_changed)
        character.changed.connect(self._on_changed)
        if self.pages is not None:
            self._add_play_page(self.pages, is_first=play_first)
            self.pages.currentChanged.connect(self.binder.refresh_hidden)
            self.pages.currentChanged.connect(self._fit_head)
        self._on_problems_changed()
        self._show_setting()
        apply_icons(self.setting_bar)
        if at_once:
            self.form_pages.finish_all()
        else:
            self.form_pages.start()

    def _add_play_page(self, pages: SheetPages, *, is_first: bool) -> None:
        """Add the Play page to the pages of the form, second or first."""
        if not self.character.sheet.system.layout.play.tracks:
            return
        self.play = PlayPage(self.character, self.form_pages.outline.frame.addresses)
        self.play.explain_requested.connect(self.explain_requested)
        self.play.accept_requested.connect(self._on_accept_wanted)
        self.play.procedure_requested.connect(self.procedure_requested)
        self.play.run_requested.connect(self.run_requested)
        self.play.rolled.connect(self.rolled)
        self.play.reported.connect(self.reported)
        self.play.message_emitted.connect(self.message_emitted)
        self.play.message_cleared.connect(self.message_cleared)
        self._insert_play_page(pages, is_first=is_first)

    def _insert_play_page(self, pages: SheetPages, *, is_first: bool) -> None:
        if self.play is not None:
            pages.insertTab(0 if is_first else 1, self.play, self.tr("Play"))
            if is_first:
                pages.setCurrentIndex(0)

    def set_play_first(self, is_first: bool) -> None:
        """Make the Play page the first page, or the second; the page in front stays in front."""
        pages, play = self.pages, self.play
        if pages is None or play is None or (pages.indexOf(play) == 0) == is_first:
            return
        current = pages.currentWidget()
        pages.removeTab(pages.indexOf(play))
        pages.insertTab(0 if is_first else 1, play, self.tr("Play"))
        if current is not None:
            pages.setCurrentWidget(current)
        self._on_problems_changed()

    @Slot(object)
    def _on_widgets_loaded(self, widgets: Sequence[QWidget]) -> None:
        self.binder.bind(widgets)
        self._set_up_widgets(widgets)

    def _set_up_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Set up what the binder does not: portraits, units, icons."""
        for widget in widgets:
            if isinstance(widget, PortraitView):
                self._portraits.attach(widget)
                widget.set_character_id(self.character.id)
            elif isinstance(widget, DerivedLabel | StatBlock):
                widget.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes through inputs only
                self.rolls.watch(widget)
                if widget.property("shows_unit"):
                    self._with_units.append(widget)
                    widget.setProperty("shows_unit", self._shows_units)
            elif isinstance(widget, GridTable):
                self.rolls.watch_table(widget)
                widget.view.menu_requested.connect(self._on_cell_menu)
            elif isinstance(widget, ProcedureButton):
                widget.clicked.connect(self._on_procedure_button)
            elif isinstance(widget, LineField | ProseField):
                widget.menu_requested.connect(self._on_menu_wanted)
            elif widget.property("icon_name"):
                apply_icons(widget)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the header before the form is laid out in its new size."""
        super().resizeEvent(event)
        self._fit_head()

    @Slot()
    def _fit_head(self) -> None:
        front = None if self.pages is None else self.pages.currentWidget()
        self.head.fit(self.height(), is_playing=front is not None and front is self.play)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Load the rest of the form when it is shown."""
        super().showEvent(event)
        self.form_pages.start()

    @Slot()
    def _on_procedure_button(self) -> None:
        button = self.sender()
        if isinstance(button, ProcedureButton):
            self.character.leave_field()
            button.setFocus(Qt.FocusReason.OtherFocusReason)  # a popover points at what has the focus
            self.procedure_requested.emit(str(button.property("procedure")))

    # ------------------------------------------------------------------------------------------------------- places

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move the focus to the number beside: with Alt and an arrow key, from a number with the arrow key alone.

        While the Play page is in front, its keys work also where its tab has the focus.
        """
        if self.play is not None and self.play.isVisible() and self.play.take_key(event):
            return
        focused = QApplication.focusWidget()
        is_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier and isinstance(focused, DerivedNumber)
        if focused is not None and (is_alt or is_plain) and focus_beside(self, focused, Qt.Key(event.key())):
            return
        super().keyPressEvent(event)

    def focus_page_tabs(self) -> None:
        """Focus the page tabs: every page is reachable from there, and nothing is typed over."""
        if self.pages is not None:
            self.pages.tabBar().setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.form.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_another(self) -> None:
        """Offer another random character beside the name, until this one is changed."""
        title = self.form.findChild(TitleField)
        if self._another_button is None and title is not None:
            self._another_button = NameButton(self.tr("Another one"), title)
            self._another_button.setToolTip(self.tr("Moves this one to Trash and makes another random character"))
            self._another_button.clicked.connect(self.another_requested)

    def go_to(self, address: str) -> bool:
        """Scroll to a field and focus it; return whether the form shows it."""
        page = self.form_pages.outline.page_of(address)
        if page is None:
            return False
        self.form_pages.finish(page)
        widget = self.binder.widget_at(address)
        if widget is None:
            return False
        page = self._page_of(widget)
        if page >= 0 and self.pages is not None:
            self.pages.setCurrentIndex(page)
        self.binder.select_cell(address)
        self.form_pages.lay_out()  # pages are not laid out while they are hidden, and cannot be scrolled before
        self._scroll_to(widget)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(widget, GridTable):  # which may be higher than the window
            show_in_page(widget.view, widget.view.currentIndex(), widget.view.verticalHeader().defaultSectionSize())
        return True

    def _scroll_to(self, widget: QWidget) -> None:
        parent = widget.parentWidget()
        while parent is not None and parent is not self.form:
            if hasattr(parent, "ensureWidgetVisible"):
                parent.ensureWidgetVisible(widget, 24, 24)
            parent = parent.parentWidget()

    def mark_explained(self, address: str) -> None:
        """Mark the number whose explanation is shown; "" for none."""
        self._explained = address
        self.binder.mark_explained(address)

    def set_flashes(self, flashes: bool) -> None:
        """Set whether changed numbers flash."""
        self.binder.flashes = flashes

    def set_units(self, are_shown: bool) -> None:
        """Set whether units are shown behind numbers, unless the form shows them elsewhere."""
        self._shows_units = are_shown
        for number in self._with_units:
            number.setProperty("shows_unit", are_shown)

    def set_types_dice(self, are_typed: bool) -> None:
        """Set whether checks of the Play page ask for the faces of real dice."""
        self.rolls.types_dice = are_typed
        if self.play is not None:
            self.play.set_types_dice(are_typed)

    def address_with_focus(self) -> str:
        """Return the address of the focused field; "" for none."""
        return self.binder.address_with_focus()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Offer to explain the number or field under the pointer, or the focused one."""
        widget, address = self.childAt(event.pos()), ""
        while widget is not None and widget is not self and not address:
            address = self.binder.address_of(widget)
            widget = widget.parentWidget()
        if not address:
            super().contextMenuEvent(event)
            return
        self._menu_for(address).popup(event.globalPos())

    def _menu_for(self, address: str) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fill_menu(menu, address)
        return menu

    @Slot(object)
    def _on_menu_wanted(self, menu: QMenu) -> None:
        """Add the sheet's actions to the context menu of an input."""
        field = self.sender()
        address = self.binder.address_of(field) if isinstance(field, QWidget) else ""
        if address and not address.startswith(HEAD):
            menu.addSeparator()
            self._fill_menu(menu, address)

    @Slot(object)
    def _on_cell_menu(self, menu: QMenu) -> None:
        """Add a roll to the context menu of a table's cell."""
        self._asked_about = self.binder.address_with_focus()
        self._add_roll(menu)

    def _add_roll(self, menu: QMenu) -> None:
        if self.rolls.is_checked(self._asked_about):
            menu.addAction(self.tr("&Roll this check")).triggered.connect(self._on_roll)

    @Slot()
    def _on_roll(self) -> None:
        widget = self.binder.widget_at(self._asked_about)
        self.rolls.roll(self._asked_about, self if widget is None else widget)

    def roll_focused(self) -> bool:
        """Roll the check of the focused or explained number; return whether there is one."""
        for address in (self.binder.address_with_focus(), self._explained):
            widget = self.binder.widget_at(address) if address else None
            if widget is not None and self.rolls.roll(address, widget):
                return True
        return False

    def _fill_menu(self, menu: QMenu, address: str) -> None:
        self._asked_about = address
        self._add_roll(menu)
        menu.addAction(self.tr("E&xplain this number")).triggered.connect(self._on_why)
        menu.addAction(self.tr("&Help for this field")).triggered.connect(self._on_help)
        if address in self.binder.problems:
            menu.addAction(self.tr("&Allow the violation…")).triggered.connect(self._on_accept)

    @Slot()
    def _on_why(self) -> None:
        self.explain_requested.emit(self._asked_about)

    @Slot()
    def _on_help(self) -> None:
        self.help_requested.emit(self._asked_about)

    @Slot()
    def _on_accept(self) -> None:
        problem = self.binder.problems.get(self._asked_about)
        if problem is not None:
            self._on_accept_wanted(problem)

    def _page_of(self, widget: QWidget) -> int:
        if self.pages is None:
            return -1
        pages = [self.pages.widget(number) for number in range(self.pages.count())]
        return next((n for n, page in enumerate(pages) if page is not None and page.isAncestorOf(widget)), -1)

    @Slot()
    def _on_problems_changed(self) -> None:
        if self.pages is None:
            return
        counts = dict.fromkeys(range(self.pages.count()), 0)
        for address in self.binder.problems:
            page = self.form_pages.outline.page_of(address)
            if page is not None and page >= 0:
                counts[self.form_pages.tab_of(page)] += 1
        for page, count in counts.items():
            self.pages.set_count(page, count)

    @Slot(object)
    def _on_changed(self, changes: Changes) -> None:
        if "name" in changes.written or "portrait" in changes.written:
            self.title_changed.emit(self.character.title)
        if self._another_button is not None:
            self._another_button.hide()
        if not changes.values or any(address.startswith(SETTING_KEY) for address in changes.written):
            self._show_setting()

    def _show_setting(self) -> None:
        """Show whether the setting of the character is missing."""
        missing = self.character.setting.missing
        if missing != self._missing_setting:
            self._missing_setting = missing
            self.setting_bar.show_missing(missing)

    # --------------------------------------------------------------------------------------------------- violations

    @Slot(object)
    def _on_accept_wanted(self, violation: Violation) -> None:
        """Ask for the reason."""
        reason = messages.enter_text(self, self.tr("Allow a violation"), self.tr("Reason (required)"))
        if reason is not None and reason.strip():
            self.accept(violation, reason.strip())

    def accept(self, violation: Violation, reason: str) -> None:
        """Allow a violation."""
        self.character.leave_field()
        try:
            self.character.push(Accept(violation.code, violation.address, reason))
        except QuireError as error:
            self.message_emitted.emit(error.message)

    # ------------------------------------------------------------------------------------------------------ portrait

    @Slot()
    def ask_for_portrait(self) -> None:
        """Ask for a picture file and use it as the portrait."""
        self._portraits.ask()

    @Slot(object)
    def _take_portrait(self, text: str | None) -> None:
        self.character.leave_field()
        try:
            self.character.push(SetPortrait(text))
        except QuireError as error:
            self._show_portrait_message(error.message)

    @Slot(object)
    def _show_portrait_message(self, message: Message) -> None:
        """Show at the portrait why a picture was refused, or a notice about it."""
        view = self.form.findChild(PortraitView)
        if view is None:
            self.message_emitted.emit(message)
        else:
            self.binder.show_message_at(view, message)
