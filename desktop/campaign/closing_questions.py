"""Questions before the tab of a campaign is closed: about what cannot be used, and about rules not applied yet."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from core.messages import Message
from desktop import messages
from desktop.messages import BoxButton


class ClosingAnswer(StrEnum):
    """What becomes of the tab and of what is not written yet."""

    APPLY = "apply"
    DISCARD = "discard"
    STAY = "stay"


def ask_about_unusable(parent: QWidget, name: str, problem: str) -> ClosingAnswer:
    """Ask whether something that is typed and cannot be used is discarded, or the tab stays.

    Args:
        parent: The tab.
        name: What it was typed for: a number, the date in the game.
        problem: Why it cannot be used.
    """
    values = {"name": name, "problem": problem}
    question = Message("campaign_unusable", "{name}: what is typed cannot be used and would be lost. {problem}", values)
    answers = (
        BoxButton(
            ClosingAnswer.STAY,
            QCoreApplication.translate("CampaignView", "Continue &editing"),
            is_default=True,
            is_cancel=True,
        ),
        BoxButton(ClosingAnswer.DISCARD, QCoreApplication.translate("CampaignView", "&Discard"), is_destructive=True),
    )
    return ClosingAnswer(messages.ask(parent, question, answers))


def ask_about_rules(parent: QWidget, number: int, name: str) -> ClosingAnswer:
    """Ask whether rules are applied or discarded, or the tab stays.

    Args:
        parent: The tab.
        number: How many rules are not applied yet.
        name: Name of the campaign.
    """
    question = Message(
        "campaign_pending",
        "{count:# change|# changes} of the rules of {name} {count:is|are} not applied yet.",
        {"count": number, "name": name},
    )
    answers = (
        BoxButton(ClosingAnswer.APPLY, QCoreApplication.translate("CampaignView", "&Apply"), is_default=True),
        BoxButton(ClosingAnswer.DISCARD, QCoreApplication.translate("CampaignView", "&Discard"), is_destructive=True),
        BoxButton(ClosingAnswer.STAY, QCoreApplication.translate("CampaignView", "Cancel"), is_cancel=True),
    )
    return ClosingAnswer(messages.ask(parent, question, answers))
