#!/usr/bin/env bash
# The long run of the fuzz targets under libFuzzer, guided by coverage, on stable Rust: TIME seconds (60) for each TARGET (all of
# them). Inputs are kept in target/fuzz/TARGET, those that make a target panic in fuzz/found/TARGET-…; docs/testing.md says what
# to do with one. `tools/fuzz.sh minimize` puts into fuzz/corpus what the inputs reach beyond it.
. "$(dirname "$0")/lib.sh"

TIME="${TIME:-60}"
TARGET="${TARGET:-records links actions tables saves}"

have c++ || have g++ || have clang++ || die "a C++ compiler is missing (on Debian: apt-get install g++): libFuzzer is written in C++"
host="$(rustc -vV | sed -n 's/^host: //p')"
case $host in *-linux-* | *-apple-darwin) ;; *) die "libFuzzer works on Linux and macOS; among the tests (cargo test --no-default-features --test fuzz) the targets run everywhere" ;; esac

say "Building the fuzz targets"
# What cargo-fuzz would ask a nightly compiler for can be asked of a stable one: coverage is LLVM's own, and rules and session
# have no unsafe code for a sanitizer to watch. With --target the flags are not for build scripts.
export CARGO_TARGET_DIR="$ROOT/target/fuzz/build"
RUSTFLAGS="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
-Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares" \
  cargo build --release --locked --manifest-path fuzz/Cargo.toml --target "$host"
program="$CARGO_TARGET_DIR/$host/release/fuzz"

mkdir -p fuzz/found
found=0
for target in $TARGET; do
  [ -d "fuzz/corpus/$target" ] || die "no such target: $target (there are: $(ls fuzz/corpus | tr '\n' ' '))"
  kept="target/fuzz/$target"
  mkdir -p "$kept"
  case $target in records) longest=16384 ;; links) longest=4096 ;; *) longest=1024 ;; esac
  # An input that takes 10 seconds or a gigabyte is as wrong as a panic.
  options=(-max_len="$longest" -timeout=10 -rss_limit_mb=1024 -artifact_prefix="fuzz/found/$target-" -dict=fuzz/words.dict)
  if [ "${1:-}" = minimize ]; then
    say "$target: what is worth keeping"
    TARGET=$target "$program" -merge=1 "${options[@]}" "fuzz/corpus/$target" "$kept"
  else
    say "$target: $TIME seconds"
    TARGET=$target "$program" -max_total_time="$TIME" -print_final_stats=1 "${options[@]}" "$kept" "fuzz/corpus/$target" 2>&1 |
      grep -v -e "# Uses: " -e "ecommended dictionary" || found=$((found + 1))
  fi
done
[ "$found" = 0 ] || die "$found targets panicked: see fuzz/found"
