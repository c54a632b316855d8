"""The sheet of an open character: the game's own form, with its pages, violations and portrait."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.character import Accept, Changes, SetPortrait, Violation
from core.errors import QuireError
from desktop import messages, tasks
from desktop.binder import Binder
from desktop.forms import form_file, load_widget
from desktop.open_character import OpenCharacter
from desktop.portrait_intake import as_portrait, source_of
from desktop.theme import color
from desktop.widgets import DerivedLabel, PortraitView, SheetPages, StatBlock

PICTURES: Final = "*.png *.jpg *.jpeg *.webp *.gif *.bmp"


class SheetView(QWidget):
    """One character on its form.

    Args:
        character: The open character.
        parent: Owner.
        flashes: Whether what an edit changed lights up for a moment.

    Signals:
        asked_why: Why is wanted for an address.
        title_changed: The character has another name or portrait.
        told: Something to say in the status line, a `Message`.
    """

    asked_why = Signal(str)
    title_changed = Signal(str)
    told = Signal(object)

    def __init__(self, character: OpenCharacter, parent: QWidget | None = None, *, flashes: bool = True) -> None:
        super().__init__(parent)
        self.character = character
        self.form = load_widget(form_file(f"sheets/{character.sheet.system.id}"), self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.form)
        self.pages = self.form.findChild(SheetPages, "pages")
        self.binder = Binder(self.form, character, flashes=flashes)
        numbers = (*self.form.findChildren(DerivedLabel), *self.form.findChildren(StatBlock))
        self._with_units = [number for number in numbers if number.property("shows_unit")]
        self.binder.asked_why.connect(self.asked_why)
        self.binder.accept_wanted.connect(self._on_accept_wanted)
        self.binder.refused.connect(self.told)
        self.binder.problems_changed.connect(self._on_problems_changed)
        for portrait in self.form.findChildren(PortraitView):
            portrait.file_wanted.connect(self.ask_for_portrait)
            portrait.given.connect(self._on_given)
            portrait.removed.connect(self._on_removed)
        character.changed.connect(self._on_changed)
        self._on_problems_changed()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Lay the sheet on paper."""
        QPainter(self).fillRect(self.rect(), color("canvas"))

    # ------------------------------------------------------------------------------------------------------- places

    def go_to(self, address: str) -> bool:
        """Bring a field into view and give it the keyboard; say whether the form shows it."""
        widget = self.binder.widget_at(address)
        if widget is None:
            return False
        page = self._page_of(widget)
        if page >= 0 and self.pages is not None:
            self.pages.setCurrentIndex(page)
        self._scroll_to(widget)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _scroll_to(self, widget: QWidget) -> None:
        parent = widget.parentWidget()
        while parent is not None and parent is not self.form:
            if hasattr(parent, "ensureWidgetVisible"):
                parent.ensureWidgetVisible(widget, 24, 24)
            parent = parent.parentWidget()

    def hold(self, address: str) -> None:
        """Mark the number that Why shows; "" for none."""
        self.binder.hold(address)

    def set_flashes(self, flashes: bool) -> None:
        """Say whether what an edit changed lights up."""
        self.binder.flashes = flashes

    def set_units(self, are_shown: bool) -> None:
        """Say whether units stand behind numbers; where the form shows them otherwise they stay away."""
        for number in self._with_units:
            number.setProperty("shows_unit", are_shown)

    def address_with_focus(self) -> str:
        """Give the address of the field that has the keyboard; "" for none."""
        return self.binder.address_with_focus()

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
            widget = self.binder.widget_at(address)
            page = -1 if widget is None else self._page_of(widget)
            if page >= 0:
                counts[page] += 1
        for page, count in counts.items():
            self.pages.set_count(page, count)

    @Slot(object)
    def _on_changed(self, changes: Changes) -> None:
        if "name" in changes.written or "portrait" in changes.written:
            self.title_changed.emit(self.character.title)

    # --------------------------------------------------------------------------------------------------- violations

    @Slot(object)
    def _on_accept_wanted(self, violation: Violation) -> None:
        """Ask for the reason."""
        reason = messages.enter_text(self, self.tr("Accept a violation"), self.tr("Why is it allowed?"))
        if reason is not None and reason.strip():
            self.accept(violation, reason.strip())

    def accept(self, violation: Violation, reason: str) -> None:
        """Allow a violation."""
        self.character.leave_field()
        try:
            self.character.push(Accept(violation.code, violation.address, reason))
        except QuireError as error:
            self.told.emit(error.message)

    # ------------------------------------------------------------------------------------------------------ portrait

    @Slot()
    def ask_for_portrait(self) -> None:
        """Ask for a picture and take it as the portrait."""
        kinds = self.tr("Pictures ({kinds})").format(kinds=PICTURES)
        files = messages.files_to_open(self, self.tr("Choose a portrait"), kinds)
        if files:
            self._read_portrait(files[0])

    @Slot(object)
    def _on_given(self, data: QMimeData) -> None:
        try:
            self._read_portrait(source_of(data))
        except QuireError as error:
            self._refuse_portrait(error)

    def _read_portrait(self, source: Path | QImage) -> None:
        """Read and scale a picture on a thread."""
        work = partial(as_portrait, source)
        tasks.run(self, work, self._take_portrait, self._refuse_portrait, self.tr("Reading the picture"))

    @Slot()
    def _on_removed(self) -> None:
        self._take_portrait(None)

    def _take_portrait(self, text: str | None) -> None:
        self.character.leave_field()
        self.character.push(SetPortrait(text))

    def _refuse_portrait(self, error: QuireError) -> None:
        """Say at the portrait why a picture cannot be taken."""
        self.told.emit(error.message)
        view = self.form.findChild(PortraitView)
        if view is not None:
            self.binder.say_at(view, error.message)
