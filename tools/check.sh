#!/usr/bin/env bash
# What answers within three minutes once everything is built: format, lints and tests, natively. Needs Rust only. Everything
# that must hold is `make test`.
. "$(dirname "$0")/lib.sh"

step() {
  say "$*"
  "$@" </dev/null
}

step cargo fmt --check
step cargo clippy --all-targets -- -D warnings
step cargo test --no-default-features --quiet
step cargo test --profile app-test --quiet --lib -- app::
