"""Which entries of a character are older than its world, what would change, and what stays its own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.character.edits import AddRow, Batch, RemoveRow, SetValue
from core.character.json_values import ABSENT, Json
from core.character.sheet import Sheet
from core.content.entry_places import entry_places
from core.content.entry_rows import offered_rows
from core.content.entry_updates import EntryUpdate, FieldUpdate, entry_updates
from core.content.setting import Setting
from core.content.update_effects import head_keys, update_effect
from core.registry import Game, games
from core.rules.model import FieldType
from tests.helpers.changed_worlds import (
    edited_world,
    embedding_sheet,
    games_that_embed,
    raised_world,
    unchecked_world,
)
from tests.helpers.games import blank_sheet

GAMES = games_that_embed()
NAMED = pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)


def sample(of: Game) -> Setting:
    setting = of.setting()
    assert setting is not None
    return setting


def updates_of(of: Game, sheet: Sheet, new: Setting) -> tuple[EntryUpdate, ...]:
    return entry_updates(sheet, sample(of), new)


@NAMED
def test_a_character_of_the_present_world_needs_no_update(of: Game) -> None:
    assert entry_updates(embedding_sheet(of), sample(of), sample(of)) == ()


@NAMED
def test_an_update_brings_every_changed_entry_to_the_present_world_and_is_undone_whole(of: Game) -> None:
    sheet, new = embedding_sheet(of), raised_world(of)
    before = sheet.character
    updates = updates_of(of, sheet, new)
    assert updates
    assert all(each.refusal is None and not each.kept for each in updates)
    places = {(each.kind, each.identity) for each in entry_places(of.system, before.data)}
    assert {(each.kind, each.identity) for each in updates} <= places
    changes = sheet.apply(Batch(tuple(edit for each in updates for edit in each.edits)))
    assert sheet.character != before
    assert updates_of(of, sheet, new) == ()
    sheet.apply(changes.inverse)
    assert sheet.character == before


def _number(updates: tuple[EntryUpdate, ...], sheet: Sheet) -> FieldUpdate:
    """Return the first number that would change."""
    return next(
        field
        for each in updates
        for field in each.fields
        if sheet.system.fields[field.key].type in {FieldType.INT, FieldType.NUMBER} and isinstance(field.after, int)
    )


@NAMED
def test_a_value_of_the_players_own_stays_and_everything_else_is_updated(of: Game) -> None:
    sheet, new = embedding_sheet(of), raised_world(of)
    wanted = _number(updates_of(of, sheet, new), sheet)
    own = int(str(wanted.after)) + 3
    sheet.apply(SetValue(wanted.addresses[0], own))
    (kept,) = [field for each in updates_of(of, sheet, new) for field in each.kept]
    assert (kept.key, kept.before, kept.after, kept.own) == (wanted.key, wanted.before, wanted.after, own)
    sheet.apply(Batch(tuple(edit for each in updates_of(of, sheet, new) for edit in each.edits)))
    assert sheet.stored(wanted.addresses[0]) == own
    (entry,) = updates_of(of, sheet, new)
    assert [field.is_kept for field in entry.fields] == [True]
    assert entry.edits == ()


@NAMED
def test_a_value_that_is_the_new_one_already_is_no_change(of: Game) -> None:
    sheet, new = embedding_sheet(of), raised_world(of)
    wanted = _number(updates_of(of, sheet, new), sheet)
    sheet.apply(SetValue(wanted.addresses[0], int(str(wanted.after))))
    left = [field.addresses for each in updates_of(of, sheet, new) for field in each.fields]
    assert wanted.addresses not in left


@NAMED
def test_an_entry_that_the_world_no_longer_has_stays_with_the_reason(of: Game) -> None:
    sheet = embedding_sheet(of)
    updates = entry_updates(sheet, sample(of), Setting("empty", "Empty", "", of.id, {}))
    assert updates
    assert all("no longer has" in str(each.refusal and each.refusal.render()) for each in updates)
    assert all(each.edits == () for each in updates)


@NAMED
def test_an_entry_in_a_lost_version_is_left_alone_with_the_reason(of: Game) -> None:
    sheet, new = embedding_sheet(of), raised_world(of)
    first = updates_of(of, sheet, new)[0]
    lost = entry_updates(sheet, sample(of), new, {(first.kind, first.identity)})
    assert [each.identity for each in lost if each.refusal is not None] == [first.identity]
    assert "not known any more" in str(lost[0].refusal and lost[0].refusal.render())
    assert lost[0].edits == ()


@NAMED
def test_what_a_player_wrote_by_hand_comes_from_no_entry(of: Game) -> None:
    key = next(key for key, each in of.system.fields.items() if each.setting_kind and "[]" not in key)
    sheet = blank_sheet(of)
    sheet.apply(AddRow(key, {"name": "Quite My Own"}))
    assert updates_of(of, sheet, raised_world(of)) == ()


@NAMED
def test_the_effect_tells_numbers_of_the_head_first_then_those_of_the_rows_and_changes_nothing(of: Game) -> None:
    sheet, new = embedding_sheet(of), raised_world(of)
    before = sheet.character
    effect = update_effect(sheet, updates_of(of, sheet, new), random.Random(1))
    assert sheet.character is before
    assert effect.after.character != before
    told = (*effect.head, *effect.own, *effect.others)
    assert told
    assert len(set(told)) == len(told)
    assert all(sheet.value(address) != effect.after.value(address) for address in told)
    heads = head_keys(of.system)
    assert [address for address in told if address in heads] == list(effect.head)
    assert all("[" in address for address in effect.own)
    assert {each.code for each in effect.violations} <= {each.code for each in effect.after.violations}
    assert not {(each.code, each.address) for each in effect.violations} & {
        (each.code, each.address) for each in sheet.violations
    }


def test_each_game_has_numbers_that_it_puts_first() -> None:
    for of in games():
        assert all(of.system.derived[key] for key in head_keys(of.system))


# ------------------------------------------------------------------------------------------------- uses of an entry


def _with_uses() -> tuple[Game, str, list[dict[str, Json]]]:
    """Return a game, its list of uses, and two rows that are uses of one entry; skips without such a game."""
    for of in GAMES:
        for key, field in of.system.fields.items():
            rows: dict[str, list[dict[str, Json]]] = {}
            for offer in offered_rows(of.system, sample(of), key) if field.filling.uses else ():
                rows.setdefault(offer.entry, []).append(dict(offer.row))
            for same in rows.values():
                if len(same) > 1:
                    return of, key, same[:2]
    pytest.skip("no game here has entries with several uses")


def _sheet_with_uses() -> tuple[Game, str, Sheet]:
    of, key, rows = _with_uses()
    sheet = blank_sheet(of)
    for row in rows:
        sheet.apply(AddRow(key, row))
    return of, key, sheet


def test_what_all_uses_of_an_entry_share_is_told_once_and_written_to_each_row() -> None:
    of, key, sheet = _sheet_with_uses()
    (entry,) = updates_of(of, sheet, raised_world(of))
    assert entry.fields
    assert all(len(field.addresses) == sheet.count(key) and field.use == "" for field in entry.fields)
    assert len(entry.edits) == 2 * len(entry.fields)


def test_an_own_value_in_one_use_leaves_the_other_use_its_update() -> None:
    of, _key, sheet = _sheet_with_uses()
    (entry,) = updates_of(of, sheet, raised_world(of))
    wanted = _number((entry,), sheet)
    sheet.apply(SetValue(wanted.addresses[1], int(str(wanted.after)) + 7))
    (entry,) = updates_of(of, sheet, raised_world(of))
    split = [
        (field.is_kept, len(field.addresses), bool(field.use)) for field in entry.fields if field.key == wanted.key
    ]
    assert split == [(False, 1, True), (True, 1, True)]


def test_a_use_that_the_entry_no_longer_has_stays_with_the_reason() -> None:
    of, key, sheet = _sheet_with_uses()
    uses = of.system.fields[key].filling.uses

    def keep_first(_kind: str, entry: dict[str, Any]) -> None:
        if uses in entry:
            entry[uses] = entry[uses][:1]

    (entry,) = updates_of(of, sheet, unchecked_world(sample(of), keep_first))
    assert "That row stays." in str(entry.refusal and entry.refusal.render())
    assert entry.edits == ()


def test_a_row_that_is_removed_is_not_updated() -> None:
    of, key, sheet = _sheet_with_uses()
    sheet.apply(RemoveRow(f"{key}[1]"))
    (entry,) = updates_of(of, sheet, raised_world(of))
    assert all(len(field.addresses) == 1 and field.use == "" for field in entry.fields)
    assert all(field.own is ABSENT for field in entry.fields)


@NAMED
def test_a_world_taken_apart_and_put_together_is_the_same_world(of: Game) -> None:
    same = edited_world(sample(of), of, lambda _kind, _entry: None)
    assert updates_of(of, embedding_sheet(of), same) == ()
