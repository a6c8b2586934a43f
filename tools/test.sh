#!/usr/bin/env bash
# Runs everything that must hold: format, lints, native tests, wasm tests, the size of the site, browser tests.
# With names of stages as arguments (`tools/test.sh native browser`) it runs only those. All of them are run even when
# an early one fails; the summary at the end counts what each runner said. A check without tests of its own (format,
# lints, the build) counts as one.
. "$(dirname "$0")/lib.sh"

ALL_STAGES=(format lint native web wasm dist browser)
stages=("$@")
[ ${#stages[@]} -gt 0 ] || stages=("${ALL_STAGES[@]}")
for stage in "${stages[@]}"; do
  [[ " ${ALL_STAGES[*]} " == *" $stage "* ]] || die "no such stage: $stage (there are: ${ALL_STAGES[*]})"
done

logs=target/test-logs
rm -rf "$logs"
mkdir -p "$logs"
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner
export NO_COLOR=true
# Nothing is compiled a second time there, and nobody steps through it.
[ -z "${CI:-}" ] || export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=none

stage_format() { cargo fmt --check; }

stage_lint() {
  cargo clippy --no-default-features --all-targets -- -D warnings &&
    cargo clippy --no-default-features --features print --bin print -- -D warnings &&
    cargo clippy --all-targets -- -D warnings &&
    cargo clippy --target "$WASM_TARGET" --lib --bin caldera --test wasm -- -D warnings &&
    cargo clippy --target "$WASM_TARGET" --no-default-features --features worker --bin bots -- -D warnings
}

# Rules and session, as they are without the app: their boundary is that no web crate is needed.
stage_native() { cargo test --no-default-features --no-fail-fast; }

# The app's own code, natively; what it stands on has been tested above.
stage_web() { cargo test --profile app-test --no-fail-fast --lib -- app:: && cargo test --profile app-test --doc app; }

# In Node, on the real target: what is native above must be the same there.
stage_wasm() { cargo test --target "$WASM_TARGET" --no-default-features --test wasm; }

# And the site as `make play` builds it where Node is missing, which the browser tests start once.
stage_dist() { tools/dist.sh && CALDERA_PLAIN=yes trunk build --dist target/plain </dev/null; }

stage_browser() {
  rm -rf e2e/report
  [ -f dist/index.html ] || { echo "there is no dist/: run the stage 'dist' before this one"; return 1; }
  playwright test --config e2e/playwright.config.mjs
}

title() {
  case $1 in
    format) echo "format: cargo fmt" ;;
    lint) echo "lints: clippy, both feature sets, native and wasm" ;;
    native) echo "native tests without the app" ;;
    web) echo "native tests with the app" ;;
    wasm) echo "wasm tests in Node" ;;
    dist) echo "the built site and its size" ;;
    browser) echo "browser tests" ;;
  esac
}

# Prints "passed failed skipped" as the runner of the stage counted them.
count() {
  case $1 in
    native | web | wasm)
      # test result: ok. 3 passed; 0 failed; 1 ignored; ...
      awk '/^test result: / { for (i = 2; i <= NF; i++) { if ($i ~ /^passed/) p += $(i-1); if ($i ~ /^failed/) f += $(i-1); if ($i ~ /^ignored/) s += $(i-1) } }
        END { print p + 0, f + 0, s + 0 }' "$logs/$1.log"
      ;;
    browser)
      node -e 'const { stats } = JSON.parse(require("fs").readFileSync("e2e/report/results.json", "utf8"));
        console.log(stats.expected + stats.flaky, stats.unexpected, stats.skipped)' 2>/dev/null || echo 0 0 0
      ;;
    *) echo 0 0 0 ;;
  esac
}

# Says of each test of the stage that failed where and why, in a line or two: a log is long, and its end is what is read.
failures() {
  case $1 in
    native | web | wasm) grep -hE '^test .* FAILED$|panicked at' "$logs/$1.log" || true ;;
    browser)
      node -e 'const { suites } = JSON.parse(require("fs").readFileSync("e2e/report/results.json", "utf8"));
        const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
        for (const { title, file, line, tests } of suites.flatMap(specs).filter(({ ok }) => !ok)) {
          console.log(`${file}:${line} ${title}`);
          const { errors, duration } = tests[0].results[0];
          for (const { message, location } of errors) {
            const said = message.replace(/\u001b\[\d+m/g, "").split("\n").map((one) => one.trim()).filter(Boolean).slice(0, 12).join(" | ");
            console.log(`  line ${location?.line ?? "?"}, after ${Math.round(duration / 1000)} s: ${said.slice(0, 800)}`);
          }
        }' 2>/dev/null || true
      ;;
  esac
}

tools/setup-tests.sh

# The site is linked on one processor for minutes: it is built beside the stages before it, which are not kept waiting for long.
beside=
if [[ " ${stages[*]} " =~ " dist " && "${stages[0]}" != dist ]]; then
  note "the site is built beside the other stages; its time below is what is waited for it"
  (stage_dist) </dev/null >"$logs/dist.log" 2>&1 &
  beside=$!
fi

passed=0 failed=0 skipped=0 summary= reasons=
number=0
for stage in "${stages[@]}"; do
  number=$((number + 1))
  echo
  say "[$number/${#stages[@]}] $(title "$stage")"
  start=$SECONDS
  status=0
  if [ "$stage" = dist ] && [ -n "$beside" ]; then
    wait "$beside" || status=$?
    cat "$logs/dist.log"
  else
    { "stage_$stage" </dev/null 2>&1 | tee "$logs/$stage.log"; } || status=$?
  fi
  read -r p f s < <(count "$stage")
  # A runner that ends badly without counting a failure (it did not compile, it crashed) is one failure.
  if [ "$status" != 0 ]; then
    [ "$f" != 0 ] || f=1
  elif [ "$((p + f))" = 0 ]; then
    case $stage in
      format | lint | dist) p=1 ;;
      *) f=1; note "no test was run" ;;
    esac
  fi
  [ "$f" = 0 ] || reasons+=$(failures "$stage")$'\n'
  passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
  summary+=$(printf '%6d %6d %7d %5ds  %s' "$p" "$f" "$s" $((SECONDS - start)) "$(title "$stage")")$'\n'
done

if [ -n "$reasons" ]; then
  echo
  say "Failed"
  printf '%s' "$reasons"
fi
echo
say "Summary"
printf '%6s %6s %7s %6s\n' passed failed skipped time
printf '%s' "$summary"
echo
if [ "$skipped" = 0 ]; then echo "$passed passed, $failed failed"; else echo "$passed passed, $failed failed, $skipped skipped"; fi
[ "$failed" = 0 ]
