#!/usr/bin/env bash
# Builds the release app and serves it on 127.0.0.1:$PORT (8080). Needs rustup's Rust, a C compiler and make, no more.
# The server is trunk's: the build needs trunk anyway, whereas Node or Python may be missing; it knows the MIME type of
# wasm, and what cargo and wasm-opt made last time is used again, so that a second start takes seconds.
. "$(dirname "$0")/lib.sh"

PORT="${PORT:-8080}"
if (exec 3<>"/dev/tcp/127.0.0.1/$PORT") 2>/dev/null; then
  die "port $PORT is taken; another one: make play PORT=$((PORT + 1))"
fi

tools/setup-build.sh
if have node && have npm; then
  tools/setup-node.sh || note "going on without the npm packages"
else
  note "no Node.js here, so no wasm-opt, which comes from npm"
fi

say "Building the app"
build_wasm wasm

say "Caldera is about to be at http://127.0.0.1:$PORT/ (Ctrl-C ends it)"
exec trunk serve --port "$PORT" --dist target/play "$@"
