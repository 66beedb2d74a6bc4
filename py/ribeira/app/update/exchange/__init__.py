"""Games that come in and go out, as links and as files."""
