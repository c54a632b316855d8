"""Dataclasses for the Play page: what ``[play]`` says of tracks, numbers, states, damage, checks, attacks and rest.

The notation of templates, conditions and addresses is described in :mod:`core.rules.layout_reader`, which reads the
file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.rules.block_parts import Address, Answer, Condition, RowsOf, Template


@dataclass(frozen=True, slots=True)
class PlayTrack:
    """Something used up in play and recovered: a row with a bar, counted down and up.

    Attributes:
        label: What it is.
        now: Its current value.
        most: Its maximum.
        lost: The input that counting changes: points lost.
        abbr: Its abbreviation, or nothing.
        also: Another input that reduces it; both are then counted next to the bar.
        lost_label: What the first is called there.
        also_label: What the second is called there.
        regained: The input for what comes back where nothing of these is left to take away; "" where they are all.
        rows: A track for every row of this list or member of this family.
        only_if: The track is shown only if the condition holds.
        hint: A few words on it.
        is_vital: Whether tables of a whole party show it.
        is_folded: Whether it is hidden while undamaged.
    """

    label: Template
    now: Address
    most: Address
    lost: Address
    abbr: Template = ()
    also: Address = ""
    lost_label: str = ""
    also_label: str = ""
    regained: Address = ""
    rows: RowsOf = ""
    only_if: Condition = ""
    hint: str = ""
    is_vital: bool = False
    is_folded: bool = False


@dataclass(frozen=True, slots=True)
class PlayNumber:
    """A number that is needed often in play.

    Attributes:
        label: What it is.
        value: What is shown.
        address: The number that explains itself on a click, where it is one.
        rows: One for every row of this list or member of this family.
        only_if: It is shown only if the condition holds.
        in_party: Whether tables of a whole party show it.
        only_in_party: Whether only these show it, as the sheet of one character says it in another way.
    """

    label: Template
    value: Template
    address: Address = ""
    rows: RowsOf = ""
    only_if: Condition = ""
    in_party: bool = False
    only_in_party: bool = False


@dataclass(frozen=True, slots=True)
class PlayState:
    """An input switched or counted in play: dead, unconscious, days on half rations.

    Attributes:
        input: The input: a flag, a number or one of several words.
        rows: One for every row of this list or member of this family.
        in_party: Whether tables of a whole party show it.
    """

    input: Address
    rows: RowsOf = ""
    in_party: bool = False


@dataclass(frozen=True, slots=True)
class PlayList:
    """A list whose rows come and go in play: wounds, conditions, active powers.

    Attributes:
        rows: The list.
        title: Its heading.
    """

    rows: RowsOf
    title: str


@dataclass(frozen=True, slots=True)
class PlayDice:
    """Dice that a character rolls often, for the dice tray.

    Attributes:
        label: What is rolled.
        dice: The dice text.
        rows: One for every row of this list or member of this family.
        only_if: It is offered only if the condition holds.
        target: What the total is held against, or nothing.
        is_low: Whether the total must stay at or below the target, not reach it.
        is_under: Whether it must stay below the target, in the words of the game: below 12, not at most 11.
        most: The greatest total that still succeeds, whatever the target; 0 where there is no bound.
    """

    label: Template
    dice: Template
    rows: RowsOf = ""
    only_if: Condition = ""
    target: Template = ()
    is_low: bool = False
    is_under: bool = False
    most: int = 0


@dataclass(frozen=True, slots=True)
class PlayDamage:
    """How the page asks for damage: which answers of a procedure it takes, and from which inputs.

    Attributes:
        procedure: Key of the procedure.
        amounts: Keys of its requests for numbers; the first has the focus.
        choices: Keys of its choices, the first as segments beside the amount.
        preset: Answers that the page gives instead of the usual ones, until the player chooses.
        hint: A few words beside the title.
    """

    procedure: str
    amounts: tuple[str, ...]
    choices: tuple[str, ...] = ()
    preset: Mapping[str, Answer] = field(default_factory=dict)
    hint: Template = ()


@dataclass(frozen=True, slots=True)
class PlayChecks:
    """How the page shows the game's checks.

    Attributes:
        cells: Keys of the procedures whose checks are cells of a grid instead of rows.
        hidden: Keys of the procedures whose checks the page leaves to its menu.
        numbers: Keys of the numbers that checks are rolled with; other pages of the sheet offer to roll them.
        modifiers: Keys of the requests that take the modifier of all checks.
        usual: What these are answered without a modifier; a level is counted from there.
        modifier_label: What the game calls it, where that is not a modifier.
        choice: Key of the choice that is made once for all checks, or "".
        options: Keys of its options.
        labels: Their names, in the same order.
    """

    cells: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    modifiers: tuple[str, ...] = ()
    usual: int = 0
    modifier_label: str = ""
    choice: str = ""
    options: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayAttack:
    """A way to strike, as a row: dice to hit, what they must reach, damage.

    Attributes:
        label: The weapon.
        dice: The dice to hit.
        rows: One for every row of this list.
        only_if: It is offered only if the condition holds.
        note: The way it is used, or another word on it.
        target: What the total is held against without a foe, or nothing.
        is_low: Whether the total must stay at or below the target, not reach it.
        foe: The number of the foe's sheet that counts against it, or ""; one of each member of a family, as
            ``stats.<s>.effective``, where `foe_member` says which.
        foe_member: A value of the row, the key of the member in any case.
        foe_if: The foe's number counts only if the condition holds.
        foe_label: What that number is called, where its own label does not say it.
        foe_eases: Whether that number is added to the total instead, as an armor class that falls with more armor.
        foe_dice: Dice that the foe adds to its number; the total must then be greater than the foe's.
        least: The least target where the foe makes it harder than that.
        percent: Dice that must then stay at or below the total and the bonus, or nothing. The foe's number is what that
            sum must reach, and dice to hit that show their highest face are rolled again and added.
        bonus: The number that is added to the dice to hit there, or that is shared with `share`.
        share: Only this part of the bonus less the foe's number counts, rounded down: 3 for a third. The target has the
            part of the bonus alone in it already; 0 where numbers count whole.
        most: The greatest face of these dice that still succeeds; 0 where there is no bound.
        rank: A number that both sheets have, or nothing; who has at least twice the other's, and 2, is superior.
        rank_bonus: What the superior one adds: to the dice to hit, or to the foe's number.
        damage: The damage, as dice or a number.
        place: Dice for the place of a blow, rolled with the damage.
        extra: A further number of the row.
        extra_label: What that is called.
    """

    label: Template
    dice: Template
    rows: RowsOf = ""
    only_if: Condition = ""
    note: Template = ()
    target: Template = ()
    is_low: bool = False
    foe: str = ""
    foe_member: Address = ""
    foe_if: Condition = ""
    foe_label: str = ""
    foe_eases: bool = False
    foe_dice: str = ""
    least: int = 0
    percent: str = ""
    bonus: Address = ""
    share: int = 0
    most: int = 0
    rank: Address = ""
    rank_bonus: int = 0
    damage: Template = ()
    place: str = ""
    extra: Template = ()
    extra_label: str = ""


@dataclass(frozen=True, slots=True)
class PlayShortcut:
    """A procedure with its answers as one button: an hour of rest, ten minutes that pass.

    Attributes:
        procedure: Key of the procedure.
        label: What it is called.
        answers: Answers by key of the request; the others are the usual ones. ``"{address}"`` is a number of the sheet.
        effect: What it does, where its gain does not say that.
        only_if: It is offered only if the condition holds.
        icon: Its icon.
    """

    procedure: str
    label: Template
    answers: Mapping[str, Answer] = field(default_factory=dict)
    effect: Template = ()
    only_if: Condition = ""
    icon: str = "moon"


@dataclass(frozen=True, slots=True)
class PlayDue:
    """A procedure that is due whenever it can be run.

    Attributes:
        procedure: Its key.
        only_if: It is due only if the condition holds.
    """

    procedure: str
    only_if: Condition = ""


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """The play page of a sheet.

    Attributes:
        tracks: What is used up, in the order of the page.
        numbers: What is asked for.
        states: What is switched.
        lists: What comes and goes.
        dice: What is rolled.
        damage: How damage is taken, or None.
        checks: How checks are shown.
        attacks: What strikes.
        rest: Rest and healing, as buttons.
        time: Amounts of time to let pass, as buttons.
        due: What is due.
    """

    tracks: tuple[PlayTrack, ...] = ()
    numbers: tuple[PlayNumber, ...] = ()
    states: tuple[PlayState, ...] = ()
    lists: tuple[PlayList, ...] = ()
    dice: tuple[PlayDice, ...] = ()
    damage: PlayDamage | None = None
    checks: PlayChecks = PlayChecks()
    attacks: tuple[PlayAttack, ...] = ()
    rest: tuple[PlayShortcut, ...] = ()
    time: tuple[PlayShortcut, ...] = ()
    due: tuple[PlayDue, ...] = ()
