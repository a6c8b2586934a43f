#!/usr/bin/env bash
# Serves an unoptimised build on 127.0.0.1:$PORT (8080), built again whenever a file changes; the page then loads itself anew
# (tools/reload.js: trunk's own way is an inline script, which the page's Content-Security-Policy forbids).
. "$(dirname "$0")/lib.sh"

tools/setup-build.sh
build_wasm dev
export CALDERA_RELOAD=yes
exec trunk serve --release=false --cargo-profile dev --port "${PORT:-8080}" --dist target/dev \
  --watch src --watch style --watch public --watch index.html --watch Cargo.toml "$@"
