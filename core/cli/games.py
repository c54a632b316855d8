"""``quire games``: lists the games; shows credits, options, settings and procedures of one."""

from __future__ import annotations

from typing import Annotated

import typer

from core.character.labels import citation_text
from core.cli.arguments import AsJson
from core.cli.completion import complete_game
from core.cli.console import one_line, print_err, print_json, print_out
from core.cli.output_language import say, translated, translator_of
from core.content.reader import setting_head
from core.messages import Word, localize_text
from core.registry import Game, game, games

OWNERSHIP_NOTE = Word(
    "The games belong to their authors. Quire applies their rules in its own words and contains no text from the books."
)


GameId = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="Show all about this game: its options, worlds and procedures.",
        autocompletion=complete_game,
    ),
]


def list_games(game_id: GameId = "", as_json: AsJson = False) -> None:
    """List the games; of one game, show its version, options, worlds and procedures."""
    chosen = [game(game_id)] if game_id else games()
    if as_json:
        print_json([_game_json(each) for each in chosen])
        return
    if game_id:
        _show_game(*chosen)
        return
    width = max(len(each.id) for each in chosen)
    for each in chosen:
        made_by = each.head.credits
        line = say("{name} ({year}), {author}", name=each.head.name, year=made_by.year, author=made_by.author)
        print_out(one_line(f"{each.id:<{width}}  {line}"), rest=" " * (width + 2))
    print_err(say("quire games GAME shows the options, worlds and procedures of a game."))


def _show_game(chosen: Game) -> None:
    system = chosen.system
    made_by = system.credits
    translate = translator_of(system.id)
    title = ", ".join(filter(None, (made_by.title, localize_text(made_by.edition, translate)))) + f" ({made_by.year})"
    print_out(say("{id}  {name}: {title}, by {author}", id=system.id, name=system.name, title=title,
                  author=made_by.author), style="bold")  # fmt: skip
    print_out(translate(system.about), rest="")
    time = translate(system.creation_time)
    print_out(say("data version {version}; creating a character takes {time}", version=system.version, time=time))
    if made_by.note:
        print_out(translate(made_by.note), rest="")
    print_out(translated(OWNERSHIP_NOTE), rest="")
    print_out("", say("options"), style="bold")
    for option in system.options.values():
        cite = localize_text(citation_text(system, option.cite), translate)
        print_out(f"  {option.key} = {_default(option.default)}  {translate(option.label)} ({cite})")
    print_out("", say("worlds"), style="bold")
    for file in chosen.settings:
        setting = chosen.setting(file)
        if setting is not None:
            print_out(f"  {setting.id}  {setting.name}")
    print_out("", say("procedures"), style="bold")
    for procedure in chosen.procedures.values():
        cite = localize_text(citation_text(system, procedure.cite), translate)
        print_out(f"  {procedure.key}  {translate(procedure.label)} ({cite})")


def _default(value: object) -> str:
    if isinstance(value, bool):
        return say("on") if value else say("off")
    return str(value)


def _game_json(game: Game) -> dict[str, object]:
    head = game.head
    made_by = head.credits
    settings = [setting_head(file) for file in game.settings]
    return {
        "id": head.id,
        "name": head.name,
        "version": head.version,
        "title": made_by.title,
        "edition": made_by.edition,
        "author": made_by.author,
        "year": made_by.year,
        "note": made_by.note,
        "about": head.about,
        "creation_time": head.creation_time,
        "options": [
            {
                "key": option.key,
                "label": option.label,
                "default": option.default,
                "cite": option.cite,
                "help": option.help,
            }
            for option in head.options.values()
        ],
        "settings": [{"id": id_, "name": name, "about": about} for id_, name, about in settings],
        "procedures": [
            {"key": each.key, "label": each.label, "kind": str(each.kind), "cite": each.cite, "help": each.help}
            for each in game.procedures.values()
        ],
    }
