#!/usr/bin/env bash
# Removes the tools that setup-build.sh built for all clones, of every version.
. "$(dirname "$0")/lib.sh"

rm -rf "$CACHE"/tools-*
note "removed $CACHE/tools-*"
