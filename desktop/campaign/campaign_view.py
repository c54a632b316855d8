"""The tab of a campaign: head, rules, members, sessions and notes, and beside them what a change of rules would do.

Name, world, date, sessions and notes are written at once, like the fields of a sheet. Changes of rules wait until they
are applied to all members as one operation; until then nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon, QImage, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QSplitter,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.character.campaign_rules import OPTION, CampaignRules
from core.character.edits import Batch, Edit, SetHeader, SetHouseRule, SetOption
from core.character.json_values import ABSENT
from core.errors import QuireError
from core.rules.model import System
from desktop.campaign.closing_questions import ClosingAnswer, ask_about_rules, ask_about_unusable
from desktop.campaign.game_date import date_text
from desktop.campaign.impact_rows import Impact
from desktop.campaign.impact_view import ImpactView
from desktop.campaign.member_list import Member
from desktop.campaign.members_card import MembersCard, MembersWidgets
from desktop.campaign.options_card import OptionsCard
from desktop.campaign.panel_place import PanelPlace
from desktop.campaign.pending_rules import PendingRules
from desktop.campaign.rule_texts import since_text
from desktop.campaign.rules_card import RulesCard, RulesWidgets
from desktop.campaign.sessions_card import SessionsCard, SessionsWidgets
from desktop.forms import load_form
from desktop.frame.document_view import DocumentView
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Card
from desktop.widgets.inputs import LineField, ProseField, TitleField
from desktop.widgets.squared_icon import squared_icon

if TYPE_CHECKING:
    from core.content.campaign_date import GameDate
    from desktop import tasks
    from desktop.sheet.open_character import OpenCharacter

COMPUTE_MS: Final = 300
"""So long after the last change of a rule what it would do is computed."""
_TWO_COLUMNS: Final = 640
"""Width of the cards from which they stand in two columns, at 100 %."""
_LEAST: Final = 400


class CampaignView(DocumentView):
    """The view of a campaign.

    Args:
        character: The document of the campaign.
        system: The game of the campaign; None for one without.
        portrait: Returns the small picture of a character, or None.
        parent: Its owner.

    Signals:
        impact_requested: What the pending rules would do is to be computed.
        impact_stopped: That computation is to be stopped.
        applied: Rules were written; the open members are to be loaded again.
        opened: A character is to be opened; its id.
        draft_opened: A draft is to be resumed; its id.
        menu_requested: The menu of a member is requested: id, global position.
        new_character_requested: A character of this campaign is to be created.
        add_requested: Characters of the library are to be added.
        remove_requested: Members are to leave; a tuple of ids.
        game_chosen: Another game was chosen; its id, or "".
        world_chosen: Another world was chosen; the data of its item.
        world_requested: The world is to be opened.
        day_requested: The date in the game is to be changed by so many days.
        date_typed: A date in the game was typed.
        pack_menu_requested: The menu of rule packs was requested, at a widget.
        dialog_opened: A dialog is to be opened by the window.
    """

    impact_requested = Signal()
    impact_stopped = Signal()
    applied = Signal()
    opened = Signal(str)
    draft_opened = Signal(str)
    menu_requested = Signal(object, object)
    new_character_requested = Signal()
    add_requested = Signal()
    remove_requested = Signal(object)
    game_chosen = Signal(str)
    world_chosen = Signal(object)
    world_requested = Signal()
    day_requested = Signal(int)
    date_typed = Signal(str)
    pack_menu_requested = Signal(object)
    dialog_opened = Signal(object)

    pending_bar: QFrame
    pending_label: QLabel
    turn_button: QPushButton
    splitter: QSplitter
    left: QWidget
    panel: QTabWidget
    name_edit: TitleField
    count_label: QLabel
    game_combo: QComboBox
    lock_label: QLabel
    world_box: QWidget
    world_combo: QComboBox
    world_button: QToolButton
    date_box: QWidget
    date_edit: LineField
    date_problem_label: QLabel
    earlier_button: QToolButton
    later_button: QToolButton
    cards_layout: QGridLayout
    options_card: Card
    options_layout: QVBoxLayout
    no_game_label: QLabel
    rules_card: Card
    find_edit: QLineEdit
    rules_layout: QVBoxLayout
    no_rules_label: QLabel
    own_box: QWidget
    own_label: QLabel
    own_button: QPushButton
    members_card: Card
    members_view: QListView
    no_members_label: QLabel
    no_members_box: QWidget
    new_character_button: QPushButton
    sessions_card: Card
    sessions_view: QListView
    no_sessions_label: QLabel
    all_box: QWidget
    all_button: QPushButton
    notes_edit: ProseField

    def __init__(
        self,
        character: OpenCharacter,
        system: System | None,
        portrait: Callable[[str], QImage | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(character, parent)
        load_form(self, "campaign_view")
        if (layout := self.layout()) is not None:
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.system = system
        self.pending = None if system is None else PendingRules(system, self)
        self._is_stacked: bool | None = None
        self._is_applying = False
        self._members: tuple[Member, ...] = ()
        self._rule_times: Mapping[str, datetime] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(COMPUTE_MS)
        self._timer.timeout.connect(self.impact_requested)
        self._make_parts(portrait)
        self._connect()
        self._show_document()
        self.options.show(self.pending)
        self.rules.show(self.pending)
        self._show_panel()

    def _make_parts(self, portrait: Callable[[str], QImage | None]) -> None:
        self.impact = ImpactView(portrait, self)
        self.panel.addTab(self.impact, self.tr("What would change"))
        self._place = PanelPlace(
            self.splitter, self.left, self.panel, self.pending_bar, self.pending_label, self.turn_button
        )
        self._place.turned.connect(self._show_panel)
        self.options = OptionsCard(self.options_card, self.options_layout, self.no_game_label)
        self.rules = RulesCard(
            RulesWidgets(
                self.rules_card, self.find_edit, self.rules_layout, self.no_rules_label,
                self.own_box, self.own_label, self.own_button,
            )
        )  # fmt: skip
        self.members = MembersCard(
            MembersWidgets(
                self.members_card, self.members_view, self.no_members_label, self.no_members_box,
                self.new_character_button,
            ),
            portrait,
        )  # fmt: skip
        self.sessions = SessionsCard(
            self.character,
            SessionsWidgets(
                self.sessions_card, self.sessions_view, self.no_sessions_label, self.all_box, self.all_button,
                self.notes_edit,
            ),
            self._present,
        )  # fmt: skip

    def _connect(self) -> None:
        self.date_problem_label.hide()
        self.name_edit.textEdited.connect(self._on_name)
        self.name_edit.left.connect(self.character.leave_field)
        self.game_combo.activated.connect(self._on_game)
        self.world_combo.activated.connect(self._on_world)
        self.world_button.clicked.connect(self.world_requested)
        self.earlier_button.clicked.connect(lambda: self.day_requested.emit(-1))
        self.later_button.clicked.connect(lambda: self.day_requested.emit(1))
        self.date_edit.left.connect(self._on_date)
        self.rules.own_requested.connect(self._on_own)
        self.rules.pack_button.clicked.connect(lambda: self.pack_menu_requested.emit(self.rules.pack_button))
        members = self.members
        members.opened.connect(self.opened)
        members.draft_opened.connect(self.draft_opened)
        members.menu_requested.connect(self.menu_requested)
        members.new_requested.connect(self.new_character_requested)
        members.add_requested.connect(self.add_requested)
        members.remove_requested.connect(self.remove_requested)
        self.sessions.dialog_opened.connect(self.dialog_opened)
        self.sessions.refused.connect(self.message_emitted)
        self.impact.applied.connect(self.apply)
        self.impact.discarded.connect(self.discard)
        self.impact.stopped.connect(self.impact_stopped)
        self.impact.opened.connect(self.opened)
        self.character.changed.connect(self._on_changed)
        if self.pending is not None:
            self.pending.changed.connect(self._on_pending)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._on_apply_key)

    # ------------------------------------------------------------------------------------------------------------- tabs

    def tab_icon(self) -> QIcon:
        """Return the icon of the tab."""
        return squared_icon(self.sign or "people")

    @property
    def sign(self) -> str:
        """Name of the icon of the game; set by the controller."""
        return str(self.property("sign") or "")

    def status_change(self) -> str:
        """Return how many changes are not applied yet."""
        number = 0 if self.pending is None else len(self.pending.changed_keys)
        return self.tr("%n rule(s) not applied yet", "", number) if number else ""

    def status_context(self) -> str:
        """Return game and world for the status line."""
        setting = self.character.sheet.character.setting
        game = "" if self.system is None else self.system.name
        parts = (self.tr("Campaign"), game, "" if setting is None else setting.name)
        return " · ".join(part for part in parts if part)

    def may_close(self) -> bool:
        """Ask about what is typed and cannot be used, and about rules that are not applied yet."""
        if self.date_edit.isModified():
            self._on_date()
        typed = self._find_unusable()
        if typed is not None:
            self.front_requested.emit()
            if ask_about_unusable(self, *typed) is ClosingAnswer.STAY:
                QTimer.singleShot(0, self, self._go_to_unusable)
                return False
        if self.pending is None or not self.pending.is_changed:
            return True
        self.front_requested.emit()
        answer = ask_about_rules(self, len(self.pending.changed_keys), self.character.title)
        if answer is ClosingAnswer.APPLY:
            return self.apply()
        if answer is ClosingAnswer.DISCARD:
            self.pending.discard()
        return answer is ClosingAnswer.DISCARD

    def _find_unusable(self) -> tuple[str, str] | None:
        """Return the name of what is typed and cannot be used, and why; None if all can be used."""
        formula = self.rules.find_problem()
        if formula is None and not self.date_problem_label.isHidden():
            return self.tr("Date in the game"), self.date_problem_label.text()
        return formula

    @Slot()
    def _go_to_unusable(self) -> None:
        if self.rules.find_problem() is not None:
            self.rules.go_to_editor()
        else:
            self.date_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------------------------------------------------- head

    def show_games(self, games: Sequence[tuple[str, str]]) -> None:
        """Offer games: id and name of each."""
        with QSignalBlocker(self.game_combo):
            self.game_combo.clear()
            self.game_combo.addItem(self.tr("No game"), "")
            for id_, name in games:
                self.game_combo.addItem(name, id_)
            own = "" if self.system is None else self.system.id
            self.game_combo.setCurrentIndex(max(0, self.game_combo.findData(own)))

    def show_worlds(self, worlds: Sequence[tuple[str, str]]) -> None:
        """Offer worlds of the game: id and name of each."""
        setting = self.character.sheet.character.setting
        with QSignalBlocker(self.world_combo):
            self.world_combo.clear()
            self.world_combo.addItem(self.tr("Sample world"), "")
            for id_, name in worlds:
                self.world_combo.addItem(name, id_)
            if setting is not None and self.world_combo.findData(setting.id) < 0:
                self.world_combo.addItem(setting.name or setting.id, setting.id)
            self.world_combo.setCurrentIndex(max(0, self.world_combo.findData("" if setting is None else setting.id)))
        self.world_box.setVisible(self.system is not None)

    def show_date(self, date: GameDate | None) -> None:
        """Show the date in the game; None where the game has no calendar."""
        self.date_box.setVisible(date is not None)
        self.date_edit.setText("" if date is None else date_text(date))
        self.date_problem_label.hide()

    def show_date_problem(self, problem: str) -> None:
        """Say why a typed date cannot be used; it stays."""
        self.date_problem_label.setText(problem)
        self.date_problem_label.show()

    @property
    def is_date_typed(self) -> bool:
        """Whether a date is being typed, or was typed that cannot be used."""
        is_typing = self.date_edit.hasFocus() and self.date_edit.isModified()
        return is_typing or not self.date_problem_label.isHidden()

    def show_members(self, members: Sequence[Member]) -> None:
        """Show the members, drafts included."""
        is_same = [each.id for each in members] == [each.id for each in self._members]
        self._members = tuple(members)
        self.members.show(self._members)
        self.rules.show_own_rules(self._members)
        has_members = bool(members)
        self.game_combo.setEnabled(not has_members)
        self.lock_label.setVisible(has_members)
        reason = self.tr("The game can be changed only while the campaign has no characters.")
        for widget in (self.game_combo, self.lock_label):
            widget.setToolTip(escape_tool_tip(reason if has_members else ""))
        self._show_counts()
        if not is_same:
            self._on_pending()

    @property
    def shown_members(self) -> tuple[Member, ...]:
        """The members, drafts included."""
        return self._members

    def _show_counts(self) -> None:
        members, sessions = len(self._members), len(self.sessions.sessions)
        parts = [self.tr("%Ln character(s)", "", members), self.tr("%Ln session(s)", "", sessions)]
        if self.is_resting:
            parts.append(self.tr("resting"))
        self.count_label.setText(" · ".join(parts))

    @property
    def is_resting(self) -> bool:
        """Whether the campaign rests."""
        return self.character.sheet.value("campaign.state") == "resting"

    def _present(self) -> list[tuple[str, str]]:
        return [(each.id, each.name) for each in self._members if not each.is_draft]

    def _show_document(self) -> None:
        document = self.character.sheet.character
        if self.name_edit.text() != document.name:
            self.name_edit.setText(document.name)
        if self.pending is not None:
            self.pending.show_applied(
                CampaignRules(
                    self.character.id, document.name, 0, document.options, document.house_rules, document.reasons
                )
            )
            self._show_rule_facts()
        self.sessions.refresh()
        self._show_counts()

    @Slot(str)
    def _on_name(self, text: str) -> None:
        self._push(SetHeader("name", text), merge="name")
        self.title_changed.emit(self.character.title)

    @Slot()
    def _on_game(self) -> None:
        self.game_chosen.emit(str(self.game_combo.currentData()))

    @Slot()
    def _on_world(self) -> None:
        self.world_chosen.emit(self.world_combo.currentData())

    @Slot()
    def _on_date(self) -> None:
        self.date_typed.emit(self.date_edit.text().strip())

    @Slot()
    def _on_own(self) -> None:
        """Mark the first member with a rule of its own."""
        first = next((each.id for each in self._members if each.own_rules), "")
        self.members.select(first)

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        self._show_document()
        self.title_changed.emit(self.character.title)

    def _push(self, edit: Edit, label: str = "", *, merge: str = "") -> bool:
        try:
            self.character.push(edit, label, merge=merge)
        except QuireError as error:
            self.message_emitted.emit(error.message)
            return False
        return True

    # ------------------------------------------------------------------------------------------------------------ rules

    @Slot()
    def _on_pending(self) -> None:
        """Compute what the change would do, some time after the last one."""
        self.status_changed.emit()
        if self._is_applying:
            return
        if self.pending is None or not self.pending.is_changed:
            self._timer.stop()
            self.impact_stopped.emit()
            self.impact.show_nothing(
                self.tr("Choose a game to set rules for its characters.") if self.pending is None else ""
            )
            self._show_panel()
            return
        self._timer.start()
        self.panel.setCurrentWidget(self.impact)
        self._show_panel()

    def begin_impact(self, progress: tasks.Progress) -> None:
        """Show that it is being computed what the change would do."""
        if self.pending is not None:
            self.impact.begin(len(self.pending.changed_keys), len(self._members), progress)

    def show_impacts(self, impacts: Sequence[Impact]) -> None:
        """Show what the change would do."""
        if self.pending is not None and self.pending.is_changed:
            self.impact.show_impacts(impacts)

    def rule_edits(self) -> tuple[Edit, ...]:
        """Return the edits of the campaign's document that apply the pending rules."""
        pending = self.pending
        if pending is None:
            return ()
        edits: list[Edit] = []
        for key in pending.changed_keys:
            reason, option = pending.rules.reasons.get(key, ""), key.removeprefix(OPTION)
            if key.startswith(OPTION):
                edits.append(SetOption(option, pending.option(option), reason=reason))
            else:
                edits.append(SetHouseRule(key, pending.rules.house_rules.get(key, ABSENT), reason=reason))
        return tuple(edits)

    @Slot()
    def apply(self) -> bool:
        """Write the rules to the campaign and all members as one operation; return whether that was possible."""
        edits = self.rule_edits()
        if not edits:
            return True
        self._timer.stop()
        self.impact_stopped.emit()
        self.character.leave_field()
        label = self.tr("%n rule(s) changed", "", len(edits))
        self._is_applying = True
        is_done = self._push(Batch(edits), label)
        self._is_applying = False
        if is_done:
            self.character.leave_field()
            self._on_pending()
            self.applied.emit()
        return is_done

    @Slot()
    def discard(self) -> None:
        """Discard all changes of rules."""
        if self.pending is not None:
            self.pending.discard()

    @Slot()
    def _on_apply_key(self) -> None:
        if self.rules.editor is not None:
            self.rules.editor.finish()
        if self.impact.is_shown and self.impact.apply_button.isEnabled():
            self.apply()

    def take_rules(self, rules: CampaignRules) -> None:
        """Take over rules, as those of a rule pack; they wait until they are applied."""
        if self.pending is not None:
            self.pending.take(rules)

    def show_since(self, times: Mapping[str, datetime]) -> None:
        """Show since when house rules hold.

        Args:
            times: When they were made, by key.
        """
        self._rule_times = times
        self._show_rule_facts()

    def _show_rule_facts(self) -> None:
        since = {key: since_text(time, self.sessions.sessions) for key, time in self._rule_times.items()}
        self.rules.show_facts(since, self.character.sheet.refused_rules)

    # ----------------------------------------------------------------------------------------------------------- layout

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the name alone when the tab is opened: typing there would rename the campaign."""
        super().showEvent(event)
        QTimer.singleShot(0, self._leave_name)

    @Slot()
    def _leave_name(self) -> None:
        if self.name_edit.hasFocus() and self.name_edit.hasSelectedText():
            self.page_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def page_focus(self) -> QWidget:
        """Return what has the focus when the tab is opened: the first rule, else the members' button."""
        first = next(iter(self.options.rows.values()), None)
        return self.members.add_button if first is None else first.input.control

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Place the panel beside or below, and the cards in one or two columns."""
        super().resizeEvent(event)
        self._show_panel()
        self._place_cards()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return less than both sides need: the panel goes below where there is no room beside the cards."""
        return QSize(px(_LEAST), px(_LEAST) // 2)

    @Slot()
    def _show_panel(self) -> None:
        self._place.place(self.size(), self.status_change())

    def _place_cards(self) -> None:
        width = self.width() - (self.panel.width() if self._place.is_beside else 0)
        is_stacked = width < px(_TWO_COLUMNS)
        if is_stacked is self._is_stacked:
            return
        self._is_stacked = is_stacked
        layout = self.cards_layout
        cards = (self.options_card, self.rules_card, self.members_card, self.sessions_card)
        places = ((0, 0), (1, 0), (2, 0), (3, 0)) if is_stacked else ((0, 0), (1, 0), (0, 1), (1, 1))
        for card, (row, column) in zip(cards, places, strict=True):
            layout.addWidget(card, row, column)
        layout.setColumnStretch(1, 0 if is_stacked else 248)
        layout.setHorizontalSpacing(0 if is_stacked else px(24))
