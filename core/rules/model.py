"""Dataclasses for the definitions of a game, with every name resolved and checked.

A :class:`System` is immutable and shared by all characters of the game. Keys are written as in the data files:
``age_years``, ``base.hlth``, ``weapons[].wslo``, ``professions[].minimums.ambt``. Families (``base.<a>``) are expanded
to their members when a game is loaded; :attr:`Derived.family` keeps the original key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING

from core.formula import Function, Program, Table
from core.rules.notations import Notation, ValueNotation
from core.rules.value_labels import ValueLabels

if TYPE_CHECKING:
    from core.rules.sheet_layout import SheetLayout

DEFAULT_RANGE_CODE = "out_of_range"
"""Violation code of a value out of bounds without a code of its own; needs no message."""


class FieldType(StrEnum):
    """Type of an input."""

    INT = "int"  # a whole number
    NUMBER = "number"  # a number that may have a fraction
    BOOL = "bool"  # true or false; 1 or 0 in formulas
    TEXT = "text"  # one line
    PROSE = "prose"  # several lines
    CHOICE = "choice"  # one of the listed words
    DICE = "dice"  # a dice text such as 15+2d6; "" rolls 0
    TEXTS = "texts"  # a list of lines; only functions of the game may read it
    NUMBERS = "numbers"  # a list of whole numbers, as the faces of dice; only functions of the game may read it
    ROLLS = "rolls"  # a list of lists of whole numbers, as the dice of several rolls; read as NUMBERS are
    ROWS = "rows"  # a list of rows; its columns are fields of their own, "weapons[].name"


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a CHOICE field: stored key and label."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class UseColumns:
    """Columns of a row that stands for one use of an entry of another kind, as the skill with a weapon.

    Attributes:
        kind: The kind of the entry.
        name: The column with the name of the entry.
        uses: The list of the entry with its uses.
        by: The key of a use that tells it from others.
        use: The column with the value of that key.
        columns: The columns that the row takes from the use, under the same keys.
    """

    kind: str
    name: str
    uses: str
    by: str
    use: str
    columns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowFilling:
    """How a row is filled from an entry of a setting, besides the keys they share.

    Attributes:
        uses: The list of the entry with one row for each use, as the types of a weapon; or "".
        fill: The path into the entry that fills a column, by column: ``{"object": "name"}``; see
            :mod:`core.rules.entry_paths`.
        start: Columns that begin with a value of their own.
        again: Columns that begin with a value of their own where the list has a row of the same entry already.
        also: What rows take that stand for a use of an entry of another kind; or None.
    """

    uses: str = ""
    fill: Mapping[str, str] = field(default_factory=dict)
    start: Mapping[str, object] = field(default_factory=dict)
    again: Mapping[str, object] = field(default_factory=dict)
    also: UseColumns | None = None


NO_FILLING = RowFilling()


@dataclass(frozen=True, slots=True)
class LinkedColumn:
    """A column that is written along with another one until a flag of the sheet is set.

    Attributes:
        column: The linked column of the same row.
        until: Key of the flag.
    """

    column: str
    until: str


@dataclass(frozen=True, slots=True)
class Field:
    """An input: what a player rolls, chooses or types.

    Attributes:
        key: Its key in ``data``: ``height_in``, ``raw.ambt``, ``weapons[].type``.
        type: What it holds.
        label: Name for people, in the game's terms.
        abbr: The book's abbreviation, or the label where there is none.
        unit: Unit after a value, or "".
        cite: Section of the book; rulings of the spec as R and a number.
        help: What it means, in our words.
        default: Value where the document has none.
        nullable: Whether ``null`` is allowed.
        least, most: Inclusive bounds; a value outside is a violation. None for no bound.
        range_code: Code of that violation.
        zero_unset: Whether 0 means "not determined" and so is never out of range.
        choices: The words of a CHOICE field, and of a TEXTS field whose texts must be words of a list; else empty.
        open_choice: Whether other words than the listed ones are kept (and reported by a violation rule).
        family: The key with its family mark, ``raw.<a>``; else the key itself.
        member: The member of the family, ``ambt``; else "".
        row_label: For ROWS: what one row is called ("weapon").
        has_uids: For ROWS: whether its rows are edited singly and so carry a uid.
        setting_kind: For ROWS: the kind of setting entry that they are made from, or "".
        ref: For TEXT in a row: the list whose row it names (read as ``skill.key`` of a column ``skill``), or "".
        id_from: For ROWS: the column that a new row without an id, or with one that is taken, gets its id from, or "".
        filling: For ROWS: how rows are filled from such an entry.
        is_required: Whether a row without it is refused; a row made by hand begins with its default.
        follow: The column that an edit of this one writes too, or None.
        pounds_per_kilogram: The book's own factor for typed kilograms; None for the exact one.
        notation: For NUMBERS: how the game writes its values, or None.
    """

    key: str
    type: FieldType
    label: str
    abbr: str
    unit: str
    cite: str
    help: str
    default: object
    nullable: bool = False
    least: Fraction | int | None = None
    most: Fraction | int | None = None
    range_code: str = DEFAULT_RANGE_CODE
    zero_unset: bool = False
    choices: tuple[Choice, ...] = ()
    open_choice: bool = False
    family: str = ""
    member: str = ""
    row_label: str = ""
    has_uids: bool = True
    setting_kind: str = ""
    ref: str = ""
    id_from: str = ""
    filling: RowFilling = NO_FILLING
    is_required: bool = False
    follow: LinkedColumn | None = None
    pounds_per_kilogram: Fraction | None = None
    notation: ValueNotation | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """An object in ``data`` shown as one thing, as the culture; its members are fields.

    Attributes:
        key: ``culture``; its fields are ``culture.id``, ``culture.name`` and so on.
        label, cite, help: As for :class:`Field`.
        setting_kind: The kind of setting entry that it is made from, or "".
        nullable: Whether the whole group can be ``null``.
    """

    key: str
    label: str
    cite: str
    help: str
    setting_kind: str = ""
    nullable: bool = False


class Better(StrEnum):
    """Which of two values is better for the character."""

    MORE = "more"
    LESS = "less"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Derived:
    """A computed number (or text), never stored.

    Attributes:
        key: ``move_rate``, ``cap.hlth``, ``weapons[].wslo``.
        label, abbr, unit, cite, help: As for :class:`Field`.
        formula: The book's formula, in the language of the engine.
        is_text: Whether it is a text.
        value_labels: Labels shown for values, as "Large" for 3; files keep the number.
        undefined: Why it may be undefined, in a few words ("the Surprise Number is 0"), or "".
        is_hidden: A helper that formulas use and no sheet or file shows.
        family, member: As for :class:`Field`.
        better: Which values are the better ones, where answers are weighed against each other.
        decimals: How many decimals people see; files and explanations have all that there are, up to six.
        absent: Word shown where it is undefined ("never"), or "" for a dash.
        is_duration: Whether it counts seconds and is shown in days, hours and minutes.
        is_list: Whether it is a list, for functions of the game only.
        house_rule_from: For a virtual row: the key in the list whose house rules also apply here; else "".
    """

    key: str
    label: str
    abbr: str
    unit: str
    cite: str
    help: str
    formula: str
    is_text: bool = False
    value_labels: ValueLabels = field(default_factory=ValueLabels)
    undefined: str = ""
    is_hidden: bool = False
    family: str = ""
    member: str = ""
    better: Better = Better.MORE
    house_rule_from: str = ""
    decimals: int = 6
    absent: str = ""
    is_duration: bool = False
    is_list: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """An optional rule; usually a switch, but numbers and choices are possible.

    Attributes:
        key: ``quirks``; formulas read it as ``options.quirks``.
        label, cite, help, type, default, choices, open_choice, least, most, range_code: As for :class:`Field`.
    """

    key: str
    label: str
    cite: str
    help: str
    type: FieldType
    default: object
    choices: tuple[Choice, ...] = ()
    open_choice: bool = False
    least: Fraction | int | None = None
    most: Fraction | int | None = None
    range_code: str = DEFAULT_RANGE_CODE


class Severity(StrEnum):
    """Severity of a violation rule."""

    VIOLATION = "violation"  # the rules forbid it
    NOTICE = "notice"  # nothing is wrong, something is left to do


@dataclass(frozen=True, slots=True)
class ViolationRule:
    """A state that the game forbids or reminds of.

    Attributes:
        code: As the spec lists it; several rules may share one.
        severity: Violation or notice.
        when: Formula; not 0 and not undefined means that the rule speaks. Its key in the solver is :attr:`key`.
            Empty for a rule that only words the message of bounds (:attr:`Field.range_code`): it has no condition.
        key: ``!raw_range.raw.ambt`` or ``weapons[].!weapon_type.type``: the solver's name of the condition.
        address: Address it is reported at, with ``[]`` for the row: ``raw.ambt``, ``weapons[].type``.
        message: Template for a :class:`~core.messages.Message`; its placeholders are the keys of ``values`` and
            ``texts``, of a rule that words a bound ``what``, ``n``, ``least`` and ``most``.
        label, cite: Short name, and section of the book.
        values: The class key behind each placeholder: ``{"cap_a": "cap.ambt"}``.
        texts: Texts of placeholders, as the name of the member: ``{"label": "Ambition"}``.
        scope: The list whose rows are watched (``weapons``), or "" for the sheet.
    """

    code: str
    severity: Severity
    when: str
    key: str
    address: str
    message: str
    label: str
    cite: str
    values: Mapping[str, str] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    scope: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """An interpretation where the book is unclear."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Member:
    """One member of a family: an attribute, a trait, a body part.

    Attributes:
        key: Its part of a key: ``hlth``.
        abbr, label, help: As for :class:`Field`.
        note: A few words shown next to the name ("ages 0–40"), or "".
    """

    key: str
    abbr: str
    label: str
    help: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class SettingCheck:
    """A condition that every entry of a kind must meet.

    Attributes:
        when: Formula over the entry's fields; not 0 means that the entry is wrong.
        message: Template of what is wrong; its placeholders are the keys of ``values``.
        values: The field of the entry behind each placeholder.
    """

    when: str
    message: str
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SettingReference:
    """A path in an entry whose text must name another entry.

    Attributes:
        path: Key within the entry, ``[]`` for every row or text of a list: ``free_skills[].from[].name``.
        kind: Kind it names.
        by: ``id`` or ``name``.
        unless: Key of the same row; the reference does not apply if it is filled; or "".
        beside, among: A condition on the entry found: its list ``among`` must contain the text of the key ``beside``
            (of the same row), as ``weapon_type`` in ``types[].type``. Both "" where there is none.
    """

    path: str
    kind: str
    by: str
    unless: str = ""
    beside: str = ""
    among: str = ""


@dataclass(frozen=True, slots=True)
class SettingNotice:
    """A notice about something unusual but valid in a setting.

    Attributes:
        code: Stable name: ``culture_few_caps``.
        when: Formula over the entry's fields; not 0 means that the entry is odd.
        differs: Formula that should be equal for all entries, or ""; reported once if not.
        is_unnamed: Whether it is only for entries that no other entry refers to.
        message: Template of what is odd; its placeholders are the keys of ``values``.
        values: The field of the entry behind each placeholder.
    """

    code: str
    when: str
    differs: str
    is_unnamed: bool
    message: str
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SettingKind:
    """One kind of content in a setting: cultures, weapons, creatures.

    Attributes:
        key: Name of the list in a setting file.
        label: Name of one entry for people.
        fields: The fields of an entry by key, without ``id``, ``name`` and ``about``.
        checks, references: What a valid entry must fulfil.
        notices: Notices about one entry, or all of them, though valid.
        has_ids, has_names: Whether an entry must have an ``id``, a ``name`` (both unique in the list).
        notation: The list in whose notation a text of the entry is written; "" where none is.
        line: The key of that text; it may be empty.
        is_plain: Whether the entries of a setting file are plain texts, each the name of an entry without fields.
        plural: Name of all its entries for people; the label where the game gives none.
    """

    key: str
    label: str
    fields: Mapping[str, Field]
    checks: tuple[SettingCheck, ...] = ()
    references: tuple[SettingReference, ...] = ()
    notices: tuple[SettingNotice, ...] = ()
    has_ids: bool = True
    has_names: bool = True
    is_plain: bool = False
    notation: str = ""
    line: str = ""
    plural: str = ""


@dataclass(frozen=True, slots=True)
class Credits:
    """Authors of the game; the text of the book is not part of Quire."""

    title: str
    edition: str
    author: str
    year: str
    note: str


@dataclass(frozen=True, slots=True)
class Calendar:
    """The numbers of a game that say how long its year and months are.

    Attributes:
        year_days: Key of the days in a year.
        month_days: Key of the days in a month; the last month of a year has the rest, too.
    """

    year_days: str
    month_days: str


def no_layout() -> SheetLayout:
    """Return the layout of documents that have neither printed pages nor a Play page."""
    from core.rules.sheet_layout import EMPTY_LAYOUT  # noqa: PLC0415 - numbers are computed without layouts

    return EMPTY_LAYOUT


@dataclass(frozen=True, slots=True, eq=False)
class System:
    """One complete game. Compared by identity, so it can be a dictionary key.

    Attributes:
        id: Short name in documents and folders, in small letters.
        name: Short name for people.
        version: Version of the game's data; a draft remembers it.
        credits: Author, year, edition.
        about: What the game is like, in a few sentences of ours.
        creation_time: How long making a character takes, in words.
        fields: All inputs by key, in the order of the data files.
        groups: Objects that people meet as one thing, by key.
        derived: All computed numbers by key, in the order of the data files.
        options: Optional rules by key.
        families: Members by family mark: ``{"a": (Member("ambt", …), …)}``.
        violations: The violation rules.
        rulings: By key, ``R7``.
        sources: What words of citations mean that are no sections of the book, by word.
        sections: Headings of the book by the short words that citations use for them.
        tables: Tables by name.
        functions: The functions of the game by name.
        kinds: What a setting may define, by key.
        macros: Key prefixes by macro: ``{"S": ("stats.<s>", "skills[]")}``.
        notations: How rows are written as lines, by the key of their list.
        renamed: Old key to new key, for documents of older versions.
        summary: Template of the level-like line in the library: ``"Step Level {step_level}"``.
        dice_sizes: Sides that a dice text of the game may name; empty where all are allowed.
        program: All formulas, compiled and in order.
        calendar: How long its year is; None for a game without a calendar.
        layout_source: Reads the printed pages and the Play page, once.
    """

    id: str
    name: str
    version: str
    credits: Credits
    about: str
    creation_time: str
    fields: Mapping[str, Field]
    groups: Mapping[str, Group]
    derived: Mapping[str, Derived]
    options: Mapping[str, Option]
    families: Mapping[str, tuple[Member, ...]]
    violations: tuple[ViolationRule, ...]
    rulings: Mapping[str, Ruling]
    tables: Mapping[str, Table]
    functions: Mapping[str, Function]
    kinds: Mapping[str, SettingKind]
    renamed: Mapping[str, str]
    summary: str
    dice_sizes: tuple[int, ...]
    program: Program
    macros: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    notations: Mapping[str, Notation] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    sections: Mapping[str, str] = field(default_factory=dict)
    calendar: Calendar | None = None
    layout_source: Callable[[], SheetLayout] = no_layout

    @property
    def layout(self) -> SheetLayout:
        """Printed pages, quick card and Play page.

        Raises:
            RulesError: The game's own data is wrong.
        """
        return self.layout_source()


GameFunctions = Mapping[str, Function]
"""The pure functions of a game by their name in formulas."""

Loader = Callable[[str], System]
"""Returns a game by id."""
