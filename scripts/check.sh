#!/usr/bin/env bash
# What a change must pass before it is pushed; .ci/run does the same and more.
set -euo pipefail
cd "$(dirname "$0")/.."
# SwiftPM leaves empty folders behind in every build: they go with this one.
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
swift format lint --strict --recursive Package.swift Sources Plugins Tests Benchmarks Examples
scripts/check-architecture.sh
swift build --build-tests
swift test
