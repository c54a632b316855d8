"""Code of the Eastern Isles System; its data are in ``resources/rules/eastern_isles``.

`functions` has the functions of its formulas, `catalog` its procedures and conflicts.
A sheet needs the functions only.
"""
