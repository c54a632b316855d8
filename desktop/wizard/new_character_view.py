"""Page before creation: asks game, setting, name, seed; random character; lists drafts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.character.membership import Membership
from core.content.setting import Setting
from core.errors import QuireError
from core.messages import Message
from core.procedures.driver import Driver
from core.registry import is_conflict
from desktop import tasks
from desktop.forms import load_form
from desktop.layout_parts import nest
from desktop.library.drafts import delete_draft
from desktop.library.library_service import LibraryService
from desktop.messages import choose_files, confirm, render
from desktop.requests.request_frame import label
from desktop.theme import apply_icons, px
from desktop.tool_tips import escape_tool_tip
from desktop.wizard.game_tile import (
    GameFacts,
    GameTile,
    SettingFacts,
    load_game_facts,
    load_stored_settings,
    read_setting,
)
from desktop.wizard.procedure_run import (
    ProcedureResult,
    ProcedureSetup,
    add_new_character,
    run_at_random,
    set_up_creation,
)

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import Draft

_MOST_DRAFTS: Final = 8
_LOW: Final = 480
"""Height below which title and descriptions leave, at 100 %."""


class NewCharacterView(QWidget):
    """The page before the wizard.

    Signals:
        started: Creation starts step by step; a `ProcedureSetup`.
        created: A random character was added to the library; a `ProcedureResult`.
        asked_draft: A draft is to be resumed; its id.
        left: The page is closed.
        trouble: An action failed; a `Message`.

    Args:
        service: The library.
        game: Id of the game that is selected first; "" for the first one.
        parent: Owner.

    Attributes:
        random_setup: How the last random character was set up.
    """

    started = Signal(object)
    created = Signal(object)
    asked_draft = Signal(str)
    left = Signal()
    trouble = Signal(object)

    page_scroll: QScrollArea
    page_layout: QVBoxLayout
    title_label: QLabel
    intro_label: QLabel
    tiles_layout: QVBoxLayout
    edition_label: QLabel
    about_label: QLabel
    details_card: QFrame
    name_edit: QLineEdit
    campaign_combo: QComboBox
    setting_combo: QComboBox
    setting_about_label: QLabel
    file_button: QPushButton
    seed_edit: QLineEdit
    drafts_card: QFrame
    drafts_layout: QVBoxLayout
    reason_label: QLabel
    close_button: QPushButton
    surprise_button: QPushButton
    begin_button: QPushButton

    def __init__(
        self, service: LibraryService, game: str = "", campaign: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        load_form(self, "new_character")
        self._preferred = game
        self._wanted_campaign = campaign
        self._campaigns: tuple[Membership, ...] = ()
        self.random_setup: ProcedureSetup | None = None
        self._service = service
        self.tiles: list[GameTile] = []
        self._settings: list[SettingFacts] = []
        self.drafts_card.hide()
        for words in (self.edition_label, self.about_label, self.setting_about_label):
            words.clear()
        self._set_busy(self.tr("Loading games…"))
        self.setting_combo.currentIndexChanged.connect(self._on_setting)
        self.file_button.clicked.connect(self._on_file)
        self.begin_button.clicked.connect(self._on_begin)
        self.surprise_button.clicked.connect(self._on_random)
        self.close_button.clicked.connect(self.left)
        self.name_edit.returnPressed.connect(self._on_begin)
        self.seed_edit.returnPressed.connect(self._on_begin)
        apply_icons(self)
        tasks.run(self, load_game_facts, self._on_facts, self._on_failed)
        service.run(self, _drafts, self._on_drafts)
        service.run(self, _running_campaigns, self._on_campaigns)
        self.campaign_combo.activated.connect(self._on_campaign)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """In a low window leave out title and descriptions, so that games and fields need no scrolling."""
        super().resizeEvent(event)
        is_low = self.height() < px(_LOW)
        for words in (self.title_label, self.intro_label, self.about_label, self.setting_about_label):
            words.setHidden(is_low)
        side, end = (px(16), px(8)) if is_low else (px(32), px(24))
        self.page_layout.setContentsMargins(side, end, side, end)

    # --------------------------------------------------------------------------------------------------- the games

    def _on_facts(self, games: tuple[GameFacts, ...]) -> None:
        for facts in games:
            tile = GameTile(facts, self)
            tile.toggled.connect(self._on_chosen)
            tile.moved.connect(self._on_tile_moved)
            tile.confirmed.connect(self._on_begin)
            self.tiles.append(tile)
            self.tiles_layout.addWidget(tile)
        self.tiles_layout.addStretch(1)
        for before, after in zip([*self.tiles], [*self.tiles[1:], self.name_edit], strict=True):
            self.setTabOrder(before, after)
        self._set_busy("")
        if self.tiles:
            tile = next((each for each in self.tiles if each.facts.game.id == self._preferred), self.tiles[0])
            tile.setChecked(True)
            tile.show()  # at once, so that it can take the focus
            tile.setFocus()

    @property
    def selected_game(self) -> GameFacts | None:
        """The selected game; None until the games are loaded."""
        return next((tile.facts for tile in self.tiles if tile.isChecked()), None)

    @Slot(bool)
    def _on_chosen(self, is_chosen: bool) -> None:
        facts = self.selected_game
        if not is_chosen or facts is None:
            return
        self.edition_label.setText(facts.edition)
        self.edition_label.setVisible(bool(facts.edition))
        self.about_label.setText(facts.about)
        self.details_card.setToolTip(escape_tool_tip(facts.about))
        self._settings = list(facts.settings)
        self.setting_combo.clear()
        self.setting_combo.addItems([each.setting.name for each in self._settings])
        self.setting_combo.setEnabled(bool(self._settings))
        self._list_campaigns()
        loaded = partial(self._on_stored, facts)
        self._service.run(self, partial(load_stored_settings, facts.game), loaded, self._on_failed)

    @Slot(int)
    def _on_tile_moved(self, by: int) -> None:
        tile = self.sender()
        if isinstance(tile, GameTile):
            other = self.tiles[(self.tiles.index(tile) + by) % len(self.tiles)]
            other.setFocus()
            other.setChecked(True)

    # ------------------------------------------------------------------------------------------------- the setting

    def _on_stored(self, facts: GameFacts, settings: tuple[SettingFacts, ...]) -> None:
        """List the settings of the library behind the samples."""
        if facts is not self.selected_game:
            return
        for each in settings:
            if each.setting not in [known.setting for known in self._settings]:
                self._settings.append(each)
                self.setting_combo.addItem(each.setting.name)
        self.setting_combo.setEnabled(bool(self._settings))
        self._choose_world()

    # ------------------------------------------------------------------------------------------------- the campaign

    def _on_campaigns(self, campaigns: tuple[Membership, ...]) -> None:
        """List the running campaigns; the one that asked for a character chooses game, world and rules."""
        self._campaigns = campaigns
        wanted = next((each for each in campaigns if each.id == self._wanted_campaign), None)
        if wanted is not None and wanted.system:
            self._preferred = wanted.system
            for tile in self.tiles:
                tile.setChecked(tile.facts.game.id == wanted.system)
        self._list_campaigns()

    def _list_campaigns(self) -> None:
        """List the campaigns of the selected game, and those without a game."""
        facts, before = self.selected_game, self.campaign
        chosen = self._wanted_campaign if before is None else before.id
        self.campaign_combo.clear()
        self.campaign_combo.addItem(self.tr("No campaign"), "")
        for each in self._campaigns:
            if facts is not None and each.system in {"", facts.game.id}:
                self.campaign_combo.addItem(each.name, each.id)
        self.campaign_combo.setCurrentIndex(max(0, self.campaign_combo.findData(chosen)))
        self.campaign_combo.setEnabled(self.campaign_combo.count() > 1)
        self._choose_world()

    @property
    def campaign(self) -> Membership | None:
        """The campaign that the character joins; None for none."""
        id_ = self.campaign_combo.currentData()
        return next((each for each in self._campaigns if id_ and each.id == id_), None)

    @Slot()
    def _on_campaign(self) -> None:
        self._wanted_campaign = ""
        self._choose_world()

    def _choose_world(self) -> None:
        """Choose the world of the campaign, as far as it is listed."""
        campaign = self.campaign
        if campaign is None or campaign.setting is None:
            return
        ids = [each.setting.id for each in self._settings]
        if campaign.setting.id in ids:
            self.setting_combo.setCurrentIndex(len(ids) - 1 - ids[::-1].index(campaign.setting.id))

    @Slot(int)
    def _on_setting(self, index: int) -> None:
        if not 0 <= index < len(self._settings):
            self.setting_about_label.clear()
            self.setting_combo.setToolTip("")
            return
        chosen = self._settings[index]
        game = "" if self.selected_game is None else self.selected_game.game.system.id
        notices = (render(each, game) for each in chosen.notices)
        self.setting_about_label.setText("\n".join([chosen.setting.about, *notices]))
        self.setting_combo.setToolTip(escape_tool_tip(self.setting_about_label.text()))

    @Slot()
    def _on_file(self) -> None:
        """Load the setting from a file."""
        facts = self.selected_game
        if facts is None:
            return
        kinds = self.tr("Worlds (*.json);;All files (*)")
        for file in choose_files(self, self.tr("World"), kinds)[:1]:
            tasks.run(self, partial(read_setting, facts.game, file), self._on_setting_read, self._on_failed)

    def _on_setting_read(self, setting: SettingFacts) -> None:
        self._settings.append(setting)
        self.setting_combo.addItem(setting.setting.name)
        self.setting_combo.setEnabled(True)
        self.setting_combo.setCurrentIndex(len(self._settings) - 1)

    def _setting(self) -> Setting | None:
        index = self.setting_combo.currentIndex()
        return self._settings[index].setting if 0 <= index < len(self._settings) else None

    # ----------------------------------------------------------------------------------------------------- starting

    @Slot()
    def _on_begin(self) -> None:
        if self.selected_game is not None and self.begin_button.isEnabled():
            self._set_busy(self.tr("Opening the game…"))
            self._service.run(self, self._setup(), self._on_set_up, self._on_failed)

    @Slot()
    def _on_random(self) -> None:
        """Create a random character."""
        if self.selected_game is not None:
            self._set_busy(self.tr("Creating a character…"))
            self._service.run(self, self._setup(), self._on_random_set_up, self._on_failed)

    def _on_random_set_up(self, setup: ProcedureSetup) -> None:
        self.random_setup = setup
        tasks.run(self, partial(run_at_random, setup), self._on_random_run, self._on_failed)

    def _setup(self) -> partial[ProcedureSetup]:
        facts = self.selected_game
        if facts is None:
            raise LookupError("no game is chosen")
        name, seed = self.name_edit.text().strip(), self.seed_edit.text().strip()
        return partial(set_up_creation, facts.game, name, self._setting(), seed, campaign=self.campaign)

    def _on_set_up(self, setup: ProcedureSetup) -> None:
        self._set_busy("")
        self.started.emit(setup)

    def _on_random_run(self, driver: Driver) -> None:
        self._service.change(self, partial(add_new_character, driver), self._on_made, self._on_failed)

    def _on_made(self, outcome: ProcedureResult) -> None:
        self._set_busy("")
        self.created.emit(outcome)

    def _on_failed(self, error: QuireError) -> None:
        self._set_busy("")
        self.reason_label.setText(render(error.message))
        self.trouble.emit(error.message)

    def _set_busy(self, what: str) -> None:
        """Show progress and disable the buttons; "" enables them again."""
        self.reason_label.setText(what)
        for button in (self.begin_button, self.surprise_button, self.file_button):
            button.setEnabled(not what)

    # -------------------------------------------------------------------------------------------------------- drafts

    def _on_drafts(self, drafts: tuple[Draft, ...]) -> None:
        """List the drafts."""
        while self.drafts_layout.count():
            item = self.drafts_layout.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        for draft in drafts[:_MOST_DRAFTS]:
            self.drafts_layout.addWidget(self._draft_line(draft))
        self.drafts_card.setVisible(bool(drafts))

    def _draft_line(self, draft: Draft) -> QWidget:
        line = QWidget(self.drafts_card)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        nest(row, texts, 1)
        texts.addWidget(label(line, "text", draft.title, wraps=True))
        changed = draft.changed.astimezone().strftime("%Y-%m-%d %H:%M") if draft.changed is not None else ""
        kind = self.tr("fight") if is_conflict(draft.system, draft.procedure) else self.tr("draft")
        texts.addWidget(label(line, "label", f"{kind} · {changed}" if changed else kind, wraps=True))
        for text, name, slot in (
            (self.tr("Resume"), self.tr("Resume {draft}"), self._on_resume),
            (self.tr("Delete"), self.tr("Delete {draft}"), self._on_delete),
        ):
            button = QPushButton(text, line)
            button.setProperty("role", "text")
            button.setProperty("draft", draft.id)
            button.setProperty("title", draft.title)
            button.setAccessibleName(name.format(draft=draft.title))
            button.clicked.connect(slot)
            row.addWidget(button)
        return line

    @Slot()
    def _on_resume(self) -> None:
        button = self.sender()
        if button is not None:
            self.asked_draft.emit(str(button.property("draft")))

    @Slot()
    def _on_delete(self) -> None:
        button = self.sender()
        if button is None:
            return
        question = Message(
            "throw_draft_away",
            "The draft “{draft}” is deleted permanently.",
            {"draft": str(button.property("title"))},
        )
        if confirm(self, question, self.tr("Delete"), is_destructive=True):
            self._service.change(self, partial(delete_draft, str(button.property("draft"))), self._on_deleted)

    def _on_deleted(self, _nothing: object) -> None:
        self._service.run(self, _drafts, self._on_drafts)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Close the page with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _drafts(library: Library) -> tuple[Draft, ...]:
    return library.drafts.list()


def _running_campaigns(library: Library) -> tuple[Membership, ...]:
    """Return the running campaigns by name; one that cannot be read is left out. Runs on the library's thread."""
    running = (each for each in library.campaigns.list() if not each.is_resting and each.problem is None)
    return tuple(map(library.campaigns.membership, running))
