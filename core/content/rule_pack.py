"""Rule packs: options and house rules of a game as one small JSON file, with name, author and a note for each rule.

A pack is one object: ``format`` (``quire-rules``), ``version``, ``system``, ``name``, ``author``, ``about``, then
``options`` (``{"quirks": {"value": true, "note": "…"}}``) and ``house_rules`` (``{"move_rate": {"formula": "surprise +
1", "note": "…"}}``). It can set options and replace formulas, nothing else; whatever else it holds is named and has no
effect. Each rule is checked against the game, and a wrong one is left out without the others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from core.character.campaign_rules import LONGEST_REASON, OPTION
from core.character.document import Character
from core.character.edits import Batch, Edit, SetHouseRule, SetOption
from core.character.house_rules import check_house_rule
from core.character.inputs import option_value
from core.character.json_reader import kind_name, read_object
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.character.shape import shape_of
from core.errors import DocumentError, QuireError
from core.messages import Message, Word
from core.rules.model import System

FORMAT: Final = "quire-rules"
VERSION: Final = 1

LARGEST_PACK: Final = 1024 * 1024
"""Most bytes of a file."""
MOST_RULES: Final = 500
"""Options and house rules of a pack together."""
LONGEST_NAME: Final = 200
"""Most characters of a name or an author; the rest is cut off."""

_KEYS: Final = ("format", "version", "system", "name", "author", "about", "options", "house_rules")
_SUFFIX: Final = ":"
_WANTED: Final = {"value": Word("an object with value and note"), "formula": Word("an object with formula and note")}


@dataclass(frozen=True, slots=True)
class PackRule:
    """One rule of a pack.

    Attributes:
        key: What it sets: ``options.quirks`` or ``move_rate``, as reasons are named.
        value: The value of the option, or the formula.
        note: Why it holds.
        problem: Why it cannot be taken; None if it can.
    """

    key: str
    value: Json
    note: str = ""
    problem: Message | None = None

    @property
    def is_option(self) -> bool:
        """Whether it sets an option."""
        return self.key.startswith(OPTION)

    @property
    def edit(self) -> Edit:
        """The edit that takes it, of a campaign or a character."""
        if self.is_option:
            return SetOption(self.key.removeprefix(OPTION), self.value, reason=self.note)
        return SetHouseRule(self.key, str(self.value), reason=self.note)


@dataclass(frozen=True, slots=True)
class RulePack:
    """A rule pack.

    Attributes:
        system: Id of the game.
        name, author, about: For people.
        rules: Options, then house rules.
        ignored: Keys of the file and of its rules that mean nothing.
    """

    system: str
    name: str = ""
    author: str = ""
    about: str = ""
    rules: tuple[PackRule, ...] = ()
    ignored: tuple[str, ...] = ()

    def edits(self, keys: Collection[str] | None = None) -> Batch:
        """Return the edit that takes rules without a problem.

        Args:
            keys: Keys of the rules to take; None for all.
        """
        taken = (each for each in self.rules if each.problem is None and (keys is None or each.key in keys))
        return Batch(tuple(each.edit for each in taken), self.name)

    def to_text(self) -> str:
        """Return the pack as the text of a file."""
        document: dict[str, Json] = {
            "format": FORMAT,
            "version": VERSION,
            "system": self.system,
            "name": self.name,
            "author": self.author,
            "about": self.about,
            "options": {
                each.key.removeprefix(OPTION): {"value": each.value, "note": each.note}
                for each in self.rules
                if each.is_option
            },
            "house_rules": {
                each.key: {"formula": each.value, "note": each.note} for each in self.rules if not each.is_option
            },
        }
        return to_text(document) + "\n"


def pack_of_rules(document: Character, author: str = "", about: str = "") -> RulePack:
    """Return the options and house rules of a campaign, or of a character's own, as a pack.

    Args:
        document: The campaign or the character.
        author: Who made it, for people.
        about: What it is for.
    """
    reasons = document.reasons
    options = (PackRule(OPTION + key, value, reasons.get(OPTION + key, "")) for key, value in document.options.items())
    formulas = (PackRule(key, formula, reasons.get(key, "")) for key, formula in document.house_rules.items())
    system = document.system.partition(_SUFFIX)[0]
    return RulePack(system, document.name, author, about, (*options, *formulas))


def read_rule_pack(
    source: bytes | str, system: System | None = None, existing: Mapping[str, str] | None = None
) -> RulePack:
    """Read a rule pack, and check each of its rules.

    Args:
        source: The content of the file.
        system: The game that it must be for; None to leave the rules unchecked, as before the game is known.
        existing: House rules that hold already; those of the pack replace them.

    Raises:
        DocumentError: It is no rule pack, of a newer version or another game, or exceeds a limit.
    """
    if len(source) > LARGEST_PACK:
        raise DocumentError(
            Message(
                "pack_too_large", "A rule pack has at most {most} KB. Make it smaller.", {"most": LARGEST_PACK // 1024}
            )
        )
    document = read_object(source)
    _check_head(document, system)
    name, author = (_text(document, key)[:LONGEST_NAME] for key in ("name", "author"))
    about = _text(document, "about")[:LONGEST_REASON]
    rules = [*_rules(document, "options", "value", OPTION), *_rules(document, "house_rules", "formula", "")]
    if len(rules) > MOST_RULES:
        raise DocumentError(
            Message("pack_too_many", "A rule pack has at most {most} rules. Split it.", {"most": MOST_RULES})
        )
    ignored = (
        *(key for key in document if key not in _KEYS),
        *_ignored(document, "options", "value"),
        *_ignored(document, "house_rules", "formula"),
    )
    checked = tuple(rules) if system is None else check_rules(rules, system, existing)
    return RulePack(str(document["system"]), name, author, about, checked, ignored)


def check_rules(
    rules: Sequence[PackRule], system: System, existing: Mapping[str, str] | None = None
) -> tuple[PackRule, ...]:
    """Return rules with the problems that a game has with them; each is checked with the sound ones before it.

    Args:
        rules: The rules.
        system: The game, or that of its campaigns.
        existing: House rules that hold already; those of the pack replace them.
    """
    new = {rule.key for rule in rules}
    accepted = {key: formula for key, formula in (existing or {}).items() if key not in new}
    return tuple(_check_rule(rule, system, accepted) for rule in rules)


def _check_rule(rule: PackRule, system: System, accepted: dict[str, str]) -> PackRule:
    if rule.problem is not None:
        return rule
    try:
        if rule.is_option:
            option_value(shape_of(system), system, rule.key.removeprefix(OPTION), rule.value)
        else:
            check_house_rule(system, accepted, rule.key, str(rule.value))
            accepted[rule.key] = str(rule.value)
    except QuireError as error:
        return PackRule(rule.key, rule.value, rule.note, error.message)
    return rule


def _rules(document: Mapping[str, Json], key: str, value_key: str, prefix: str) -> list[PackRule]:
    """Return the rules of a group; one that is not an object with its value has a problem."""
    group = document.get(key, {})
    if not isinstance(group, Mapping):
        raise DocumentError(_wrong_type(key, Word("an object in curly braces"), group))
    rules = []
    for name, entry in group.items():
        found = entry if isinstance(entry, Mapping) else {}
        value, note = found.get(value_key), found.get("note", "")
        problem = None
        if value_key not in found:
            problem = _wrong_type(f"{key}.{name}", _WANTED[value_key], entry)
        elif not prefix and not isinstance(value, str):
            problem = _wrong_type(f"{key}.{name}.{value_key}", Word("a text"), value)
        rules.append(PackRule(prefix + name, value, note[:LONGEST_REASON] if isinstance(note, str) else "", problem))
    return rules


def _ignored(document: Mapping[str, Json], group: str, value_key: str) -> Iterator[str]:
    """Yield the keys of rules that mean nothing: ``house_rules.move_rate.script``."""
    rules = document.get(group, {})
    for name, entry in rules.items() if isinstance(rules, Mapping) else ():
        keys = entry if isinstance(entry, Mapping) else ()
        yield from (f"{group}.{name}.{key}" for key in keys if key not in {value_key, "note"})


def _check_head(document: Mapping[str, Json], system: System | None) -> None:
    if document.get("format") != FORMAT:
        raise DocumentError(
            Message(
                "wrong_format",
                'This is not a rule pack: its "format" is not "{format}". Check that you chose the right file.',
                {"format": FORMAT},
            )
        )
    version, game = document.get("version"), document.get("system")
    if version != VERSION or isinstance(version, bool):
        raise DocumentError(
            Message(
                "wrong_version",
                "This rule pack has version {found}, but this Quire reads version {version}. Update Quire if the pack "
                "is newer.",
                {"found": version if isinstance(version, int) else kind_name(version), "version": VERSION},
            )
        )
    if not isinstance(game, str):
        raise DocumentError(_wrong_type("system", Word("a text"), game))
    if system is not None and game != system.id.partition(_SUFFIX)[0]:
        raise DocumentError(
            Message(
                "other_system",
                "This rule pack is for the game {found}, not for {system}. Choose a pack of this game.",
                {"found": game, "system": system.name},
            )
        )


def _text(document: Mapping[str, Json], key: str) -> str:
    value = document.get(key, "")
    if not isinstance(value, str):
        raise DocumentError(_wrong_type(key, Word("a text"), value))
    return value


def _wrong_type(place: str, wanted: str, found: Json) -> Message:
    return Message(
        "wrong_type",
        "{place} must be {wanted}, but it is {found}. Correct the file and try again.",
        {"place": place, "wanted": wanted, "found": kind_name(found)},
    )
