"""Imported characters that brought other rules than their campaign has: they keep them as their own, or take those."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import SystemRandom
from typing import TYPE_CHECKING

from core.messages import Message

if TYPE_CHECKING:
    from core.character.document import Character
    from core.store.library import Library
    from core.store.records import Change


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """Imported characters that keep other rules than their campaign has as their own.

    Attributes:
        campaign: Name of the campaign.
        brought: Keys of the rules that became their own, by the id of the character; ``options.quirks`` for an option.
    """

    campaign: str
    brought: tuple[tuple[str, tuple[str, ...]], ...]


def rule_questions(imported: Iterable[tuple[str, Character]]) -> tuple[RuleQuestion, ...]:
    """Return what is to be asked, for each campaign.

    Args:
        imported: Id and document, as the file has it, of each character whose rules differ.
    """
    asked: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for id_, character in imported:
        rules = character.campaign_rules
        if rules is not None:
            options = tuple(f"options.{key}" for key in rules.options if key not in character.options)
            formulas = tuple(key for key in rules.house_rules if key not in character.house_rules)
            asked.setdefault(rules.name or character.campaign, []).append((id_, (*options, *formulas)))
    return tuple(RuleQuestion(campaign, tuple(brought)) for campaign, brought in asked.items())


def take_campaign_rules(question: RuleQuestion, library: Library) -> list[str]:
    """Let characters take the rules of their campaign instead of those that they brought; return their ids."""
    from core.character.campaign_rules import OPTION  # noqa: PLC0415 - imported after the first paint
    from core.character.edits import Batch, Edit, SetHouseRule, SetOption  # noqa: PLC0415 - as above
    from core.character.json_values import ABSENT  # noqa: PLC0415 - as above
    from core.character.uids import Uids  # noqa: PLC0415 - as above
    from core.store.records import Change  # noqa: PLC0415 - as above
    from desktop.messages import render  # noqa: PLC0415 - as above

    uids = Uids(SystemRandom())
    label = render(Message("campaign_rules_taken", "Rules of {campaign} taken", {"campaign": question.campaign}))

    def back(key: str) -> Edit:
        is_option = key.startswith(OPTION)
        return SetOption(key.removeprefix(OPTION), ABSENT) if is_option else SetHouseRule(key, ABSENT)

    changed: list[str] = []
    for id_, keys in question.brought:
        edit = Batch(tuple(map(back, keys)))

        def change(character: Character, edit: Batch = edit) -> Change | None:
            return Change(edit, edit.apply(character, uids).inverse, label)

        changed += library.commit_each([id_], change, has_new_lines=True)
    return changed
