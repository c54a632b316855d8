"""Runs a procedure for a command, at random, scripted or asked; saves and resumes drafts."""

from __future__ import annotations

import random
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from core.character.edits import Batch, SetSetting
from core.character.json_values import Json
from core.character.membership import Membership
from core.cli.answers_file import read_answers
from core.cli.console import one_line, print_err, print_json
from core.cli.interactive_session import InteractiveSession, answer_all, resume_notes, roll_text
from core.cli.output_language import say, translated
from core.cli.setting_access import LibrarySettings, find_character_setting, use_setting_file
from core.cli.sources import OpenedCharacter, open_library
from core.content.setting import Setting
from core.errors import DocumentError, NumberError, QuireError
from core.messages import Message
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Show
from core.procedures.transcript import PORTRAIT, draft_portrait
from core.registry import Game, game
from core.setting_resolver import DRAFT_KEYS, creation_reference, draft_setting, find_draft_setting
from core.store.records import Draft

SEED_BITS = 48
DRAFT_KEY = DRAFT_KEYS[0]
"""Key in a draft's transcript for what the command line needs to resume it."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Options of a run.

    Attributes:
        seed: Random seed; None for a new one.
        ask: Whether to ask interactively.
        answers: File of answers, or None.
        setting: File of the setting, or None for that of the draft or the character.
        resume: Id of the draft to resume, or None.
        library: Library file, or None for the user's own.
        log: Whether to print every roll and everything shown if the run is not interactive.
        command: The command, for the message that says how to continue.
        resume_options: Options to repeat in that command.
        has_free_output: Whether no document or JSON goes to standard output, so that what is shown is printed there
            afterwards.
    """

    seed: str | None
    ask: bool
    answers: str | None
    setting: str | None
    resume: str | None
    library: Path | None
    log: bool = True
    command: tuple[str, ...] = ()
    resume_options: tuple[str, ...] = ()
    has_free_output: bool = False


@dataclass(frozen=True, slots=True)
class RunResult:
    """A finished run.

    Attributes:
        driver: The procedure with its answers and rolls.
        shown: What it showed.
        draft: The draft that was resumed, or None.
    """

    driver: Driver
    shown: Sequence[Show]
    draft: Draft | None

    @property
    def portrait(self) -> str | None:
        """The portrait that was set while the draft was made, or None."""
        return None if self.draft is None else draft_portrait(self.draft.transcript)

    @property
    def outcome(self) -> Batch:
        """The edits of the run; a character that was created begins with the edit that names its setting."""
        (batch,) = self.driver.outcome
        situation = self.driver.situations[0]
        reference = creation_reference(game(situation.sheet.system.id), situation.setting)
        if self.driver.procedure.kind is not ProcedureKind.CREATION or reference is None:
            return batch
        return replace(batch, edits=(SetSetting(reference), *batch.edits))


def run_procedure(chosen: Game, procedure: Procedure, opened: OpenedCharacter, options: RunOptions) -> RunResult | None:
    """Run a procedure to its end.

    Args:
        chosen: The game.
        procedure: The procedure.
        opened: The character.
        options: How to run it.

    Returns:
        The finished run; None if the user stopped and a draft was saved.

    Raises:
        QuireError: It cannot be run, or an answer of the file does not fit.
    """
    draft, driver = _begin(chosen, procedure, opened, options)
    script = read_answers(options.answers) if options.answers is not None else {}
    conversation = InteractiveSession(driver, script, read_typed_line)
    shown = conversation.shown if options.ask else _run_unasked(driver, script, options)
    try:
        is_stopped = options.ask and not conversation.run()
    except NumberError:  # an answer of the file needs it; those that were typed are kept
        _keep_draft(opened, driver, options, draft)
        raise
    if is_stopped:
        _keep_draft(opened, driver, options, draft)
        return None
    used = driver.scripted | {answered.key for answered in driver.answers}
    unused = [key for key in script if key not in used]
    if unused:
        print_err(one_line(say("Unused answers: {keys}", keys=", ".join(unused))))
    return RunResult(driver, shown, draft)


def _begin(
    chosen: Game, procedure: Procedure, opened: OpenedCharacter, options: RunOptions
) -> tuple[Draft | None, Driver]:
    draft = _draft(chosen, procedure, options) if options.resume is not None else None
    setting = _find_setting(chosen, opened, options, draft)
    return draft, _driver(procedure, opened, options, draft, setting)


def print_questions(chosen: Game, procedure: Procedure, opened: OpenedCharacter, options: RunOptions) -> None:
    """Print what a procedure would ask, as JSON with types, bounds, choices and the automatic answers.

    Raises:
        QuireError: It cannot be run, or an answer of the file does not fit.
    """
    from core.cli.questions import collect_questions  # noqa: PLC0415 - most runs print none

    script = read_answers(options.answers) if options.answers is not None else {}
    _draft_of, driver = _begin(chosen, procedure, opened, options)
    print_json(collect_questions(driver, script))


@contextmanager
def keep_draft_until_written(result: RunResult, opened: OpenedCharacter, options: RunOptions) -> Iterator[None]:
    """Delete the draft after the ``with`` block has written the result; save the answers if it fails.

    Args:
        result: The run that is written inside the block.
        opened: The character.
        options: How it was run.
    """
    try:
        yield
    except QuireError:
        if options.ask:
            _keep_draft(opened, result.driver, options, result.draft)
        raise
    if result.draft is not None:
        with open_library(options.library) as database:
            database.drafts.remove(result.draft.id)


def _run_unasked(driver: Driver, script: Mapping[str, Json], options: RunOptions) -> list[Show]:
    for line in resume_notes(driver):
        print_err(line)
    shown = answer_all(driver, script, quietly=options.has_free_output or not options.log)
    for record in driver.rolls if options.log else ():
        label = translated(record.label, driver.sheets[0].system.id)
        print_err(one_line(f"{label}: {roll_text(record.rolled)}"), strikes=True)
    return shown


def _driver(
    procedure: Procedure, opened: OpenedCharacter, options: RunOptions, draft: Draft | None, setting: Setting | None
) -> Driver:
    situation = Situation((opened.sheet,), setting)
    if draft is not None:
        return Driver.resume(procedure, situation, draft.transcript)
    seed = options.seed if options.seed is not None else str(random.SystemRandom().getrandbits(SEED_BITS))
    return Driver(procedure, situation, seed)


def _find_setting(chosen: Game, opened: OpenedCharacter, options: RunOptions, draft: Draft | None) -> Setting | None:
    """Return the setting of a run: of the given file, of the draft, or of the character.

    Raises:
        DocumentError: The file, or the setting of the draft, cannot be read.
    """
    kept = None if draft is None else draft_setting(draft.transcript)
    file = kept if options.setting is None and isinstance(kept, str) else options.setting
    if file is not None:
        return use_setting_file(chosen, file, options.library)
    if isinstance(kept, Mapping):
        return find_draft_setting(chosen, kept, LibrarySettings(options.library))
    return find_character_setting(opened, options.library).setting


def read_typed_line() -> str | None:
    """Read a typed line; None at the end of input and after Ctrl+C, which keeps the answers."""
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        return None
    return line.rstrip("\r\n") if line else None


# ------------------------------------------------------------------------------------------------ drafts


def _draft(chosen: Game, procedure: Procedure, options: RunOptions) -> Draft:
    with open_library(options.library, must_exist=True) as database:
        draft = database.drafts.load(str(options.resume))
    if (draft.system, draft.procedure) != (chosen.id, procedure.key):
        raise DocumentError(
            Message(
                "other_draft",
                "The draft {draft} belongs to {theirs} in {game}, not to {ours}. Continue it there.",
                {"draft": draft.id, "theirs": draft.procedure, "game": draft.system, "ours": procedure.key},
            )
        )
    return draft


def _keep_draft(opened: OpenedCharacter, driver: Driver, options: RunOptions, draft: Draft | None) -> None:
    own = game(opened.sheet.system.id)
    reference = creation_reference(own, driver.situations[0].setting)
    setting: Json = None if reference is None else reference.to_json()
    transcript: dict[str, Json] = {**driver.transcript, DRAFT_KEY: {"setting": setting}}
    membership = Membership.of(opened.sheet.character)
    if driver.procedure.key == own.creation.key and membership is not None:
        transcript |= membership.to_draft()
    portrait = None if draft is None else draft_portrait(draft.transcript)
    if portrait is not None:
        transcript[PORTRAIT] = portrait
    system = opened.sheet.system
    with open_library(options.library) as database:
        kept = database.drafts.save(
            Draft(
                system=system.id,
                procedure=driver.procedure.key,
                transcript=transcript,
                title=f"{driver.procedure.label}: {opened.sheet.character.name or system.name}",
                version=system.version,
                characters=(opened.stored.id,) if opened.stored is not None else (),
                id=draft.id if draft is not None else "",
            )
        )
    library_option = ("--library", str(options.library)) if options.library is not None else ()
    command = ("quire", *options.command, "--ask", "--resume", kept.id, *library_option, *options.resume_options)
    print_err(say("Stopped; your answers are kept as a draft. Continue with: {command}", command=shlex.join(command)))
