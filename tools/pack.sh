#!/usr/bin/env bash
# Packs a wasm module for the wire: tools/pack.sh MODULE FILE. Builds what packs it and what unpacks it first (tools/pack).
. "$(dirname "$0")/lib.sh"

module="${1:?which module?}" file="${2:?into which file?}"
# The package stands by itself: of how the app is compiled only the want of panic texts applies, and only to the decoder.
pack_cargo() { env -u CARGO_INCREMENTAL "$@" --quiet --manifest-path tools/pack/Cargo.toml --target-dir target/pack </dev/null; }
pack_cargo -u RUSTC_BOOTSTRAP -u CARGO_UNSTABLE_BUILD_STD cargo build --release --bin caldera-pack
[ -z "${CARGO_UNSTABLE_BUILD_STD:-}" ] || export CARGO_UNSTABLE_BUILD_STD=core,alloc
pack_cargo cargo build --lib --profile wasm --target "$WASM_TARGET"
decoder=target/pack/decoder.wasm
wasm-opt -Oz --strip-debug --strip-producers --strip-target-features \
  "${WASM_FEATURES[@]}" \
  "target/pack/$WASM_TARGET/wasm/caldera_pack.wasm" -o "$decoder"
target/pack/release/caldera-pack "$module" "$decoder" "$file"
