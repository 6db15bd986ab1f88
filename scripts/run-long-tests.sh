#!/usr/bin/env bash
# The long runs of a release: documents as deep as they may be, the Unicode files in full, 100,000 font
# mutants, a million of cubic, variable and packed outlines, a million with glyphs in colour, a million PNG
# mutants, two million of JPEG and WebP, a million of PDF, 20,000 random documents, a million
# damaged ones, 200 killed recordings, 600 stories beside one that traps, the audit's samples against
# the pixels of all stories, and what pngcheck and Pillow say of files that the encoder wrote.
#
#   apt-get install unicode-data pngcheck; pip install pillow numpy
set -euo pipefail
cd "$(dirname "$0")/.."
corpus=$(mktemp -d)
trap 'rm -rf "$corpus"' EXIT

swift build -c release --product stillframe-bench
swift build -c release --product render-cli
scripts/check-deep.sh
.build/release/stillframe-bench mutants --fonts 100000 --outlines 1000000 --colors 1000000 --png 1000000 --pictures 2000000 --pdf 1000000
.build/release/stillframe-bench judge
.build/release/stillframe-bench fuzz --documents 20000 --mutants 1000000 --kills 200
# A story and a document that stop their processes, in one run with 600 others.
STILLFRAME_GOOD_STORIES=600 swift test --filter WorkerTests
STILLFRAME_FULL_UNICODE_TESTS=1 \
  STILLFRAME_PNG_CORPUS="$corpus" \
  swift test -c release -Xswiftc -enable-testing --scratch-path .build-long \
  --filter 'Bidi|LineBreak|Grapheme|PNGRoundTrip'
python3 scripts/png-check.py "$corpus"
