#!/usr/bin/env bash
# The last step of every build, run by trunk on the staged site: one style sheet, wasm-opt, one script, and names that hold
# a hash of the finished file, so that a cache can never mix two versions. Uses nothing but bash and common tools, because
# `make play` has to work without Node; what comes from npm (wasm-opt, esbuild) is left out when it is not there.
. "$(dirname "$0")/lib.sh"

site="${TRUNK_STAGING_DIR:?is set by trunk}"
site="${site%/}"
wasm="$site/caldera_bg.wasm"

edit() { # file, then arguments of sed
  local file=$1
  shift
  sed "$@" "$file" >"$file.new"
  mv "$file.new" "$file"
}

optimised=no
if [ "${TRUNK_PROFILE:-release}" = release ]; then
  if have node && have wasm-opt && have esbuild; then optimised=yes; else note "without Node.js the app is larger, and otherwise the same"; fi
fi

# The result of wasm-opt is kept by the hash of its input, for it takes longer than all the rest.
if [ "$optimised" = yes ]; then
  flags=(-Oz --strip-debug --strip-producers --strip-target-features "${WASM_FEATURES[@]}")
  key="$( (printf '%s ' "${flags[@]}" "$(wasm-opt --version)"; cat "$wasm") | sha)"
  kept="target/wasm-opt/$key.wasm"
  if [ ! -f "$kept" ]; then
    say "wasm-opt -Oz"
    rm -rf target/wasm-opt
    mkdir -p target/wasm-opt
    wasm-opt "${flags[@]}" "$wasm" -o "$kept.part"
    mv "$kept.part" "$kept"
  fi
  cp "$kept" "$wasm"
fi

cat style/*.css >"$site/site.css"

# How long each module is, for public/progress.js.
for file in "$site"/*.wasm; do
  printf "  '%s': %d,\n" "${file##*/}" "$(wc -c <"$file")"
done | { echo 'export const SIZES = {'; cat; echo '};'; } >"$site/sizes.js"

# Out goes what trunk leaves of its own instructions. In go the version, and whether there is a service worker: tools/dist.sh
# wants one; what is served while developing or for one evening shall not stay in anybody's browser. SITE_URL is where the
# site is going to be, if that is known: cards of shared links need whole addresses.
page=(-e '/<link data-trunk /d' -e "s|content=\"VERSION\"|content=\"$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)\"|")
[ -n "${CALDERA_WORKER:-}" ] || page+=(-e '/<meta name="worker"/d')
if [ -n "${SITE_URL:-}" ]; then page+=(-e "s|content=\"card\.png\"|content=\"${SITE_URL%/}/card.png\"|"); fi
# In one script there is no other to be loaded ahead.
[ "$optimised" = no ] || page+=(-e '/<link rel="modulepreload"/d')
if [ -n "${CALDERA_RELOAD:-}" ]; then
  cp tools/reload.js "$site/"
  page+=(-e 's|^</head>|<script type="module" src="reload.js"></script></head>|')
fi
edit "$site/index.html" "${page[@]}"

if [ "$optimised" = yes ]; then
  small() { esbuild "$@" --minify --legal-comments=none --log-level=warning --allow-overwrite; }
  small "$site/boot.js" --bundle --format=esm --outfile="$site/boot.js"
  rm "$site/caldera.js" "$site/device.js" "$site/progress.js" "$site/share.js" "$site/sizes.js" "$site/sound.js"
  for file in early.js rescue.js site.css; do small "$site/$file" --outfile="$site/$file"; done
fi

# Each file is renamed after those that it refers to, and the references to it follow.
fingerprint() { # name with extension
  local name=$1 hashed file
  hashed="${name%.*}-$(sha <"$site/$name" | cut -c 1-12).${name##*.}"
  mv "$site/$name" "$site/$hashed"
  for file in "$site"/*.js "$site"/*.html; do
    # A reference is the name in quotes, with or without ./ before it.
    edit "$file" -e "s|\\([\"'/]\\)${name//./\\.}\\([\"']\\)|\\1$hashed\\2|g"
  done
}
for name in site.css caldera_bg.wasm caldera.js sizes.js progress.js device.js share.js sound.js boot.js early.js rescue.js; do
  if [ -f "$site/$name" ]; then fingerprint "$name"; fi
done

[ -z "${CALDERA_WORKER:-}" ] || tools/worker.sh "$site"
