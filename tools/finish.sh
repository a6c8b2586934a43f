#!/usr/bin/env bash
# The last step of every build, run by trunk on the staged site: one style sheet, wasm-opt, one script, and names that hold
# a hash of the finished file, so that a cache can never mix two versions. Uses nothing but bash and common tools, because
# `make play` has to work without Node; what comes from npm (wasm-opt, esbuild) is left out when it is not there.
. "$(dirname "$0")/lib.sh"

site="${TRUNK_STAGING_DIR:?is set by trunk}"
site="${site%/}"

edit() { # file, then arguments of sed
  local file=$1
  shift
  sed "$@" "$file" >"$file.new"
  mv "$file.new" "$file"
}

optimised=no
# With CALDERA_PLAIN the site is as it would be there (the browser tests look whether that starts).
if [ "${TRUNK_PROFILE:-release}" = release ] && [ -z "${CALDERA_PLAIN:-}" ]; then
  if have node && have wasm-opt && have esbuild; then optimised=yes; else note "without Node.js the app is larger, and otherwise the same"; fi
fi

# Trunk has run wasm-bindgen on the module as it was linked. Here it is split into one part for each game first
# (`games::load`), and each part is a file of its own.
case "${TRUNK_PROFILE:-release}" in release) profile=wasm ;; *) profile=debug ;; esac
parts="target/parts/$profile"
rm -rf "$parts"
mkdir -p "$parts"
wasm-split-cli "${CARGO_TARGET_DIR:-target}/$WASM_TARGET/$profile/caldera.wasm" "$parts" --out-name caldera
wasm-bindgen "$parts/caldera.wasm" --out-dir "$site" --target web --no-typescript --keep-lld-exports --no-demangle
rm "$parts/caldera.wasm"
cp "$parts"/*.wasm "$site/"
# The bars on the page count parts as well, and a damaged part does not run.
{
  echo "import { compiled } from './progress.js';"
  sed -e 's|fetch(new URL(|compiled(new URL(|' \
    -e 's|WebAssembly.instantiateStreaming(src, imports)|WebAssembly.instantiate(await src, imports)|' "$parts/__wasm_split.js"
} >"$site/__wasm_split.js"
if grep -qE '[^a-z]fetch\(|Streaming' "$site/__wasm_split.js"; then die "wasm-split-cli fetches parts in another way than before"; fi

# The bots think in a worker, which has a module of its own (public/thinker.js).
build_bots --quiet
wasm-bindgen "${CARGO_TARGET_DIR:-target}/$WASM_TARGET/bots/bots.wasm" --out-dir "$site" --target web --no-typescript --no-demangle --remove-name-section

# The results of wasm-opt are kept by the hashes of their inputs, for they take longer than all the rest.
if [ "$optimised" = yes ]; then
  # The module's stack lies lowest in memory: nothing is ever kept at the first addresses.
  small=(--low-memory-unused --always-inline-max-function-size=6 --flatten --rereloop -Oz -Oz --strip-debug --strip-producers --strip-target-features "${WASM_FEATURES[@]}")
  # The bots' module is to be quick.
  quick=(--low-memory-unused -O3 --strip-debug --strip-producers --strip-target-features "${WASM_FEATURES[@]}")
  # Then what is alike is put together, which gzip rewards with a twenty-fifth (docs/performance.md). No pass is run again; it is written as it was.
  ordered=(--optimize-level 2 --shrink-level 2 --reorder-functions-by-name --strip-debug "${WASM_FEATURES[@]}")
  mkdir -p target/wasm-opt
  rm -rf target/wasm-opt.new
  mkdir target/wasm-opt.new
  for wasm in "$site"/*.wasm; do
    case "$wasm" in */bots_bg.wasm) flags=("${quick[@]}") ;; *) flags=("${small[@]}") ;; esac
    key="$( (printf '%s ' "${flags[@]}" "${ordered[@]}" "$(wasm-opt --version)"; cat tools/alike.mjs "$wasm") | sha)"
    if [ -f "target/wasm-opt/$key.wasm" ]; then
      cp "target/wasm-opt/$key.wasm" target/wasm-opt.new/
    else
      say "wasm-opt ${wasm##*/}"
      wasm-opt "${flags[@]}" "$wasm" -o "$wasm"
      node tools/alike.mjs "$wasm" "$wasm"
      wasm-opt "${ordered[@]}" "$wasm" -o "target/wasm-opt.new/$key.wasm"
    fi
    cp "target/wasm-opt.new/$key.wasm" "$wasm"
  done
  rm -rf target/wasm-opt
  mv target/wasm-opt.new target/wasm-opt
fi

cat style/*.css >"$site/site.css"

# How long each module is, for public/progress.js.
for file in "$site"/*.wasm; do
  printf "  '%s': %d,\n" "${file##*/}" "$(wc -c <"$file")"
done | { echo 'export const SIZES = {'; cat; echo '};'; } >"$site/sizes.js"

# Out goes what trunk leaves of its own instructions. In go the shelf as it is printed, the version, and whether there is a
# service worker: tools/dist.sh wants one; what is served while developing or for one evening shall not stay in anybody's
# browser. SITE_URL is where the site is going to be, if that is known: cards of shared links need whole addresses.
page=(-e '/<link data-trunk /d' -e "s|content=\"VERSION\"|content=\"$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)\"|")
print_shelf run --quiet >"$site/print"
page+=(-e "/<!-- PRINT -->/r $site/print" -e '/<!-- PRINT -->/d')
[ -n "${CALDERA_WORKER:-}" ] || page+=(-e '/<meta name="worker"/d')
if [ -n "${SITE_URL:-}" ]; then page+=(-e "s|content=\"card\.png\"|content=\"${SITE_URL%/}/card.png\"|"); fi
# In one script there is no other to be loaded ahead.
[ "$optimised" = no ] || page+=(-e '/<link rel="modulepreload"/d')
if [ -n "${CALDERA_RELOAD:-}" ]; then
  cp tools/reload.js "$site/"
  page+=(-e 's|^</head>|<script type="module" src="reload.js"></script></head>|')
fi
edit "$site/index.html" "${page[@]}"
rm "$site/print"

if [ "$optimised" = yes ]; then
  shorten() { esbuild "$@" --minify --legal-comments=none --log-level=warning --allow-overwrite; }
  # wasm-bindgen names the module of the parts twice, to the same end.
  for file in boot.js thinker.js; do
    shorten "$site/$file" --bundle --format=esm --log-override:duplicate-object-key=silent --outfile="$site/$file"
  done
  rm "$site/__wasm_split.js" "$site/bots.js" "$site/caldera.js" "$site/device.js" "$site/digest.js" "$site/progress.js" "$site/share.js" "$site/sizes.js" "$site/sound.js"
  for file in early.js rescue.js site.css; do shorten "$site/$file" --outfile="$site/$file"; done
fi

# Each file is renamed after those that it refers to, and the references to it follow.
fingerprint() { # name with extension
  local name=$1 hashed file
  hashed="${name%.*}-$(sha <"$site/$name" | cut -c 1-12).${name##*.}"
  mv "$site/$name" "$site/$hashed"
  for file in "$site"/*.js "$site"/*.html; do
    # A reference is the name in quotes, with or without ./ before it; but the module knows its imports by the names they had.
    edit "$file" -e "/\": import[0-9]/!s|\\([\"'/]\\)${name//./\\.}\\([\"']\\)|\\1$hashed\\2|g"
  done
}
modules="$(cd "$site" && ls -- *.wasm)"
for name in site.css $modules digest.js bots.js thinker.js caldera.js sizes.js progress.js __wasm_split.js device.js share.js sound.js boot.js rescue.js; do
  if [ -f "$site/$name" ]; then fingerprint "$name"; fi
done

# early.js goes into the page: it must not wait for anything, for it says so when nothing comes. The policy lets it in by its hash.
digest() { # of what comes in, as browsers want it
  # shellcheck disable=SC2059
  printf "$(sha | sed 's/../\\x&/g')" | base64
}
code="$(cat "$site/early.js")"
case "$code" in *'</script'* | *'<!--'*) die "early.js cannot stand in a page" ;; esac
printf '  <script>%s</script>\n' "$code" >"$site/inline"
page=(-e "s|script-src 'self'|& 'sha256-$(printf '%s' "$code" | digest)'|" -e "/<script src=\"early\.js\">/r $site/inline" -e '/<script src="early\.js">/d')
# A browser takes the other files that the page begins with only if they are what they were.
for name in "$site"/site-*.css "$site"/rescue-*.js "$site"/boot-*.js; do
  page+=(-e "s#\(<\(script\|link\)[^>]*\)\(\(src\|href\)=\"${name##*/}\"\)#\1integrity=\"sha256-$(digest <"$name")\" \3#")
done
edit "$site/index.html" "${page[@]}"
rm "$site/inline" "$site/early.js"

[ -z "${CALDERA_WORKER:-}" ] || tools/worker.sh "$site"
