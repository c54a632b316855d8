"""``quire run`` for several characters or a campaign: one action, asked once, undone as one."""

from __future__ import annotations

import random
import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from core.character.document import Character
from core.character.edits import Batch, Edit
from core.character.json_values import Json
from core.cli.answers_file import read_answers
from core.cli.console import display_name, one_line, print_err, print_json, print_out
from core.cli.exit_codes import NOTHING_DONE
from core.cli.interactive_session import InteractiveSession, answer_all
from core.cli.joint_run import find_joint_procedure, joint_keys, run_joint
from core.cli.output_language import render, say, translated, translator_of
from core.cli.procedure_runner import SEED_BITS, RunOptions, read_typed_line
from core.cli.setting_access import find_character_setting
from core.cli.sources import OpenedCharacter, open_library, open_source
from core.cli.usage_errors import WrongUsage
from core.content.entry_records import record_entries
from core.content.setting import Setting
from core.errors import DocumentError, QuireError
from core.export.atomic_file import create_folder
from core.export.json_file import write_character
from core.messages import Message
from core.play.party_procedure import (
    AnswerDifference,
    PartyProcedure,
    rest_procedure,
    reusable_answers,
    run_with_answers,
    shared_procedures,
)
from core.procedures.awards import is_award
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Show
from core.registry import game

if TYPE_CHECKING:
    from core.store.records import Change

REST, TIME = "rest", "time"
_TIME_KEY = "pass_time"


@dataclass(slots=True)
class Member:
    """A character of the party.

    Attributes:
        source: Its file or id.
        opened: The character.
        setting: Its setting, or None.
        driver: Its finished run; None if it was left out.
        before: Its summary line before.
        differences: What it was asked besides, or could not answer as the others.
        reason: Why it was left out, or None.
    """

    source: str
    opened: OpenedCharacter
    setting: Setting | None
    driver: Driver | None = None
    before: str = ""
    differences: tuple[AnswerDifference, ...] = ()
    reason: Message | None = None

    @property
    def name(self) -> str:
        """Its name for people."""
        return display_name(self.opened.sheet.character.name)

    @property
    def system(self) -> str:
        """Id of its game."""
        return self.opened.sheet.system.id

    @property
    def situation(self) -> Situation:
        """What its procedures start with."""
        return Situation((self.opened.sheet,), self.setting)

    @property
    def shown(self) -> list[Show]:
        """What its run has shown."""
        return [each for each in (self.driver.requests if self.driver is not None else ()) if isinstance(each, Show)]

    @property
    def edit(self) -> Batch:
        """What its run changes, with the record of entries that it embeds."""
        if self.driver is None:
            return Batch(())
        edits: tuple[Edit, ...] = self.driver.outcome[0].edits
        sheet = self.opened.sheet
        record = record_entries(self.driver.sheets[0].character, sheet.system, self.setting, sheet.character)
        return Batch(edits if record is None or not edits else (*edits, record))


@dataclass(frozen=True, slots=True)
class PartyOptions:
    """How an action of a party is run.

    Attributes:
        run: Seed, answers and library, as for one character.
        campaign: Name or id of the campaign, or None.
        folder: Folder for changed files, or None.
        as_json: Whether the result is printed as JSON.
    """

    run: RunOptions
    campaign: str | None = None
    folder: Path | None = None
    as_json: bool = False


def campaign_ids(campaign: str, library: Path | None) -> list[str]:
    """Return the ids of the characters of a campaign, without drafts.

    Raises:
        LibraryError: There is no such campaign.
    """
    from core.cli.campaign import find_campaign  # noqa: PLC0415 - a party may have no campaign

    with open_library(library, must_exist=True, reads_only=True) as database:
        head = find_campaign(database, campaign)
        return [each.id for each in database.campaigns.members(head.id) if not each.is_draft]


def run_party(sources: Sequence[str], key: str, options: PartyOptions) -> None:
    """Run a procedure with several characters, as one action.

    Raises:
        QuireError: There is no such procedure, or something cannot be read or written.
        typer.Exit: It was possible with none of them, or was stopped.
    """
    members = [_open(source, options) for source in dict.fromkeys(sources)]
    if not members:
        raise DocumentError(Message("party_empty", "The campaign has no characters yet. Add some first.", {}))
    opened = [each.opened for each in members]
    if (joint := find_joint_procedure(opened, key)) is not None:
        run_joint(joint, opened, members[0].setting, options.run, as_json=options.as_json)
        return
    action = _find_action(members, key)
    if any(each.opened.stored is None for each in members) and options.folder is None:
        raise WrongUsage(say("Several files need a folder for the changed ones: -o FOLDER."))
    script = read_answers(options.run.answers) if options.run.answers is not None else {}
    if not _run_each(action, members, script, options):
        print_err(say("Stopped; nothing was changed."))
        raise typer.Exit(NOTHING_DONE)
    for each in members:
        if each.reason is not None:
            print_err(one_line(say("Left out: {name}. {reason}", name=each.name, reason=render(each.reason))))
    done = [each for each in members if each.driver is not None]
    if not done:
        raise typer.Exit(NOTHING_DONE)
    label = say("{action}, party of {count}", action=_title(action), count=len(done))
    _write(action, done, label, options)
    if options.as_json:
        print_json(_result_json(action, members, label))
    else:
        _print_result(done, options)


def _open(source: str, options: PartyOptions) -> Member:
    opened = open_source(source, options.run.library, writes=True)
    setting = find_character_setting(opened, options.run.library).setting
    return Member(source, opened, setting, before=opened.sheet.summary())


def _find_action(members: Sequence[Member], key: str) -> PartyProcedure:
    """Return the action with this key; rest and time are understood in every game."""
    procedures = {each.system: tuple(game(each.system).procedures.values()) for each in members}
    shared = {each.key: each for each in shared_procedures(procedures)}
    rest = rest_procedure(procedures)
    found = shared.get(_TIME_KEY if key == TIME else key)
    if (found is None or not found.is_in_all_games) and rest is not None and key in (REST, rest.key):
        found = rest
    if found is None:
        joint = joint_keys([each.opened for each in members])
        raise DocumentError(
            Message(
                "unknown_party_procedure",
                "These characters have no procedure {key} in common. They have: {keys}.",
                {"key": key, "keys": ", ".join(sorted({*shared, *joint, *([REST] if rest is not None else [])}))},
            )
        )
    return found


def _title(action: PartyProcedure) -> str:
    system = next(iter(action.procedures))
    names = (translated(each.label, id_) for id_, each in action.procedures.items())
    if action.request_procedure is not None:
        return translated(action.request_procedure.label, system)
    return " / ".join(dict.fromkeys(names))


def _run_each(
    action: PartyProcedure, members: Sequence[Member], script: Mapping[str, Json], options: PartyOptions
) -> bool:
    """Run it with every character: the first of each game is asked; return False if the person stopped."""
    seed = options.run.seed if options.run.seed is not None else str(random.SystemRandom().getrandbits(SEED_BITS))
    answers: dict[str, Mapping[str, Json]] = {}
    for member in members:
        member.reason = action.closed(member.opened.sheet)
        if member.reason is not None:
            continue
        group = "" if action.request_procedure is not None else member.system
        own_seed = f"{seed}/{member.source}"
        try:
            if group not in answers:
                procedure = action.request_procedure or action.procedures[member.system]
                first = Driver(procedure, member.situation, own_seed)
                if not _answer(first, member, script, options):
                    return False
                answers[group] = reusable_answers(first)
                if action.request_procedure is None:
                    member.driver = first
                    continue
            given = action.script(member.system, answers[group])
            run = run_with_answers(action.procedures[member.system], member.situation, own_seed, given)
        except QuireError as error:
            if script or options.run.ask:
                raise
            member.reason = error.message
            continue
        member.driver, member.differences = run.driver, run.differences
    return True


def _answer(driver: Driver, member: Member, script: Mapping[str, Json], options: PartyOptions) -> bool:
    if not options.run.ask:
        answer_all(driver, script, quietly=True)
        return True
    print_err(one_line(say("Asked with {name}; the others take the same answers and roll their own dice.",
                           name=member.name)))  # fmt: skip
    return InteractiveSession(driver, script, read_typed_line).run()


# ------------------------------------------------------------------------------------------------ writing


def _write(action: PartyProcedure, done: Sequence[Member], label: str, options: PartyOptions) -> None:
    stored = {each.opened.stored.id: each for each in done if each.opened.stored is not None}
    if stored:
        _commit(action, stored, label, options)
    for each in done:
        each.opened.sheet.apply(each.edit)
        if each.opened.stored is None and options.folder is not None:
            create_folder(options.folder)
            file = options.folder / Path(each.source).name
            write_character(file, each.opened.sheet.character)
            print_err(one_line(f"{file}: {each.name}, {each.opened.sheet.summary()}"))


def _commit(action: PartyProcedure, stored: Mapping[str, Member], label: str, options: PartyOptions) -> None:
    """Write the action to the library in one transaction, with its rolls; note an award in today's session."""
    from core.store.records import Change, Origin  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.roll_conversion import to_logged_rolls  # noqa: PLC0415 - as above

    operation = f"{time.time_ns():016x}"
    waiting: Iterator[Member] = iter(stored.values())

    def make(_character: Character) -> Change | None:
        edit = next(waiting).edit
        return Change(edit, Batch(()), label, Origin.PROCEDURE, operation=operation) if edit.edits else None

    with open_library(options.run.library, must_exist=True) as database:
        written = database.commit_each(list(stored), make, has_new_lines=True)
        for id_, each in stored.items():
            rolls = each.driver.rolls if each.driver is not None else ()
            database.rolls.add(*to_logged_rolls(rolls, id_, translator_of(each.system)))
        if written and all(is_award(each) for each in action.procedures.values()):
            database.campaigns.record(list(stored), label)


# ------------------------------------------------------------------------------------------------ results


def _print_result(done: Sequence[Member], options: PartyOptions) -> None:
    for each in done:
        after = each.opened.sheet.summary()
        change = after if after == each.before else f"{each.before} → {after}"
        print_out(one_line(f"{each.name}: {change}"), style="bold")
        for shown in each.shown:
            for line in translated(shown.text, each.system).splitlines():
                print_out(f"  {one_line(line)}")
        for difference in each.differences:
            reason = render(difference.reason, each.system)
            print_err(one_line(say("{name}, {label}: decided by Quire. {reason}", name=each.name,
                                   label=translated(difference.label, each.system), reason=reason)))  # fmt: skip
    ids = [each.opened.stored.id for each in done if each.opened.stored is not None and each.edit.edits]
    library = ["--library", str(options.run.library)] if options.run.library is not None else []
    whom = ["--campaign", options.campaign] if options.campaign is not None else ids
    if ids:
        command = shlex.join(["quire", "undo", *whom, *library])
        print_err(one_line(say("Undo with: {command}", command=command)))


def _result_json(action: PartyProcedure, members: Sequence[Member], label: str) -> dict[str, object]:
    return {
        "procedure": action.key,
        "label": label,
        "characters": [
            {
                "id": each.opened.stored.id if each.opened.stored is not None else None,
                "name": each.opened.sheet.character.name,
                "before": each.before,
                "summary": each.opened.sheet.summary(),
                "shown": [{"label": shown.label, "text": shown.text} for shown in each.shown],
                "differences": [
                    {"label": difference.label, "reason": difference.reason.render()} for difference in each.differences
                ],
            }
            for each in members
            if each.driver is not None
        ],
        "left_out": [
            {"name": each.opened.sheet.character.name, "reason": each.reason.render()}
            for each in members
            if each.reason is not None
        ],
    }
