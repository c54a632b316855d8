"""Code of RPG.Rules 2.10; its data are in ``resources/rules/kinsler``.

`functions` has the functions of its formulas, `catalog` its procedures and conflicts, `notations` how a skill is
written as one line. A sheet needs the functions and the notations only.
"""
