"""Settings of hypothesis for all tests: always the same examples, and no time limits.

`--hypothesis-profile=full` tries more; in Pyodide, which is slower, not as many more.
"""

import sys

from hypothesis import HealthCheck, settings

COUNTS = {"quick": 15, "full": 40 if sys.platform == "emscripten" else 100}

for name, count in COUNTS.items():
    settings.register_profile(
        name,
        derandomize=True,
        deadline=None,
        max_examples=count,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile("quick")
