#!/usr/bin/env bash
# Installs the npm packages (wasm-opt, Playwright) into node_modules, unless they are there already.
. "$(dirname "$0")/lib.sh"

have node && have npm || die "Node.js with npm is needed (20 or newer). On Debian: apt-get install nodejs npm"
[ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20')" = true ] || die "Node.js 20 or newer is needed; this is $(node --version)"

stamp=node_modules/.installed
if [ ! -f "$stamp" ] || ! cmp -s package-lock.json "$stamp"; then
  say "Installing the npm packages"
  npm ci --no-audit --no-fund </dev/null
  cp package-lock.json "$stamp"
fi
