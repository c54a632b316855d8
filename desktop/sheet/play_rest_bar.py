"""Foot of the Play page: rest and healing as buttons that say what they bring, and the menu of rarer procedures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QIcon, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget, QWidgetAction

from core.errors import QuireError
from core.messages import Message
from core.procedures.driver import why_closed
from core.procedures.preview import Preview, preview
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.rules.play_layout import PlayShortcut
from desktop import theme
from desktop.address_labels import translate_text
from desktop.messages import problem_text
from desktop.minus_sign import MINUS
from desktop.sheet.play_tracks import PlayTracks, integer, render_context
from desktop.sheet.play_widgets import answers_of, template_text
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_NOTHING_LOST: Final = frozenset({"nothing_lost", "nothing_taken"})
_GROUPS: Final = (ProcedureKind.RECOVERY, ProcedureKind.CHECK, ProcedureKind.ADVANCEMENT)
_GAP: Final = 8
_ICON: Final = 16
_EDGE: Final = 12
_TIGHT_GAP, _TIGHT_EDGE = 4, 6
"""The same where even the names need all the room."""
_DELAY_MS: Final = 80


class ShortcutButton(QPushButton):
    """A button with what it brings in muted letters behind its name.

    A click with Shift, or its context menu, asks for details instead.

    Signals:
        details_requested: The procedure is to be shown with all its questions.
    """

    details_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = self._detail = ""
        self._icon_name = ""
        self._shows_detail = True
        self._edge, self._gap = _EDGE, _GAP
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_texts(self, name: str, detail: str, icon: str) -> None:
        """Show a name, what it brings, and an icon."""
        if (name, detail, icon) == (self._name, self._detail, self._icon_name):
            return
        self._name, self._detail, self._icon_name = name, detail, icon
        self.setAccessibleName(f"{name}, {detail}" if detail else name)
        self.updateGeometry()
        self.update()

    @property
    def detail(self) -> str:
        """What it brings."""
        return self._detail

    def set_detail_shown(self, is_shown: bool) -> None:
        """Set whether the detail is shown; in a narrow page it is only in the tooltip."""
        if is_shown != self._shows_detail:
            self._shows_detail = is_shown
            self.updateGeometry()
            self.update()

    def set_tight(self, is_tight: bool) -> None:
        """Set whether icon and name have little room around them."""
        edge, gap = (_TIGHT_EDGE, _TIGHT_GAP) if is_tight else (_EDGE, _GAP)
        if (edge, gap) != (self._edge, self._gap):
            self._edge, self._gap = edge, gap
            self.updateGeometry()
            self.update()

    def full_width(self, *, has_detail: bool = True) -> int:
        """Return the width with usual room around everything, with or without the detail."""
        return self._width(has_detail=has_detail, edge=_EDGE, gap=_GAP)

    def _width(self, *, has_detail: bool, edge: int, gap: int) -> int:
        width = QFontMetrics(font()).horizontalAdvance(self._name) + px(_ICON + gap) + 2 * px(edge)
        if has_detail and self._detail:
            width += px(_GAP) + QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(self._detail)
        return width

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of icon and texts."""
        return QSize(self._width(has_detail=self._shows_detail, edge=self._edge, gap=self._gap), px(32))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the icon; the name is elided."""
        return QSize(px(_ICON) + 2 * px(self._edge), px(32))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Ask for details on a click with Shift."""
        has_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if has_shift and self.isDown() and self.rect().contains(event.position().toPoint()):
            self.setDown(False)
            self.details_requested.emit()
            return
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Ask for details."""
        self.details_requested.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the button, then icon, name and detail."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            is_on = self.isEnabled()
            left = px(self._edge)
            icon = theme.pixmap(self._icon_name or "rest", _ICON, "ink" if is_on else "muted")
            painter.drawPixmap(left, (self.height() - px(_ICON)) // 2, px(_ICON), px(_ICON), icon)
            left += px(_ICON + self._gap)
            flags = int((Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value)
            painter.setFont(font())
            painter.setPen(color("ink" if is_on else "muted"))
            room = self.width() - left - px(self._edge) // 2
            name = QFontMetrics(font()).elidedText(self._name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRect(left, 0, self.width(), self.height()), flags, name if len(name) > 1 else "")
            if self._shows_detail and self._detail:
                left += QFontMetrics(font()).horizontalAdvance(self._name) + px(_GAP)
                painter.setFont(font(TextStyle.LABEL))
                painter.setPen(color("muted"))
                painter.drawText(QRect(left, 0, self.width(), self.height()), flags, self._detail)


class ShortcutChip(QPushButton):
    """A small button for a procedure with its answers: an amount of time to let pass.

    Args:
        character: The open character.
        shortcuts: What it does; the first whose procedure can be run now.
        procedures: The procedures of the game by their keys; without any of them the chip is hidden.

    Signals:
        run_requested: The procedure is to be run at once; its key and the answers.
        details_requested: It is to be shown with all its questions; its key.
    """

    run_requested = Signal(str, object)
    details_requested = Signal(str)

    def __init__(
        self,
        character: OpenCharacter,
        shortcuts: Sequence[PlayShortcut],
        procedures: Mapping[str, Procedure],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._offers = [(each, procedures[each.procedure]) for each in shortcuts if each.procedure in procedures]
        self.setProperty("role", "chip")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setVisible(bool(self._offers))
        self.clicked.connect(self._on_clicked)
        self.refresh()

    def _offer(self) -> tuple[PlayShortcut, Procedure]:
        """Return what can be run now; the last one if nothing can."""
        sheet = self._character.sheet
        open_now = (offer for offer in self._offers if offer[1].closed(sheet) is None)
        return next(open_now, self._offers[-1])

    def refresh(self) -> None:
        """Enable or disable the chip, and say why."""
        if not self._offers:
            return
        shortcut, procedure = self._offer()
        context = render_context(self._character.sheet)
        label = translate_text(context.system, procedure.label)
        self.setText(template_text(context, shortcut.label).replace("&", "&&"))
        self.setAccessibleName(f"{label}: {self.text()}")
        closed = procedure.closed(self._character.sheet)
        self.setEnabled(closed is None)
        self.setToolTip(escape_tool_tip(label if closed is None else problem_text(closed)))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Ask for details."""
        self.details_requested.emit(self._offer()[0].procedure)

    @Slot()
    def _on_clicked(self) -> None:
        shortcut = self._offer()[0]
        answers = answers_of(self._character.sheet, shortcut.answers)
        self.run_requested.emit(shortcut.procedure, answers)


class PlayRestBar(QWidget):
    """The buttons, and *More*.

    Args:
        character: The open character.
        shortcuts: Rest and healing of the game.
        procedures: All procedures of the game.
        tracks: The tracks, whose gain the buttons say.
        left_out: Keys of the procedures that the page offers in another place.

    Signals:
        run_requested: A procedure is to be run at once; its key and the answers.
        procedure_requested: A procedure is to be run with its questions; its key and the widget to show it at.
        heal_requested: Points are to be healed by hand.
    """

    run_requested = Signal(str, object)
    procedure_requested = Signal(str, object)
    heal_requested = Signal()

    def __init__(
        self,
        character: OpenCharacter,
        shortcuts: Sequence[PlayShortcut],
        procedures: Sequence[Procedure],
        tracks: PlayTracks,
        left_out: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._procedures = {each.key: each for each in procedures}
        self._tracks = tracks
        self._left_out = frozenset(left_out)
        self.setObjectName("page_foot")  # a toast leaves it uncovered
        row = QHBoxLayout(self)
        row.setContentsMargins(px(24), px(11), px(24), px(12))
        row.setSpacing(px(_GAP))
        self._row = row
        self.buttons: list[tuple[PlayShortcut, ShortcutButton]] = []
        for shortcut in shortcuts:
            button = ShortcutButton(self)
            button.clicked.connect(partial(self._on_clicked, shortcut))
            button.details_requested.connect(partial(self._on_details, shortcut.procedure, button))
            row.addWidget(button)
            self.buttons.append((shortcut, button))
        self.heal_button = ShortcutButton(self)
        self.heal_button.show_texts(self.tr("Heal"), self.tr("by hand"), "heart")
        self.heal_button.setToolTip(self.tr("Give points back (H)"))
        self.heal_button.clicked.connect(self.heal_requested)
        self.heal_button.details_requested.connect(self.heal_requested)
        row.addWidget(self.heal_button)
        row.addStretch(1)
        self.more_button = QPushButton(self.tr("More…"), self)
        self.more_menu = QMenu(self.more_button)
        self.more_menu.setToolTipsVisible(True)
        self.more_menu.aboutToShow.connect(self.fill_menu)
        self.more_button.setMenu(self.more_menu)
        row.addWidget(self.more_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY_MS)
        self._timer.timeout.connect(self.refresh)
        self.refresh()

    def _situation(self) -> Situation:
        return Situation((self._character.sheet,), self._character.setting.setting)

    def refresh_later(self) -> None:
        """Refresh once edits pause."""
        self._timer.start()

    @Slot()
    def refresh(self) -> None:
        """Show what each button brings now."""
        context = render_context(self._character.sheet)
        for shortcut, button in self.buttons:
            procedure = self._procedures.get(shortcut.procedure)
            button.setVisible(procedure is not None and context.holds(shortcut.only_if))
            if procedure is None:
                continue
            name = template_text(context, shortcut.label)
            closed = procedure.closed(self._character.sheet)
            found = None if closed is not None else self._try(shortcut, procedure)
            detail = self._detail(shortcut, found, closed)
            button.show_texts(name, detail, shortcut.icon)
            button.setEnabled(closed is None)
            help_text = translate_text(context.system, procedure.help)
            reason = problem_text(closed) if closed is not None else self.tr("Shift-click asks for details.")
            button.setToolTip(escape_tool_tip("\n".join((f"{name}: {detail}" if detail else name, help_text, reason))))
        self._show_due()
        self._fit()

    def _try(self, shortcut: PlayShortcut, procedure: Procedure) -> Preview | None:
        try:
            return preview(procedure, self._situation(), answers_of(self._character.sheet, shortcut.answers))
        except QuireError:
            return None

    def _detail(self, shortcut: PlayShortcut, found: Preview | None, closed: Message | None) -> str:
        """Return what a button brings: the game's own words, and the points gained."""
        if closed is not None:
            return self.tr("nothing lost") if closed.code in _NOTHING_LOST else self.tr("not now")
        context = render_context(self._character.sheet)
        parts = [template_text(context, shortcut.effect)] if shortcut.effect else []
        if found is not None and found.roll is None and found.problem is None:
            after = render_context(found.sheet)
            gain = sum(
                integer(after.value(each.data.now, each.scope)) - integer(context.value(each.data.now, each.scope))
                for each in self._tracks.tracks
            )
            if gain:
                points = self.tr("%n point(s)", "", abs(gain))
                parts.append(f"{'+' if gain > 0 else MINUS}{points}")
            elif not parts:
                parts.append(self.tr("no points"))
        elif found is not None and found.roll is not None:
            parts.append(", ".join(each.text for each in found.roll.dice))
        return ", ".join(part for part in parts if part)

    # ------------------------------------------------------------------------------------------------------- clicks

    def _on_clicked(self, shortcut: PlayShortcut) -> None:
        self.run_requested.emit(shortcut.procedure, answers_of(self._character.sheet, shortcut.answers))

    def _on_details(self, key: str, button: QWidget) -> None:
        self.procedure_requested.emit(key, button)

    def show_rest(self) -> bool:
        """Ask for details of the first button; return whether there is one that works."""
        for shortcut, button in self.buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self.procedure_requested.emit(shortcut.procedure, button)
                return True
        return False

    # --------------------------------------------------------------------------------------------------------- more

    def _due(self) -> list[Procedure]:
        """Return the procedures that are due now."""
        sheet = self._character.sheet
        context = render_context(sheet)
        marked = (each for each in sheet.system.layout.play.due if context.holds(each.only_if))
        known = [self._procedures[each.procedure] for each in marked if each.procedure in self._procedures]
        return [each for each in known if each.closed(sheet) is None]

    def _show_due(self) -> None:
        """Mark *More* while something in it is due."""
        due = [translate_text(self._character.sheet.system, each.label) for each in self._due()]
        self.more_button.setText(self.tr("More… ({count})").format(count=len(due)) if due else self.tr("More…"))
        self.more_button.setProperty("icon_name", "flag" if due else "")
        self.more_button.setProperty("icon_color", "amber")
        self.more_button.setIcon(theme.icon("flag", "amber", (_ICON,)) if due else QIcon())
        self.more_button.setToolTip(escape_tool_tip(self.tr("Due: {what}").format(what=", ".join(due)) if due else ""))

    @Slot()
    def fill_menu(self) -> None:
        """List the other procedures by what they are for; a closed one says why in a second line."""
        self.more_menu.clear()
        due = {each.key for each in self._due()}
        names = {
            ProcedureKind.RECOVERY: self.tr("Health and time"),
            ProcedureKind.CHECK: self.tr("Checks"),
            ProcedureKind.ADVANCEMENT: self.tr("Advancement"),
        }
        for kind in _GROUPS:
            procedures = [
                each for each in self._procedures.values() if each.kind is kind and each.key not in self._left_out
            ]
            if procedures:
                self.more_menu.addSection(names[kind])
            for procedure in procedures:
                self._add_action(procedure, is_due=procedure.key in due)

    def _add_action(self, procedure: Procedure, *, is_due: bool) -> None:
        system = self._character.sheet.system
        label = translate_text(system, procedure.label)
        closed = why_closed(procedure, self._situation())
        if closed is not None:
            action = QWidgetAction(self.more_menu)
            action.setText(label)
            action.setDefaultWidget(_closed_line(label, problem_text(closed)))
            action.setEnabled(False)
            self.more_menu.addAction(action)
            return
        plain = self.more_menu.addAction(label.replace("&", "&&"))
        if is_due:
            plain.setIcon(theme.icon("flag", "amber", (_ICON,)))
        plain.setToolTip(escape_tool_tip(translate_text(system, procedure.help)))
        plain.triggered.connect(partial(self._on_details, procedure.key, self.more_button))

    # ------------------------------------------------------------------------------------------------------ the size

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Drop the details where there is no room for all, then the room around the names."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = [each for _, each in self.buttons if not each.isHidden()] + [self.heal_button]
        rest = self.more_button.sizeHint().width() + 2 * px(24) + px(_GAP) * len(shown)
        has_room, has_names = (
            not self.width() or rest + sum(each.full_width(has_detail=has_detail) for each in shown) <= self.width()
            for has_detail in (True, False)
        )
        self._row.setSpacing(px(_GAP if has_names else _TIGHT_GAP))
        for button in shown:
            button.set_detail_shown(has_room)
            button.set_tight(not has_names)


def _closed_line(label: str, reason: str) -> QWidget:
    """Return a line of the menu with a reason below the name."""
    line = QWidget()
    rows = QVBoxLayout(line)
    rows.setContentsMargins(px(28), px(4), px(16), px(4))
    rows.setSpacing(0)
    for text, role in ((label, "muted"), (reason, "label")):
        part = QLabel(text)
        part.setTextFormat(Qt.TextFormat.PlainText)
        part.setProperty("role", role)
        rows.addWidget(part)
    return line
