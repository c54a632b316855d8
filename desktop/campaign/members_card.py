"""The card of the members of a campaign: open, add, remove; drafts are resumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QMenu, QPushButton, QWidget

from desktop.campaign.member_list import ROW_HEIGHT, Member, MemberDelegate, MemberModel
from desktop.theme import px
from desktop.widgets.card import Card, HeaderButton

_LEAST_ROWS: Final = 3
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


@dataclass(frozen=True, slots=True)
class MembersWidgets:
    """The widgets of the card.

    Attributes:
        card: The card.
        view: The list.
        empty_label, empty_box, new_button: Text, row and button shown while there are none.
    """

    card: Card
    view: QListView
    empty_label: QLabel
    empty_box: QWidget
    new_button: QPushButton


class MembersCard(QObject):
    """Fills the card. A click or Enter opens, Delete removes, the menu key shows the menu.

    Args:
        widgets: Its widgets.
        portrait: Returns the small picture of a character, or None.

    Signals:
        opened: A character is to be opened; its id.
        draft_opened: A draft is to be resumed; its id.
        menu_requested: The menu of members is requested: their ids, global position.
        new_requested: A character is to be created.
        add_requested: Characters of the library are to be added.
        remove_requested: Members are to leave; a tuple of ids.
    """

    opened = Signal(str)
    draft_opened = Signal(str)
    menu_requested = Signal(object, object)
    new_requested = Signal()
    add_requested = Signal()
    remove_requested = Signal(object)

    def __init__(self, widgets: MembersWidgets, portrait: Callable[[str], QImage | None]) -> None:
        super().__init__(widgets.card)
        self._widgets = widgets
        self.model = MemberModel(self)
        view = widgets.view
        view.setModel(self.model)
        view.setItemDelegate(MemberDelegate(portrait, self))
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.setMouseTracking(True)
        view.customContextMenuRequested.connect(self._on_menu)
        view.clicked.connect(self._on_clicked)
        view.installEventFilter(self)
        self.add_button = HeaderButton(widgets.card)
        self.add_button.setText(self.tr("Add"))
        self.add_button.setAccessibleName(self.tr("Add characters"))
        for name, value in (("role", "text"), ("icon_name", "plus"), ("icon_color", "accent")):
            self.add_button.setProperty(name, value)
        self.add_button.clicked.connect(self._on_add)
        widgets.card.add_to_header(self.add_button)
        widgets.new_button.clicked.connect(self.new_requested)
        self.show(())

    def show(self, members: Sequence[Member]) -> None:
        """Show the members."""
        self.model.show(members)
        widgets, number = self._widgets, len(members)
        widgets.view.setVisible(bool(members))
        widgets.view.setMinimumHeight(px(ROW_HEIGHT) * min(number, _LEAST_ROWS))
        widgets.empty_label.setVisible(not members)
        widgets.empty_box.setVisible(not members)
        title = self.tr("Members")
        widgets.card.setProperty("title", f"{title}  {number}" if number else title)

    def refresh(self) -> None:
        """Paint the rows again, as portraits were loaded."""
        self._widgets.view.viewport().update()

    def select(self, id_: str) -> None:
        """Mark a member and put the focus on it."""
        row = next((row for row, each in enumerate(self.model.members) if each.id == id_), -1)
        if row >= 0:
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self._widgets.view.selectionModel().setCurrentIndex(self.model.index(row), flags)
            self._widgets.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def selected(self) -> tuple[Member, ...]:
        """The selected members."""
        rows = sorted(index.row() for index in self._widgets.view.selectionModel().selectedIndexes())
        return tuple(self.model.members[row] for row in rows)

    def _open(self, member: Member) -> None:
        (self.draft_opened if member.is_draft else self.opened).emit(member.id)

    @Slot()
    def _on_add(self) -> None:
        """Offer a new character, or those of the library."""
        menu = QMenu(self._widgets.card)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&New character")).triggered.connect(self.new_requested)
        menu.addAction(self.tr("&From the library…")).triggered.connect(self.add_requested)
        menu.popup(self.add_button.mapToGlobal(QPoint(0, self.add_button.height())))

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if index.isValid() and len(self.selected) == 1:
            self._open(self.model.members[index.row()])

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        ids = tuple(each.id for each in self.selected if not each.is_draft)
        if ids:
            self.menu_requested.emit(ids, self._widgets.view.viewport().mapToGlobal(place))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Open with Enter, remove with Delete."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self.selected:
            if event.key() in _ENTER and not event.modifiers():
                self._open(self.selected[0])
                return True
            if event.key() == Qt.Key.Key_Delete:
                ids = tuple(each.id for each in self.selected if not each.is_draft)
                if ids:
                    self.remove_requested.emit(ids)
                return True
        return super().eventFilter(watched, event)
