"""A fight being set up: sides with names and marks, their fighters, who controls them, and preferred weapons."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.play.arena import Arena, Control, Participant
from core.play.opponent_line import unique_names
from core.setting_resolver import ResolvedSetting
from desktop.fight.fighter_facts import FighterFacts

MOST_SIDES = 8


@dataclass(slots=True, eq=False)
class Side:
    """A side of the fight.

    Attributes:
        name: Its name, unique.
        mark: Its shape and colour, counted from 0.
    """

    name: str
    mark: int


@dataclass(slots=True, eq=False)
class FighterEntry:
    """A fighter.

    Attributes:
        name: Its name in the log.
        side: Its side.
        control: Who controls it.
        sheet: Its sheet.
        facts: What its row shows.
        id: Id in the library; "" for one made for this fight.
        state: Its state at the start; "" if fit to fight.
        setting: Its setting; None for one made for this fight.
        portrait: Its portrait, or None.
        weapon: Key of the weapon that it prefers; "" for the game's usual choice.
    """

    name: str
    side: Side
    control: Control
    sheet: Sheet
    facts: FighterFacts
    id: str = ""
    state: str = ""
    setting: ResolvedSetting | None = None
    portrait: QImage | None = None
    weapon: str = ""


@dataclass(frozen=True, slots=True)
class Recruit:
    """A loaded character, or a quick opponent, that can become a fighter; attributes as of `FighterEntry`."""

    sheet: Sheet
    facts: FighterFacts
    id: str = ""
    state: str = ""
    setting: ResolvedSetting | None = None
    portrait: QImage | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class FightPlan:
    """What a page before a fight holds, kept while a new window takes its place.

    Attributes:
        game: Id of the game.
        kind: Position of the kind of fight.
        first_names: Names that the first sides had before anybody renamed them.
        sides: The sides, in order.
        fighters: Their fighters.
        options: The optional rules.
        bound: After how many rounds it stops.
        seed: Its seed; "" for a random one.
        distance: The distance of the sides.
    """

    game: str
    kind: int
    first_names: tuple[str, ...]
    sides: tuple[Side, ...]
    fighters: tuple[FighterEntry, ...]
    options: Mapping[str, Json]
    bound: int
    seed: str
    distance: int


class FightSetup(QObject):
    """The sides and their fighters.

    Args:
        names: Names of the first sides.
        unnamed: Name of a fighter without one.
        parent: Its owner.

    Signals:
        changed: Fighters, or something of them, changed.
        sides_changed: Sides were added, removed, renamed or marked.
    """

    changed = Signal()
    sides_changed = Signal()

    def __init__(self, names: Sequence[str], unnamed: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unnamed = unnamed
        self._fighters: list[FighterEntry] = []
        self.first_names = tuple(names)
        self.sides = [Side(name, mark) for mark, name in enumerate(names)]

    @property
    def fighters(self) -> list[FighterEntry]:
        """All fighters, side by side, in the order that breaks ties."""
        return [each for side in self.sides for each in self.fighters_of(side)]

    def fighters_of(self, side: Side) -> list[FighterEntry]:
        """Return the fighters of a side, in order."""
        return [each for each in self._fighters if each.side is side]

    def side_of(self, id_: str) -> Side | None:
        """Return the side on which a character of the library fights; None for none."""
        return next((each.side for each in self._fighters if each.id == id_), None)

    def names(self) -> list[str]:
        """Return the names of all fighters."""
        return [each.name for each in self._fighters]

    # ------------------------------------------------------------------------------------------------ fighters

    def add(self, people: Iterable[Recruit], side: Side, control: Control) -> list[FighterEntry]:
        """Add fighters; characters of the library only once.

        Args:
            people: Who they are.
            side: Their side.
            control: Who controls them.
        """
        present = {each.id for each in self._fighters} - {""}
        listed = [each for each in people if each.id not in present]
        names = [each.sheet.character.name or self._unnamed for each in listed]
        added = [
            FighterEntry(name, side, control, each.sheet, each.facts, each.id, each.state, each.setting, each.portrait)
            for name, each in zip(unique_names(names, self.names()), listed, strict=True)
        ]
        if added:
            self._fighters += added
            self.changed.emit()
        return added

    def remove(self, fighters: Collection[FighterEntry]) -> None:
        """Remove fighters."""
        if fighters:
            self._fighters = [each for each in self._fighters if each not in fighters]
            self.changed.emit()

    def take_over(self, plan: FightPlan) -> None:
        """Take sides and fighters of another page; sides with their first names get them in this language."""
        self.sides, self._fighters = list(plan.sides), list(plan.fighters)
        for side, before, now in zip(self.sides, plan.first_names, self.first_names, strict=False):
            if side.name == before:
                side.name = now
        self.sides_changed.emit()
        self.changed.emit()

    def keep_game(self, system: str) -> None:
        """Remove the fighters of other games."""
        self.remove([each for each in self._fighters if each.sheet.system.id != system])

    def move(self, fighters: Sequence[FighterEntry], side: Side, before: FighterEntry | None = None) -> None:
        """Move fighters to a place on a side.

        Args:
            fighters: The fighters.
            side: The side.
            before: The fighter that they come before; None for the end of the side.
        """
        moved = [each for each in fighters if each in self._fighters and each is not before]
        if not moved:
            return
        rest = [each for each in self._fighters if each not in moved]
        for each in moved:
            each.side = side
        at = rest.index(before) if before is not None and before in rest else len(rest)
        self._fighters = [*rest[:at], *moved, *rest[at:]]
        self.changed.emit()

    def shift(self, fighters: Sequence[FighterEntry], step: int) -> None:
        """Move fighters of a side by one place up (-1) or down (1), together."""
        if not fighters:
            return
        own = self.fighters_of(fighters[0].side)
        places = sorted(own.index(each) for each in fighters)
        at = places[0] - 1 if step < 0 else places[-1] + 2
        if at < 0 or at > len(own):
            return
        self.move([own[place] for place in places], fighters[0].side, own[at] if at < len(own) else None)

    def shift_side(self, fighters: Sequence[FighterEntry], step: int) -> Side | None:
        """Move fighters to the side to the left (-1) or right (1); return it, or None if there is none."""
        if not fighters:
            return None
        place = self.sides.index(fighters[0].side) + step
        if not 0 <= place < len(self.sides):
            return None
        self.move(fighters, self.sides[place])
        return self.sides[place]

    def rename(self, fighter: FighterEntry, name: str) -> None:
        """Rename a fighter; a name that is taken gets a number."""
        if name.strip():
            others = [each.name for each in self._fighters if each is not fighter]
            (fighter.name,) = unique_names([name.strip()], others)
            self.changed.emit()

    def set_control(self, fighters: Iterable[FighterEntry], control: Control) -> None:
        """Change who controls fighters."""
        for each in fighters:
            each.control = control
        self.changed.emit()

    def set_weapon(self, fighters: Iterable[FighterEntry], name: str) -> None:
        """Set the weapon that fighters prefer, by its name; those without it keep theirs."""
        for each in fighters:
            each.weapon = next((weapon.key for weapon in each.facts.weapons if weapon.name == name), each.weapon)
        self.changed.emit()

    # ------------------------------------------------------------------------------------------------ sides

    def add_side(self, name: str) -> Side:
        """Add a side with a free name and a free mark."""
        marks = {each.mark for each in self.sides}
        mark = next(number for number in range(MOST_SIDES + 1) if number not in marks)
        (unique,) = unique_names([name], [each.name for each in self.sides])
        side = Side(unique, mark)
        self.sides.append(side)
        self.sides_changed.emit()
        return side

    def remove_side(self, side: Side) -> None:
        """Remove a side with its fighters."""
        self.sides.remove(side)
        self._fighters = [each for each in self._fighters if each.side is not side]
        self.sides_changed.emit()
        self.changed.emit()

    def rename_side(self, side: Side, name: str) -> None:
        """Rename a side; a name that is taken gets a number, an empty one changes nothing."""
        if name.strip() and name.strip() != side.name:
            (side.name,) = unique_names([name.strip()], [each.name for each in self.sides if each is not side])
            self.sides_changed.emit()
            self.changed.emit()

    def set_mark(self, side: Side, mark: int) -> None:
        """Give a side another mark; a side that has it gets the present one."""
        for each in self.sides:
            if each.mark == mark:
                each.mark = side.mark
        side.mark = mark
        self.sides_changed.emit()
        self.changed.emit()

    # ------------------------------------------------------------------------------------------------ the fight

    @property
    def present_sides(self) -> list[Side]:
        """The sides with fighters."""
        return [side for side in self.sides if self.fighters_of(side)]

    def arena(self, setting: Setting | None, options: Mapping[str, Json], most_rounds: int) -> Arena:
        """Return the arena of the fight.

        Raises:
            EditError: The game has no such option, or the value does not fit it.
        """
        listed = [
            (Participant(each.name, each.side.name, each.control, each.id, each.weapon), each.sheet)
            for each in self.fighters
        ]
        sides = self.present_sides
        marks = {side.name: side.mark for place, side in enumerate(sides) if side.mark != place}
        return Arena.create(listed, setting, options, most_rounds, marks)
