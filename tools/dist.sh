#!/usr/bin/env bash
# Builds the optimised static site in dist/ and prints what each of its files weighs. Fails when it is over its guard rails.
. "$(dirname "$0")/lib.sh"

# Guard rails, in bytes, gzipped: what the shelf needs, and all that players load and the service worker keeps. The second was
# 900,000 for two games; docs/performance.md says why it is not for three, and what the bots' worker adds.
SHELF=300000
ALL=2265000

tools/setup-build.sh
tools/setup-node.sh
say "Building the site"
build_wasm wasm
rm -rf dist
CALDERA_WORKER=yes trunk build </dev/null

grep -RIlE "(src|href)=[\"']/" dist --include='*.html' && die "an absolute path in the files above: the site would not work under a sub-path"

# The first visit loads the page, what it names and the module; the worker, the rest of the icons and parts come later.
needed() {
  case $1 in
    index.html | site-*.css | boot-*.js | rescue-*.js | caldera_bg-*.wasm | icon.svg) true ;;
    *) false ;;
  esac
}

say "dist/"
raw_sum=0 shelf=0 all=0
printf '%10s %10s  %s\n' bytes gzipped file
while IFS= read -r file; do
  name="${file#dist/}"
  raw=$(($(wc -c <"$file")))
  zipped=$(($(gzip -9 -n -c "$file" | wc -c)))
  raw_sum=$((raw_sum + raw))
  [[ "$name" =~ ^($NOT_FOR_PLAYERS)$ ]] || all=$((all + zipped))
  if needed "$name"; then shelf=$((shelf + zipped)); fi
  printf '%10d %10d  %s\n' "$raw" "$zipped" "$name"
done < <(find dist -type f | LC_ALL=C sort)
printf '%10s %10d  %s\n' '' "$shelf" "needed by the shelf (at most $SHELF)"
printf '%10d %10d  %s\n' "$raw_sum" "$all" "loaded by players (at most $ALL); bytes of all files"

over=()
[ "$shelf" -le "$SHELF" ] || over+=("what the shelf needs is $((shelf - SHELF)) bytes over its guard rail")
[ "$all" -le "$ALL" ] || over+=("the site is $((all - ALL)) bytes over its guard rail")
[ ${#over[@]} = 0 ] || die "$(IFS=';'; echo "${over[*]}")"
