#!/usr/bin/env bash
# Installs what the tests need beyond the build: npm packages, Chromium, a Japanese font for it. On Debian and its kin as root
# the system packages are installed; elsewhere it says what to install.
. "$(dirname "$0")/lib.sh"

tools/setup-build.sh

packages=()
have node && have npm || packages+=(nodejs npm)
node e2e/chromium.mjs >/dev/null 2>&1 || packages+=(chromium)
# Without a Japanese font Japanese texts are boxes, and the layouts with them are not the true ones.
if have fc-list; then
  [ -n "$(fc-list :lang=ja family)" ] || packages+=(fonts-noto-cjk)
elif have apt-get; then
  packages+=(fontconfig fonts-noto-cjk)
fi
if [ ${#packages[@]} -gt 0 ]; then
  if have apt-get && [ "$(id -u)" = 0 ]; then
    say "Installing ${packages[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq </dev/null
    apt-get install -y -qq --no-install-recommends "${packages[@]}" </dev/null >/dev/null
    # The tests are quicker in it, and run in the whole browser where it is not to be had.
    if [[ " ${packages[*]} " =~ " chromium " ]]; then
      apt-get install -y -qq --no-install-recommends chromium-headless-shell </dev/null >/dev/null || note "there is no chromium-headless-shell"
    fi
  else
    die "the tests need these as well; please install them (names as on Debian): ${packages[*]}
       A browser at an unusual place is found through the variable CHROMIUM."
  fi
fi

tools/setup-node.sh
