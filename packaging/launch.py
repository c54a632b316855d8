"""Starts Quire in a bundle: what PyInstaller makes the program of."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from desktop.__main__ import main

if __name__ == "__main__":
    freeze_support()  # the processes of ``quire fight --runs`` are this program, started again
    sys.exit(main())
