#!/usr/bin/env bash
# Builds the package in Examples/Kiosk, which depends on this one by path, runs its tool, its tests and
# the command plugins. It shares the build folder of this package, so that only its own few files are
# compiled.
#
#   scripts/check-example.sh            compares with its goldens
#   scripts/check-example.sh --record   writes them anew
set -euo pipefail
cd "$(dirname "$0")/.."
flags=(--package-path Examples/Kiosk --scratch-path "$PWD/.build")
# SwiftPM leaves empty folders behind in every build: they go with this one.
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
log=$TMPDIR/build.log

if [ "${1:-}" = --record ]; then
  swift build "${flags[@]}" --product kiosk-snapshots
  tool=$PWD/.build/debug/kiosk-snapshots
  (cd Examples/Kiosk && "$tool" record --record all && "$tool" prune)
  # A test whose golden was recorded fails, since it was compared with nothing.
  STILLFRAME_RECORD=all swift test "${flags[@]}" || true
  exit
fi

swift build "${flags[@]}" --build-tests 2>&1 | tee "$log"
if grep -q 'warning: ' "$log"; then
  echo "example: the build has warnings" >&2
  exit 1
fi
swift test "${flags[@]}" --skip-build
swift package "${flags[@]}" verify-snapshots
# Nothing is missing, so nothing is written; under CI the plugin records only when forced.
swift package "${flags[@]}" --allow-writing-to-package-directory record-snapshots --force
(cd Examples/Kiosk && "$OLDPWD/.build/debug/kiosk-snapshots" prune --check)
git diff --exit-code -- Examples/Kiosk
