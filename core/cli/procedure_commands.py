"""``quire new`` and ``quire run``: create a character; run a procedure with a character."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from core.character.document import Character
from core.character.edit_labels import describe_edit
from core.character.edits import Batch, SetHeader, SetPortrait
from core.character.labels import citation_text
from core.character.membership import staying_edit
from core.character.sheet import Sheet
from core.cli.arguments import Answers, AsJson, Ask, Library, Output, Questions, Resume, Seed, SettingFile
from core.cli.completion import complete_campaign, complete_game, complete_run
from core.cli.console import display_name, one_line, print_json, print_out
from core.cli.new_member import begin_character
from core.cli.output_language import render, say, translated
from core.cli.party_run import PartyOptions, campaign_ids, run_party
from core.cli.procedure_runner import RunOptions, RunResult, keep_draft_until_written, print_questions, run_procedure
from core.cli.run_report import (
    Standing,
    is_terminal_output,
    print_changes,
    print_left_to_do,
    print_shown,
    print_unsaved,
    result_json,
    write_result,
)
from core.cli.setting_access import find_character_setting
from core.cli.sources import (
    STANDARD_INPUT,
    OpenedCharacter,
    open_library,
    open_sheet,
    open_source,
    prepare_for_library,
)
from core.cli.usage_errors import WrongUsage
from core.content.entry_records import record_entries
from core.content.setting import Setting
from core.errors import DocumentError
from core.messages import Message
from core.procedures.awards import award_line, is_award
from core.procedures.driver import Driver, why_closed
from core.procedures.procedure import Procedure, Situation
from core.registry import Game, game
from core.store.records import Change, Origin
from core.store.roll_conversion import to_logged_rolls


def new(
    game_id: Annotated[
        str, typer.Argument(metavar="GAME", help="The game's id, from quire games.", autocompletion=complete_game)
    ],
    seed: Seed = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Name of the character.")] = None,
    setting: SettingFile = None,
    campaign: Annotated[
        str | None,
        typer.Option(
            "--campaign",
            metavar="NAME",
            help="A campaign of the library: begin with its rules and world.",
            autocompletion=complete_campaign,
        ),
    ] = None,
    output: Output = None,
    library: Library = None,
    keep: Annotated[bool, typer.Option("--keep", help="Add the character to your library.")] = False,
    ask: Ask = False,
    answers: Answers = None,
    questions: Questions = False,
    resume: Resume = None,
    log: Annotated[bool, typer.Option("--log", help="Print every roll to standard error.")] = False,
    as_json: AsJson = False,
) -> None:
    """Create a character: at random, from a file of answers, or by asking you."""
    chosen = game(game_id)
    begun = begin_character(chosen, name or "", campaign, resume, library)
    sheet = open_sheet(begun)
    keep = keep or (ask and output is None and library is None and not as_json and is_terminal_output())
    resume_options = (*(("-o", output) if output is not None else ()), *(("--keep",) if keep else ()))
    options = RunOptions(seed, ask, answers, setting, resume, library, log, ("new", chosen.id), resume_options)
    opened = OpenedCharacter(sheet)
    if questions:
        print_questions(chosen, chosen.creation, opened, options)
        return
    result = run_procedure(chosen, chosen.creation, opened, options)
    if result is None:
        return
    _finish(sheet, begun, result, None if ask else name)
    id_ = None
    with keep_draft_until_written(result, opened, options):
        if output is not None:
            write_result(sheet, output)
        if keep or library is not None:
            id_ = _put_into_library(sheet, result.driver, library)
    if ask and not as_json:
        print_left_to_do(sheet)
    if as_json:
        print_json(result_json(result, sheet, id_))
    elif id_ is not None:
        print_out(one_line(f"{id_}  {display_name(sheet.character.name)}  {sheet.summary()}"))
    elif output is None:
        print_unsaved(sheet, say("Nothing is saved: add --keep or -o FILE, with --seed {seed} for the same "
                                         "character. -o - prints the document.", seed=result.driver.seed))  # fmt: skip


def run(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FILE… PROCEDURE",
            help="One character or several (files or library ids), and which procedure to run; without one, they are "
            "listed.",
            autocompletion=complete_run,
        ),
    ] = None,
    campaign: Annotated[
        str | None,
        typer.Option(
            "--campaign",
            metavar="NAME",
            help="Run it with the characters of this campaign.",
            autocompletion=complete_campaign,
        ),
    ] = None,
    ask: Ask = False,
    answers: Answers = None,
    questions: Questions = False,
    seed: Seed = None,
    setting: SettingFile = None,
    output: Output = None,
    library: Library = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Run a procedure with a character, such as rest, a check or an award.

    With several characters or a campaign it is one action: the first is asked, the others take the same answers and
    roll their own dice; quire undo undoes it as one. -o names a folder then, for characters that are files.
    """
    given = list(words or ())
    if not given:
        raise WrongUsage(say("Name a character and a procedure, or a campaign and a procedure."))
    options = RunOptions(
        seed, ask, answers, setting, resume, library, resume_options=("-o", output) if output is not None else ()
    )
    if campaign is not None or len(given) > 2:  # noqa: PLR2004 - a character and its procedure
        if resume is not None or questions or setting is not None:
            raise WrongUsage(say("--resume, --questions and --setting go with one character."))
        *sources, key = given
        folder = None if output is None else Path(output)
        run_party(
            sources or campaign_ids(campaign or "", library), key, PartyOptions(options, campaign, folder, as_json)
        )
    elif questions and len(given) > 1:
        opened = open_source(given[0], library)
        chosen = game(opened.sheet.system.id)
        print_questions(chosen, _procedure(chosen, given[1]), opened, options)
    else:
        _run_one(given[0], given[1] if len(given) > 1 else None, options, output, as_json=as_json)


def _run_one(source: str, procedure: str | None, options: RunOptions, output: str | None, *, as_json: bool) -> None:
    """Run a procedure with one character, or list those of its game."""
    opened = open_source(source, options.library, writes=procedure is not None)
    chosen = game(opened.sheet.system.id)
    if procedure is None:
        setting = find_character_setting(opened, options.library).setting
        _list_procedures(chosen, opened.sheet, setting, as_json=as_json)
        return
    if options.ask and source == STANDARD_INPUT:
        raise WrongUsage(say("Standard input cannot hold both the character and your answers."))
    is_free = not as_json and output != STANDARD_INPUT
    options = replace(
        options,
        command=("run", source, procedure),
        has_free_output=is_free and (opened.stored is not None or output is not None or is_terminal_output()),
    )
    result = run_procedure(chosen, _procedure(chosen, procedure), opened, options)
    if result is None:
        return
    before = Standing.of(opened.sheet)
    with keep_draft_until_written(result, opened, options):
        revision = _keep_outcome(opened, result, options.library)
        if output is not None:
            write_result(opened.sheet, output)
    if as_json:
        id_ = opened.stored.id if opened.stored is not None else None
        print_json({**result_json(result, opened.sheet, id_), "revision": revision})
        return
    if opened.stored is not None:
        number = say("revision {revision}", revision=revision)
        print_out(one_line(f"{opened.stored.id}  {number}  {opened.sheet.summary()}"))
    elif output is None:
        print_unsaved(opened.sheet, say("Nothing is saved: add -o FILE. -o - prints the document."))
    if options.has_free_output and not options.ask:
        print_shown(result.shown, chosen.id)
    print_changes(before, opened.sheet)


# ------------------------------------------------------------------------------------------------ what comes out


def _put_into_library(sheet: Sheet, driver: Driver, library: Path | None) -> str:
    with open_library(library) as database:
        id_ = database.add(prepare_for_library(sheet), Origin.NEW)
        database.campaigns.admit(id_)
        database.rolls.add(*to_logged_rolls(driver.rolls, id_))
    return id_


def _finish(sheet: Sheet, begun: Character, result: RunResult, name: str | None) -> None:
    """Apply a finished creation: its outcome, a given name, the campaign, the embedded entries, the portrait."""
    sheet.apply(result.outcome)
    if name is not None:
        sheet.apply(SetHeader("name", name))
    stays = staying_edit(begun, sheet.character)
    if stays is not None:
        sheet.apply(stays)
    record = record_entries(sheet.character, sheet.system, result.driver.situations[0].setting)
    if record is not None:
        sheet.apply(record)
    if result.portrait is not None:
        sheet.apply(SetPortrait(result.portrait))


def _keep_outcome(opened: OpenedCharacter, result: RunResult, library: Path | None) -> int | None:
    """Apply the outcome to the sheet; save it to the library if the character came from there, and note an award."""
    batch = result.outcome
    after, setting = result.driver.sheets[0].character, result.driver.situations[0].setting
    record = record_entries(after, opened.sheet.system, setting, opened.sheet.character)
    changes = opened.sheet.apply(batch if record is None else Batch((*batch.edits, record)))
    if opened.stored is None:
        return None
    if not batch.edits:
        return opened.stored.position.revision
    with open_library(library) as database:
        label = describe_edit(changes.edit, opened.sheet.system, changes.inverse).render()
        change = Change(changes.edit, changes.inverse, label, Origin.PROCEDURE)
        committed = database.commit(
            opened.stored.id, opened.stored.position, change, prepare_for_library(opened.sheet)
        ).result()
        database.rolls.add(*to_logged_rolls(result.driver.rolls, opened.stored.id))
        if is_award(result.driver.procedure):
            database.campaigns.record([opened.stored.id], award_line(label, after.name))
    return committed.position.revision


# ------------------------------------------------------------------------------------------------ lists


def _procedure(chosen: Game, key: str) -> Procedure:
    procedure = chosen.procedures.get(key)
    if procedure is None:
        raise DocumentError(
            Message(
                "unknown_procedure",
                "{game} has no procedure {key}. Leave it out to list all procedures.",
                {"game": chosen.system.name, "key": key},
            )
        )
    return procedure


def _list_procedures(chosen: Game, sheet: Sheet, setting: Setting | None, *, as_json: bool) -> None:
    entries = []
    situation = Situation((sheet,), setting)
    for procedure in chosen.procedures.values():
        closed = why_closed(procedure, situation)
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
        print_json(entries)
        return
    for procedure in chosen.procedures.values():
        closed = why_closed(procedure, situation)
        reason = None if closed is None else render(closed, chosen.id)
        note = "" if reason is None else f"  ({say('not now: {reason}', reason=reason)})"
        label = translated(procedure.label, chosen.id)
        cite = translated(citation_text(chosen.system, procedure.cite), chosen.id)
        print_out(one_line(f"{procedure.key}  {label} ({cite}){note}"))
        print_out(one_line(f"    {translated(procedure.help, chosen.id)}"))
