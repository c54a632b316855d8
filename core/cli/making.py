"""``quire new`` and ``quire run``: a game's procedures, by chance, by a file of answers, or asked at the terminal."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from core import export
from core.character import Character, Json, SetHeader, Sheet, describe
from core.cli.arguments import Answers, AsJson, Ask, Library, Output, Resume, Seed, SettingFile, Source
from core.cli.console import clean, show, show_document, show_json, tell
from core.cli.conversation import Conversation, answer_all, resuming, rolled_words
from core.cli.sources import (
    STANDARD_INPUT,
    Opened,
    open_library,
    open_sheet,
    open_source,
    prepared,
    read_answers,
    read_bytes,
)
from core.errors import DocumentError
from core.messages import Message
from core.procedures import Driver, How, Procedure, Show, Situation
from core.registry import Game, game
from core.store import Change, Draft, RollRecord
from core.store import How as RollHow
from core.store import Source as Origin

SEED_BITS = 48
REMEMBERED = "command_line"
"""Key beside a transcript in a draft: what the command line needs to take it up again."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a procedure is to be run.

    Attributes:
        seed: What all chance comes from; None for a new one.
        ask: Whether the person at the terminal is asked.
        answers: File of answers, or None.
        setting: File of the setting, or None for the sample one.
        resume: Id of the draft to take up, or None.
        library: Library that was named, or None.
        log: Whether every roll and everything that is shown is told where nobody is asked.
    """

    seed: str | None
    ask: bool
    answers: str | None
    setting: str | None
    resume: str | None
    library: Path | None
    log: bool = True


@dataclass(frozen=True, slots=True)
class Ran:
    """A procedure that came to its end.

    Attributes:
        driver: What was asked, answered and rolled.
        shown: What it showed on the way.
    """

    driver: Driver
    shown: Sequence[Show]


def new(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game, as quire games lists it.")],
    seed: Seed = None,
    name: Annotated[str | None, typer.Option("--name", help="Name of the character.")] = None,
    setting: SettingFile = None,
    output: Output = None,
    library: Library = None,
    keep: Annotated[bool, typer.Option("--keep", help="Put the character into your own library.")] = False,
    ask: Ask = False,
    answers: Answers = None,
    resume: Resume = None,
    log: Annotated[bool, typer.Option("--log", help="Tell every roll on the error output.")] = False,
    as_json: AsJson = False,
) -> None:
    """Make a character: by chance, by a file of answers, or with you at the terminal."""
    chosen = game(game_id)
    sheet = open_sheet(Character(system=chosen.id, name=name or ""))
    manner = Manner(seed, ask, answers, setting, resume, library, log)
    ran = _run(chosen, chosen.creation, Opened(sheet), manner, f"quire new {chosen.id}")
    if ran is None:
        return
    driver = ran.driver
    for batch in driver.outcome:
        sheet.apply(batch)
    if name is not None and not ask:
        sheet.apply(SetHeader("name", name))
    id_ = _put_into_library(sheet, driver, library) if keep or library is not None else None
    if output is not None:
        _write(sheet, output)
    if as_json:
        show_json(_result(ran, sheet, id_))
    elif id_ is not None:
        show(clean(f"{id_}  {sheet.character.name}  {sheet.summary()}"))
    elif output is None:
        show_document(sheet.character)


def run(
    source: Source,
    procedure: Annotated[
        str | None, typer.Argument(metavar="PROCEDURE", help="What to run; without it, what there is is listed.")
    ] = None,
    ask: Ask = False,
    answers: Answers = None,
    seed: Seed = None,
    setting: SettingFile = None,
    output: Output = None,
    library: Library = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Run a procedure of the game with a character: grant Steps, rest, a check; without a name, list them."""
    opened = open_source(source, library)
    chosen = game(opened.sheet.system.id)
    if procedure is None:
        _list_procedures(chosen, opened.sheet, as_json=as_json)
        return
    if ask and source == STANDARD_INPUT:
        raise typer.BadParameter("Standard input cannot bring both the character and your answers.")
    manner = Manner(seed, ask, answers, setting, resume, library)
    ran = _run(chosen, _procedure(chosen, procedure), opened, manner, f"quire run {source} {procedure}")
    if ran is None:
        return
    revision = _keep_outcome(opened, ran.driver, library)
    if output is not None:
        _write(opened.sheet, output)
    if as_json:
        show_json({**_result(ran, opened.sheet, opened.stored.id if opened.stored else None), "revision": revision})
    elif opened.stored is not None:
        show(clean(f"{opened.stored.id}  revision {revision}  {opened.sheet.summary()}"))
    elif output is None:
        show_document(opened.sheet.character)


# ------------------------------------------------------------------------------------------------ running


def _run(chosen: Game, procedure: Procedure, opened: Opened, manner: Manner, command: str) -> Ran | None:
    """Run a procedure to its end; None where the person stopped, and the draft is kept."""
    draft = _draft(chosen, procedure, manner) if manner.resume is not None else None
    driver = _driver(chosen, procedure, opened, manner, draft)
    script = read_answers(manner.answers) if manner.answers is not None else {}
    conversation = Conversation(driver, script, _read_line)
    shown = conversation.shown if manner.ask else _run_unasked(driver, script, manner)
    if manner.ask and not conversation.run():
        _keep_draft(opened, driver, manner, draft, command)
        return None
    unused = [key for key in script if key not in {answered.key for answered in driver.answers}]
    if unused:
        tell(clean(f"Not asked, so not used: {', '.join(unused)}"))
    if draft is not None:
        with open_library(manner.library) as shelf:
            shelf.drafts.remove(draft.id)
    return Ran(driver, shown)


def _run_unasked(driver: Driver, script: Mapping[str, Json], manner: Manner) -> list[Show]:
    for line in resuming(driver):
        tell(line)
    shown = answer_all(driver, script, quietly=not manner.log)
    for record in driver.rolls if manner.log else ():
        tell(clean(f"{record.label}: {rolled_words(record.rolled)}"))
    return shown


def _driver(chosen: Game, procedure: Procedure, opened: Opened, manner: Manner, draft: Draft | None) -> Driver:
    remembered = draft.transcript.get(REMEMBERED) if draft is not None else None
    file = manner.setting
    if file is None and isinstance(remembered, Mapping) and isinstance(remembered.get("setting"), str):
        file = str(remembered["setting"])
    setting = chosen.setting(read_bytes(file) if file is not None else None)
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


def _draft(chosen: Game, procedure: Procedure, manner: Manner) -> Draft:
    with open_library(manner.library, must_exist=True) as shelf:
        draft = shelf.drafts.load(str(manner.resume))
    if (draft.system, draft.procedure) != (chosen.id, procedure.key):
        raise DocumentError(
            Message(
                "other_draft",
                "The draft {draft} is of {theirs} in {game}, not of {ours}. Take it up with that one.",
                {"draft": draft.id, "theirs": draft.procedure, "game": draft.system, "ours": procedure.key},
            )
        )
    return draft


def _keep_draft(opened: Opened, driver: Driver, manner: Manner, draft: Draft | None, command: str) -> None:
    setting = str(Path(manner.setting).absolute()) if manner.setting not in (None, STANDARD_INPUT) else None
    transcript: dict[str, Json] = {**driver.transcript, REMEMBERED: {"setting": setting}}
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
    place = f" --library {manner.library}" if manner.library is not None else ""
    tell(f"Stopped; your answers are kept. Go on with: {command} --ask --resume {kept.id}{place}")


# ------------------------------------------------------------------------------------------------ what comes out


def _put_into_library(sheet: Sheet, driver: Driver, library: Path | None) -> str:
    with open_library(library) as shelf:
        id_ = shelf.add(prepared(sheet), Origin.NEW)
        shelf.rolls.add(*_rolls(driver, id_))
    return id_


def _rolls(driver: Driver, id_: str) -> list[RollRecord]:
    return [
        RollRecord(
            label=record.label,
            dice=record.rolled.dice.text,
            faces=record.rolled.faces,
            total=record.rolled.total,
            how=RollHow.ROLLED if record.how is How.ROLLED else RollHow.TYPED,
            character=id_,
        )
        for record in driver.rolls
    ]


def _keep_outcome(opened: Opened, driver: Driver, library: Path | None) -> int | None:
    """Write the outcome to the sheet, and to the library where the character came from there."""
    (batch,) = driver.outcome
    changes = opened.sheet.apply(batch)
    if opened.stored is None:
        return None
    if not batch.edits:
        return opened.stored.position.revision
    with open_library(library) as shelf:
        change = Change(changes.edit, changes.inverse, driver.procedure.label, Origin.PROCEDURE)
        committed = shelf.commit(opened.stored.id, opened.stored.position, change, prepared(opened.sheet)).result()
        shelf.rolls.add(*_rolls(driver, opened.stored.id))
    return committed.position.revision


def _write(sheet: Sheet, output: str) -> None:
    if output == STANDARD_INPUT:
        show_document(sheet.character)
        return
    export.write_character(Path(output), sheet.character)
    tell(clean(f"{output}: {sheet.character.name}, {sheet.summary()}"))


def _result(ran: Ran, sheet: Sheet, id_: str | None) -> dict[str, object]:
    driver = ran.driver
    rolls = [
        {
            "key": record.key,
            "label": record.label,
            "dice": record.rolled.dice.text,
            "faces": record.rolled.faces,
            "total": record.rolled.total,
            "how": str(record.how),
        }
        for record in driver.rolls
    ]
    edits = [describe(edit, sheet.system).render() for batch in driver.outcome for edit in batch.edits]
    return {
        "procedure": driver.procedure.key,
        "seed": driver.seed,
        "id": id_,
        "name": sheet.character.name,
        "summary": sheet.summary(),
        "answers": [{"key": each.key, "answer": each.answer, "how": str(each.how)} for each in driver.answers],
        "rolls": rolls,
        "shown": [{"label": each.label, "text": each.text} for each in ran.shown],
        "edits": edits,
        "character": sheet.character.to_json(),
    }


# ------------------------------------------------------------------------------------------------ lists


def _procedure(chosen: Game, key: str) -> Procedure:
    found = chosen.procedures.get(key)
    if found is None:
        raise DocumentError(
            Message(
                "unknown_procedure",
                "{game} has no procedure {key}. There are: {known}.",
                {"game": chosen.system.name, "key": key, "known": ", ".join(chosen.procedures)},
            )
        )
    return found


def _list_procedures(chosen: Game, sheet: Sheet, *, as_json: bool) -> None:
    entries = []
    for procedure in chosen.procedures.values():
        closed = procedure.closed(sheet)
        entries.append(
            {
                "key": procedure.key,
                "label": procedure.label,
                "kind": str(procedure.kind),
                "cite": procedure.cite,
                "help": procedure.help,
                "closed": closed.render() if closed is not None else None,
            }
        )
    if as_json:
        show_json(entries)
        return
    for entry in entries:
        closed_note = f"  (closed: {entry['closed']})" if entry["closed"] else ""
        show(clean(f"{entry['key']}  {entry['label']} ({entry['cite']}){closed_note}"))
        show(clean(f"    {entry['help']}"))
