"""Code of R.A.T.I.O.S.; its data are in ``resources/rules/ratios``.

`functions` has the functions of its formulas, `catalog` its procedures and conflicts.
A sheet needs the functions only.
"""
