"""``quire campaign``: lists and shows campaigns, sets what they say, and the rules that they give to their members."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from core.campaign_changes import MemberChange, sort_changes, what_would_change
from core.character.document_kind import game_of_document
from core.character.edits import Batch, Edit, SetHouseRule, SetOption, SetSetting
from core.cli.arguments import AsJson
from core.cli.arguments import Library as LibraryPath
from core.cli.completion import complete_campaign, complete_game, complete_world
from core.cli.console import (
    display_name,
    for_terminal,
    one_line,
    print_err,
    print_json,
    print_out,
    progress_counted,
)
from core.cli.edit_lines import read_edit
from core.cli.exit_codes import NOTHING_DONE
from core.cli.output_language import render, say, translated, translator_of
from core.cli.setting_access import CharacterSetting
from core.cli.shared_options import command_group
from core.cli.sources import (
    STANDARD_INPUT,
    is_library_named,
    open_library,
    open_sheet,
    prepare_for_library,
    read_bytes,
)
from core.cli.usage_errors import WrongUsage
from core.cli.world import find_world
from core.content.campaign_date import check_date, date_edit, read_date, typed_date
from core.content.campaign_system import DATE, SESSIONS
from core.content.rule_pack import RulePack, pack_of_rules, read_rule_pack
from core.errors import DocumentError, EditError
from core.export.atomic_file import write_file
from core.messages import Message, shorten
from core.registry import game
from core.setting_resolver import creation_reference
from core.store.records import Change

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.character.sheet import Sheet
    from core.store.library import Library
    from core.store.records import Campaign

MOST_NUMBERS = 5
"""Changed numbers of a member that are printed; with --json all are."""

Name = Annotated[
    str,
    typer.Argument(
        metavar="CAMPAIGN",
        help="A campaign: its name, or its id as quire campaign list prints it.",
        autocompletion=complete_campaign,
    ),
]
Lines = Annotated[
    list[str] | None, typer.Argument(metavar="ADDRESS=VALUE…", help="What to set, as a line of quire edit.")
]


def commands() -> typer.Typer:
    """Return the ``quire campaign`` commands."""
    return command_group(
        help="Campaigns and their rules.",
        commands={
            "list": list_campaigns,
            "show": show,
            "new": new,
            "set": set_fields,
            "rules": rules,
        },
    )


def find_campaign(database: Library, name: str) -> Campaign:
    """Return a campaign by its name or id.

    Raises:
        DocumentError: There is none.
    """
    every = database.campaigns.list()
    found = next((each for each in every if each.name == name), None)
    found = found or next((each for each in every if each.id == name), None)
    if found is None:
        raise DocumentError(
            Message(
                "no_campaign_named",
                "There is no campaign {name}. See the campaigns with quire campaign list.",
                {"name": name},
            )
        )
    return found


def list_campaigns(
    trashed: Annotated[bool, typer.Option("--trash", help="Show the trash.")] = False,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """List the campaigns with their game, members and sessions."""
    with open_library(library, must_exist=is_library_named(library), reads_only=True) as database:
        found = database.campaigns.list(trashed=trashed)
    if as_json:
        print_json([_campaign_json(each) for each in found])
        return
    for each in found:
        facts = [
            game(each.system).name if each.system else say("no game"),
            say("{count:# character|# characters}", count=each.characters + each.drafts),
            say("{count:# session|# sessions}", count=each.sessions),
            *([say("resting")] if each.is_resting else []),
        ]
        problem = f"  {render(each.problem)}" if each.problem is not None else ""
        print_out(one_line(f"{each.id}  {display_name(each.name)}  ({', '.join(facts)}){problem}"))
    if not found and trashed:
        print_err(say("No campaigns in the trash."))
    elif not found:
        print_err(say("No campaigns found. Make one with quire campaign new."))


def _campaign_json(each: Campaign) -> dict[str, object]:
    return {
        "id": each.id,
        "name": each.name,
        "system": each.system or None,
        "characters": each.characters,
        "sessions": each.sessions,
        "resting": each.is_resting,
        "world": None if each.setting is None else each.setting.id,
        "version": each.version,
    }


def show(campaign: Name, as_json: AsJson = False, library: LibraryPath = None) -> None:
    """Show a campaign: its world, rules, members and sessions."""
    with open_library(library, must_exist=True, reads_only=True) as database:
        head = find_campaign(database, campaign)
        sheet = open_sheet(database.load(head.id).character)
        members = database.campaigns.members(head.id)
        own = database.campaigns.own_rules(head.id)
    document = sheet.character
    sessions = document.data.get(SESSIONS.partition(".")[0])
    rows = sessions.get(SESSIONS.partition(".")[2]) if isinstance(sessions, dict) else None
    if as_json:
        print_json(
            {
                **_campaign_json(head),
                "date": _date_json(sheet),
                "notes": document.notes,
                "options": document.options,
                "house_rules": document.house_rules,
                "reasons": document.reasons,
                "members": [
                    {"id": each.id, "name": each.name, "line": each.line, "draft": each.is_draft,
                     "own_rules": list(own.get(each.id, ()))}
                    for each in members
                ],
                "session_list": rows if isinstance(rows, list) else [],
            }
        )  # fmt: skip
        return
    date = read_date(sheet)
    print_out(one_line(f"{display_name(head.name)}  ({game(head.system).name if head.system else say('no game')})"))
    for label, value in (
        (say("world"), "" if head.setting is None else head.setting.name or head.setting.id),
        (say("date in the game"), "" if date is None else render(date.text)),
        (say("state"), translated("Resting" if head.is_resting else "Running")),
        (say("sessions"), str(head.sessions)),
        (say("notes"), document.notes),
    ):
        if value:
            print_out(one_line(f"  {label}: {value}"))
    _print_rules(sheet)
    for each in members:
        rules_of = say(" with rules of its own") if own.get(each.id) else ""
        print_out(
            one_line(
                f"  {each.id}  {display_name(each.name)}  {say('draft') if each.is_draft else each.line}{rules_of}"
            )
        )


def _date_json(sheet: Sheet) -> dict[str, int] | None:
    """Return the date in the game; None where the game has no calendar."""
    date = read_date(sheet)
    return None if date is None else {"year": date.year, "month": date.month, "day": date.day}


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the campaign.")],
    of_game: Annotated[
        str,
        typer.Option("--game", metavar="GAME", help="Its game, as quire games lists it.", autocompletion=complete_game),
    ] = "",
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Make a campaign, and print its id."""
    system = game(of_game).id if of_game else ""
    with open_library(library) as database:
        if any(each.name == name for each in database.campaigns.list()):
            raise DocumentError(
                Message("campaign_exists", "There is a campaign {name} already. Give it another name.", {"name": name})
            )
        id_ = database.campaigns.add(name, system=system).id
    print_json({"id": id_}) if as_json else print_out(id_)


def set_fields(
    campaign: Name,
    lines: Lines = None,
    of_game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Its game, while it has no members.", autocompletion=complete_game),
    ] = None,
    world: Annotated[
        str,
        typer.Option(
            "--world", metavar="WORLD", help="Its world, as quire world list names it.", autocompletion=complete_world
        ),
    ] = "",
    date: Annotated[
        str,
        typer.Option(
            "--date", metavar="D/M/Y", help="The date in the game, where it has a calendar: day, month, year."
        ),
    ] = "",
    add: Annotated[
        list[str] | None, typer.Option("--add", metavar="ID", help="A character that joins; repeatable.")
    ] = None,
    remove: Annotated[
        list[str] | None,
        typer.Option("--remove", metavar="ID", help="A character that leaves, without its rules; repeatable."),
    ] = None,
    library: LibraryPath = None,
) -> None:
    """Set what a campaign says, like name=Lowtide or campaign.state=resting; add or remove members."""
    is_edited = bool(lines or world or date or of_game is not None)
    if not (is_edited or add or remove):
        raise WrongUsage(say("Say what to set: a line like name=Lowtide, or one of the options."))
    with open_library(library, must_exist=True) as database:
        head = find_campaign(database, campaign)
        if of_game is not None:
            database.campaigns.set_game(head.id, game(of_game).id if of_game else "")
        sheet = open_sheet(database.load(head.id).character)
        edits = [_edit_of(line, sheet, database) for line in lines or ()]
        if world:
            edits.append(_world_edit(world, sheet, database))
        if date:
            edits.append(date_edit(typed_date(sheet, date)))
        _check_typed_date(lines or (), edits, sheet)
        if edits:
            _commit(database, head.id, Batch(tuple(edits)), say("Campaign {name} set", name=head.name))
        joined = database.campaigns.join(add, head.id) if add else ()
        left = database.campaigns.leave(remove, keeps_rules=False) if remove else ()
    if not (is_edited or joined or left):
        print_err(say("Nothing changed: the characters are members already, or are none."))
        raise typer.Exit(NOTHING_DONE)


def rules(
    campaign: Name,
    lines: Lines = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why the rules hold.")] = "",
    pack: Annotated[str, typer.Option("--pack", metavar="FILE", help="Take the rules of this rule pack.")] = "",
    output: Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="Write its rules as a rule pack.")] = "",
    author: Annotated[
        str, typer.Option("--author", metavar="NAME", help="Author of the rule pack that is written.")
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would change, and write nothing.")] = False,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Show or change the rules of a campaign, like options.quirks=true or "house_rules.move_rate=surprise + 1".

    Changed rules are given to all members as one step, which quire undo with the campaign's id undoes. What changes
    of each member is printed.
    """
    with open_library(library, must_exist=True, reads_only=dry_run or not (lines or pack)) as database:
        head = find_campaign(database, campaign)
        sheet = open_sheet(database.load(head.id).character)
        if output:
            _write_pack(output, pack_of_rules(sheet.character, author))
        edits = [*_pack_edits(pack, sheet), *(_rule_edit(line, sheet, database, reason) for line in lines or ())]
        if not edits and pack:
            print_err(say("The rule pack has no rule that can be used here."))
            raise typer.Exit(NOTHING_DONE)
        if not edits:
            if as_json:
                document = sheet.character
                print_json(
                    {"options": document.options, "house_rules": document.house_rules, "reasons": document.reasons}
                )
            elif output != STANDARD_INPUT:
                _print_rules(sheet)
            return
        changes = _changes(database, head, edits)
        if not dry_run:
            _commit(database, head.id, Batch(tuple(edits)), say("Rules of {name} changed", name=head.name))
    if as_json:
        print_json({"written": not dry_run, "members": [_change_json(each) for each in changes]})
        return
    for each in changes:
        _print_change(each)
    print_err(say("Nothing was written.") if dry_run else say("The rules hold for all members from now on."))


# ------------------------------------------------------------------------------------------------ edits


def _edit_of(line: str, sheet: Sheet, database: Library) -> Edit:
    return read_edit(line, sheet, CharacterSetting(sheet, database))


def _write_pack(output: str, pack: RulePack) -> None:
    if output == STANDARD_INPUT:
        sys.stdout.write(for_terminal(pack.to_text()))
    else:
        write_file(Path(output), pack.to_text().encode())


def _rule_edit(line: str, sheet: Sheet, database: Library, reason: str) -> Edit:
    if not line.startswith(("options.", "house_rules.")):
        raise EditError(
            Message(
                "no_rule_line",
                "{line} is no rule. Write options.NAME=VALUE or house_rules.ADDRESS=FORMULA; other things are "
                "set by quire campaign set.",
                {"line": line},
            )
        )
    edit = _edit_of(line, sheet, database)
    if reason and isinstance(edit, SetOption | SetHouseRule):
        return replace(edit, reason=reason)
    return edit


def _pack_edits(pack: str, sheet: Sheet) -> tuple[Edit, ...]:
    if not pack:
        return ()
    system = game(game_of_document(sheet.system.id)).system
    read: RulePack = read_rule_pack(read_bytes(pack), system, sheet.character.house_rules)
    for key in read.ignored:
        print_err(one_line(f"{shorten(key)}: {say('has no effect')}"))
    for each in read.rules:
        if each.problem is not None:
            print_err(one_line(f"{each.key}: {render(each.problem, read.system)}"))
    return tuple(each.edit for each in read.rules if each.problem is None)


def _check_typed_date(lines: Sequence[str], edits: Sequence[Edit], sheet: Sheet) -> None:
    """Refuse lines that set the date in the game to none of its calendar."""
    if any(line.startswith(DATE) for line in lines):
        sheet.apply(Batch(tuple(edits)))
        check_date(sheet)


def _world_edit(world: str, sheet: Sheet, database: Library) -> Edit:
    own = game(game_of_document(sheet.system.id))
    found = find_world(database, world)
    if found.system != own.id:
        raise DocumentError(
            Message(
                "world_of_other_game",
                "The world {world} is for {other}, not for {game}. Name a world of that game.",
                {"world": world, "other": game(found.system).name, "game": own.name},
            )
        )
    if found.sample is not None:
        setting = own.setting(found.sample.file)
    else:
        stored = database.worlds.find(own.id, found.own_id)
        setting = None if stored is None else database.worlds.setting_of(own.system, stored)
    if setting is None:
        raise DocumentError(
            Message("no_world", "There is no world {name}. See the worlds with quire world list.", {"name": world})
        )
    return SetSetting(creation_reference(own, setting))


def _commit(database: Library, id_: str, edit: Edit, label: str) -> None:
    stored = database.load(id_)
    sheet = open_sheet(stored.character)
    changes = sheet.apply(edit)
    change = Change(changes.edit, changes.inverse, label)
    database.commit(id_, stored.position, change, prepare_for_library(sheet)).result()


# ------------------------------------------------------------------------------------------------ output


def _changes(database: Library, head: Campaign, edits: Sequence[Edit]) -> list[MemberChange]:
    total = len(database.campaigns.members(head.id))
    computed = what_would_change(database, head.id, edits, random.SystemRandom())
    return sort_changes(progress_counted(computed, say("Computing"), total))


def _change_json(change: MemberChange) -> dict[str, object]:
    effect = change.effect
    plain = translator_of()
    return {
        "id": change.member.id,
        "name": change.member.name,
        "reason": None if change.reason is None else change.reason.render(),
        "numbers": [
            {"label": text.label, "now": text.now, "then": text.then}
            for text in (change.describe(each, plain) for each in (effect.numbers if effect is not None else ()))
        ],
        "violations": [each.message.render() for each in (effect.violations if effect is not None else ())],
    }


def _print_change(change: MemberChange) -> None:
    name = display_name(change.member.name)
    if change.reason is not None or change.effect is None:
        print_out(one_line(f"{name}: {'' if change.reason is None else render(change.reason)}"))
        return
    numbers = change.effect.numbers
    print_out(one_line(f"{name}: {say('{count:# number changes|# numbers change}', count=len(numbers))}"))
    for number in numbers[:MOST_NUMBERS]:
        text = change.describe(number, translator_of(change.member.system))
        print_out(one_line(f"    {text.label}: {text.now} → {text.then} {text.unit}".rstrip()), style="bold")
    for violation in change.effect.violations:
        print_out(one_line(f"    {render(violation.message, change.member.system)}"), style="red")


def _print_rules(sheet: Sheet) -> None:
    document, system = sheet.character, game_of_document(sheet.system.id)
    for key, option in sheet.system.options.items():
        value = document.options.get(key, option.default)
        shown = (say("on") if value else say("off")) if isinstance(value, bool) else str(value)
        print_out(one_line(f"  options.{key} = {shown}  {translated(option.label, system)}"))
    for key, formula in document.house_rules.items():
        reason = document.reasons.get(key, "")
        print_out(one_line(f"  house_rules.{key} = {formula}{f'  ({reason})' if reason else ''}"))
