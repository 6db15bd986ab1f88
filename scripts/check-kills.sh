#!/usr/bin/env bash
# Kills `record` with SIGKILL at random moments while it replaces old goldens by new ones, and looks at
# what is left: every file is whole, every line of the manifest agrees with the files it speaks of,
# be they old or new, and the next run puts the rest right.
#
#   scripts/check-kills.sh [KILLS] [TOOL]     200 kills of .build/release/render-cli by default
set -euo pipefail
# Recording is what is tried here, also where CI forbids it to others.
unset CI
cd "$(dirname "$0")/.."
kills=${1:-200}
tool=$(realpath "${2:-.build/release/render-cli}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir tiles

# Forty small documents, so that a run is many writes.
say() {
  for i in $(seq 40); do
    printf '{"version": 1, "name": "tile-%s", "variants": ["light"], "view": {"type": "text", "value": "%s %s"}}' \
      "$i" "$1" "$i" >"tiles/tile-$i.json"
  done
}
verify() { CI=1 "$tool" verify tiles --json >"$1" 2>messages.txt || true; }

words=(Tile Slab)
say "${words[0]}"
length=
for _ in 1 2 3; do
  start=$(date +%s%N)
  "$tool" record tiles --record all >/dev/null
  time=$((($(date +%s%N) - start) / 1000))
  if [ -z "$length" ] || [ "$time" -lt "$length" ]; then length=$time; fi
done
echo "kills: a whole run takes $((length / 1000)) ms"

killed=0
for i in $(seq "$kills"); do
  old=${words[$(((i + 1) % 2))]}
  new=${words[$((i % 2))]}
  say "$new"
  "$tool" record tiles --record all >/dev/null 2>&1 &
  process=$!
  sleep "$(awk -v part="$RANDOM" -v most="$length" 'BEGIN { printf "%.6f", part / 32768 * most / 1000000 }')"
  if kill -9 "$process" 2>/dev/null; then killed=$((killed + 1)); fi
  wait "$process" 2>/dev/null || true

  cp tiles/Snapshots/manifest.txt manifest.txt
  verify new.json
  say "$old"
  verify old.json
  python3 - "$i" <<'PY'
import json, sys
results = [{r["story"]: r for r in json.load(open(f))["results"]} for f in ("new.json", "old.json")]
# The last line counts; one that was never finished does not.
lines = {}
for line in open("manifest.txt").read().split("\n")[1:-1]:
    words = line.split(" ")
    lines[words[1] if words[0] == "-" else words[0]] = words[0] != "-"
for story in results[0]:
    both = [r[story] for r in results]
    bad = [r["summary"] for r in both if r["status"] == "error" and "is missing beside" not in r["summary"]]
    if bad or (lines.get(story) and not any(r["status"] == "passed" for r in both)):
        sys.exit(f"kills: run {sys.argv[1]} left {story} wrong: {[r['summary'] for r in both]}")
PY
  say "$new"
  "$tool" record tiles --record all >/dev/null
  CI=1 "$tool" verify tiles >/dev/null || { echo "kills: run $i was not put right" >&2; exit 1; }
  if [ -e tiles/Snapshots/.partial ]; then echo "kills: run $i: partial files stay" >&2; exit 1; fi
done
echo "kills: $killed of $kills runs were killed; files were whole and the manifest agreed each time"
