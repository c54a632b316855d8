"""``quire run`` of what looks at several characters together, as the sum of a number of theirs; nothing is changed."""

from __future__ import annotations

import random
from collections.abc import Sequence

import typer

from core.cli.answers_file import read_answers
from core.cli.console import print_err, print_json
from core.cli.exit_codes import NOTHING_DONE
from core.cli.interactive_session import InteractiveSession, answer_all
from core.cli.output_language import say
from core.cli.procedure_runner import SEED_BITS, RunOptions, read_typed_line
from core.cli.run_report import print_shown
from core.cli.sources import OpenedCharacter
from core.content.setting import Setting
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Show
from core.registry import game


def find_joint_procedure(members: Sequence[OpenedCharacter], key: str) -> Procedure | None:
    """Return the procedure of this key that takes these characters together; None if their game has none."""
    systems = {each.sheet.system.id for each in members}
    if len(systems) != 1:
        return None
    procedure = game(systems.pop()).procedures.get(key)
    return procedure if procedure is not None and procedure.is_joint else None


def joint_keys(members: Sequence[OpenedCharacter]) -> tuple[str, ...]:
    """Return the keys of what takes these characters together."""
    systems = {each.sheet.system.id for each in members}
    procedures = game(systems.pop()).procedures.values() if len(systems) == 1 else ()
    return tuple(each.key for each in procedures if each.is_joint)


def run_joint(
    procedure: Procedure,
    members: Sequence[OpenedCharacter],
    setting: Setting | None,
    options: RunOptions,
    *,
    as_json: bool,
) -> None:
    """Run it with all characters at once, and print what it shows.

    Raises:
        QuireError: A number of a character cannot be used, or an answer does not fit.
        typer.Exit: The person stopped.
    """
    sheets = tuple(each.sheet for each in members)
    seed = options.seed if options.seed is not None else str(random.SystemRandom().getrandbits(SEED_BITS))
    driver = Driver(procedure, Situation(sheets, setting), seed)
    script = read_answers(options.answers) if options.answers is not None else {}
    if options.ask and not InteractiveSession(driver, script, read_typed_line).run():
        print_err(say("Stopped; nothing was changed."))
        raise typer.Exit(NOTHING_DONE)
    answer_all(driver, script, quietly=True)
    shown = [each for each in driver.requests if isinstance(each, Show)]
    if as_json:
        print_json(
            {
                "procedure": procedure.key,
                "characters": [each.sheet.character.name for each in members],
                "shown": [{"label": each.label, "text": each.text} for each in shown],
            }
        )
    else:
        print_shown(shown, sheets[0].system.id)
