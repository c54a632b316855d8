"""Computes the bonus for doublings of one amount over another: mass in a grapple, armies.

Squares keep half a doubling exact: one amount is half a doubling above another if its square is twice the other's.
"""

from __future__ import annotations

from fractions import Fraction

Amount = int | Fraction


def doublings(greater: Amount, smaller: Amount) -> int:
    """Return the bonus of the greater amount: 2 for each doubling, 1 for half a one; else 0.

    Source: HURSAGMU Grapple, Tactical; R21.

    Args:
        greater: The amount with the bonus, above 0.
        smaller: The other one, above 0.

    Raises:
        ArithmeticError: An amount is not above 0.

    >>> doublings(800, 200), doublings(2400, 200), doublings(350, 120), doublings(120, 350)
    (4, 7, 3, 0)
    """
    if greater <= 0 or smaller <= 0:
        raise ArithmeticError("both amounts must be above 0")
    ratio = Fraction(greater) ** 2 / Fraction(smaller) ** 2
    return (ratio.numerator // ratio.denominator).bit_length() - 1 if ratio >= 1 else 0
