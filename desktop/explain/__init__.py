"""Why a number is what it is, what the rules say against a character, and other rules of the house.

`explain_view` shows the tree of `core.formula.explain`, `violations_view` what a game forbids, `house_rule_dialog` lets
a person write another formula, tried out on a thread by `house_rule_trial` before it holds.
"""
