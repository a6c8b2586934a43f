#!/usr/bin/env bash
# Builds the optimised static site in dist/ and prints what each of its files weighs. Fails when it is over the budget.
. "$(dirname "$0")/lib.sh"

BUDGET=300000 # bytes, gzipped: what a first visit transfers and the service worker keeps

tools/setup-build.sh
tools/setup-node.sh
say "Building the site"
whole=yes
without_panic_texts || whole=no
build_wasm wasm
rm -rf dist
CALDERA_WORKER=yes trunk build </dev/null

grep -RIlE "(src|href)=[\"']/" dist --include='*.html' && die "an absolute path in the files above: the site would not work under a sub-path"

say "dist/"
total_raw=0 total_gzip=0 loaded=0
printf '%10s %10s  %s\n' bytes gzipped file
while IFS= read -r file; do
  raw=$(($(wc -c <"$file")))
  zipped=$(($(gzip -9 -n -c "$file" | wc -c)))
  total_raw=$((total_raw + raw)) total_gzip=$((total_gzip + zipped))
  if ! [[ "${file#dist/}" =~ ^($NOT_FOR_PLAYERS)$ ]]; then loaded=$((loaded + zipped)); fi
  printf '%10d %10d  %s\n' "$raw" "$zipped" "${file#dist/}"
done < <(find dist -type f | LC_ALL=C sort)
printf '%10d %10d  %s\n' "$total_raw" "$total_gzip" total
printf '%10s %10d  %s\n' '' "$loaded" "of it loaded by players (at most $BUDGET)"
if [ "$loaded" -gt "$BUDGET" ]; then
  [ "$whole" = yes ] && die "the site is $((loaded - BUDGET)) bytes over its budget"
  note "without the sources of the standard library the module is a tenth larger than it is shipped: its size says nothing"
fi
