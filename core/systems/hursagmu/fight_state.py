"""State of a running fight: figures, distances, simultaneous effects; writes to the sheets.

In attended fights every change is written at once. In unattended ones hits are cached while they change Stamina only,
and written when a Health level falls or the fight ends.

Source: HURSAGMU Combat Maneuvers, Damage; spec 7.1, 7.7, 7.12.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from core.character.document import Character
from core.character.edits import AddRow, Edit, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message
from core.play.table import Table
from core.procedures.ask_helpers import Subprocedure
from core.procedures.durations import GameClock
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import is_same_name, number, sheet_rows, text, whole
from core.procedures.requests import Conversation
from core.procedures.trial import trial_copy
from core.systems.hursagmu.figures import (
    ACTIVE,
    DEAD,
    DEADLY,
    GONE,
    NO_ROW,
    UNCONSCIOUS,
    Figure,
    FigureNumbers,
    NumbersByHealth,
    animals_of,
    read_animal,
    read_person,
)
from core.systems.hursagmu.ranges import Yards
from core.systems.hursagmu.recovery import keep_seconds, rested_toward

_LEVEL = 5
"""Damage past endurance of one hit for each Health level."""
ARMS_LENGTH = 1
PRONE = "Prone"
DeferredEffect = Callable[[], Conversation]


@dataclass(slots=True)
class FightState:
    """A running fight.

    Attributes:
        table: The table it is played on.
        figures: Participants in order, then their animals; latecomers behind them.
        side_distance: Yards between the sides, for pairs without a distance of their own.
        distances: Yards between two figures.
        pending_effects: Effects to apply together after simultaneous turns; None during single turns.
        holds: Pairs of holder and held while simultaneous effects are applied, else None.
        move_count: Number of movements, for cache checks.
        fall_count: Number of figures that left or fell, for cache checks.
        options: Cached optional rules; in attended fights for this round only.
    """

    table: Table
    figures: list[Figure]
    side_distance: Yards = ARMS_LENGTH
    distances: dict[tuple[int, int], Yards] = field(default_factory=dict)
    pending_effects: list[DeferredEffect] | None = None
    holds: list[tuple[Figure, Figure]] | None = None
    move_count: int = 0
    fall_count: int = 0
    options: dict[str, bool] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Table) -> FightState:
        """Start with the states of the sheets; ridden animals are with their riders."""
        fight = cls(table, [])
        for participant in range(len(table.sheets)):
            fight._add(participant)
        table.admit_fighter, table.read_again = fight._admit, fight._read_again
        table.closing_edits = fight._closing_edits
        return fight

    def _add(self, participant: int) -> None:
        """Add the figure of a participant, with the state of the sheet."""
        table, sheet = self.table, self.table.sheets[participant]
        cache = cached_numbers(sheet.character)
        level = number(sheet, "health_level")
        numbers = cache[level][0] if not table.is_interactive and level in cache else read_person(sheet)
        figure = Figure(
            participant,
            len(self.figures),
            table.name(participant),
            table.side(participant),
            numbers,
            document=sheet.character,
        )
        figure.defers_writes = (
            not table.is_interactive and not sheet.character.changes_numbers and not _overflows(figure, table)
        )
        figure.is_prone = _prone_row(self, figure) is not None
        figure.read_state(sheet)
        figure.rest = rested_toward(sheet, "stamina")
        figure.update_shift()
        if figure.defers_writes:
            figure.numbers_by_health = cache
            cache[figure.health] = (numbers, figure.rest_step)
        self.figures.append(figure)

    def _admit(self, participant: int) -> None:
        """Take in a latecomer with the animals that are able to act."""
        self._add(participant)
        sheet = self.table.sheets[participant]
        for row, name, _ in animals_of(sheet):
            if number(sheet, f"animals[{row}].status") == 0:
                self.add_animal(participant, row, name)
        self.show_states()

    def _read_again(self, _participant: int) -> None:
        """Read what changed on a sheet by hand."""
        self.read()

    def person(self, participant: int) -> Figure:
        """Return the figure of a participant."""
        return next(each for each in self.figures if each.participant == participant and not each.is_animal)

    def add_animal(self, participant: int, row: int, name: str) -> None:
        """Add an animal of a participant."""
        owner, sheet = self.person(participant), self.table.sheets[participant]
        label = f"{name} of {owner.name}"
        animal = Figure(participant, len(self.figures), label, owner.side, read_animal(sheet, row), row)
        animal.read_state(sheet)
        animal.rest = rested_toward(sheet, "stamina", animal.address)
        if number(sheet, f"animals[{row}].ridden") and owner.mount is None:
            owner.mount, animal.rider = animal, owner
        self.figures.append(animal)

    # ---------------------------------------------------------------------------------------------- figures, distances

    @property
    def animals(self) -> list[Figure]:
        """The animals; each has a row of its own in the round timeline."""
        return [each for each in self.figures if each.is_animal]

    def timeline_row(self, figure: Figure) -> int:
        """Return the timeline row of a figure: animals follow the participants."""
        return len(self.table.participants) + self.animals.index(figure) if figure.is_animal else figure.participant

    def foes(self, figure: Figure) -> list[Figure]:
        """Return the enemies that are neither dead nor gone, in list order."""
        side = figure.side
        return [each for each in self.figures if each.side != side and each.status != DEAD and not each.gone]

    def weakest_foe(self, figure: Figure) -> Figure | None:
        """Return the enemy able to act with the least Stamina; ties in list order."""
        side, weakest, least = figure.side, None, 0
        for other in self.figures:
            is_foe = other.side != side and other.status == ACTIVE and not other.gone
            if is_foe and (weakest is None or other.stamina < least):
                weakest, least = other, other.stamina
        return weakest

    def able_sides(self) -> list[str]:
        """Return the sides with a figure able to act."""
        return self.table.sides_of(each.participant for each in self.figures if each.can_act)

    @property
    def is_contested(self) -> bool:
        """Whether more than one side has a figure able to act."""
        return len(self.able_sides()) > 1

    def distance(self, one: Figure, other: Figure) -> Yards:
        """Return the yards between two figures; riders are where their mounts are."""
        if not self.distances:
            return ARMS_LENGTH if one.side == other.side else self.side_distance
        a, b = (one.rider or one).index, (other.rider or other).index
        own = self.distances.get((a, b) if a < b else (b, a))
        if own is not None:
            return own
        return ARMS_LENGTH if one.side == other.side else self.side_distance

    def set_distance(self, one: Figure, other: Figure, yards: Yards) -> None:
        """Set the yards between two figures."""
        a, b = (one.rider or one).index, (other.rider or other).index
        self.distances[(a, b) if a < b else (b, a)] = yards
        self.move_count += 1

    def separate_mount(self, mount: Figure, rider: Figure) -> None:
        """Give a mount its rider's distances, as it is on its own from now on."""
        for foe in self.figures:
            if self.distances and foe.side != rider.side:
                self.set_distance(mount, foe, self.distance(rider, foe))

    def separate_sides(self, yards: Yards) -> None:
        """Set the yards between the sides; distances of pairs are dropped."""
        self.distances.clear()
        self.side_distance = yards
        self.move_count += 1

    def option(self, key: str) -> bool:
        """Return whether an optional rule is in use."""
        if key not in self.options:
            self.options[key] = bool(self.table.option(key))
        return self.options[key]

    def show_states(self) -> None:
        """Show all state labels on the table."""
        for figure in self.figures:
            if not figure.is_animal:
                self.table.states[figure.participant] = figure.state_label()

    # ------------------------------------------------------------------------------------------------ writing

    def read(self) -> None:
        """Reread all sheets, which may have been edited by hand."""
        for figure in self.figures:
            sheet = self.table.sheets[figure.participant]
            if not figure.defers_writes and figure.document is not sheet.character:
                figure.plans.clear()
                figure.read(sheet)
                if figure.gone != GONE:
                    figure.rest = rested_toward(sheet, "stamina", figure.address)
        self.show_states()

    def write(self, figure: Figure, *edits: Edit) -> Conversation:
        """Write to a figure's sheet at once, and reread all figures on it."""
        touched = [shared for shared in self.figures if shared.participant == figure.participant]
        for shared in touched:
            if shared.unwritten_hits or shared.unwritten_rest:
                yield from self.flush(shared)
        yield from self.table.write(figure.participant, *edits)
        for shared in touched:
            shared.numbers_by_health = {}
            shared.plans.clear()
            shared.read(self.table.sheets[figure.participant])

    def write_plan(self, figure: Figure, *edits: Edit) -> Conversation:
        """Write a plan to the sheet; numbers of earlier equal plans are cached."""
        if figure.is_mounted or figure.unwritten_hits or figure.unwritten_rest:
            yield from self.write(figure, *edits)
            return
        if figure.document is not self.table.sheets[figure.participant].character:
            figure.plans.clear()
        yield from self.table.write(figure.participant, *edits)
        sheet, plan = self.table.sheets[figure.participant], figure.plan
        key = (plan.attacks, plan.defend, plan.augments, plan.assisted, plan.other)
        cached = figure.plans.get(key)
        if cached is None:
            figure.read(sheet)
            figure.plans[key] = figure.numbers
            return
        figure.numbers, figure.document = cached, sheet.character
        figure.update_shift()

    def flush(self, figure: Figure) -> Conversation:
        """Write the deferred changes of a figure."""
        if edits := self._deferred_edits(figure):
            yield from self.table.write(figure.participant, *edits)
        figure.unwritten_hits.clear()
        figure.unwritten_rest = 0

    def _deferred_edits(self, figure: Figure) -> list[Edit]:
        edits: list[Edit] = []
        sheet = self.table.sheets[figure.participant]
        if figure.unwritten_hits:
            edits += keep_seconds(sheet, "health", 0)
            hits: list[Json] = [*sheet_rows(sheet, "wounds"), *({"damage": past} for past in figure.unwritten_hits)]
            edits.append(SetValue("wounds", hits))
        if figure.unwritten_rest:
            regained = number(sheet, "stamina_regained")
            edits.append(SetValue("stamina_regained", regained + figure.unwritten_rest))
        return edits

    def wound(self, figure: Figure, past: int, note: str) -> Conversation:
        """Record a hit past endurance with its effect on Health and Stamina.

        Source: HURSAGMU Damage; R34; spec 7.7, 7.12.
        """
        figure.lost += past
        figure.rest = 0
        level = min(DEADLY, past // _LEVEL)
        if figure.is_animal:
            yield from self._wound_animal(figure, past, level)
        elif not figure.defers_writes:
            wound = AddRow("wounds", {"damage": past, "note": note})
            yield from self.write(figure, wound, *keep_seconds(self.table.sheets[figure.participant], "health", 0))
        else:
            figure.unwritten_hits.append(past)
            figure.stamina -= past
            figure.missing += past
            if level > figure.health:
                if level not in figure.numbers_by_health:
                    figure.numbers_by_health[level] = _numbers_after_hit(
                        figure, self.table.sheets[figure.participant], past
                    )
                figure.health = level
                figure.numbers, figure.rest_step = figure.numbers_by_health[level]
                figure.update_shift()
            if figure.health == DEADLY:
                figure.status = DEAD
            elif figure.stamina <= 0 and figure.status == ACTIVE:
                figure.status = UNCONSCIOUS

    def _wound_animal(self, figure: Figure, past: int, level: int) -> Conversation:
        entry = sheet_rows(self.table.sheets[figure.participant], "animals")[figure.animal]
        address, healed = figure.address, whole(entry, "health_healed")
        edits: list[Edit] = [SetValue(f"{address}.stamina_lost", whole(entry, "stamina_lost") + past)]
        edits += keep_seconds(self.table.sheets[figure.participant], "health", 0, address)
        is_worst = level == figure.health and healed == 0 and past > whole(entry, "worst_hit")
        if level > figure.health or is_worst:
            edits += [SetValue(f"{address}.worst_hit", past), SetValue(f"{address}.health_healed", 0)]
        yield from self.write(figure, *edits)

    def set_prone(self, figure: Figure, *, prone: bool) -> Conversation:
        """Set or clear a figure's prone condition, also on the sheet."""
        if figure.is_prone == prone:
            return
        figure.is_prone = prone
        if figure.is_animal or figure.defers_writes:
            return
        row = _prone_row(self, figure)
        if prone and row is None:
            yield from self.table.write(figure.participant, AddRow("conditions", {"name": PRONE}))
        elif not prone and row is not None:
            yield from self.table.write(figure.participant, RemoveRow(f"conditions[{row}]"))

    def finish(self, figure: Figure) -> Conversation:
        """Write the deferred changes, and restore the plan on the sheet."""
        yield from self.keep_rest(figure)
        if figure.is_animal:
            return
        if figure.defers_writes:
            yield from self.table.write_last(
                figure.participant, lambda: self._final_edits(figure), lambda: (figure.stamina,)
            )
        elif number(self.table.sheets[figure.participant], "turn_actions"):
            yield from self.table.write(figure.participant, SetValue("turn", {}))

    def _closing_edits(self, participant: int) -> list[Edit]:
        """Return what `finish` would write for a participant and its animals."""
        sheet = self.table.sheets[participant]
        edits: list[Edit] = []
        for figure in (each for each in self.figures if each.participant == participant and each.gone != GONE):
            edits += keep_seconds(sheet, "stamina", figure.rest, figure.address)
        if number(sheet, "turn_actions"):
            edits.append(SetValue("turn", {}))
        return edits

    def _final_edits(self, figure: Figure) -> list[Edit]:
        sheet, row = self.table.sheets[figure.participant], _prone_row(self, figure)
        edits = [*self._deferred_edits(figure), *keep_seconds(sheet, "stamina", figure.rest)]
        if figure.is_prone and row is None:
            edits.append(AddRow("conditions", {"name": PRONE}))
        elif not figure.is_prone and row is not None:
            edits.append(RemoveRow(f"conditions[{row}]"))
        if number(sheet, "turn_actions"):
            edits.append(SetValue("turn", {}))
        return edits

    # ------------------------------------------------------------------------------------------------ resting

    def rest(self, figure: Figure, seconds: int) -> Conversation:
        """Rest a figure that did and lost nothing in this round.

        Source: HURSAGMU companion; R35; spec 7.12.
        """
        if figure.missing <= 0 or figure.rest_step <= 0:
            figure.rest = 0
            return
        figure.rest += seconds
        gained = min(figure.rest // figure.rest_step, figure.missing)
        if not gained:
            return
        figure.rest -= gained * figure.rest_step
        was = figure.status
        yield from self._regain(figure, gained)
        if figure.missing == 0:
            figure.rest = 0
        yield from self.table.log(lambda: _rest_event(figure, gained))
        if was != figure.status:
            yield from self.table.log(lambda: _wake_event(figure))

    def keep_rest(self, figure: Figure) -> Conversation:
        """Write how long a figure has rested toward the next hit of Stamina; nothing if its writes are deferred.

        Source: R50; spec 7.12.
        """
        if figure.defers_writes or figure.gone == GONE:
            return
        before = self.table.sheets[figure.participant].character
        edits = keep_seconds(self.table.sheets[figure.participant], "stamina", figure.rest, figure.address)
        if not edits:
            return
        sheet = yield from self.table.write(figure.participant, *edits)
        for shared in self.figures:
            if shared.document is before:
                shared.document = sheet.character

    def _regain(self, figure: Figure, gained: int) -> Conversation:
        sheet = self.table.sheets[figure.participant]
        if figure.is_animal:
            lost = whole(sheet_rows(sheet, "animals")[figure.animal], "stamina_lost")
            yield from self.write(figure, SetValue(f"{figure.address}.stamina_lost", lost - gained))
        elif figure.defers_writes and (figure.missing > gained or figure.health):
            figure.unwritten_rest += gained
            figure.stamina += gained
            figure.missing -= gained
            figure.status = 0 if figure.status == UNCONSCIOUS and figure.stamina > 0 else figure.status
        elif figure.missing == gained and not figure.health:
            yield from self.flush(figure)
            cleared = {"wounds": [], "stamina_exertion": 0, "stamina_regained": 0}
            yield from self.write(figure, *(SetValue(key, value) for key, value in cleared.items()))  # type: ignore[arg-type]  # plain JSON
        else:
            regained = number(sheet, "stamina_regained")
            yield from self.write(figure, SetValue("stamina_regained", regained + gained))

    def expire_durations(self, clock: GameClock) -> Conversation:
        """Expire timed conditions by a round; figures stand up when theirs ends."""
        expired = yield from self.table.expire_conditions(clock)
        for participant, run in expired.items():
            if any(is_same_name(name, PRONE) for name in run.ended):
                self.person(participant).is_prone = False
        if expired:
            self.read()

    def apply_effect(self, effect: DeferredEffect) -> Conversation:
        """Apply an effect: at once, or together with those of simultaneous turns."""
        if self.pending_effects is None:
            yield from effect()
        else:
            self.pending_effects.append(effect)


_CACHED_NUMBERS: dict[int, tuple[Character, NumbersByHealth]] = {}
_MOST_CACHED = 64


def cached_numbers(character: Character) -> NumbersByHealth:
    """Return the cached numbers of a document, shared by repeated fights."""
    cached = _CACHED_NUMBERS.get(id(character))
    if cached is None or cached[0] is not character:
        if len(_CACHED_NUMBERS) >= _MOST_CACHED:
            _CACHED_NUMBERS.clear()
        cached = _CACHED_NUMBERS[id(character)] = (character, {})
    return cached[1]


def take_animals(fight: FightState, chosen: Callable[[int], Subprocedure[tuple[str, ...]]]) -> Conversation:
    """Add the participants' animals to the fight.

    Args:
        fight: The fight.
        chosen: Asks for the animals of a participant that take part, by position.
    """
    for participant, sheet in enumerate(fight.table.sheets):
        offered = list(animals_of(sheet))
        if not offered:
            continue
        keys = yield from chosen(participant)
        for row, name, _ in offered:
            if str(row) in keys:
                fight.add_animal(participant, row, name)


def _numbers_after_hit(figure: Figure, sheet: Sheet, past: int) -> tuple[FigureNumbers, int]:
    """Return the numbers after a hit, and the rest per hit of Stamina, on a copy; no dice are rolled."""
    trial = trial_copy(sheet, AddRow("wounds", {"damage": past}))
    after = Figure(figure.participant, figure.index, figure.name, figure.side, read_person(trial))
    after.read_state(trial)
    return after.numbers, after.rest_step


def _overflows(figure: Figure, table: Table) -> bool:
    """Whether more Stamina was regained than lost; hits do not simply lower it then."""
    sheet = table.sheets[figure.participant]
    lost = number(sheet, "damage_taken") + number(sheet, "stamina_exertion")
    return number(sheet, "stamina_regained") > lost


def _prone_row(fight: FightState, figure: Figure) -> int | None:
    rows = sheet_rows(fight.table.sheets[figure.participant], "conditions") if figure.animal == NO_ROW else ()
    return next((index for index, row in enumerate(rows) if text(row, "name").casefold() == PRONE.casefold()), None)


def _rest_event(figure: Figure, gained: int) -> Event:
    return Event(
        EventKind.RELIEF,
        Message("hursagmu_rests", "{who} rests and regains {points} Stamina.", {"who": figure.name, "points": gained}),
        figure.participant,
        None,
        (Term("Stamina", figure.stamina),),
        "companion; R35",
    )


def _wake_event(figure: Figure) -> Event:
    return Event(
        EventKind.STATE,
        Message("hursagmu_wakes", "{who} is conscious again, still on the ground.", {"who": figure.name}),
        figure.participant,
        None,
        (),
        "companion; R35",
    )
