#!/usr/bin/env bash
# Makes everything that a release consists of, from this checkout and without a network: docs/release.md says
# what each file is. The same checkout in the same folder gives the same sums.
#
#   scripts/release.sh [--output DIR] [--tool FILE | --with FILE]…
#
# DIR is .build/dist by default. --with packs a tool of another architecture beside the one that is built here:
# .build/arm64/render-cli, which scripts/check-arm64.sh has made from the same sources and checked. --tool packs tools
# that are built already, and builds none.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/static-tool.sh
output=.build/dist tools=() build=yes
die() { echo "release: $1" >&2; exit 69; }
while [ $# -gt 0 ]; do
  case $1 in
    --output) output=$2; shift 2 ;;
    --tool) tools+=(--tool "$2"); build=no; shift 2 ;;
    --with) tools+=(--tool "$2"); shift 2 ;;
    *) echo "release: unknown option $1" >&2; exit 64 ;;
  esac
done
command -v python3 >/dev/null || die "python3 is needed"
for tool in "${tools[@]}"; do [ "$tool" = --tool ] || [ -f "$tool" ] || die "there is no tool $tool"; done
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC

if [ $build = yes ]; then
  resources=$(swiftc -print-target-info -static-stdlib |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
  static_words "$resources/linux" .build/static clang
  swift build "${static[@]}"
  swift_version swiftc > .build/static/render-cli.swift
  cp .build/static/release/render-cli .build/static/render-cli
  tools=(--tool .build/static/render-cli "${tools[@]}")
fi

python3 scripts/release-pack.py "${tools[@]}" --output "$output"
