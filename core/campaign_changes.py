"""What changed rules of a campaign would change: every member with its numbers before and after; nothing is written.

The members are read and computed one by one, so that a caller shows progress and stops whenever it likes::

    for change in what_would_change(library, id, edits, source):
        ...
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from core.character.address import Address, parse_address, read_value
from core.character.address_labels import key_label
from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.document_kind import game_of_document
from core.character.edits import Batch, Edit
from core.character.labels import display_value
from core.content.rule_effects import NumberChange, RuleEffect, rule_effect
from core.errors import EditError, LibraryError, QuireError
from core.formula import address_of
from core.messages import Message, Translate, localize_value
from core.registry import game, open_character
from core.rules.model import System
from core.store.library import Library
from core.store.member_rules import rules_to_give
from core.store.records import CampaignMember

DRAFT = Message("unchanged_draft", "a draft")
OWN_RULE = Message("unchanged_own_rule", "a rule of its own")
NOTHING = Message("unchanged_nothing", "no number changes")
OTHER_GAME = Message("unchanged_other_game", "another game")


@dataclass(frozen=True, slots=True)
class NumberText:
    """A changed number in words.

    Attributes:
        label: Its name, with that of its row.
        now, then: Its values without the unit.
        unit: The unit, or "".
        amount: How much it changes; 0 for texts, and for numbers that are shown as words.
    """

    label: str
    now: str
    then: str
    unit: str
    amount: int | Fraction = 0


@dataclass(frozen=True, slots=True)
class MemberChange:
    """What changed rules would change of one member.

    Attributes:
        member: The member.
        effect: The changed numbers and new violations; None where it cannot be computed.
        reason: Why nothing changes; None if something does.
        character: Its document, or None.
    """

    member: CampaignMember
    effect: RuleEffect | None = None
    reason: Message | None = None
    character: Character | None = None

    @property
    def is_changed(self) -> bool:
        """Whether a number changes or a violation is new."""
        return self.reason is None

    @property
    def size(self) -> tuple[bool, tuple[bool, int | Fraction, int]]:
        """Larger for what is shown first."""
        return self.is_changed, (False, 0, 0) if self.effect is None else self.effect.size

    def describe(self, number: NumberChange, translate: Translate) -> NumberText:
        """Return a changed number in words.

        Args:
            number: One of the effect's numbers.
            translate: Translates words of the game and of core.
        """
        system = game(self.member.system).system
        definition = system.derived[number.cell[0]]
        now, then = (
            localize_value(display_value(definition, value, with_unit=False), translate)
            for value in (number.now, number.then)
        )
        amount = 0 if {number.now, number.then} & definition.value_labels.keys() else number.amount
        return NumberText(self._label(number, system, translate), now, then, translate(definition.unit), amount)

    def _label(self, number: NumberChange, system: System, translate: Translate) -> str:
        label = key_label(system, number.cell[0], translate)
        address = parse_address(address_of(number.cell))
        if not address.rows or self.character is None:
            return label
        row = Address(address.key[: address.key.rindex("[]") + 2], address.rows)
        try:
            stored = read_value(replace(row, key=f"{row.key}.name"), self.character.data)
        except EditError:
            stored = ""
        field = system.fields[row.key.removesuffix("[]")]
        word = translate(field.row_label or field.label)
        name = stored if isinstance(stored, str) and stored else f"{word} {number.cell[1][-1] + 1}"
        return f"{label}, {name}"


def what_would_change(
    library: Library, campaign: str, edits: Sequence[Edit], source: random.Random
) -> Iterator[MemberChange]:
    """Yield what edits of a campaign's options and house rules would change of each member, drafts last.

    Args:
        library: The library; nothing is written.
        campaign: Id of the campaign.
        edits: Edits of its document, not yet committed.
        source: Source of randomness for uids of rows.

    Raises:
        EditError: An edit does not fit the campaign.
        FormulaError: A house rule cannot be accepted.
        LibraryError: There is no such campaign, or it cannot be read.
    """
    stored = library.load(campaign)
    sheet = open_character(stored.character, source)
    sheet.apply(Batch(tuple(edits)))
    rules = rules_to_give(sheet.character, campaign, stored.position.revision + 1)
    system = game_of_document(stored.character.system)
    members = library.campaigns.members(campaign)
    documents = library.campaigns.documents([each.id for each in members if _is_computed(each, system)])
    for member in members:
        if _is_computed(member, system):
            yield _member_change(member, next(documents), rules, source)
        else:
            yield MemberChange(member, reason=DRAFT if member.is_draft else OTHER_GAME)


def _is_computed(member: CampaignMember, system: str) -> bool:
    return not member.is_draft and member.system == system


def _member_change(
    member: CampaignMember, document: Character | LibraryError, rules: CampaignRules | None, source: random.Random
) -> MemberChange:
    if isinstance(document, LibraryError):
        return MemberChange(member, reason=document.message)
    try:
        sheet = open_character(document, source)
    except QuireError as error:
        return MemberChange(member, reason=error.message)
    effect, _ = rule_effect(sheet, rules, source)
    reason = None
    if not effect.numbers and not effect.violations:
        reason = OWN_RULE if effect.own else NOTHING
    return MemberChange(member, effect, reason, sheet.character)


def sort_changes(changes: Iterable[MemberChange]) -> list[MemberChange]:
    """Return members that change, new violations and the largest change first, then the others."""
    return sorted(changes, key=lambda each: each.size, reverse=True)
