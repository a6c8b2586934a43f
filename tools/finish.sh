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

# What comes from npm: the scripts in one, the module without what they never ask for, both smaller and then packed. What the
# files do stays the same.
wasm="$site/caldera_bg.wasm"
optimised=no
if [ "${TRUNK_PROFILE:-release}" = release ]; then
  if have node && have wasm-opt && have esbuild; then optimised=yes; else note "without Node.js the app is larger, and otherwise the same"; fi
fi
small() { esbuild "$@" --log-level=warning --allow-overwrite; }

if [ "$optimised" = yes ]; then
  # wasm-bindgen writes classes for streams of bytes, which nothing here uses. esbuild sees that when it knows that a registry
  # of what is to be tidied up has no effects of its own, and that nobody asks for Symbol.dispose.
  small tools/packed-wasm.js --bundle --format=esm --outfile="$site/wasm.js"
  small "$site/boot.js" --bundle --format=esm --pure:FinalizationRegistry --define:Symbol.dispose=undefined --outfile="$site/boot.js"
  rm "$site/wasm.js" "$site/device.js" "$site/share.js" "$site/sound.js" "$site/caldera.js"
  node tools/glue.mjs trim "$site/boot.js" "$wasm"

  # The result is kept by the hash of its input, for it takes longer than all the rest.
  flags=(
    -Oz --converge --strip-debug --strip-producers --strip-target-features
    "${WASM_FEATURES[@]}"
  )
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

  node tools/glue.mjs names "$site/boot.js" "$wasm"
  tools/pack.sh "$wasm" "$site/caldera_bg.packed"
  small tools/unpack-worker.js --bundle --minify --legal-comments=none --outfile="$site/unpack.js"
  rm "$wasm"
  small "$site/boot.js" --minify --legal-comments=none --format=esm --outfile="$site/boot.js"
  for file in rescue.js site.css; do small "$site/$file" --minify --legal-comments=none --outfile="$site/$file"; done
  sed -e '/<link rel="modulepreload"/d; s|caldera_bg\.wasm|caldera_bg.packed|; s| type="application/wasm"||' "$site/index.html" >"$site/index.html.new"
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
for name in site.css caldera_bg.wasm caldera_bg.packed caldera.js unpack.js wasm.js device.js share.js sound.js boot.js rescue.js; do
  if [ -f "$site/$name" ]; then fingerprint "$name"; fi
done

[ -z "${CALDERA_WORKER:-}" ] || tools/worker.sh "$site"
