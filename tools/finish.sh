#!/usr/bin/env bash
# The last step of every build, run by trunk on the staged site: one style sheet, wasm-opt, and names that hold
# a hash of the finished file, so that a cache can never mix two versions. Uses nothing but bash and common tools,
# because `make play` has to work without Node; what comes from npm (wasm-opt, packing, shorter scripts) is left out when it
# is not there.
. "$(dirname "$0")/lib.sh"

site="${TRUNK_STAGING_DIR:?is set by trunk}"
site="${site%/}"

cat style/*.css >"$site/site.css"

# Out goes what trunk leaves of its own instructions. In go the version, and whether there is a service worker: tools/dist.sh
# wants one; what is served while developing or for one evening shall not stay in anybody's browser. SITE_URL is where the
# site is going to be, if that is known: cards of shared links need whole addresses.
page=(-e '/<link data-trunk /d' -e "s|content=\"VERSION\"|content=\"$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)\"|")
[ -n "${CALDERA_WORKER:-}" ] || page+=(-e '/<meta name="worker"/d')
if [ -n "${SITE_URL:-}" ]; then page+=(-e "s|content=\"card\.png\"|content=\"${SITE_URL%/}/card.png\"|"); fi
sed "${page[@]}" "$site/index.html" >"$site/index.html.new"
mv "$site/index.html.new" "$site/index.html"

# The features named are those that rustc switches on for this target, and nothing newer: every browser that runs what
# rustc writes runs this too. The result is kept by the hash of its input, for it takes longer than all the rest.
WASM_OPT_FLAGS=(
  -Oz --strip-debug --strip-producers --strip-target-features
  --enable-bulk-memory --enable-bulk-memory-opt --enable-call-indirect-overlong --enable-multivalue
  --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext
)
wasm="$site/caldera_bg.wasm"
if [ "${TRUNK_PROFILE:-release}" = release ] && have wasm-opt && have node; then
  key="$( (printf '%s ' "${WASM_OPT_FLAGS[@]}" "$(wasm-opt --version)"; cat "$wasm") | sha)"
  kept="target/wasm-opt/$key.wasm"
  if [ ! -f "$kept" ]; then
    say "wasm-opt -Oz"
    rm -rf target/wasm-opt
    mkdir -p target/wasm-opt
    wasm-opt "${WASM_OPT_FLAGS[@]}" "$wasm" -o "$kept.part"
    mv "$kept.part" "$kept"
  fi
  cp "$kept" "$wasm"
elif [ "${TRUNK_PROFILE:-release}" = release ]; then
  note "without wasm-opt: the app is somewhat larger, and otherwise the same"
fi

# The module packed, scripts in one, shorter names and no comments; what the files do stays the same.
if [ "${TRUNK_PROFILE:-release}" = release ] && have esbuild && have node; then
  small() { esbuild "$@" --minify --legal-comments=none --log-level=warning --allow-overwrite; }
  node tools/pack.mjs "$wasm" "$site/caldera_bg.lzma"
  small tools/packed-wasm.js --bundle --format=esm --outfile="$site/wasm.js"
  small "$site/boot.js" --bundle --format=esm --external:./caldera.js --outfile="$site/boot.js"
  rm "$site/wasm.js" "$site/device.js" "$site/sound.js"
  for file in site.css caldera.js rescue.js; do small "$site/$file" --outfile="$site/$file"; done
  sed -e 's|caldera_bg\.wasm|caldera_bg.lzma|; s| type="application/wasm"||' "$site/index.html" >"$site/index.html.new"
  mv "$site/index.html.new" "$site/index.html"
fi

# Each file is renamed after those that it refers to, and the references to it follow.
fingerprint() { # name with extension
  local name=$1 hashed file
  hashed="${name%.*}-$(sha <"$site/$name" | cut -c 1-12).${name##*.}"
  mv "$site/$name" "$site/$hashed"
  for file in "$site"/*.js "$site"/*.html; do
    # A reference is the name in quotes, with or without ./ before it.
    sed -e "s|\\([\"'/]\\)${name//./\\.}\\([\"']\\)|\\1$hashed\\2|g" "$file" >"$file.new"
    mv "$file.new" "$file"
  done
}
for name in site.css caldera_bg.wasm caldera_bg.lzma caldera.js wasm.js device.js sound.js boot.js rescue.js; do
  if [ -f "$site/$name" ]; then fingerprint "$name"; fi
done

[ -z "${CALDERA_WORKER:-}" ] || tools/worker.sh "$site"
