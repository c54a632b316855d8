"""Procedures: generators that make requests, and the driver that runs them.

A game writes a procedure as a generator. It makes requests with the typed functions of `ask_helpers` and applies edits
as it goes::

    def rest(situation: Situation) -> Conversation:
        hours = yield from enter_number(Enter(key="hours", label="Hours", most=99))
        yield from write("rested", SetValue("damage.hlth", 0))

To run one, create a `Driver` and answer its `request` until there is none; `Driver.outcome` is then one batch of edits
for each sheet. The driver handles going back, changing earlier answers, drafts and resuming. `readers` has typed access
to setting entries and sheets: ``whole(entry, "cost")``, ``number(sheet, "life")``.

Consecutive requests with the same ``page`` are shown together by a window, and each can be changed until the page is
left (`Driver.revise`). Those that do not depend on each other's answers are a `Form`, of which all are shown at once;
the driver still asks and records them one by one::

    answers = yield from ask_form(Form(key="person", label="", requests=(name, looks), addresses=("points_left",)))

Points that can be spent on some targets only are *budgets*: `Allocate` takes any number of them, and the bounds, prices
and step sizes of the targets::

    points = yield from allocate(
        Allocate(
            key="years",
            label="Points of the years",
            budgets=(
                Budget("child", "ages 0–10", 100, frozenset({"agil", "rcvy"})),
                Budget("adult", "ages 10–24", 140, frozenset({"agil", "strn"})),
            ),
            targets=(Target("agil", "Agility", most=99, about="0–40", weight=3), ...),
            about_head="grows at ages",
            favoured="trained by Duelists",
        )
    )

`Allocate.allocation` returns an `Allocation`: ``room`` and ``paying_budgets`` of each target, the ``unspent`` part of
each budget, the reasons ``why_not`` and ``why_full``, and the automatic ways ``spread_evenly`` and ``fill`` (at random,
by ``weight``, until nothing more can be spent; also the automatic answer). `BudgetFlow` is the underlying maximum flow,
which derived numbers and violations use too.
"""
