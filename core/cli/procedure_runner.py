"""Runs a procedure for the command line: by chance, by a file of answers, or asked; stopped and taken up again."""

from __future__ import annotations

import random
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from core.character import Json
from core.cli.console import one_line, print_err
from core.cli.interactive_session import InteractiveSession, answer_all, resume_notes, roll_text
from core.cli.sources import STANDARD_INPUT, OpenedCharacter, open_library, read_answers, read_bytes
from core.content import setting_notices
from core.errors import DocumentError, QuireError
from core.messages import Message
from core.procedures import PORTRAIT, Driver, Procedure, Show, Situation, draft_portrait
from core.registry import Game
from core.store import Draft

SEED_BITS = 48
DRAFT_KEY = "command_line"
"""Key beside a transcript in a draft: what the command line needs to take it up again."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """How a procedure is to be run.

    Attributes:
        seed: What all chance comes from; None for a new one.
        ask: Whether the person at the terminal is asked.
        answers: File of answers, or None.
        setting: File of the setting, or None for the sample one.
        resume: Id of the draft to take up, or None.
        library: Library that was named, or None.
        log: Whether every roll and everything that is shown is told where nobody is asked.
        command: The command, for the sentence that says how to go on after stopping.
        onward: Its options that hold then, too.
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


@dataclass(frozen=True, slots=True)
class RunResult:
    """A procedure that came to its end.

    Attributes:
        driver: What was asked, answered and rolled.
        shown: What it showed on the way.
        draft: The draft that was taken up, or None.
    """

    driver: Driver
    shown: Sequence[Show]
    draft: Draft | None

    @property
    def portrait(self) -> str | None:
        """The picture that was put in while the draft was made, or None."""
        return None if self.draft is None else draft_portrait(self.draft.transcript)


def run_procedure(chosen: Game, procedure: Procedure, opened: OpenedCharacter, manner: RunOptions) -> RunResult | None:
    """Run a procedure to its end.

    Args:
        chosen: The game.
        procedure: What to run.
        opened: With whom.
        manner: How.

    Returns:
        What was asked, rolled and shown; None where the person stopped and a draft is kept.

    Raises:
        QuireError: It cannot be run, or an answer of the file does not fit.
    """
    draft = _draft(chosen, procedure, manner) if manner.resume is not None else None
    driver = _driver(chosen, procedure, opened, manner, draft)
    script = read_answers(manner.answers) if manner.answers is not None else {}
    conversation = InteractiveSession(driver, script, _read_line)
    shown = conversation.shown if manner.ask else _run_unasked(driver, script, manner)
    if manner.ask and not conversation.run():
        _keep_draft(opened, driver, manner, draft)
        return None
    unused = [key for key in script if key not in {answered.key for answered in driver.answers}]
    if unused:
        print_err(one_line(f"Unused answers: {', '.join(unused)}"))
    return RunResult(driver, shown, draft)


@contextmanager
def keep_draft_until_written(ran: RunResult, opened: OpenedCharacter, manner: RunOptions) -> Iterator[None]:
    """Let go of a draft when what came out of it is written; where that fails, what a person answered is kept.

    Args:
        ran: What is written inside the ``with`` block.
        opened: With whom it was run.
        manner: How it was run.
    """
    try:
        yield
    except QuireError:
        if manner.ask:
            _keep_draft(opened, ran.driver, manner, ran.draft)
        raise
    if ran.draft is not None:
        with open_library(manner.library) as shelf:
            shelf.drafts.remove(ran.draft.id)


def _run_unasked(driver: Driver, script: Mapping[str, Json], manner: RunOptions) -> list[Show]:
    for line in resume_notes(driver):
        print_err(line)
    shown = answer_all(driver, script, quietly=not manner.log)
    for record in driver.rolls if manner.log else ():
        print_err(one_line(f"{record.label}: {roll_text(record.rolled)}"))
    return shown


def _driver(
    chosen: Game, procedure: Procedure, opened: OpenedCharacter, manner: RunOptions, draft: Draft | None
) -> Driver:
    remembered = draft.transcript.get(DRAFT_KEY) if draft is not None else None
    file = manner.setting
    if file is None and isinstance(remembered, Mapping) and isinstance(remembered.get("setting"), str):
        file = str(remembered["setting"])
    setting = chosen.setting(read_bytes(file) if file is not None else None)
    if file is not None and setting is not None:
        for notice in setting_notices(setting, chosen.system):
            print_err(one_line(f"{file}: {notice.render()}"))
    situation = Situation((opened.sheet,), setting)
    if draft is not None:
        return Driver.resume(procedure, situation, draft.transcript)
    seed = manner.seed if manner.seed is not None else str(random.SystemRandom().getrandbits(SEED_BITS))
    return Driver(procedure, situation, seed)


def _read_line() -> str | None:
    """Read what was typed; who breaks off with Ctrl+C stops, and his answers are kept."""
    try:
        line = sys.stdin.readline()
    except KeyboardInterrupt:
        return None
    return line.rstrip("\r\n") if line else None


# ------------------------------------------------------------------------------------------------ drafts


def _draft(chosen: Game, procedure: Procedure, manner: RunOptions) -> Draft:
    with open_library(manner.library, must_exist=True) as shelf:
        draft = shelf.drafts.load(str(manner.resume))
    if (draft.system, draft.procedure) != (chosen.id, procedure.key):
        raise DocumentError(
            Message(
                "other_draft",
                "The draft {draft} belongs to {theirs} in {game}, not to {ours}. Continue it there.",
                {"draft": draft.id, "theirs": draft.procedure, "game": draft.system, "ours": procedure.key},
            )
        )
    return draft


def _keep_draft(opened: OpenedCharacter, driver: Driver, manner: RunOptions, draft: Draft | None) -> None:
    setting = str(Path(manner.setting).absolute()) if manner.setting not in (None, STANDARD_INPUT) else None
    transcript: dict[str, Json] = {**driver.transcript, DRAFT_KEY: {"setting": setting}}
    portrait = None if draft is None else draft_portrait(draft.transcript)
    if portrait is not None:
        transcript[PORTRAIT] = portrait
    system = opened.sheet.system
    with open_library(manner.library) as shelf:
        kept = shelf.drafts.save(
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
    place = ("--library", str(manner.library)) if manner.library is not None else ()
    words = ("quire", *manner.command, "--ask", "--resume", kept.id, *place, *manner.resume_options)
    print_err(f"Stopped; your answers are kept as a draft. Continue with: {shlex.join(words)}")
