"""Docks that explain a number and list rule violations; the dialog of house rules.

`explain_view` shows the tree of `core.formula.explain`, `violations_view` the violations of the rules. In
`house_rule_dialog` a formula is replaced; `house_rule_trial` tries it out on a worker thread first.
"""
