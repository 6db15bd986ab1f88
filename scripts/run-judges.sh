#!/usr/bin/env bash
# Judges from outside: the Unicode files in full, mutation at length, pngcheck and Pillow, HarfBuzz,
# and browser-answered layouts. Installs what it needs where it may; says loudly what it skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
skip() { echo "judges: SKIPPED $1" >&2; }

if [ "${CI:-}" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
      pngcheck unicode-data python3-pip; } >/dev/null 2>&1 || skip "Debian packages: cannot install"
  pip install --quiet pillow numpy jsonschema uharfbuzz==0.57.0 >/dev/null 2>&1 \
    || pip install --quiet --break-system-packages pillow numpy jsonschema uharfbuzz==0.57.0 \
      >/dev/null 2>&1 || skip "PyPI packages: cannot install"
fi

[ -x .build/release/render-cli ] || swift build -c release --product render-cli
cli=.build/release/render-cli

# Fixtures and data of the wider workshop lie beside a checkout; a lone clone has none.
given=../shared
corpus=$(mktemp -d)
trap 'rm -rf "$corpus"' EXIT

STILLFRAME_FULL_UNICODE_TESTS=1 STILLFRAME_FONT_MUTANTS=100000 STILLFRAME_FUZZ_MUTANTS=60000 \
  STILLFRAME_PNG_CORPUS="$corpus" \
  swift test -c release -Xswiftc -enable-testing --scratch-path .build-judges \
  --filter 'RenderTests.*(Bidi|LineBreak|Grapheme|Mutation|PNGFuzz|PNGRoundTrip)'

python3 scripts/png-check.py "$corpus"

if [ -d "$given/fonts" ]; then
  python3 scripts/shape-compare.py --tool "$cli" --fonts "$given/fonts" \
    --strings "$given/conformance/text/strings-open.json" --random 2000
else
  skip "HarfBuzz: the faces as .ttf files are not beside this checkout"
fi

if [ -d "$given/conformance/layout" ]; then
  for file in corpus-open fuzz-ui-open fuzz-core-open fuzz-full-open; do
    python3 scripts/layout-compare.py --tool "$cli" "$given/conformance/layout/$file.json"
  done
else
  skip "layout: the browser-answered files are not beside this checkout"
fi
