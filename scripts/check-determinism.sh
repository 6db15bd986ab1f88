#!/usr/bin/env bash
# Renders the same stories with a debug and a release build, in one and in eight bands, twice, and
# compares the bytes. Builds what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -x .build/debug/render-cli ] || swift build --product render-cli >/dev/null
[ -x .build/release/render-cli ] || swift build -c release --product render-cli >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stories="profile-card order-card/arabic card/glass foundations/gradients skeleton/shapes"

draw() {  # name, build, jobs
  for story in $stories; do
    ".build/$2/render-cli" render "$story" --jobs "$3" -o "$work/$1-${story//\//-}.png"
  done
}
draw release release 1
draw again release 1
draw eight release 8
draw debug debug 2

for story in $stories; do
  file=${story//\//-}.png
  for other in again eight debug; do
    cmp "$work/release-$file" "$work/$other-$file" || {
      echo "determinism: $story differs between release and $other" >&2
      exit 1
    }
  done
done
echo "determinism: $(wc -w <<<"$stories") stories, 4 ways each, the same bytes"
