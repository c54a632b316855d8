"""Page to set up a fight: sides filled from the library or by quick lines, first decisions, options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from core.character.json_values import Json
from core.content.setting import Setting
from core.errors import QuireError
from core.messages import Message
from core.play.arena import Control
from core.play.conflict import Conflict
from core.play.fight_options import campaign_options
from core.play.line_check import LineWords
from core.registry import Game, game, games
from core.setting_resolver import sample_setting, shared_setting
from desktop import tasks, theme
from desktop.address_labels import translate_text
from desktop.chip_row import ChipRow
from desktop.fight.candidate_browser import CandidateBrowser
from desktop.fight.candidate_list import CandidateList, CandidateModel
from desktop.fight.fight_options import FightOptions
from desktop.fight.fight_recruits import load_recruits, reread_facts
from desktop.fight.fight_setup import MOST_SIDES, FighterEntry, FightPlan, FightSetup, Recruit, Side
from desktop.fight.fighter_facts import FighterFacts
from desktop.fight.force_scale import ForceScale, SideForce
from desktop.fight.loaded_fight import FightStart, LoadedFight, start_fight
from desktop.fight.quick_line import QuickContext
from desktop.fight.side_panel import SidePanel
from desktop.fight.start_choices import StartChoices
from desktop.forms import load_form
from desktop.library.library_service import LibraryService
from desktop.messages import render, translator_of
from desktop.theme import px
from desktop.widgets.side_mark import side_icon

_WIDE: Final = 1200
_NARROW: Final = 960
"""Below this width the sides are tabs, and the library is a drawer."""
_LOW: Final = 760
"""Below this height rows are lower, and the preview is shorter."""
_LIBRARY: Final = (264, 200)
"""Width of the library, and in smaller windows."""
_LEAST_PANEL: Final = 320
_LEAST_WIDTH: Final = 600
_LEAST_HEIGHT: Final = 420


class NewFightView(QWidget):
    """The page before a fight.

    Signals:
        started: The fight started; a `LoadedFight`.
        left: The page is closed.

    Args:
        service: The library.
        chosen: Ids of the initial fighters, as those selected in the library.
        front: Id of the game to preselect without initial fighters; "" for the first.
        plan: What another page has held; None to begin a new one.
    """

    started = Signal(object)
    left = Signal()

    game_combo: QComboBox
    kind_combo: QComboBox
    library_button: QPushButton
    side_button: QPushButton
    from_button: QPushButton
    library_panel: QWidget
    library_rule: QFrame
    search_edit: QLineEdit
    search_layout: QVBoxLayout
    chips_layout: QVBoxLayout
    list_layout: QVBoxLayout
    nobody_label: QLabel
    keys_label: QLabel
    page: QWidget
    scale_layout: QVBoxLayout
    tabs_layout: QVBoxLayout
    sides_area: QScrollArea
    sides_host: QWidget
    sides_layout: QHBoxLayout
    choices_card: QFrame
    side_choice_host: QWidget
    side_choice_label: QLabel
    distance_host: QWidget
    reach_label: QLabel
    options_button: QPushButton
    options_label: QLabel
    ready_label: QLabel
    cancel_button: QPushButton
    run_button: QPushButton
    begin_button: QPushButton

    def __init__(
        self, service: LibraryService, chosen: Iterable[str] = (), front: str = "", plan: FightPlan | None = None
    ) -> None:
        super().__init__()
        load_form(self, "new_fight")
        self._service = service
        self._setting: Setting | None = None
        self._setting_notice: Message | None = None
        self._words: dict[int, LineWords] = {}
        self._problem = ""
        self._focus_side = 0
        self._is_narrow = False
        self._initial = tuple(chosen)
        self.setup = FightSetup([self.tr("Heroes"), self.tr("Foes")], self.tr("Unnamed"), self)
        self.panels: list[SidePanel] = []
        self._build()
        self._connect()
        if plan is not None:
            self._go_on(plan)
        elif self._initial:
            work = partial(load_recruits, self._initial)
            self._service.run(self, work, self._on_initial_loaded, self._show_error)
        else:
            self.game_combo.setCurrentIndex(max(0, self.game_combo.findData(front)))
            self._on_game()

    @property
    def plan(self) -> FightPlan:
        """What the page holds."""
        return FightPlan(
            self.game.id,
            max(0, self.kind_combo.currentIndex()),
            self.setup.first_names,
            tuple(self.setup.sides),
            tuple(self.fighters),
            self.options.values,
            self.options.bound_spin.value(),
            self.options.typed_seed,
            self.choices.distance,
        )

    def _go_on(self, plan: FightPlan) -> None:
        self.game_combo.setCurrentIndex(max(0, self.game_combo.findData(plan.game)))
        self._on_game()
        self.setup.take_over(plan)
        self.kind_combo.setCurrentIndex(plan.kind)
        self._on_kind()
        self.options.show_again(plan.options, plan.bound, plan.seed)
        self.choices.set_distance(plan.distance)
        self._show_options()

    # ------------------------------------------------------------------------------------------------ its parts

    def _build(self) -> None:
        for each in games():
            self.game_combo.addItem(each.name, each.id)  # without loading its rules
        self.options = FightOptions(self)
        self.scale = ForceScale(self.page)
        self.scale_layout.addWidget(self.scale)
        self.side_tabs = QTabBar(self.page)
        self.side_tabs.setAccessibleName(self.tr("Sides"))
        self.side_tabs.hide()
        self.tabs_layout.addWidget(self.side_tabs)
        self.chips = ChipRow(self.library_panel)
        self.chips_layout.addWidget(self.chips)
        self.characters_list = CandidateList(self.library_panel)
        self.characters_list.setObjectName("characters_list")
        self.characters_list.setAccessibleName(self.tr("Characters of this game"))
        self.candidates = CandidateModel(self.setup, self)
        self.characters_list.setModel(self.candidates)
        self.list_layout.addWidget(self.characters_list)
        self.browser = CandidateBrowser(
            self._service, self.characters_list, self.chips, self.search_edit, self.nobody_label
        )
        self.choices = StartChoices(
            self.setup, self.side_choice_host, self.side_choice_label, self.distance_host, self.reach_label
        )
        self.from_menu = QMenu(self.from_button)
        self.from_button.setMenu(self.from_menu)
        self.setMinimumSize(px(_LEAST_WIDTH), px(_LEAST_HEIGHT))
        self.nobody_label.hide()
        self.library_button.hide()
        self._show_panels()
        theme.apply_icons(self)

    def _connect(self) -> None:
        self.game_combo.activated.connect(self._on_game)
        self.kind_combo.activated.connect(self._on_kind)
        self.browser.failed.connect(self._show_error)
        self.characters_list.asked.connect(self._on_asked)
        self.setup.changed.connect(self._show_fighters)
        self.setup.sides_changed.connect(self._show_panels)
        self.side_button.clicked.connect(self._on_add_side)
        self.from_menu.aboutToShow.connect(self._fill_from_menu)
        self.library_button.toggled.connect(self._show_library)
        self.side_tabs.currentChanged.connect(self._on_side_tab)
        self.options_button.clicked.connect(self._on_options)
        self.options.changed.connect(self._show_options)
        self.cancel_button.clicked.connect(self.left)
        self.begin_button.clicked.connect(self._on_begin)
        self.run_button.clicked.connect(self._on_run)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(QKeySequence(Qt.Modifier.CTRL | key), self, self._on_start_keys)
        QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_L), self, self._on_library_keys)
        program = QApplication.instance()
        if isinstance(program, QApplication):
            program.focusChanged.connect(self._on_focus)

    @property
    def fighters(self) -> list[FighterEntry]:
        """All fighters, side by side."""
        return self.setup.fighters

    @property
    def game(self) -> Game:
        """The selected game."""
        return game(str(self.game_combo.currentData()))

    @property
    def conflict(self) -> Conflict:
        """The selected kind of conflict."""
        return self.game.conflicts[max(0, self.kind_combo.currentIndex())]

    @Slot()
    def _show_panels(self) -> None:
        """Show a card for each side, in order; present cards are kept."""
        kept = {panel.side: panel for panel in self.panels}
        self.panels = [kept[side] if side in kept else self._make_panel(side) for side in self.setup.sides]
        for panel in (each for side, each in kept.items() if side not in self.setup.sides):
            self.sides_layout.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        with QSignalBlocker(self.side_tabs):
            while self.side_tabs.count() > len(self.panels):
                self.side_tabs.removeTab(self.side_tabs.count() - 1)
            while self.side_tabs.count() < len(self.panels):
                self.side_tabs.addTab("")
        for place, panel in enumerate(self.panels):
            if self.sides_layout.indexOf(panel) < 0:
                self.sides_layout.insertWidget(place, panel, 1)
            panel.show_side()
        self._focus_side = min(self._focus_side, len(self.panels) - 1)
        self.side_button.setEnabled(len(self.panels) < MOST_SIDES)
        self.candidates.refresh()
        self._set_tab_order()
        self._fit()

    def _set_tab_order(self) -> None:
        """Let Tab go from the library over the sides and their quick lines to the foot."""
        order: list[QWidget] = [self.search_edit, self.characters_list]
        for panel in self.panels:
            order += [panel.mark_button, panel.name_edit, panel.list, panel.drop_zone]
        for panel in self.panels:
            quick = panel.quick
            order += [quick.edit, quick.reroll_button, quick.add_button, quick.nearest_button]
        order += [self.choices.segments, self.choices.distance_stepper.edit, self.options_button]
        order += [self.cancel_button, self.run_button, self.begin_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _make_panel(self, side: Side) -> SidePanel:
        panel = SidePanel(self.setup, side, self._quick_context, self.sides_host)
        panel.characters_asked.connect(partial(self._load, side))
        panel.selection_asked.connect(partial(self._on_selection_asked, side))
        panel.list.left_side.connect(self._on_left_side)
        panel.quick.made.connect(partial(self._on_made, side))
        panel.quick.pending.connect(self._show_scale)
        if self.game_combo.currentIndex() >= 0 and self._words:
            panel.quick.show_words(self._line_words(), self.conflict.example)
            panel.show_fighters(self.conflict, translator_of(self.game.id))
        return panel

    def _quick_context(self) -> QuickContext:
        return QuickContext(self.game, self.conflict, self._setting, self.options.seed, self.setup.names())

    # ------------------------------------------------------------------------------------------------ the game

    @Slot()
    def _on_game(self) -> None:
        """Switch to another game."""
        conflicts = self.game.conflicts
        self.kind_combo.clear()
        self.kind_combo.addItems([translate_text(self.game.system, each.label) for each in conflicts])
        self.kind_combo.setVisible(len(conflicts) > 1)
        self.setup.keep_game(self.game.id)
        self._setting, self._words = None, {}
        self._show_conflict()
        self.browser.show_game(self.game.id)

    @Slot()
    def _on_kind(self) -> None:
        """Switch to another kind of fight, whose rows show other numbers."""
        fighters = self.fighters
        work = partial(reread_facts, self.conflict, [each.sheet for each in fighters])
        tasks.run(self, work, partial(self._on_reread, fighters), self._show_error)
        self._show_conflict()

    def _on_reread(self, fighters: Sequence[FighterEntry], facts: Sequence[FighterFacts]) -> None:
        for each, own in zip(fighters, facts, strict=True):
            each.facts = own
        self.setup.changed.emit()

    def _show_conflict(self) -> None:
        self.options.show_conflict(self.game.system, self.conflict, self._campaign_options())
        self.choices.show_conflict(self.game.system, self.conflict)
        self._show_options()
        self._show_fighters()

    def _campaign_options(self) -> dict[str, Json]:
        return campaign_options(self.conflict, (each.sheet for each in self.fighters))

    def _update_setting(self) -> None:
        """Take quick opponents from the world in which the fighters meet."""
        resolved = [each.setting for each in self.fighters if each.setting is not None]
        setting, self._setting_notice = shared_setting(resolved)
        setting = setting if resolved else sample_setting(self.game)
        if setting is self._setting and self._words:
            return
        self._setting, self._words = setting, {}
        for panel in self.panels:
            panel.quick.show_words(self._line_words(), self.conflict.example)

    def _line_words(self) -> LineWords:
        key = self.kind_combo.currentIndex()
        if key not in self._words:
            self._words[key] = LineWords.of(self.conflict, self.game.system, self._setting)
        return self._words[key]

    # ------------------------------------------------------------------------------------------------ the library

    @Slot(object, int)
    def _on_asked(self, ids: Sequence[str], place: int) -> None:
        """Characters were chosen for a side; -1 is the one in focus."""
        place = self._focus_side if place < 0 else place
        if place < len(self.panels):
            self._load(self.panels[place].side, ids, None)

    def _on_selection_asked(self, side: Side) -> None:
        self._load(side, self.characters_list.selected_ids(), None)

    def _load(self, side: Side, ids: Sequence[str], before: FighterEntry | None) -> None:
        present = [each for each in self.fighters if each.id and each.id in ids]
        self.setup.move(present, side, before)
        wanted = tuple(id_ for id_ in ids if id_ and self.setup.side_of(id_) is None)
        if wanted:
            done = partial(self._on_loaded, side, before)
            self._service.run(self, partial(load_recruits, wanted), done, self._show_error)

    def _on_loaded(self, side: Side, before: FighterEntry | None, people: list[Recruit]) -> None:
        if side in self.setup.sides:
            fitting = [each for each in people if each.sheet.system.id == self.game.id]
            is_first = side is self.setup.sides[0]
            played = [each for each in fitting if is_first or each.sheet.character.player]
            added = self.setup.add(played, side, Control.PLAYER) + self.setup.add(fitting, side, Control.AUTO)
            if before is not None:
                self.setup.move(added, side, before)

    def _on_initial_loaded(self, people: list[Recruit]) -> None:
        """Add the initial fighters, of the same game as the first."""
        index = self.game_combo.findData(people[0].sheet.system.id) if people else -1
        self.game_combo.setCurrentIndex(max(0, index))
        self._on_game()
        self._on_loaded(self.setup.sides[0], None, people)
        self._focus_side = 1
        self.side_tabs.setCurrentIndex(1)
        self.panels[1].quick.edit.setFocus()

    @Slot()
    def _fill_from_menu(self) -> None:
        menu = self.from_menu
        menu.clear()
        if self._initial:
            menu.addAction(self.tr("&Selected in the library")).triggered.connect(
                partial(self._start_from, self._initial)
            )
            menu.addSeparator()
        for campaign in self.candidates.campaigns():
            ids = tuple(self.candidates.ids_of(campaign))
            action = menu.addAction(campaign.replace("&", "&&"))
            action.triggered.connect(partial(self._start_from, ids))
        if menu.isEmpty():
            menu.addAction(self.tr("No campaign has characters of this game")).setEnabled(False)

    def _start_from(self, ids: Sequence[str], _checked: bool = False) -> None:
        self._load(self.panels[self._focus_side].side, ids, None)

    # ------------------------------------------------------------------------------------------------ the sides

    @Slot()
    def _show_fighters(self) -> None:
        words = translator_of(self.game.id)
        self._problem = ""
        for place, panel in enumerate(self.panels):
            panel.show_fighters(self.conflict, words)
            count = len(self.setup.fighters_of(panel.side))
            self.side_tabs.setTabText(place, f"{panel.side.name}  {count}".replace("&", "&&"))
            self.side_tabs.setTabIcon(place, side_icon(panel.side.mark, 12))
        self._update_setting()
        self.options.show_given(self._campaign_options())
        self._show_options()
        self.candidates.refresh()
        self.choices.show_sides()
        self.choices.show_reach()
        self._show_scale()
        self._show_ready()

    @Slot()
    def _show_scale(self) -> None:
        estimate = self.conflict.estimate if self.game_combo.currentIndex() >= 0 else None
        self.scale.setVisible(bool(self.fighters))
        if estimate is None:
            words = translator_of(self.game.id)
            self.scale.show_totals(
                [
                    (side.name, side.mark, SidePanel.totals(self.conflict, self.setup.fighters_of(side), words))
                    for side in self.setup.sides
                ]
            )
            return
        forces = [
            SideForce(
                panel.side.name,
                panel.side.mark,
                tuple((each.name, each.facts.power or 0) for each in self.setup.fighters_of(panel.side)),
                sum(panel.quick.preview_levels),
            )
            for panel in self.panels
        ]
        self.scale.show_sides(forces, translate_text(self.game.system, estimate.label))

    @Slot()
    def _show_options(self) -> None:
        self.options_label.setText(self.options.summary())

    @Slot()
    def _show_ready(self) -> None:
        """Enable Start as soon as there are enough sides, and say what is missing or to know."""
        has_sides = len(self.setup.present_sides) >= self.conflict.least_sides
        self.begin_button.setEnabled(has_sides)
        self.run_button.setEnabled(has_sides)
        words = translator_of(self.game.id)
        defeated = [f"{each.name} ({words(each.state)})" for each in self.fighters if each.state]
        notes = [self._problem] if self._problem else []
        if not has_sides:
            notes.append(self.tr("Add at least one fighter to each side"))
        if defeated:
            notes.append(self.tr("Starts the fight defeated: {names}").format(names=", ".join(defeated)))
        if self._setting_notice is not None:
            notes.append(render(self._setting_notice))
        self.ready_label.setText(" · ".join(notes))

    @Slot()
    def _on_add_side(self) -> None:
        side = self.setup.add_side(self.tr("Side {number}").format(number=len(self.setup.sides) + 1))
        panel = next(each for each in self.panels if each.side is side)
        self._show_fighters()
        self.side_tabs.setCurrentIndex(len(self.panels) - 1)
        panel.name_edit.setFocus()
        panel.name_edit.selectAll()

    @Slot(object, object)
    def _on_left_side(self, side: Side, fighters: Sequence[FighterEntry]) -> None:
        """Follow fighters that were moved to another side with the keyboard."""
        place = self.setup.sides.index(side)
        self.side_tabs.setCurrentIndex(place)
        self.panels[place].list.select(fighters)
        self.panels[place].list.setFocus()

    def _on_made(self, side: Side, people: list[Recruit]) -> None:
        if side in self.setup.sides:
            fitting = [each for each in people if each.sheet.system.id == self.game.id]
            self.setup.add(fitting, side, Control.AUTO)

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Remember the side in focus."""
        for place, panel in enumerate(self.panels):
            if now is not None and panel.isAncestorOf(now):
                self._focus_side = place

    # ------------------------------------------------------------------------------------------------ small windows

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the parts to the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make sides tabs and the library a drawer in a narrow window."""
        width = self.width()
        is_narrow = width < px(_NARROW)
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self.library_button.setChecked(False)
        self.library_button.setVisible(is_narrow)
        self.library_panel.setFixedWidth(px(_LIBRARY[0 if width >= px(_WIDE) or is_narrow else 1]))
        self._show_library(is_open=self.library_button.isChecked())
        self.side_tabs.setVisible(is_narrow)
        is_low = self.height() < px(_LOW)
        self.scale.set_line(is_line=is_narrow or is_low)
        for panel in self.panels:
            panel.set_low(is_low=is_low)
        self.options_label.setVisible(width >= px(_WIDE))
        self.reach_label.setVisible(width >= px(_WIDE))
        self.choices.set_narrow(is_narrow=width < px(_WIDE))
        margin = px(24 if width >= px(_WIDE) else 12)
        page = self.page.layout()
        if page is not None:
            page.setContentsMargins(margin, px(12), margin, px(12))
        self.sides_layout.setSpacing(margin)
        self._on_side_tab(self.side_tabs.currentIndex())

    @Slot(bool)
    def _show_library(self, is_open: bool) -> None:
        is_shown = is_open or not self._is_narrow
        self.library_panel.setVisible(is_shown)
        self.library_rule.setVisible(is_shown)

    @Slot()
    def _on_library_keys(self) -> None:
        if self._is_narrow:
            self.library_button.setChecked(not self.library_button.isChecked())
        if not self.library_panel.isHidden():
            self.characters_list.setFocus()

    @Slot(int)
    def _on_side_tab(self, place: int) -> None:
        """Show the card of the current tab alone, or all cards."""
        for number, panel in enumerate(self.panels):
            panel.setMinimumWidth(0 if self._is_narrow else px(_LEAST_PANEL))
            panel.setVisible(not self._is_narrow or number == place)
        if self._is_narrow and 0 <= place < len(self.panels):
            self._focus_side = place

    # ------------------------------------------------------------------------------------------------ the start

    @Slot()
    def _on_options(self) -> None:
        self.options.open_above(self.options_button)

    @Slot()
    def _on_start_keys(self) -> None:
        """Start; a quick line that is still typed is added first."""
        pending = next((each.quick for each in self.panels if each.quick.line and not each.quick.edit.problems), None)
        if pending is not None:
            pending.add(self._on_start_keys)
        elif self.begin_button.isEnabled():
            self._on_begin()

    @Slot()
    def _on_begin(self) -> None:
        self._start(runs_alone=False)

    @Slot()
    def _on_run(self) -> None:
        self._start(runs_alone=True)

    def _start(self, *, runs_alone: bool) -> None:
        try:
            arena = self.setup.arena(self._setting, self.options.values, self.options.bound_spin.value())
        except QuireError as error:
            self._show_error(error)
            return
        answers = self.choices.answers()
        start = FightStart(arena, self.conflict, self.game, self.options.seed, answers, runs_alone)
        for button in (self.begin_button, self.run_button):
            button.setEnabled(False)
        self._service.run(self, partial(start_fight, start), self._on_started, self._show_error)

    def _on_started(self, plan: LoadedFight) -> None:
        self.started.emit(plan)

    def _show_error(self, error: QuireError) -> None:
        self._problem = render(error.message)
        self._show_ready()
