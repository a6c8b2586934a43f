#!/usr/bin/env bash
# Writes the service worker of a finished site: tools/worker.js with the list of the files that are really there.
# tools/worker.sh SITE
. "$(dirname "$0")/lib.sh"

site="${1:?which site?}"
files="$(cd "$site" && find . -type f | sed 's|^\./||' | grep -vxE "sw\.js|$NOT_FOR_PLAYERS" | LC_ALL=C sort)"
list="$(while IFS= read -r file; do
  # The page is asked for by its folder: some hosts redirect index.html.
  path="$file"
  [ "$file" != index.html ] || path=./
  printf "  ['%s', '%s'],\n" "$path" "$(sha <"$site/$file" | cut -c 1-16)"
done <<<"$files")"
spare="$(grep -x 'rescue-.*\.js' <<<"$files")"
worker="$(cat tools/worker.js)"
if have esbuild && have node; then worker="$(esbuild --minify --log-level=warning <tools/worker.js)"; fi
version="$(printf '%s%s' "$list" "$worker" | sha | cut -c 1-12)"
{
  printf "const VERSION = '%s';\nconst FILES = [\n%s\n];\n" "$version" "$list"
  # As a string of JavaScript, every line with its end.
  printf "const SPARE = ['%s', '" "$spare"
  sed -e 's/\\/\\\\/g' -e "s/'/\\\\'/g" "$site/$spare" | awk '{ printf "%s\\n", $0 }'
  printf "'];\n"
  printf '%s\n' "$worker"
} >"$site/sw.js"
