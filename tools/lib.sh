# Shared by the scripts in this folder, which source it: paths, versions, messages. Does nothing by itself.
# shellcheck shell=bash

set -euo pipefail

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$ROOT"

TRUNK_VERSION=0.21.14
# The command-line tool must be of exactly the version of the crate.
WASM_BINDGEN_VERSION="$(awk '$0 == "name = \"wasm-bindgen\"" { getline; gsub(/[^0-9.]/, ""); print; exit }' Cargo.lock)"
# It splits what the macro of wasm_split_helpers marks; the two belong together.
WASM_SPLIT_VERSION=0.2.4
WASM_TARGET=wasm32-unknown-unknown
# For wasm-opt: the features that rustc switches on for this target, and nothing newer: every browser that runs what rustc
# writes runs what wasm-opt makes of it.
# shellcheck disable=SC2034
WASM_FEATURES=(
  --enable-bulk-memory --enable-bulk-memory-opt --enable-call-indirect-overlong --enable-multivalue
  --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext
)

# Built tools are kept here, one folder per tool and version, so that every clone on this machine finds them.
CACHE="${XDG_CACHE_HOME:-$HOME/.cache}/caldera"
TRUNK_ROOT="$CACHE/tools-trunk-$TRUNK_VERSION"
WASM_BINDGEN_ROOT="$CACHE/tools-wasm-bindgen-$WASM_BINDGEN_VERSION"
WASM_SPLIT_ROOT="$CACHE/tools-wasm-split-$WASM_SPLIT_VERSION"
export PATH="$TRUNK_ROOT/bin:$WASM_BINDGEN_ROOT/bin:$WASM_SPLIT_ROOT/bin:$ROOT/node_modules/.bin:$PATH"

# Any value means "no colours", but trunk takes no other than this one.
[ -z "${NO_COLOR:-}" ] || export NO_COLOR=true

say() { if [ -t 1 ]; then printf '\033[1m==> %s\033[0m\n' "$*"; else printf '==> %s\n' "$*"; fi; }
note() { printf '    %s\n' "$*"; }
die() { printf 'error: %s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }
# Files of the site that players never load: hosts, other sites and stores ask for them. The service worker does not keep them.
NOT_FOR_PLAYERS='404\.html|card\.png|(phone|sea|hive|desktop)\.webp'
sha() { if have sha256sum; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1; }

# Builds or runs what prints the shelf (src/bin/print.rs).
print_shelf() { # cargo's command, and options for it
  cargo "$@" --profile print --no-default-features --features print --bin print </dev/null
}

# Compiles the bots' module (src/bin/bots.rs), always for speed. It knows nothing of the app, so a change there costs nothing here.
build_bots() { # options of cargo
  cargo build --target "$WASM_TARGET" --profile bots --no-default-features --features worker --bin bots "$@" </dev/null
}

# Compiles the app with the given cargo profile, the bots, and what prints the shelf. It is trunk's own command, run before trunk: trunk is
# kept offline, and this may fetch crates, shows cargo's progress, and stops here when the code does not compile. The app is linked
# on one processor for minutes: meanwhile the other one compiles the bots and the printing, whose messages are shown if that fails.
build_wasm() { # profile
  local messages others app=0
  messages="$(mktemp)"
  { build_bots && print_shelf build; } >"$messages" 2>&1 &
  others=$!
  cargo build --target "$WASM_TARGET" --profile "$1" --bin caldera --features split </dev/null || app=$?
  if ! wait "$others"; then
    cat "$messages" >&2
    app=1
  fi
  rm -f "$messages"
  return "$app"
}
