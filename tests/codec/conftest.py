from tests.codec.toy import register  # noqa: F401 - a fixture
