"""Computes the edits between two documents; merges edits typed into one input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.character.campaign_rules import OPTION
from core.character.document import CAMPAIGN_ID, Character
from core.character.edit_targets import edit_target
from core.character.edits import (
    Accept,
    AddRow,
    Batch,
    Edit,
    SetCampaignRules,
    SetEffects,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetPortrait,
    SetSetting,
    SetValue,
)
from core.character.json_values import ABSENT, Json
from core.store.records import Change, Origin


def is_self_contained(edit: Edit) -> bool:
    """Whether replaying the edit always has the same effect: it writes one plain value, no list or group."""
    if isinstance(edit, AddRow | SetEffects | Batch):
        return False
    return not (isinstance(edit, SetValue | SetOption) and isinstance(edit.value, Mapping | Sequence)) or isinstance(
        edit.value, str
    )


def coalesce_changes(last: Change | None, change: Change) -> Change | None:
    """Return one change for two edits typed into the same input; None if they cannot be merged."""
    if last is None or last.origin is not Origin.TYPED or change.origin is not Origin.TYPED:
        return None
    target = edit_target(change.edit)
    if target is None or target != edit_target(last.edit):
        return None
    return replace(change, inverse=last.inverse)


def diff_characters(old: Character, new: Character) -> Batch:
    """Return the edits that turn the old document into the new one, key by key."""
    edits: list[Edit] = [SetValue(key, new.data.get(key, ABSENT)) for key in _differing(old.data, new.data)]
    edits += _rule_edits(old, new)
    for header in ("name", "player", "campaign", "notes"):
        if getattr(old, header) != getattr(new, header):
            edits.append(SetHeader(header, getattr(new, header)))
    is_renamed = old.campaign != new.campaign
    if new.campaign_id != ("" if is_renamed else old.campaign_id):
        edits.append(SetHeader(CAMPAIGN_ID, new.campaign_id))
    if old.tags != new.tags:
        edits.append(SetHeader("tags", list(new.tags)))
    if old.portrait != new.portrait:
        edits.append(SetPortrait(new.portrait))
    if old.setting != new.setting:
        edits.append(SetSetting(new.setting))
    if old.campaign_rules != new.campaign_rules:
        edits.append(SetCampaignRules(new.campaign_rules))
    if old.effects != new.effects:
        edits.append(SetEffects(new.effects, is_unchecked=True))
    if old.accepted != new.accepted:
        edits += [Accept(entry.code, entry.address, None) for entry in old.accepted]
        edits += [Accept(entry.code, entry.address, entry.reason) for entry in new.accepted]
    return Batch(tuple(edits))


def _rule_edits(old: Character, new: Character) -> list[Edit]:
    """Return the edits of options and house rules with their reasons."""
    reasons = _differing(old.reasons, new.reasons)
    of_options = [key.removeprefix(OPTION) for key in reasons if key.startswith(OPTION)]
    edits: list[Edit] = [
        SetOption(
            key, new.options.get(key, ABSENT), reason=new.reasons.get(OPTION + key, _no_reason(old, OPTION + key))
        )
        for key in dict.fromkeys((*_differing(old.options, new.options), *of_options))
    ]
    if len(of_options) == len(reasons) and list(old.house_rules.items()) == list(new.house_rules.items()):
        return edits
    edits += [SetHouseRule(key, ABSENT) for key in {**old.house_rules, **old.reasons} if not key.startswith(OPTION)]
    edits += [SetHouseRule(key, formula, reason=new.reasons.get(key)) for key, formula in new.house_rules.items()]
    others = [key for key in new.reasons if not key.startswith(OPTION) and key not in new.house_rules]
    return [*edits, *(SetHouseRule(key, ABSENT, reason=new.reasons[key]) for key in others)]


def _no_reason(old: Character, key: str) -> str | None:
    """Return the reason of a rule that has none; None where it had none before."""
    return "" if key in old.reasons else None


def _differing(old: Mapping[str, Json], new: Mapping[str, Json]) -> list[str]:
    return [key for key in {**old, **new} if old.get(key, ABSENT) != new.get(key, ABSENT)]
