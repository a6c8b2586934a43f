#!/usr/bin/env bash
# Mutation tests of Eruption's rules, VOLCANO's rules and the session: cargo-mutants changes one thing after the other in their
# files, and some test has to fail. What no test notices must be explained in docs/mutants.md.
#
# FILES="eruption/legal session/undo" takes only these files, FILES="volcano" all of that folder.
#
# Each file is run against its own tests first, which take seconds; then, what these let through, against all tests that play,
# and at last against the app's. Results are in target/mutants/FILE, all that was missed in target/mutants/missed.txt.
. "$(dirname "$0")/lib.sh"

MUTANTS_VERSION=27.1.0
# The most important of each folder first: src/rules/eruption, src/rules/volcano, src/session.
ALL="$(echo eruption/{legal,turn,stack,board,wall,score,variants,clan,piles,tile,action,state,counts,outlook,tally,view,degrees} \
  eruption/{card,island,hex,config,event,follow,prompt,illegal,json,mod,picture} \
  volcano/{legal,turn,score,danger,view,tally,chart,board,forecast,action,state,cell,island,config,event,follow,prompt} \
  volcano/{illegal,json,mod,picture} \
  session/{undo,load,timeline,table,play_by_link,link/mod,link/number,slots/mod,slots/merge,slots/shelf,slots/envelope} \
  session/{slots/files,slots/id,slots/listing,slots/error,slots/memory,slots/store,mirror/mod,mirror/journal,mirror/small,record,dealer} \
  session/{results/mod,results/tally,results/against,note,level,statistics,snapshot,setting,answer,playout})"

# A folder stands for its files.
files=""
for name in ${FILES:-eruption volcano session}; do
  found="$(tr ' ' '\n' <<<"$ALL" | grep -E "^$name(/|\$)")" || die "no such file or folder: $name (there are: $ALL)"
  files+=" $found"
done

# Where a file is, and its own tests.
source_of() { case $1 in session/*) echo "src/$1.rs" ;; *) echo "src/rules/$1.rs" ;; esac; }
tests_of() { case $1 in session/*) echo session:: ;; *) echo rules:: ;; esac; }

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
    --file "$(source_of "$file")" "$@" </dev/null || true
  mv "$results"/mutants.out/*.txt "$results"
}

# The names of mutants as one regular expression.
any_of() { sed 's/[][\.|$(){}?+*^/]/\\&/g; s/.*/^&$/' "$1" | paste -sd'|'; }

# As docs/mutants.md names them: without line and column, which every edit moves.
placeless() { sed -E 's/^([^:]+):[0-9]+:[0-9]+: /\1: /'; }

# What has been missed so far, once more, against other tests.
again() { # file, what tests, further arguments
  local file=$1 tests=$2
  shift 2
  [ -s "$out/$file/missed.txt" ] || return 0
  say "$file: what they let through, against $tests"
  run "$file" "$out/$file/again" --timeout 400 --examine-re "$(any_of "$out/$file/missed.txt")" "$@"
  for result in caught timeout; do cat "$out/$file/again/$result.txt" >>"$out/$file/$result.txt"; done
  mv "$out/$file/again/missed.txt" "$out/$file/missed.txt"
}

for file in $files; do
  [ -f "$tree/$(source_of "$file")" ] || die "no such file: $(source_of "$file")"
  say "$file: its own tests"
  run "$file" "$out/$file" --no-default-features --profile mutants --timeout 60 -- --lib "$(tests_of "$file")"
  again "$file" "all tests that play" --no-default-features --profile test -- \
    --lib --test suite --test perft --test playthroughs --test wasm --test fuzz
  again "$file" "the tests of the app" --profile app-test -- --lib app::
done

say "Summary"
printf '%-24s %7s %7s %7s %8s\n' file caught missed timeout unviable
: >"$out/missed.txt"
for file in $files; do
  printf '%-24s' "$file"
  for result in caught missed timeout unviable; do printf ' %7d' "$(wc -l <"$out/$file/$result.txt")"; done
  echo
  cat "$out/$file/missed.txt" >>"$out/missed.txt"
done
unexplained=0
while IFS= read -r mutant; do
  grep -qF -- "\`$(placeless <<<"$mutant")\`" docs/mutants.md || { note "$mutant"; unexplained=$((unexplained + 1)); }
done <"$out/missed.txt"
[ "$unexplained" = 0 ] || die "$unexplained mutants were missed that docs/mutants.md does not explain"
