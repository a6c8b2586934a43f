#!/usr/bin/env bash
# Runs Lighthouse 12 on dist/ as a phone would see it (its mobile profile) and fails when performance, accessibility or best
# practices score less than 95. Lighthouse is installed on the first run, into target/: it is no part of the tests.
. "$(dirname "$0")/lib.sh"

VERSION=12.8.2
LEAST=95
RUNS=3 # at most

tools/setup-node.sh
[ -f dist/index.html ] || die "there is no dist/: run make dist first"
where=target/lighthouse
if [ ! -x "$where/node_modules/.bin/lighthouse" ]; then
  say "Installing Lighthouse $VERSION into $where"
  mkdir -p "$where"
  npm install --prefix "$where" --no-audit --no-fund --no-save "lighthouse@$VERSION" </dev/null
fi

node e2e/server.mjs dist 0 /some/path/ >"$where/address" &
server=$!
trap 'kill $server' EXIT
for _ in $(seq 50); do [ -s "$where/address" ] || sleep 0.1; done

# Whatever else the machine does only ever takes points away: the best of a few runs counts.
best=-1
for run in $(seq "$RUNS"); do
  CHROME_PATH="$(node e2e/chromium.mjs)" "$where/node_modules/.bin/lighthouse" "$(cat "$where/address")" \
    --quiet --chrome-flags="--headless --no-sandbox --disable-gpu" --only-categories=performance,accessibility,best-practices \
    --output=json --output=html --output-path="$where/run"
  score="$(node -p "Math.round(JSON.parse(require('fs').readFileSync('$where/run.report.json')).categories.performance.score * 100)")"
  note "run $run: performance $score"
  if [ "$score" -gt "$best" ]; then
    best=$score
    for kind in json html; do mv "$where/run.report.$kind" "$where/report.report.$kind"; done
  fi
  if [ "$best" -ge "$LEAST" ]; then break; fi
done
say "Lighthouse $VERSION, mobile profile (the whole report: $where/report.report.html)"
node - "$where/report.report.json" "$LEAST" <<'SCRIPT'
const [file, least] = process.argv.slice(2);
const { categories, audits } = JSON.parse(require('fs').readFileSync(file, 'utf8'));
let low = false;
for (const { title, score } of Object.values(categories)) {
  console.log(`${String(Math.round(score * 100)).padStart(5)}  ${title}`);
  low ||= score * 100 < Number(least);
}
for (const name of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index', 'interactive']) {
  console.log(`${audits[name].displayValue.padStart(10)}  ${audits[name].title}`);
}
process.exit(low ? 1 : 0);
SCRIPT
