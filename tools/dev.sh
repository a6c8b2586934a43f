#!/usr/bin/env bash
# Serves an unoptimised build on 127.0.0.1:$PORT (8080), built again whenever a file changes. Reload the page by hand: a
# reload by the server would need an inline script, and end the game that is being looked at.
. "$(dirname "$0")/lib.sh"

tools/setup-build.sh
build_wasm dev
exec trunk serve --release=false --cargo-profile dev --port "${PORT:-8080}" --dist target/dev \
  --watch src --watch style --watch public --watch index.html --watch Cargo.toml "$@"
