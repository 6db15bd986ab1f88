#!/usr/bin/env bash
# The long runs of a release: the Unicode files in full, 100,000 font mutants, 60,000 PNG mutants, and
# what pngcheck and Pillow say of files that the encoder wrote.
#
#   apt-get install unicode-data pngcheck; pip install pillow numpy
set -euo pipefail
cd "$(dirname "$0")/.."
corpus=$(mktemp -d)
trap 'rm -rf "$corpus"' EXIT

STILLFRAME_FULL_UNICODE_TESTS=1 STILLFRAME_FONT_MUTANTS=100000 STILLFRAME_FUZZ_MUTANTS=60000 \
  STILLFRAME_PNG_CORPUS="$corpus" \
  swift test -c release -Xswiftc -enable-testing --scratch-path .build-long \
  --filter 'Bidi|LineBreak|Grapheme|Mutation|PNGFuzz|PNGRoundTrip'
python3 scripts/png-check.py "$corpus"
