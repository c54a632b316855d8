"""Set Quire up and start it: ``python3 run.py``; run every check: ``python3 run.py test``.

The first run makes ``.venv`` beside this file; any other arguments go to ``quire``: ``python3 run.py games``. This file
only checks the version of Python, in words that Python 2.7 can parse; ``packaging/set_up.py`` does the work.
"""

import os
import runpy
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Quire needs Python 3.11 or newer; this is %s. Start it with a newer one: python3.11 run.py"
        % ".".join(map(str, sys.version_info[:3]))
    )

if __name__ == "__main__":
    runpy.run_path(
        os.path.join(os.path.dirname(os.path.abspath(__file__)), "packaging", "set_up.py"), run_name="__main__"
    )
