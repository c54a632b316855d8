"""Code of SORD; its data are in ``resources/rules/sord``.

`functions` has the functions of its formulas, `catalog` its procedures and conflicts.
A sheet needs the functions only.
"""
