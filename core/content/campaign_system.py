"""The synthetic game of a campaign: the formulas and options of its game, and fields of its own.

A campaign of the library is a document of this game, so that sheets, edits, undo and history serve it like a character.
Its id is ``<game>:campaign``, or ``campaign`` for a campaign without a game. The options and house rules of the
document are the campaign's, checked by the same edits as a character's; its world is the document's setting; name and
notes are headers. The fields are ``campaign.state``, ``campaign.date.…`` and ``campaign.sessions``.

There are no violations: a campaign is not a character.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from core.character.document_kind import CAMPAIGN, synthetic_id
from core.formula import Program, Schema
from core.messages import Word
from core.rules.formula_schema import list_keys, value_types
from core.rules.model import Choice, Credits, Field, FieldType, System, no_layout

STATE: Final = "campaign.state"
DATE: Final = "campaign.date"
SESSIONS: Final = "campaign.sessions"

RUNNING: Final = "running"
RESTING: Final = "resting"

_STATES: Final = (Choice(RUNNING, Word("Running")), Choice(RESTING, Word("Resting")))


@lru_cache(maxsize=16)
def campaign_system(system: System | None) -> System:
    """Return the synthetic game of the campaigns of a game; cached.

    Args:
        system: The game; None for campaigns without one, which have no rules.
    """
    base = _no_game() if system is None else system
    fields = {each.key: each for each in _fields()}
    return replace(
        base,
        id=synthetic_id("" if system is None else system.id, CAMPAIGN),
        fields={**base.fields, **fields},
        violations=(),
        summary="",
        layout_source=no_layout,
        program=base.program.with_inputs(value_types(fields), list_keys(fields)),
    )


def _no_game() -> System:
    return System(
        id="",
        name="",
        version="",
        credits=Credits("", "", "", "", ""),
        about="",
        creation_time="",
        fields={},
        groups={},
        derived={},
        options={},
        families={},
        violations=(),
        rulings={},
        tables={},
        functions={},
        kinds={},
        renamed={},
        summary="",
        dice_sizes=(),
        program=Program.build(Schema({}), {}),
    )


def _fields() -> Iterator[Field]:
    state = _field(STATE, Word("State"), Word("Whether the campaign is running or resting."), FieldType.CHOICE)
    yield replace(state, choices=_STATES, default=RUNNING)
    for name, label in (("year", Word("Year")), ("month", Word("Month")), ("day", Word("Day"))):
        date = _field(f"{DATE}.{name}", label, Word("The date in the game."), FieldType.INT)
        yield replace(date, default=1, least=1)
    sessions = _field(SESSIONS, Word("Sessions"), Word("What happened, session by session."), FieldType.ROWS)
    yield replace(sessions, default=(), row_label=Word("session"))
    yield _column("date", Word("Date"), Word("The day it was played: 2026-11-26."))
    yield _column("title", Word("Title"), Word("What the session is called."))
    yield _column("game_date", Word("Date in the game"), Word("The date in the game when it was played."))
    present = _column("present", Word("Present"), Word("Who was there."), FieldType.ROWS)
    yield replace(present, default=(), row_label=Word("character"))
    yield _column("present[].id", Word("Id"), Word("The id of the character in the library."))
    yield _column("present[].name", Word("Name"), Word("The name of the character."))
    awarded = _column("awarded", Word("Awarded"), Word("What was awarded and fought on the day."), FieldType.TEXTS)
    yield replace(awarded, default=())
    yield _column("text", Word("Text"), Word("What happened."), FieldType.PROSE)


def _column(name: str, label: str, about: str, type_: FieldType = FieldType.TEXT) -> Field:
    return _field(f"{SESSIONS}[].{name}", label, about, type_)


def _field(key: str, label: str, about: str, type_: FieldType) -> Field:
    return Field(key, type_, label, label, "", "", about, "", family=key)
