#!/usr/bin/env bash
# Installs what building the app needs and the machine lacks: the wasm target, trunk, the matching wasm-bindgen, wasm-split.
# Needs rustup's Rust and a C compiler. A machine that has them all is left as it is, in well under a second.
. "$(dirname "$0")/lib.sh"

have cargo || die "cargo is missing. Install Rust with rustup: https://rustup.rs"
have cc || have gcc || have clang || die "a C compiler is missing (on Debian: apt-get install gcc)"

sysroot="$(rustc --print sysroot)"
if [ ! -d "$sysroot/lib/rustlib/$WASM_TARGET/lib" ]; then
  have rustup || die "the Rust target $WASM_TARGET is missing, and there is no rustup to add it with"
  say "Adding the Rust target $WASM_TARGET"
  rustup target add "$WASM_TARGET"
fi

# Speed of building counts here, not speed of the tools: unoptimised they take a third of the time to build.
cargo_install() { # crate version root binary [cargo install options]
  local crate=$1 version=$2 root=$3 binary=$4
  shift 4
  [ -x "$root/bin/$binary" ] && return
  say "Building $crate $version (once for all clones, a few minutes) into $root"
  mkdir -p "$root"
  # --locked wants the very versions that the crate was published with; should one of them be gone, newer ones do.
  local locked
  for locked in --locked ""; do
    # shellcheck disable=SC2086
    CARGO_TARGET_DIR="$root/build" \
      CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
      CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_PROFILE_RELEASE_STRIP=symbols \
      cargo install "$crate" --version "=$version" --root "$root" $locked "$@" </dev/null && break
    [ -n "$locked" ] || die "could not build $crate $version"
    note "trying again with newer versions of its dependencies"
  done
  rm -rf "$root/build"
}

cargo_install wasm-bindgen-cli "$WASM_BINDGEN_VERSION" "$WASM_BINDGEN_ROOT" wasm-bindgen
cargo_install wasm_split_cli_support "$WASM_SPLIT_VERSION" "$WASM_SPLIT_ROOT" wasm-split-cli --features build-binary
# Without its default features trunk asks no server for updates, and brings no TLS: it never has to download anything.
cargo_install trunk "$TRUNK_VERSION" "$TRUNK_ROOT" trunk --no-default-features
