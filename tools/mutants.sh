#!/usr/bin/env bash
# Mutation tests of Eruption's rules: cargo-mutants changes one thing after the other in src/rules/eruption, and some test has
# to fail. FILES="legal turn" takes only these files. What no test notices must be explained in docs/mutants.md.
#
# Each file is run twice: first against the tests of the rules, which take a second; then, what these let through, against
# all tests that play Eruption. Results are in target/mutants/FILE, all that was missed in target/mutants/missed.txt.
. "$(dirname "$0")/lib.sh"

MUTANTS_VERSION=27.1.0
RULES=src/rules/eruption
# The most important first.
FILES="${FILES:-legal turn stack board wall score variants clan piles tile action state counts outlook tally view degrees card island hex config event follow prompt illegal json mod picture}"

out="$ROOT/target/mutants"
tree="$out/tree"
mutants_root="$CACHE/tools-cargo-mutants-$MUTANTS_VERSION"
export PATH="$mutants_root/bin:$PATH"
if ! have cargo-mutants; then
  say "Building cargo-mutants $MUTANTS_VERSION (once for all clones, some minutes) into $mutants_root"
  CARGO_TARGET_DIR="$mutants_root/build" cargo install cargo-mutants --version "=$MUTANTS_VERSION" --root "$mutants_root" --locked
  rm -rf "$mutants_root/build"
fi

# A copy is changed, never the files one works on. It stays at one place, so that only what was changed is compiled.
rm -rf "$tree"
mkdir -p "$tree"
git ls-files -z --cached --others --exclude-standard | tar --null --files-from=- --create --ignore-failed-read | tar -x -C "$tree"
export CARGO_TARGET_DIR="$out/build"
# A mutant may gather memory without end.
ulimit -v 6000000

run() { # file, folder of the results, further arguments
  local file=$1 results=$2
  shift 2
  rm -rf "$results"
  mkdir -p "$results"
  # Its own exit status says whether any mutant was missed; what counts is in its files.
  cargo mutants --dir "$tree" --in-place --no-shuffle --baseline skip --colors never --output "$results" \
    --file "$RULES/$file.rs" "$@" </dev/null || true
  mv "$results"/mutants.out/*.txt "$results"
}

# The names of mutants as one regular expression.
any_of() { sed 's/[][\.|$(){}?+*^/]/\\&/g; s/.*/^&$/' "$1" | paste -sd'|'; }

# As docs/mutants.md names them: without line and column, which every edit moves.
placeless() { sed -E 's/^([^:]+):[0-9]+:[0-9]+: /\1: /'; }

for file in $FILES; do
  [ -f "$tree/$RULES/$file.rs" ] || die "no such file: $RULES/$file.rs"
  say "$file: the tests of the rules"
  run "$file" "$out/$file" --profile mutants --timeout 30 -- --lib rules::
  if [ -s "$out/$file/missed.txt" ]; then
    say "$file: what they let through, against all tests that play"
    run "$file" "$out/$file/again" --profile test --timeout 400 --examine-re "$(any_of "$out/$file/missed.txt")" -- \
      --lib --test suite --test perft --test playthroughs --test wasm
    for result in caught timeout; do cat "$out/$file/again/$result.txt" >>"$out/$file/$result.txt"; done
    mv "$out/$file/again/missed.txt" "$out/$file/missed.txt"
  fi
done

say "Summary"
printf '%-10s %7s %7s %7s %8s\n' file caught missed timeout unviable
: >"$out/missed.txt"
for file in $FILES; do
  printf '%-10s' "$file"
  for result in caught missed timeout unviable; do printf ' %7d' "$(wc -l <"$out/$file/$result.txt")"; done
  echo
  cat "$out/$file/missed.txt" >>"$out/missed.txt"
done
unexplained=0
while IFS= read -r mutant; do
  grep -qF -- "\`$(placeless <<<"$mutant")\`" docs/mutants.md || { note "$mutant"; unexplained=$((unexplained + 1)); }
done <"$out/missed.txt"
[ "$unexplained" = 0 ] || die "$unexplained mutants were missed that docs/mutants.md does not explain"
