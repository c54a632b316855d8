"""Normalizes a document: old keys, missing uids, addresses of accepted violations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.character.address import KeySegment, parse_address, split_key
from core.character.document import Acceptance, Character
from core.character.edits import to_uid_address
from core.character.effects import renamed_entry, with_uid_addresses
from core.character.json_values import ABSENT, Absent, Json
from core.character.shape import Shape
from core.character.uid_assignment import assign_uids
from core.character.uids import Uids
from core.errors import DocumentError, EditError
from core.messages import Message
from core.rules.model import System


def normalize_document(character: Character, system: System, shape: Shape, uids: Uids) -> Character:
    """Return the normalized document.

    Raises:
        DocumentError: It belongs to another game.
    """
    if character.system != system.id:
        raise DocumentError(
            Message(
                "other_system",
                "This character is for another game ({found}), not for {name} ({system}). Open it with its own game.",
                {"found": character.system, "system": system.id, "name": system.name},
            )
        )
    data: Json = character.data
    rules, reasons, given = character.house_rules, character.reasons, character.campaign_rules
    accepted, effects = character.accepted, character.effects
    for old, new in system.renamed.items():
        data = _rename_key(data, split_key(old), split_key(new))
        rules = {new if key == old else key: formula for key, formula in rules.items()}
        reasons = {new if key == old else key: text for key, text in reasons.items()}
        given = given and given.with_renamed_rule(old, new)
        accepted = tuple(_rename_acceptance(entry, old, new) for entry in accepted)
        effects = tuple(renamed_entry(entry, old, new) for entry in effects)
    data = assign_uids(shape.scope.root, data, set(), uids)
    if data is not character.data or rules != character.house_rules or given != character.campaign_rules:
        data = data if isinstance(data, Mapping) else {}
        character = replace(character, data=data, house_rules=rules, reasons=reasons, campaign_rules=given)
    if effects:
        character = replace(character, effects=with_uid_addresses(effects, character.data))
    if accepted:
        accepted = tuple(
            Acceptance(entry.code, to_uid_address(entry.address, character), entry.reason) for entry in accepted
        )
        character = replace(character, accepted=accepted)
    return character


def _rename_acceptance(entry: Acceptance, old: str, new: str) -> Acceptance:
    try:
        address = parse_address(entry.address)
    except EditError:
        return entry
    if address.key != old or new.count("[]") != len(address.rows):
        return entry
    return replace(entry, address=str(replace(address, key=new)))


def _rename_key(node: Json, old: tuple[KeySegment, ...], new: tuple[KeySegment, ...]) -> Json:
    """Move a value from its old key to its new one, in every row; an existing value is kept."""
    if not isinstance(node, Mapping) or old[0].name not in node:
        return node
    inner = node[old[0].name]
    if old[0] == new[0] and len(old) > 1 and len(new) > 1:
        moved: Json = _rename_key(inner, old[1:], new[1:])
        if old[0].has_row:
            moved = [_rename_key(row, old[1:], new[1:]) for row in inner] if isinstance(inner, list) else inner
        return {**node, old[0].name: moved}
    value, rest = _pop_nested(node, [part.name for part in old])
    if isinstance(value, Absent) or not _is_free(node, [part.name for part in new]):
        return node
    return _set_nested(rest, [part.name for part in new], value)


def _pop_nested(node: Mapping[str, Json], names: list[str]) -> tuple[Json | Absent, dict[str, Json]]:
    """Return a nested value and the group without it; a group that becomes empty is removed."""
    rest = dict(node)
    inner = rest.pop(names[0], ABSENT)
    if len(names) == 1 or isinstance(inner, Absent):
        return inner, rest
    if not isinstance(inner, Mapping):
        return ABSENT, rest
    value, left = _pop_nested(inner, names[1:])
    if left:
        rest[names[0]] = left
    return value, rest


def _is_free(node: Json, names: list[str]) -> bool:
    for name in names:
        if not isinstance(node, Mapping):
            return False
        if name not in node:
            return True
        node = node[name]
    return False


def _set_nested(node: Json, names: list[str], value: Json) -> Json:
    if not names:
        return value
    group = node if isinstance(node, Mapping) else {}
    return {**group, names[0]: _set_nested(group.get(names[0]), names[1:], value)}
