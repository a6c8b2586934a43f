# Everything is done by the scripts in tools/, each of which says at its top what it is for.
.PHONY: help play dev check dist test fuzz mutants bench perf lighthouse clean clean-tools

help:
	@echo 'make play         build the app and serve it on 127.0.0.1:8080 (another port: make play PORT=9000)'
	@echo 'make dev          the same, unoptimised, built again and loaded anew whenever a file changes'
	@echo 'make check        what answers within minutes: format, lints, native tests'
	@echo 'make test         run every check and test (some of them: make test STAGES="format lint native web wasm dist browser")'
	@echo 'make fuzz         the long run of the fuzz targets (make fuzz TIME=3600 TARGET=links); see docs/testing.md'
	@echo 'make mutants      change rules and session one thing at a time: a test has to fail (make mutants FILES="volcano session/undo")'
	@echo 'make dist         build the optimised static site in dist/'
	@echo 'make bench        run the benches'
	@echo 'make perf         measure dist/ in Chromium: bytes, start, taps, frames, memory; writes docs/performance.md'
	@echo 'make lighthouse   run Lighthouse 12 on dist/, mobile profile'
	@echo 'make clean        remove what was built here'
	@echo 'make clean-tools  remove the tools built for all clones (trunk, wasm-bindgen)'

play:
	@PORT="$(PORT)" tools/play.sh

dev:
	@PORT="$(PORT)" tools/dev.sh

check:
	@tools/check.sh

dist:
	@tools/dist.sh

test:
	@tools/test.sh $(STAGES)

fuzz:
	@TIME="$(TIME)" TARGET="$(TARGET)" tools/fuzz.sh

mutants:
	@FILES="$(FILES)" tools/mutants.sh

bench:
	cargo bench --no-default-features

perf:
	@tools/setup-node.sh
	@node tools/perf.mjs

lighthouse:
	@tools/lighthouse.sh

clean:
	rm -rf target dist node_modules e2e/report e2e/test-results

clean-tools:
	@tools/clean-tools.sh
