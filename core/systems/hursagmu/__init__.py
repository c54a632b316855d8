"""Code of HURSAGMU; its data are in ``resources/rules/hursagmu``.

`functions` has the functions of its formulas, `catalog` its procedures and conflicts.
A sheet needs the functions only.
"""
