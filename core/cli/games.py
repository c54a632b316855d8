"""``quire games``: lists the games with credits, options, settings and procedures."""

from __future__ import annotations

from core.character.labels import citation_text
from core.cli.arguments import AsJson
from core.cli.console import print_json, print_out
from core.cli.output_language import say, translated, translator_of
from core.content.reader import setting_head
from core.messages import Word, localize_text
from core.registry import Game, games

OWNERSHIP_NOTE = Word(
    "The games belong to their authors. Quire applies their rules in its own words and contains no text from the books."
)


def list_games(as_json: AsJson = False) -> None:
    """List the games with their versions, options, worlds and procedures."""
    if as_json:
        print_json([_game_json(game) for game in games()])
        return
    for game in games():
        _show_game(game)
    print_out(translated(OWNERSHIP_NOTE))


def _show_game(game: Game) -> None:
    system = game.system
    made_by = system.credits
    edition = f", {made_by.edition}" if made_by.edition else ""
    translate = translator_of(system.id)
    title = f"{made_by.title}{edition} ({made_by.year})"
    print_out(say("{id}  {name}: {title}, by {author}", id=system.id, name=system.name, title=title,
                  author=made_by.author))  # fmt: skip
    print_out(f"  {translate(system.about)}")
    time = translate(system.creation_time)
    print_out(
        "  " + say("data version {version}; creating a character takes {time}", version=system.version, time=time)
    )
    if made_by.note:
        print_out(f"  {translate(made_by.note)}")
    print_out(f"  {say('options')}")
    for option in system.options.values():
        cite = localize_text(citation_text(system, option.cite), translate)
        print_out(f"    {option.key} = {_default(option.default)}  {translate(option.label)} ({cite})")
    print_out(f"  {say('worlds')}")
    for file in game.settings:
        setting = game.setting(file)
        if setting is not None:
            print_out(f"    {setting.id}  {setting.name}")
    print_out(f"  {say('procedures')}")
    for procedure in game.procedures.values():
        cite = localize_text(citation_text(system, procedure.cite), translate)
        print_out(f"    {procedure.key}  {translate(procedure.label)} ({cite})")
    print_out("")


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
