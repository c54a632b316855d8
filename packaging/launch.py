"""Starts Quire in a bundle: what PyInstaller makes the program of.

``--self-test`` opens every page of the window instead, see ``self_test.py``.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import freeze_support

from desktop.__main__ import main

if __name__ == "__main__":
    if sys.stderr is None:  # the program of Windows without a terminal
        sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the program
    freeze_support()  # the processes of ``quire fight --runs`` are this program, started again
    if sys.argv[1:2] == ["--self-test"]:
        from desktop import quick_imports

        quick_imports.install()
        import self_test

        sys.exit(self_test.main(sys.argv[2:]))
    sys.exit(main())
