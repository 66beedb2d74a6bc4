"""Settings of hypothesis for all tests: always the same examples, and no time limits."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "engine",
    derandomize=True,
    deadline=None,
    max_examples=40,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("engine")
