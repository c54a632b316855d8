"""What the Game Master says of any roll: further modifiers, and what mishaps and lucky breaks mean.

Source: RPG.Rules, SKILLS, MISHAPS AND LUCKY BREAKS; R6, R28; spec 6.5, 7.2 (D11).
"""

from __future__ import annotations

from core.messages import Message
from core.procedures import Asking, Conversation, Enter, EntryKind, Event, EventKind, Part
from core.systems.kinsler.fighters import Battle
from core.systems.kinsler.outcome import HIGH, LOW, Outcome

MOST_MODIFIER = 1_000
_LONGEST = 500
_CITE = "MISHAPS AND LUCKY BREAKS; R28"


def ask_modifier(battle: Battle, who: int, what: str) -> Asking[int]:
    """Ask the Game Master what else counts, before the division by three.

    Args:
        battle: The conflict.
        who: Who rolls.
        what: What it is that is rolled for.
    """
    name = battle.table.name(who)
    return (
        yield from battle.table.number(
            "modifier",
            lambda: 0,
            lambda key: Enter(
                key=key,
                label=f"Further modifiers: {name}, {what}",
                help="Difficulty, circumstances, special effects; they count before the division by three.",
                cite="SKILLS; R6",
                kind=EntryKind.WHOLE,
                least=-MOST_MODIFIER,
                most=MOST_MODIFIER,
                default=0,
            ),
        )
    )


def tell_luck(battle: Battle, who: int, what: str, outcome: Outcome) -> Conversation:
    """Note mishaps and lucky breaks, and what the Game Master makes of them.

    Args:
        battle: The conflict.
        who: Who rolled.
        what: What was rolled for.
        outcome: The roll.
    """
    table = battle.table
    if not table.is_watched or not (outcome.mishap or outcome.lucky):
        return
    name = table.name(who)
    answer = yield from table.ask(
        "meaning",
        lambda key: Enter(
            key=key,
            label=f"{name}, {what}: {outcome.mishap} × {LOW}, {outcome.lucky} lucky {HIGH}",
            help="What the mishap or the lucky break means, in words; or nothing.",
            cite=_CITE,
            most=_LONGEST,
        ),
    )
    said = str(answer or "")
    names = {"who": name, "mishap": outcome.mishap, "lucky": outcome.lucky, "meaning": said}
    plain = Message("kinsler_luck", "{who}: mishap {mishap}, lucky break {lucky}.", names)
    meant = Message("kinsler_luck_means", "{who}: mishap {mishap}, lucky break {lucky}: {meaning}", names)
    parts = (Part("ones", outcome.mishap), Part("sixes", outcome.sixes))
    yield from table.tell(lambda: Event(EventKind.NOTE, meant if said else plain, who, None, parts, _CITE))
