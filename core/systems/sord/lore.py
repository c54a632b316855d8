"""Spending Lore: what is bought, and with which kinds of Lore."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from core.character import AddRow, Json, Sheet
from core.content import Setting
from core.messages import Message, Word, join_texts, phrase
from core.procedures import (
    Allocate,
    Choose,
    Conversation,
    Memory,
    Option,
    Procedure,
    ProcedureKind,
    Situation,
    Subprocedure,
    Target,
    allocate,
    always,
    choose,
    text,
    write,
)
from core.systems.sord.lore_offers import LORE_LABELS, PURSES, Offer, find_payment, offers, unspent_lore
from core.systems.sord.setting_rows import train

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
    turn = 0
    while True:
        turn += 1
        lore = unspent_lore(sheet)
        offered = offers(sheet, setting)
        if not any(offer.closed is None and find_payment(offer, lore) for offer in offered):
            return sheet
        keys = yield from choose(_question(offered, lore, f"{key}.{turn}", step))
        if not keys:
            return sheet
        offer = next(offer for offer in offered if offer.key == keys[0])
        paid = yield from _pay(offer, lore, f"{key}.{turn}.payment", step)
        row = {**offer.row, **{f"{purse}_paid": amount for purse, amount in paid.items() if amount}}
        sheet = yield from write(f"{key}.{turn}.written", AddRow(offer.list_key, row), step=step)
        sheet = yield from train(sheet, f"{key}.{turn}.trained", step)


def _question(offered: Sequence[Offer], lore: Mapping[str, int], key: str, step: str) -> Choose:
    left = join_texts(
        phrase("{points} {lore}", points=lore[purse], lore=LORE_LABELS[purse]) for purse in PURSES if lore[purse]
    )
    return Choose(
        key=key,
        label="Skill to buy",
        help=phrase("Left to spend: {left}. Choose nothing to keep it.", left=left),
        cite="XIX; R27",
        step=step,
        least=0,
        most=1,
        options=tuple(_option(offer, lore) for offer in offered),
        policy=partial(_buy_policy, offered=offered, lore=lore),
    )


def _option(offer: Offer, lore: Mapping[str, int]) -> Option:
    closed = offer.closed
    if closed is None and find_payment(offer, lore) is None:
        values = {"cost": offer.cost, "lore": text(offer.row, "lore", "trained")}
        closed = Message("skill_dear", "it costs {cost} {lore} Lore.", values)
    kind = text(offer.row, "lore", "trained")
    label = phrase("{skill}, {cost} {lore}", skill=offer.name, cost=offer.cost, lore=_KINDS.get(kind, kind))
    return Option(offer.key, label, offer.about, closed, (AddRow(offer.list_key, offer.row),))


def _buy_policy(source: random.Random, memory: Memory, *, offered: Sequence[Offer], lore: Mapping[str, int]) -> Json:
    """Policy: buy with Trained Lore first, then Educated, then Starting Lore, then mixtures."""
    able = [offer for offer in offered if offer.closed is None and offer.is_carried and find_payment(offer, lore)]
    for purse in PURSES:
        fitting = [offer for offer in able if purse in offer.payers and offer.cost <= lore[purse]]
        if fitting:
            return [source.choice(fitting).key]
    return [source.choice(able).key] if able else []


def _pay(offer: Offer, lore: Mapping[str, int], key: str, step: str) -> Subprocedure[Mapping[str, int]]:
    """Ask which Lore pays, if more than one kind can."""
    usual = find_payment(offer, lore) or {}
    payers = [purse for purse in offer.payers if lore[purse] > 0]
    if len(payers) <= 1 or offer.cost == 0:
        return usual
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
                targets=tuple(Target(purse, LORE_LABELS[purse], most=min(lore[purse], offer.cost)) for purse in payers),
                policy=always(usual),
            )
        )
    )


def _spend(situation: Situation) -> Conversation:
    yield from spend_lore(situation.sheet, situation.setting)


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
)
