#!/usr/bin/env bash
# Kills `record` with SIGKILL at random moments and looks at what is left: every file is whole, every
# line of the manifest agrees with the files it speaks of, and the next run heals the rest.
#
#   scripts/check-kills.sh [KILLS] [TOOL]     200 kills of .build/release/render-cli by default
set -euo pipefail
cd "$(dirname "$0")/.."
kills=${1:-200}
tool=$(realpath "${2:-.build/release/render-cli}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Forty small documents, so that a run is many writes.
for i in $(seq 40); do
  printf '{"version": 1, "name": "tile-%s", "variants": ["light"], "view": {"type": "text", "value": "Tile %s"}}' \
    "$i" "$i" >"tile-$i.json"
done

start=$(date +%s%N)
"$tool" record . >/dev/null
length=$((($(date +%s%N) - start) / 1000))
echo "kills: a whole run takes $((length / 1000)) ms"

killed=0
for i in $(seq "$kills"); do
  # Every other run begins with nothing, every other one replaces all that is there.
  mode=all
  if [ $((i % 2)) = 0 ]; then
    rm -rf Snapshots
    mode=missing
  fi
  "$tool" record . --record "$mode" >/dev/null 2>&1 &
  process=$!
  sleep "$(awk -v seed="$RANDOM" -v most="$length" 'BEGIN { srand(seed); printf "%.6f", rand() * most / 1000000 }')"
  if kill -9 "$process" 2>/dev/null; then killed=$((killed + 1)); fi
  wait "$process" 2>/dev/null || true

  # Whatever has a line passes, byte for byte and by its hashes; nothing is damaged.
  status=0
  CI=1 "$tool" verify . --json >report.json 2>messages.txt || status=$?
  case $status in
    0|2) ;;
    65)
      # One file of a golden may be missing; a damaged one or a wrong line may not.
      if grep '"summary"' report.json | grep -vE 'is missing beside|"summary": "(passes|has no golden)|"summary": \{'; then
        echo "kills: run $i left a damaged golden" >&2
        exit 1
      fi ;;
    *)
      echo "kills: verify ended with $status after run $i" >&2
      cat messages.txt report.json >&2
      exit 1 ;;
  esac
  "$tool" record . >/dev/null
  CI=1 "$tool" verify . >/dev/null || { echo "kills: record did not heal run $i" >&2; exit 1; }
  if [ -e Snapshots/.partial ]; then echo "kills: partial files stay after run $i" >&2; exit 1; fi
done
echo "kills: $killed of $kills runs were killed; goldens were whole and the manifest agreed each time"
