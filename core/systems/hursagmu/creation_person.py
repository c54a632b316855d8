"""Steps 1, 4, 8 and 9 of creation: name, options and points; body; story; final review."""

from __future__ import annotations

import random
from dataclasses import replace

from core.character.edits import Accept, Edit, SetHeader, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import phrase
from core.procedures.ask_helpers import (
    NO,
    YES,
    Subprocedure,
    ask_form,
    choose,
    enter_numbers,
    enter_text,
    only_choice,
    plain_number,
    show,
    write,
    write_if_any,
    yes_no_options,
)
from core.procedures.automatic_names import automatic_name
from core.procedures.form import Form
from core.procedures.optional_rules import change_options
from core.procedures.readers import has_option, number, text
from core.procedures.requests import Choose, Enter, EntryKind, Memory, Option, Show, always
from core.procedures.sheet_inputs import enter_inputs, input_request
from core.systems.hursagmu.automatic_creation import die_from, roll_mass

BASICS, BODY, STORY, FINISH = "1", "4", "8", "9"
LONGEST_NAME = 10_000
_HEADERS = {"name": "Name", "player": "Player", "campaign": "Campaign"}
_POOLS = {False: ("points_total",), True: ("attribute_points", "skill_points")}


def choose_basics(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for name, player, campaign, kind, options and the Master's points, and write them.

    Source: HURSAGMU companion; R40.
    """
    edits: list[Edit] = []
    if setting is not None:
        edits += [SetValue("setting.id", setting.id), SetValue("setting.name", setting.name)]
    headers = tuple(
        Enter(
            key=key,
            label=label,
            cite="ours",
            step=BASICS,
            page=BASICS,
            most=LONGEST_NAME,
            default=sheet.header(key),
        )
        for key, label in _HEADERS.items()
    )
    answers = yield from ask_form(Form(key="basics.form", label="", requests=(*headers, _kind_request(sheet))))
    edits += [SetHeader(each.key, str(answers[each.key])) for each in headers if answers[each.key] != each.default]
    edits.append(SetValue("kind", only_choice(answers, "kind")))
    sheet = yield from write("frame.written", *edits, step=BASICS)
    sheet = yield from change_options(sheet, step=BASICS, cite="companion, Combat Maneuvers")
    return (yield from _ask_points(sheet))


def _kind_request(sheet: Sheet) -> Choose:
    field = sheet.system.fields["kind"]
    return Choose(
        key="kind",
        page=BASICS,
        label="What is it?",
        help="Only player characters are held to points and to 10 hits of Stamina.",
        cite="Damage, Animals; R40",
        step=BASICS,
        options=tuple(Option(choice.key, choice.label) for choice in field.choices),
        policy=always(["player"]),
    )


def _ask_points(sheet: Sheet) -> Subprocedure[Sheet]:
    keys = _POOLS[has_option(sheet, "separate_pools")]
    requests = tuple(
        replace(
            input_request(sheet, key, step=BASICS, page="points"), page_label="Creation points", kind=EntryKind.WHOLE
        )
        for key in keys
    )
    points = yield from enter_numbers(Form(key="points.form", label="", requests=requests))
    edits = [SetValue(each.key, points[each.key]) for each in requests if points[each.key] != each.default]
    return (yield from write_if_any(sheet, "points.written", edits, step=BASICS))


def ask_body(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for mass and pace, and for Stamina and movement of characters other than player characters.

    Source: HURSAGMU Damage, Grapple, Animals; R22, R33, R40.
    """
    strength = number(sheet, "base.str")

    def roll(source: random.Random, _memory: Memory) -> Json:
        return roll_mass(strength, die_from(source))

    kinds = {"mass_lb": EntryKind.NUMBER, "move_yd": EntryKind.NUMBER}
    is_player = text(sheet.character.data, "kind", "player") == "player"
    if not is_player:
        kinds["stamina_max"] = EntryKind.WHOLE
    numbers = [replace(input_request(sheet, key, step=BODY, page=BODY), kind=kind) for key, kind in kinds.items()]
    numbers[0] = replace(numbers[0], policy=roll)
    requests = (*numbers,) if is_player else (*numbers, _moves_request(sheet))
    answers = yield from ask_form(Form(key="body.form", label="", requests=requests))
    edits: list[Edit] = [SetValue(each.key, plain_number(answers, each.key)) for each in numbers]
    if not is_player:
        edits.append(SetValue("three_dimensional", only_choice(answers, "three_dimensional") == YES))
    return (yield from write("body.written", *edits, step=BODY))


def _moves_request(sheet: Sheet) -> Choose:
    field = sheet.system.fields["three_dimensional"]
    return Choose(
        key="three_dimensional",
        label="Flies or swims?",
        help=field.help,
        cite=field.cite,
        step=BODY,
        page=BODY,
        options=yes_no_options(),
        policy=always([NO]),
    )


def ask_story(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for concept, background and appearance; all optional."""
    edits = yield from enter_inputs(sheet, ("concept", "background", "appearance"), step=STORY, page=STORY)
    return (yield from write_if_any(sheet, "story.written", edits, step=STORY))


def finish_creation(sheet: Sheet, setting: Setting | None) -> Subprocedure[None]:
    """Show the points left, ask for a missing name, and for the Master's approval of violations.

    Source: HURSAGMU companion; R40.
    """
    yield from show(
        Show(
            key="finish.shown",
            label="Points and experience",
            text="Points left can be spent later; missing points are reported as a rule violation.",
            cite="companion; R40, R41",
            step=FINISH,
            addresses=("attribute_cost", "skill_cost", "points_left", "xp_left"),
        )
    )
    if not sheet.header("name").strip():
        sheet = yield from _ask_name(sheet, setting)
    if sheet.violations:
        yield from _accept(sheet)


def _ask_name(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    name = yield from enter_text(
        Enter(
            key="finish.name",
            label="Name",
            help="A name is required.",
            cite="ours",
            step=FINISH,
            least=1,
            most=LONGEST_NAME,
            policy=automatic_name(sheet, setting),
        )
    )
    return (yield from write("finish.name.written", SetHeader("name", name), step=FINISH))


def _accept(sheet: Sheet) -> Subprocedure[None]:
    wrong = {f"{each.code} {each.address}": each for each in sheet.violations}
    keys = yield from choose(
        Choose(
            key="finish.accepted",
            label="What does the Master allow?",
            help="Violations that are not allowed stay marked on the sheet until they are fixed.",
            cite="companion; R40",
            step=FINISH,
            options=tuple(
                Option(key, phrase(each.message.template, **each.message.values)) for key, each in wrong.items()
            ),
            least=0,
            most=len(wrong),
            policy=always([]),
        )
    )
    edits = [Accept(wrong[key].code, wrong[key].address, "Allowed at creation.") for key in keys]
    if edits:
        yield from write("finish.accepted.written", *edits, step=FINISH)
