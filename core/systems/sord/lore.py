"""Procedure to spend Lore (points for skills): asks what to buy and which kinds of Lore pay."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message, Word, join_texts, phrase
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure, allocate, choose_deferred, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Allocate, Choose, Conversation, Memory, Option, always
from core.systems.sord.lore_offers import (
    LORE_KINDS,
    LORE_LABELS,
    Offer,
    check_figures,
    describe_offer,
    find_payment,
    list_offers,
    unspent_lore,
)
from core.systems.sord.skill_rows import mark_trained_weapons

_KINDS = {"trained": Word("trained"), "educated": Word("educated"), "general": Word("general")}


def spend_lore(sheet: Sheet, setting: Setting | None, step: str = "", key: str = "lore") -> Subprocedure[Sheet]:
    """Ask for purchases while anything can be bought, and for the payment if there is a choice.

    Purchase n has the keys ``lore.<n>`` and ``lore.<n>.payment``; an empty answer ends buying.

    Args:
        sheet: The character as it is.
        setting: Its skills and powers can be bought.
        step: The procedure's step.
        key: Prefix of its request keys.

    Source: SORD XIX; R27.
    """
    purchase = 0
    while True:
        purchase += 1
        lore = unspent_lore(sheet)
        offered = list_offers(sheet, setting)
        if not any(find_payment(offer, lore) and offer.closed is None for offer in offered):
            return sheet
        request_key = f"{key}.{purchase}"
        keys = yield from choose_deferred(
            request_key,
            partial(_question, sheet, offered, lore, request_key, step),
            partial(_buy_policy, offered=offered, lore=lore),
        )
        if not keys:
            return sheet
        offer = next(offer for offer in offered if offer.key == keys[0])
        paid = yield from _pay(offer, lore, f"{key}.{purchase}.payment", step)
        row = {**offer.row, **{f"{lore_kind}_paid": amount for lore_kind, amount in paid.items() if amount}}
        sheet = yield from write(f"{key}.{purchase}.written", AddRow(offer.list_key, row), step=step)
        sheet = yield from mark_trained_weapons(sheet, f"{key}.{purchase}.trained", step)


def _question(sheet: Sheet, offered: Sequence[Offer], lore: Mapping[str, int], key: str, step: str) -> Choose:
    return Choose(
        key=key,
        label="Skill to buy",
        figure_heads=("Skill", "Cost", "Attr.", "Check"),
        help=phrase("Left to spend: {left}. Choose nothing to keep it.", left=_left(lore)),
        cite="XIX; R27",
        step=step,
        least=0,
        most=1,
        options=tuple(_option(sheet, offer, lore) for offer in offered),
        policy=partial(_buy_policy, offered=offered, lore=lore),
    )


def _option(sheet: Sheet, offer: Offer, lore: Mapping[str, int]) -> Option:
    closed = offer.closed
    if closed is None and find_payment(offer, lore) is None:
        values = {"cost": offer.cost, "lore": offer.lore}
        closed = Message("skill_dear", "it costs {cost} {lore} Lore.", values)
    kind = offer.lore
    label = phrase("{skill}, {cost} {lore}", skill=offer.name, cost=offer.cost, lore=_KINDS.get(kind, kind))
    cost = phrase("{cost} {lore}", cost=offer.cost, lore=_KINDS.get(kind, kind))
    return Option(
        offer.key,
        label,
        describe_offer(sheet, offer),
        closed,
        (AddRow(offer.list_key, offer.row),),
        figures=(offer.name, cost, *check_figures(sheet, offer)),
    )


def _buy_policy(source: random.Random, memory: Memory, *, offered: Sequence[Offer], lore: Mapping[str, int]) -> Json:
    """Policy: buy with Trained Lore first, then Educated, then Starting Lore, then mixtures."""
    affordable = [offer for offer in offered if offer.is_carried and find_payment(offer, lore) and offer.closed is None]
    for lore_kind in LORE_KINDS:
        fitting = [offer for offer in affordable if lore_kind in offer.payers and offer.cost <= lore[lore_kind]]
        if fitting:
            return [source.choice(fitting).key]
    return [source.choice(affordable).key] if affordable else []


def _pay(offer: Offer, lore: Mapping[str, int], key: str, step: str) -> Subprocedure[Mapping[str, int]]:
    """Ask which Lore pays, if more than one kind can."""
    default_payment = find_payment(offer, lore) or {}
    payers = [lore_kind for lore_kind in offer.payers if lore[lore_kind] > 0]
    if len(payers) <= 1 or offer.cost == 0:
        return default_payment
    return (
        yield from allocate(
            Allocate(
                key=key,
                label=phrase("Lore for {skill}", skill=offer.name),
                help="It may be paid with these kinds of Lore, mixed as you like.",
                cite="XIX; R27",
                step=step,
                amount=offer.cost,
                spend_all=True,
                targets=tuple(
                    Target(lore_kind, LORE_LABELS[lore_kind], most=min(lore[lore_kind], offer.cost))
                    for lore_kind in payers
                ),
                policy=always(default_payment),
            )
        )
    )


def _spend(situation: Situation) -> Conversation:
    yield from spend_lore(situation.sheet, situation.setting)


def _nothing_to_buy(situation: Situation) -> Message | None:
    """Return why no skill of the setting can be bought with the Lore that is left, or None."""
    sheet = situation.sheet
    lore = unspent_lore(sheet)
    offered = [offer for offer in list_offers(sheet, situation.setting) if offer.closed is None]
    if any(find_payment(offer, lore) for offer in offered):
        return None
    if not offered:
        return Message("lore_nothing", "The world has no skill that could be learned now.")
    cheapest = min(offered, key=lambda offer: offer.cost)
    kind = cheapest.lore
    return Message(
        "lore_dear",
        "The cheapest skill costs {cost} {kind} Lore, and {left} is left.",
        {"cost": cheapest.cost, "kind": _KINDS.get(kind, kind), "left": _left(lore)},
    )


def _left(lore: Mapping[str, int]) -> str:
    return join_texts(
        phrase("{points} {lore}", points=lore[lore_kind], lore=LORE_LABELS[lore_kind])
        for lore_kind in LORE_KINDS
        if lore[lore_kind]
    )


def _no_lore(sheet: Sheet) -> Message | None:
    if any(unspent_lore(sheet).values()):
        return None
    return Message("no_lore", "There is no Lore to spend; each Step Level brings some.")


SPEND_LORE = Procedure(
    key="spend_lore",
    label="Spend Lore",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XIX; R27",
    help="Buys skills, powers and weapon skills with the Lore that is left.",
    start=_spend,
    closed=_no_lore,
    closed_in=_nothing_to_buy,
    is_popover=True,
    deed="Buy",
)
