"""Runs a procedure for the wizard, saves its draft; sets up new runs and loads drafts.

The draft is saved after every answer and, debounced, while one is being typed, so that closing or killing the
program loses nothing. Drafts of the command line have the same format; the window adds its state under its own key.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.character.document import Character
from core.character.edits import Batch
from core.character.json_values import Json
from core.character.membership import Membership
from core.character.sheet import Sheet
from core.content.entry_records import with_entry_records
from core.content.setting import Setting
from core.errors import DocumentError, QuireError
from core.messages import Message
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Request
from core.procedures.transcript import PORTRAIT, AnswerMethod, AnswerRecord, draft_portrait
from core.registry import Game, game, open_character
from core.setting_resolver import (
    DRAFT_KEYS,
    creation_reference,
    draft_setting,
    find_draft_setting,
    resolve_setting,
    sample_setting,
)
from core.store.records import Draft
from core.store.roll_conversion import to_logged_rolls
from core.world_library import keep_world
from desktop.library.drafts import delete_draft, finish_draft, new_draft_id, new_seed
from desktop.library.library_service import LibraryService
from desktop.messages import translator_of
from desktop.requests.answer_text import answer_text
from desktop.wizard.created_character import add_character, add_created, in_campaign

if TYPE_CHECKING:
    from core.character.setting_reference import SettingReference
    from core.store.library import Library

WINDOW_KEY: Final = DRAFT_KEYS[1]
"""Key in a draft's transcript for what the window needs to resume it."""

_SAVE_DELAY_MS: Final = 250
"""Debounce of saving an unfinished answer, in milliseconds."""


@dataclass(frozen=True, slots=True)
class ProcedureSetup:
    """A procedure, ready to run with a character.

    Attributes:
        game: The game.
        procedure: The procedure.
        sheet: A copy of the character, for this run.
        setting: The setting, or None.
        seed: Seed of all dice.
        character_id: Id in the library; "" during creation.
    """

    game: Game
    procedure: Procedure
    sheet: Sheet
    setting: Setting | None
    seed: str
    character_id: str = ""

    @property
    def situation(self) -> Situation:
        """The situation that the driver starts with."""
        return Situation((self.sheet,), self.setting)


@dataclass(frozen=True, slots=True)
class ProcedureResult:
    """The result of a procedure.

    Attributes:
        procedure: The procedure.
        character: The resulting document.
        batch: All edits, for the history.
        character_id: Id in the library, also of a new character.
        is_new: Whether the character was created and is in the library already. Otherwise ``batch`` is to be
            applied to the open character.
    """

    procedure: Procedure
    character: Character
    batch: Batch
    character_id: str
    is_new: bool


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer that a person has given, before the driver has it.

    Attributes:
        key: Key of its request.
        answer: The answer.
        method: How it was given.
    """

    key: str
    answer: Json
    method: AnswerMethod


@dataclass(frozen=True, slots=True)
class LoadedDraft:
    """A draft loaded from the library, ready to resume."""

    setup: ProcedureSetup
    draft: Draft


def set_up_creation(
    chosen: Game,
    name: str = "",
    setting: Setting | None = None,
    seed: str = "",
    library: Library | None = None,
    campaign: Membership | None = None,
) -> ProcedureSetup:
    """Prepare the creation of a new character, and keep its setting in the library.

    Args:
        chosen: The game.
        name: Its name, or "".
        setting: The setting; None for the sample setting.
        seed: Seed of all dice; "" for a random one.
        library: Where the setting is kept.
        campaign: The campaign that it joins; None for none.

    Raises:
        LibraryError: The setting cannot be kept.
    """
    setting = setting or sample_setting(chosen)
    reference = creation_reference(chosen, setting)
    if library is not None and setting is not None and reference is not None:
        keep_world(library, setting)
    sheet = _begin(chosen, name, reference, campaign)
    return ProcedureSetup(chosen, chosen.creation, sheet, setting, seed or new_seed())


def _begin(chosen: Game, name: str, reference: SettingReference | None, campaign: Membership | None) -> Sheet:
    """Return the sheet of a new character in the world that was chosen, which may be another than its campaign's."""
    character = Character(system=chosen.id, name=name)
    begun = character if campaign is None else campaign.begin(character)
    return open_character(replace(begun, setting=reference), random.Random())


def set_up_procedure(sheet: Sheet, procedure: str, character_id: str, setting: Setting | None) -> ProcedureSetup:
    """Prepare a procedure for an existing character.

    Args:
        sheet: The open character; it is not changed.
        procedure: Key of the procedure.
        character_id: Id in the library.
        setting: Its setting.

    Raises:
        DocumentError: The game has no such procedure.
    """
    chosen = game(sheet.system.id)
    copy = sheet.copy(random.Random())
    return ProcedureSetup(chosen, _procedure(chosen, procedure), copy, setting, new_seed(), character_id)


def run_at_random(setup: ProcedureSetup) -> Driver:
    """Answer every request automatically; may take a while, runs on a worker thread."""
    driver = Driver(setup.procedure, setup.situation, setup.seed)
    driver.run_auto()
    return driver


def load_draft(draft_id: str, library: Library) -> LoadedDraft:
    """Load a draft and its character; runs on a worker thread.

    Raises:
        LibraryError: There is no such draft, or its character is gone.
        DocumentError: The game, the procedure or the setting is gone.
    """
    draft = library.drafts.load(draft_id)
    chosen = game(draft.system)
    remembered = _window_state(draft)
    character_id = draft.characters[0] if draft.characters else ""
    kept = draft_setting(draft.transcript)
    if isinstance(kept, str):  # a file, in a draft of an older version
        setting = chosen.setting(Path(kept))
    elif character_id and not kept:
        setting = None
    else:
        setting = find_draft_setting(chosen, kept, library.settings)
    if character_id:
        sheet = open_character(library.load(character_id).character, random.Random())
        setting = setting or resolve_setting(sheet, library.settings).setting
    else:
        name, reference = str(remembered.get("name") or ""), creation_reference(chosen, setting)
        sheet = _begin(chosen, name, reference, Membership.of_draft(draft.transcript))
    seed = str(draft.transcript.get("seed") or "")
    return LoadedDraft(
        ProcedureSetup(chosen, _procedure(chosen, draft.procedure), sheet, setting, seed, character_id), draft
    )


def _window_state(draft: Draft) -> Mapping[str, Json]:
    state = draft.transcript.get(WINDOW_KEY)
    if isinstance(state, Mapping):
        return state
    other = draft.transcript.get("command_line")
    return other if isinstance(other, Mapping) else {}


def _procedure(chosen: Game, key: str) -> Procedure:
    procedure = chosen.procedures.get(key)
    if procedure is None:
        raise DocumentError(
            Message(
                "unknown_procedure",
                "{game} does not have this procedure. It may come from another version of Quire.",
                {"game": chosen.system.name, "key": key, "known": ", ".join(chosen.procedures)},
            )
        )
    return procedure


class ProcedureRun(QObject):
    """A procedure in progress, with its draft.

    Args:
        beginning: The procedure and its character.
        service: Where the draft is kept.
        draft: The draft to resume, or None.
        parent: Its owner.
        driver: A driver of the same procedure to continue with, as a popover leaves it; None for a new one.

    Signals:
        request_changed: The current request changed, or there is none left.
        saved_changed: Whether all answers are saved.
        trouble: Something could not be done, a `Message`.
        finished: The procedure is over; a `ProcedureResult`.
    """

    request_changed = Signal()
    saved_changed = Signal(bool)
    trouble = Signal(object)
    finished = Signal(object)

    def __init__(
        self,
        beginning: ProcedureSetup,
        service: LibraryService,
        draft: Draft | None = None,
        parent: QObject | None = None,
        *,
        driver: Driver | None = None,
    ) -> None:
        super().__init__(parent)
        self.setup = beginning
        self._service = service
        if draft is None:
            self.driver = driver or Driver(beginning.procedure, beginning.situation, beginning.seed)
            self.draft_id = new_draft_id()
            self.unfinished: Mapping[str, Json] = {}
            self._portrait = beginning.sheet.character.portrait
        else:
            self.driver = Driver.resume(beginning.procedure, beginning.situation, draft.transcript)
            self.draft_id = draft.id
            unfinished = _window_state(draft).get("unfinished")
            self.unfinished = unfinished if isinstance(unfinished, Mapping) else {}
            self._portrait = draft_portrait(draft.transcript) or beginning.sheet.character.portrait
        self.translate = translator_of(beginning.sheet.system.id)
        self.driver.translate = self.translate
        self._is_listed = draft is not None
        self._is_over = False
        self._has_unsaved = False
        self._pending_saves = 0
        self._save_timer = QTimer(self)
        self._save_timer.setSingleShot(True)
        self._save_timer.setInterval(_SAVE_DELAY_MS)
        self._save_timer.timeout.connect(self.save)
        self.known_requests: dict[str, Request] = {}
        self._earlier_requests: dict[str, Request] = {}
        self._remember_requests()

    @property
    def is_saved(self) -> bool:
        """Whether every answer is saved."""
        return self._pending_saves == 0 and not self._save_timer.isActive()

    @property
    def has_unsaved(self) -> bool:
        """Whether the last attempt to save the draft failed."""
        return self._has_unsaved and not self._is_over

    @property
    def is_creation(self) -> bool:
        """Whether the procedure creates a character."""
        return not self.setup.character_id

    @property
    def has_content(self) -> bool:
        """Whether there is anything to save."""
        return bool(self.driver.answers or self.unfinished or (self.is_creation and self._portrait))

    @property
    def portrait(self) -> str | None:
        """The portrait, as in a document."""
        return self._portrait

    def set_portrait(self, portrait: str | None) -> None:
        """Set or remove the portrait of a new character and save the draft."""
        if self.is_creation:
            self._portrait = portrait
            self.save()

    # ---------------------------------------------------------------------------------------------------- answering

    def answer(self, value: Json, how: AnswerMethod) -> Message | None:
        """Answer the current request; returns why the answer is refused, or None."""
        return self._move(partial(self._answer, value, how))

    def _answer(self, value: Json, how: AnswerMethod) -> None:
        """Answer; later answers on the same page that still fit are given again."""
        page = self.driver.request.page if self.driver.request is not None else ""
        self.driver.answer(value, how)
        while page and self.driver.request is not None and self.driver.request.page == page:
            suggestion = self.driver.suggestion
            if suggestion is None:
                return
            self.driver.answer(suggestion.answer, suggestion.method)

    def revise(self, key: str, value: Json, how: AnswerMethod) -> Message | None:
        """Change the answer of an answered request; later answers that still fit are kept."""
        return self._move(partial(self.driver.revise, key, value, how))

    def answer_form(self, given: Sequence[GivenAnswer]) -> Message | None:
        """Answer the current request and those of its form that follow; returns why one is refused, or None."""
        return self._move(partial(self._answer_form, given))

    def _answer_form(self, given: Sequence[GivenAnswer]) -> None:
        """Answer; requests that were answered again by earlier answers are revised where those differ."""
        for each in given:
            request = self.driver.request
            if request is not None and request.key == each.key:
                self.driver.answer(each.answer, each.method)
            elif any(known.key == each.key and known.answer != each.answer for known in self.driver.answers):
                self.driver.revise(each.key, each.answer, each.method)

    def decide(self) -> Message | None:
        """Answer the current request automatically: roll, or use the game's policy."""
        return self._move(self.driver.auto_answer)

    def roll_rest(self, faces: Sequence[int]) -> Message | None:
        """Roll the dice of the current request that were not typed."""
        return self._move(partial(self.driver.roll_rest, faces))

    def decide_page(self, given: Sequence[GivenAnswer], faces: Sequence[int] = ()) -> Message | None:
        """Answer what is open on the current page automatically.

        Args:
            given: Answers that a person has given on it; they are kept.
            faces: Typed dice of the current request; they are kept, too.
        """
        return self._move(partial(self._decide_page, given, faces))

    def _decide_page(self, given: Sequence[GivenAnswer], faces: Sequence[int]) -> None:
        kept = {each.key: each for each in given}
        first = self.driver.request
        while first is not None and (request := self.driver.request) is not None:
            if request.key != first.key and (not first.page or request.page != first.page):
                return
            if request.key in kept:
                self.driver.answer(kept[request.key].answer, kept[request.key].method)
            elif faces and request.key == first.key:
                self.driver.roll_rest(faces)
            else:
                self.driver.auto_answer()

    def decide_all(self, given: Sequence[GivenAnswer] = (), faces: Sequence[int] = ()) -> Message | None:
        """Answer all remaining requests automatically; the arguments are those of `decide_page`."""
        return self._move(partial(self._decide_all, given, faces))

    def _decide_all(self, given: Sequence[GivenAnswer], faces: Sequence[int]) -> None:
        self._decide_page(given, faces)
        self.driver.run_auto()

    def back(self, count: int = 1) -> None:
        """Go back by a number of requests."""
        if [self.driver.back() for _ in range(count)].count(True):
            self._moved()

    def reopen(self, key: str) -> Message | None:
        """Go back to an answered request; later answers that still fit are used again."""
        return self._move(partial(self.driver.reopen, key))

    def roll_again(self, key: str, faces: Sequence[int] = ()) -> Message | None:
        """Reroll the dice of an answered request, without those that are typed."""
        return self._move(partial(self._roll_again, key, faces))

    def _roll_again(self, key: str, faces: Sequence[int]) -> None:
        self.driver.reopen(key)
        if faces:
            self.driver.roll_rest(faces)
        else:
            self.driver.auto_answer()

    def _move(self, step: Callable[[], None]) -> Message | None:
        self._earlier_requests = dict(self.known_requests)
        before = self.driver.answers
        try:
            step()
        except QuireError as error:
            if self.driver.answers != before:  # some of several requests were answered
                self._moved()
            return error.message
        self._moved()
        return None

    def _moved(self) -> None:
        self.unfinished = {}
        self._remember_requests()
        self.save()
        self.request_changed.emit()

    def _remember_requests(self) -> None:
        self.known_requests.update({request.key: request for request in self.driver.requests})
        if self.driver.request is not None:
            self.known_requests[self.driver.request.key] = self.driver.request

    def answer_text_of(self, answered: AnswerRecord) -> str:
        """Return an answer as text, by the request that it was given to; "" if that is unknown."""
        for request in (self._earlier_requests.get(answered.key), self.known_requests.get(answered.key)):
            if (
                request is not None
                and request.fingerprint() == answered.fingerprint
                and request.check(answered.answer) is None
            ):
                return answer_text(request, answered.answer)
        return ""

    # -------------------------------------------------------------------------------------------------- the draft

    def set_unfinished(self, unfinished: Mapping[str, Json]) -> None:
        """Store the state of an unfinished answer; it is saved when typing pauses."""
        if dict(unfinished) != dict(self.unfinished):
            self.unfinished = unfinished
            self._save_timer.start()

    @property
    def title(self) -> str:
        """Title of the draft in lists."""
        system = self.setup.game.system
        return f"{self.translate(self.setup.procedure.label)}: {self.driver.sheets[0].character.name or system.name}"

    def wait_until_saved(self) -> None:
        """Save the draft and wait; afterwards `has_unsaved` tells whether that failed."""
        if self._is_over or not self.has_content:
            return
        self._save_timer.stop()
        self._has_unsaved = self._service.run_blocking(partial(_save, self._draft())) is not None

    @Slot()
    def save(self) -> None:
        """Save the draft now."""
        if self._is_over:
            return
        self._save_timer.stop()
        self._pending_saves += 1
        self.saved_changed.emit(False)
        work = partial(_save, self._draft())
        if self._is_listed:
            self._service.run(self, work, self._on_saved, self._on_not_saved)
        else:
            self._is_listed = True
            self._service.change(self, work, self._on_saved, self._on_not_saved)

    def delete_draft(self) -> None:
        """Delete the draft."""
        self._is_over = True
        self._save_timer.stop()
        self._service.change(self, partial(delete_draft, self.draft_id))

    def _draft(self) -> Draft:
        setup = self.setup
        reference = creation_reference(setup.game, setup.setting)
        remembered: dict[str, Json] = {
            "setting": None if reference is None else reference.to_json(),
            "name": setup.sheet.character.name,
            "unfinished": dict(self.unfinished),
        }
        portrait: dict[str, Json] = {PORTRAIT: self._portrait} if self.is_creation and self._portrait else {}
        return Draft(
            system=setup.game.id,
            procedure=setup.procedure.key,
            transcript={**self.driver.transcript, **portrait, **self._membership(), WINDOW_KEY: remembered},
            title=self.title,
            version=setup.game.system.version,
            characters=(setup.character_id,) if setup.character_id else (),
            id=self.draft_id,
        )

    def _membership(self) -> dict[str, Json]:
        """Return the campaign of a new character, so that its draft counts as a member."""
        membership = Membership.of(self.setup.sheet.character) if self.is_creation else None
        return {} if membership is None else membership.to_draft()

    def _on_saved(self, _draft: object) -> None:
        self._pending_saves -= 1
        self._has_unsaved = False
        if self._pending_saves == 0:
            self.saved_changed.emit(True)

    def _on_not_saved(self, error: QuireError) -> None:
        self._pending_saves -= 1
        self._has_unsaved = True
        self.trouble.emit(error.message)

    # ---------------------------------------------------------------------------------------------------- the end

    def finish(self) -> None:
        """Finish: add a new character to the library; else `finished` brings the edits.

        The receiver of the edits calls `complete` once they are applied; the draft exists until then.
        """
        if self._is_over:
            return
        self._is_over = True
        self._save_timer.stop()
        setup = self.setup
        (batch,) = self.driver.outcome
        character = self.driver.sheets[0].character
        if setup.character_id:
            self.finished.emit(ProcedureResult(setup.procedure, character, batch, setup.character_id, is_new=False))
            return
        character = with_entry_records(character, self.driver.sheets[0].system, setup.setting)
        character = replace(in_campaign(setup.sheet.character, character), portrait=self._portrait)
        work = partial(add_created, character, self.draft_id, self.driver.rolls, self.translate)
        done = partial(self._on_added, batch, character)
        self._service.change(self, work, done, self._on_not_added, self.tr("Saving the character"))

    def complete(self) -> None:
        """Delete the draft and log the rolls, after the edits were applied to the open character."""
        rolls = to_logged_rolls(self.driver.rolls, self.setup.character_id, self.translate)
        self._service.change(self, partial(finish_draft, self.draft_id, rolls))

    def _on_added(self, batch: Batch, character: Character, id_: str) -> None:
        self.finished.emit(ProcedureResult(self.setup.procedure, character, batch, id_, is_new=True))

    def _on_not_added(self, error: QuireError) -> None:
        self._is_over = False
        self.trouble.emit(error.message)


# ------------------------------------------------------------------------------------------ in the library's thread


def add_new_character(driver: Driver, library: Library) -> ProcedureResult:
    """Add a random character to the library; runs on the library's thread."""
    sheet = driver.sheets[0]
    character = with_entry_records(sheet.character, sheet.system, driver.situations[0].setting)
    id_ = add_character(character, library)
    library.rolls.add(*to_logged_rolls(driver.rolls, id_, translator_of(character.system)))
    return ProcedureResult(driver.procedure, character, driver.outcome[0], id_, is_new=True)


def _save(draft: Draft, library: Library) -> Draft:
    return library.drafts.save(draft)
