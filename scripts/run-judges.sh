#!/usr/bin/env bash
# Judges from outside: layouts beside a browser's answers, glyphs beside HarfBuzz's, audits and documents
# beside other programs'. Installs what it needs where it may; says loudly what it skipped.
# scripts/run-browser-judges.sh opens browsers; scripts/run-long-tests.sh has the long runs.
set -euo pipefail
cd "$(dirname "$0")/.."
skip() { echo "judges: SKIPPED $1" >&2; }

[ -x .build/release/render-cli ] || swift build -c release --product render-cli
cli=.build/release/render-cli

# Fixtures and faces of the wider workshop lie beside a checkout; a lone clone has none.
given=../shared

if [ -d "$given/conformance/layout" ] && command -v python3 >/dev/null; then
  for file in corpus-open fuzz-ui-open fuzz-core-open fuzz-full-open; do
    python3 scripts/layout-compare.py --tool "$cli" "$given/conformance/layout/$file.json"
  done
else
  skip "layout: the browser-answered files are not beside this checkout"
fi

if [ -d "$given/fonts" ] && command -v pip >/dev/null; then
  python3 -c 'import uharfbuzz' 2>/dev/null || pip install --quiet uharfbuzz==0.57.0 >/dev/null 2>&1 \
    || skip "HarfBuzz: pip install uharfbuzz==0.57.0"
  if python3 -c 'import uharfbuzz' 2>/dev/null; then
    python3 scripts/shape-compare.py --tool "$cli" --fonts "$given/fonts" \
      --strings "$given/conformance/text/strings-open.json"
    python3 -c 'import fontTools' 2>/dev/null || pip install --quiet fonttools >/dev/null 2>&1 || true
    # It says itself which fonts are missing.
    if [ -d /usr/share/fonts/truetype/noto ] && [ -d /usr/share/unicode/cldr ] \
      && [ -f /usr/share/unicode/PropertyValueAliases.txt ]; then
      python3 scripts/shape-scripts.py --tool "$cli" --words 500 --random 200
      python3 scripts/script-sheet.py --tool "$cli" --output "$(mktemp -d)"
    else
      skip "scripts: apt-get install fonts-noto-core fonts-noto-extra unicode-data unicode-cldr-core"
    fi
  fi
else
  skip "HarfBuzz: the faces as .ttf files are not beside this checkout"
fi

if command -v pip >/dev/null; then
  [ -x .build/release/stillframe-bench ] || swift build -c release --product stillframe-bench
  python3 -c 'import fontTools, brotli, uharfbuzz' 2>/dev/null \
    || pip install --quiet fonttools brotli uharfbuzz==0.57.0 >/dev/null 2>&1 \
    || skip "outlines: pip install fonttools brotli uharfbuzz==0.57.0"
  if python3 -c 'import fontTools, brotli, uharfbuzz' 2>/dev/null; then
    # It says itself which fonts are missing.
    python3 scripts/outline-check.py --made --glyphs 1000 --containers 6
  fi
  python3 -c 'import fontTools, uharfbuzz, PIL, numpy, blackrenderer, skia' 2>/dev/null \
    || pip install --quiet fonttools uharfbuzz==0.57.0 pillow numpy blackrenderer==0.8.2 skia-python >/dev/null 2>&1 \
    || skip "colours: pip install fonttools uharfbuzz pillow numpy blackrenderer skia-python"
  # It says itself what it misses: Chromium, the emoji as a file, Debian's bitmaps.
  python3 scripts/color-glyphs.py --fonts "$given/fonts"
fi

if command -v pip >/dev/null; then
  python3 -c 'import babel' 2>/dev/null || pip install --quiet babel==2.18.0 >/dev/null 2>&1 \
    || skip "formats: pip install babel==2.18.0"
  if python3 -c 'import babel' 2>/dev/null; then python3 scripts/format-fixtures.py --check; fi
fi

if command -v pip >/dev/null; then
  [ -x .build/release/stillframe-bench ] || swift build -c release --product stillframe-bench
  python3 -c 'import PIL, numpy' 2>/dev/null || pip install --quiet pillow numpy >/dev/null 2>&1 \
    || skip "pictures: pip install pillow numpy"
  python3 scripts/picture-check.py --tool ".build/release/stillframe-bench decode" --speed
  python3 -c 'import resvg_py, lucide' 2>/dev/null || pip install --quiet resvg-py lucide >/dev/null 2>&1 \
    || skip "SVG: pip install resvg-py lucide"
  python3 scripts/svg-check.py --tool ".build/release/stillframe-bench decode"
  python3 -c 'import pypdfium2, pymupdf, cairosvg, reportlab' 2>/dev/null \
    || pip install --quiet pypdfium2 pymupdf cairosvg reportlab >/dev/null 2>&1 \
    || skip "PDF: pip install pypdfium2 cairosvg reportlab"
  # Pages of pictures and patterns, and rings of shadings: docs/pictures.md says which and how many.
  python3 scripts/pdf-check.py --tool ".build/release/stillframe-bench decode" --count 64 --known 6
else
  skip "pictures: no pip"
fi

scripts/audit-judges.sh "$cli"
python3 scripts/changes-check.py --tool "$cli"
python3 scripts/check-github.py --tool "$cli"

if command -v python3 >/dev/null; then
  python3 -c 'import jsonschema' 2>/dev/null || pip install --quiet jsonschema >/dev/null 2>&1 \
    || skip "schema: pip install jsonschema"
  python3 scripts/schema-check.py Examples
else
  skip "schema: no python3"
fi
