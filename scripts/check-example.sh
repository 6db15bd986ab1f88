#!/usr/bin/env bash
# Builds the packages in Examples, which depend on this one by path. Of Kiosk it runs the tool, the tests and
# the command plugins; of Branded, which has an asset catalog, fonts and words, and of Errands, whose previews
# are its stories (on Linux, where the modules that it imports are from here), the tool. They share the build
# folder of this package, so that only their own few files are compiled.
#
#   scripts/check-example.sh            compares with its goldens
#   scripts/check-example.sh --record   writes them anew
set -euo pipefail
cd "$(dirname "$0")/.."
flags=(--package-path Examples/Kiosk --scratch-path "$PWD/.build")
branded=(--package-path Examples/Branded --scratch-path "$PWD/.build")
errands=(--package-path Examples/Apps/Errands --scratch-path "$PWD/.build")
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
  swift build "${branded[@]}" --product branded-snapshots
  tool=$PWD/.build/debug/branded-snapshots
  (cd Examples/Branded && "$tool" record --record all && "$tool" prune)
  if [ "$(uname)" = Linux ]; then
    swift build "${errands[@]}" --product errands-previews
    tool=$PWD/.build/debug/errands-previews
    (cd Examples/Apps/Errands && "$tool" record --record all && "$tool" prune)
  fi
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

swift build "${branded[@]}" --product branded-snapshots 2>&1 | tee "$log"
if grep -q 'warning: ' "$log"; then
  echo "example: the build has warnings" >&2
  exit 1
fi
tool=$PWD/.build/debug/branded-snapshots
(cd Examples/Branded && "$tool" doctor trail-card trail-guide && "$tool" verify && "$tool" prune --check)
if [ "$(uname)" = Linux ]; then
  swift build "${errands[@]}" --product errands-previews 2>&1 | tee "$log"
  if grep -q 'warning: ' "$log"; then
    echo "example: the build has warnings" >&2
    exit 1
  fi
  tool=$PWD/.build/debug/errands-previews
  (cd Examples/Apps/Errands && "$tool" verify && "$tool" prune --check)
fi

# A package of documents alone: the plugins run the tool of an artifact bundle, and nothing is built but themselves.
if [ "$(uname)" = Linux ] && [ -x .build/debug/render-cli ]; then
  documents=$TMPDIR/Documents
  bundle=$documents/render-cli.artifactbundle
  mkdir -p "$documents/Cards" "$bundle/bin"
  cp Examples/order-card.json "$documents/Cards/"
  # What the bundle holds is the tool of a release; here it is that of this build.
  ln -s "$PWD/.build/debug/render-cli" "$bundle/bin/render-cli"
  cat >"$bundle/info.json" <<JSON
{"schemaVersion": "1.0", "artifacts": {"render-cli": {"version": "0.1.0", "type": "executable", "variants": [
  {"path": "bin/other", "supportedTriples": ["riscv64-unknown-linux-gnu"]},
  {"path": "bin/render-cli", "supportedTriples": ["$(uname -m)-unknown-linux-gnu"]}]}}}
JSON
  cat >"$documents/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Documents", dependencies: [.package(name: "Stillframe", path: "$PWD")],
  targets: [.binaryTarget(name: "stillframe-tool", path: "render-cli.artifactbundle")])
SWIFT
  bundled=(--package-path "$documents" --scratch-path "$TMPDIR/bundled")
  env -u CI swift package "${bundled[@]}" --allow-writing-to-package-directory record-snapshots Cards
  swift package "${bundled[@]}" verify-snapshots --tool render-cli Cards
  [ ! -e "$TMPDIR/bundled/debug/render-cli" ] || { echo "example: the tool was built" >&2; exit 1; }
fi
git diff --exit-code -- Examples/Kiosk Examples/Branded Examples/Apps
