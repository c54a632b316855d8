"""``quire table``: prints cards to cut out, overviews of a party, booklets, tents and fight trackers."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from core.character.sheet import Sheet
from core.cli.arguments import AsJson, Library
from core.cli.arrangements import Standard, printed_arrangements
from core.cli.completion import complete_campaign, complete_character, complete_game, complete_world
from core.cli.console import MAX_NAME, one_line, print_json, print_out
from core.cli.output_language import language, say, translator_of
from core.cli.pdf import Day, Paper, check_replaceable, default_file, write_pdf
from core.cli.sources import (
    SIDE_SEPARATOR,
    STANDARD_INPUT,
    OpenedCharacter,
    is_file,
    is_id,
    open_library,
    open_sheet,
    open_source,
    warn_of_missing_setting,
)
from core.cli.usage_errors import WrongUsage
from core.export.print_moment import print_moment
from core.export.print_options import PrintOptions


class Print(StrEnum):
    """What to print."""

    PARTY = "party"
    CARDS = "cards"
    CHARACTERS = "characters"
    OPPONENTS = "opponents"
    TENTS = "tents"
    BOOKLET = "booklet"
    TRACKER = "tracker"


class Size(StrEnum):
    """Sizes of cards."""

    POKER = "poker"
    A6 = "a6"


def print_table(
    what: Annotated[
        Print,
        typer.Argument(
            metavar="|".join(Print),
            help="The overview of a party, cards of lists, cards of characters or of opponents, initiative tents, all "
            "sheets as a booklet, or a fight tracker.",
        ),
    ],
    files: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FILE…",
            help="Characters (files or library ids) and opponents like 'bandit x6', with vs between the sides of a "
            "fight.",
            autocompletion=complete_character,
        ),
    ] = None,
    campaign: Annotated[
        str | None,
        typer.Option(
            "--campaign", metavar="NAME", help="All members of this campaign.", autocompletion=complete_campaign
        ),
    ] = None,
    world: Annotated[
        list[str] | None,
        typer.Option(
            "--world",
            metavar="WORLD",
            help="With cards: the entries of this world; can be repeated.",
            autocompletion=complete_world,
        ),
    ] = None,
    lists: Annotated[
        list[str] | None,
        typer.Option(
            "--list", metavar="KEY", help="With cards: this list, such as weapons; can be repeated. See --lists."
        ),
    ] = None,
    side: Annotated[
        list[int] | None,
        typer.Option(
            "--side",
            metavar="N",
            min=1,
            help="With opponents: this side, counted from 1; can be repeated. Without it, all sides but the players' "
            "characters.",
        ),
    ] = None,
    shows_lists: Annotated[bool, typer.Option("--lists", help="Print the lists that cards can be made of.")] = False,
    output: Annotated[
        str | None,
        typer.Option("-o", "--output", metavar="OUT.pdf", help="Write to this file; - is standard output."),
    ] = None,
    size: Annotated[
        Size, typer.Option(metavar="|".join(Size), case_sensitive=False, help="Size of cards: 88 × 63 mm, or A6.")
    ] = Size.POKER,
    backs: Annotated[bool, typer.Option("--backs", help="Print backs, for both sides of the paper.")] = False,
    no_blanks: Annotated[bool, typer.Option("--no-blanks", help="Leave the rest of the last page empty.")] = False,
    title: Annotated[
        str | None, typer.Option("--title", metavar="TEXT", help="The title, if not the name of the campaign.")
    ] = None,
    system: Annotated[
        str | None,
        typer.Option(
            "--system", metavar="GAME", help="The game, if only opponents are given.", autocompletion=complete_game
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="Use this seed for opponents that are created.")
    ] = None,
    paper: Annotated[Paper, typer.Option(metavar="|".join(Paper), case_sensitive=False, help="Paper size.")] = Paper.A4,
    ink: Annotated[bool, typer.Option("--ink", help="Black only, nothing filled.")] = False,
    secrets: Annotated[bool, typer.Option("--secrets", help="Include secrets.")] = False,
    no_portrait: Annotated[bool, typer.Option("--no-portrait", help="Leave out the portraits.")] = False,
    no_notes: Annotated[bool, typer.Option("--no-notes", help="Leave out your notes.")] = False,
    standard: Standard = False,
    day: Day = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file even if Quire did not write it.")] = False,
    as_json: AsJson = False,
    library: Library = None,
) -> None:
    """Print cards to cut out, party pages, booklets and fight trackers."""
    if world and what is not Print.CARDS:
        raise WrongUsage(say("--world goes with cards only."))
    if side and what is not Print.OPPONENTS:
        raise WrongUsage(say("--side goes with opponents only."))
    members = _members(campaign, library)
    words = [*members, *(files or [])]
    fighters = _open(words, system, seed, library, members)
    chosen = _chosen_sides(fighters, side or []) if what is Print.OPPONENTS else fighters
    sheets = [*(fighter.sheet for fighter in chosen), *_worlds(world or [], library)]
    if not sheets:
        raise WrongUsage(say("Name what to print: files, library ids or opponents, --campaign NAME or --world WORLD."))
    if shows_lists:
        _print_lists(sheets, as_json=as_json)
        return
    target = output if output is not None else _file_name(what, campaign, words, world)
    if target != STANDARD_INPUT and not force:
        check_replaceable(Path(target))
    from core.export.pdf import TableOptions, make_print  # noqa: PLC0415 - reportlab is imported with the first page

    table = TableOptions(
        what.value,
        title if title is not None else campaign or "",
        size.value,
        _chosen_lists(sheets, lists or []),
        backs,
        not no_blanks,
    )
    is_standard = standard or what is not Print.BOOKLET
    arranged = printed_arrangements(words, library, None, is_standard=is_standard)
    for sheet in sheets:
        arranged.tell(sheet.system)
    options = PrintOptions(
        ink=ink,
        secrets=secrets,
        portrait=not no_portrait,
        notes=not no_notes,
        language=language().code,
        arrangements=arranged.every,
    )
    when = print_moment(day)
    made = make_print(sheets, table, paper.value, options=options, when=when, translator_for=translator_of)
    write_pdf(target, made, as_json=as_json)


class _Fighter(NamedTuple):
    """Who is printed: the sheet, its side counted from 1, and whether it is a player's character."""

    sheet: Sheet
    side: int
    is_players: bool


def _members(campaign: str | None, library: Path | None) -> list[str]:
    """Return the ids of the members of a campaign."""
    if campaign is None:
        return []
    from core.cli.campaign import find_campaign  # noqa: PLC0415 - only with this option

    with open_library(library, must_exist=True, reads_only=True) as database:
        members = database.campaigns.members(find_campaign(database, campaign).id)
    return [each.id for each in members if not each.is_draft]


def _open(
    words: Sequence[str], system: str | None, seed: str | None, library: Path | None, members: Sequence[str]
) -> list[_Fighter]:
    """Open characters, and create opponents, of the game of the characters unless another one is named."""
    opened: dict[str, OpenedCharacter] = {}
    for word in words:
        if is_file(word) or is_id(word):
            opened[word] = open_source(word, library)
            warn_of_missing_setting(opened[word], library)
    games = dict.fromkeys(each.sheet.system.id for each in opened.values())
    own_game = system or (next(iter(games)) if len(games) == 1 else None)
    own_seed = seed if seed is not None else str(random.SystemRandom().getrandbits(32))
    fighters: list[_Fighter] = []
    side = 1
    for n, word in enumerate(words):
        if word.casefold() == SIDE_SEPARATOR:
            side += 1
        elif word in opened:
            sheet = opened[word].sheet
            fighters.append(_Fighter(sheet, side, word in members or bool(sheet.character.player)))
        else:
            from core.cli.fight import open_fighters  # noqa: PLC0415 - only opponents need what fights import

            listed, _ = open_fighters([word], own_game, f"{own_seed}/{n}", None, library, keep=False)
            fighters += [_Fighter(sheet, side, is_players=False) for _, sheet, _ in listed]
    return fighters


def _chosen_sides(fighters: Sequence[_Fighter], sides: Sequence[int]) -> list[_Fighter]:
    """Return those of the chosen sides; without any all but the players' characters, where there are several sides.

    Raises:
        WrongUsage: There is no such side.
    """
    count = max((fighter.side for fighter in fighters), default=0)
    for side in sides:
        if side > count:
            raise WrongUsage(
                say("There is no side {side}. There {count:is # side|are # sides}.", side=side, count=count)
            )
    if sides:
        return [fighter for fighter in fighters if fighter.side in sides]
    others = [fighter for fighter in fighters if not fighter.is_players]
    return others if others and count > 1 else list(fighters)


def _worlds(names: Sequence[str], library: Path | None) -> list[Sheet]:
    """Return worlds of the library, or shipped ones."""
    if not names:
        return []
    from core.cli.world import find_world  # noqa: PLC0415 - only with this option

    with open_library(library, reads_only=True) as database:
        return [open_sheet(find_world(database, name).document) for name in names]


def _contents(sheets: Sequence[Sheet]) -> dict[str, str]:
    """Return the lists of characters and worlds that have entries, with their names."""
    from core.export.content.cut_cards import lists_of  # noqa: PLC0415 - only with cards
    from core.export.render_context import RenderContext  # noqa: PLC0415 - as above

    found: dict[str, str] = {}
    for sheet in sheets:
        found |= lists_of(RenderContext(sheet.system, sheet, translate=translator_of(sheet.system.id)))
    return found


def _chosen_lists(sheets: Sequence[Sheet], lists: Sequence[str]) -> tuple[str, ...]:
    """Return the chosen lists; each is one that a character or world has.

    Raises:
        WrongUsage: There is none of this name.
    """
    if not lists:
        return ()
    known = _contents(sheets)
    for key in lists:
        if key not in known:
            raise WrongUsage(say("There is no list {key}. There are: {known}.", key=key, known=", ".join(known)))
    return tuple(lists)


def _print_lists(sheets: Sequence[Sheet], *, as_json: bool) -> None:
    known = _contents(sheets)
    if as_json:
        print_json([{"key": key, "name": name} for key, name in known.items()])
        return
    for key, name in known.items():
        print_out(one_line(f"{key}  {name}"))


def _file_name(what: Print, campaign: str | None, words: Sequence[str], worlds: Sequence[str] | None) -> str:
    """Return the file that is written if none is named, as ``party-saltmere.pdf``."""
    source = campaign or (worlds[0] if worlds else words[0])
    name = Path(default_file(source)).stem if source != STANDARD_INPUT else ""
    name = re.sub(r"[^\w-]+", "_", name).strip("_")[:MAX_NAME]
    return f"{what.value}-{name}.pdf" if name else f"{what.value}.pdf"
