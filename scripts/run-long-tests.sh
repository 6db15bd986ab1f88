#!/usr/bin/env bash
# The long runs of a release: documents as deep as they may be, the Unicode files in full, a million damaged
# files of every format (pictures, catalogs, texts, fonts), 20,000 random documents, a million damaged ones,
# 200 killed recordings, 600 stories beside one that traps, the audit's samples against
# the pixels of all stories, and what pngcheck and Pillow say of files that the encoder wrote.
#
# usage: scripts/run-long-tests.sh [MUTANTS], of each format; a million if it is not given
#
#   apt-get install unicode-data pngcheck; pip install pillow numpy
set -euo pipefail
cd "$(dirname "$0")/.."
corpus=$(mktemp -d)
trap 'rm -rf "$corpus"' EXIT

swift build -c release --product stillframe-bench
swift build -c release --product render-cli
scripts/check-deep.sh
.build/release/stillframe-bench mutants --count "${1:-1000000}"
.build/release/stillframe-bench judge
.build/release/stillframe-bench fuzz --documents 20000 --mutants 1000000 --kills 200
# A story and a document that stop their processes, in one run with 600 others.
STILLFRAME_GOOD_STORIES=600 swift test --filter WorkerTests
STILLFRAME_FULL_UNICODE_TESTS=1 \
  STILLFRAME_PNG_CORPUS="$corpus" \
  swift test -c release -Xswiftc -enable-testing --scratch-path .build-long \
  --filter 'Bidi|LineBreak|Grapheme|PNGRoundTrip|BlurTests'
python3 scripts/png-check.py "$corpus"
