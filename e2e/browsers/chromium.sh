#!/bin/sh
# Starts $REAL_CHROMIUM and keeps what it and its processes say: Playwright would throw it away.
exec "$REAL_CHROMIUM" "$@" 2>>"$CHROMIUM_LOG"
