#!/usr/bin/env bash
# The time and memory of a run over 1,000 goldens of a product card, 390×220 points at two pixels a
# point: recording, verifying, verifying with nothing changed, and two shards. Numbers to read, and
# one comparison that must hold: shards together find what the whole run finds.
#
#   scripts/check-speed.sh [TOOL]     .build/release/render-cli by default
set -euo pipefail
# Recording is what is tried here, also where CI forbids it to others.
unset CI
cd "$(dirname "$0")/.."
tool=$(realpath "${1:-.build/release/render-cli}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir cards
python3 - <<'PY'
import json
for i in range(250):
    view = {"type": "card", "children": [{"type": "vstack", "alignment": "leading", "spacing": 12, "children": [
        {"type": "hstack", "spacing": 12, "children": [
            {"type": "avatar", "value": f"Product {i}"},
            {"type": "vstack", "alignment": "leading", "spacing": 4, "children": [
                {"type": "text", "value": f"Espresso machine {i}", "modifiers": [{"font": "headline"}]},
                {"type": "text", "value": "Ready in twelve minutes", "modifiers": [{"font": "subheadline"}]}]},
            {"type": "spacer"},
            {"type": "badge", "value": "New"}]},
        {"type": "text", "value": f"€ {100 + i}.00", "modifiers": [{"font": "title2"}]},
        {"type": "button", "value": "Add to basket"}]}],
        "modifiers": [{"padding": 16}]}
    document = {"version": 1, "name": f"product-{i}", "variants": ["light", "dark", "rtl", "w391"],
                "size": {"width": 390, "height": 220}, "view": view}
    json.dump(document, open(f"cards/product-{i}.json", "w"))
PY
measure() {  # name, words
  local name=$1
  shift
  local timer=()
  # GNU time is not on every machine; without it only the shards are compared.
  [ -x /usr/bin/time ] && timer=(/usr/bin/time -f "speed: $name: %e s, %U s user, %M KiB")
  "${timer[@]}" "$@" >out.txt || { tail -3 out.txt; exit 1; }
  echo "speed: $name: $(tail -1 out.txt)"
}
measure record "$tool" record cards
measure "verify, all drawn" "$tool" verify cards --unchanged draw
measure "verify, all drawn, again" "$tool" verify cards --unchanged draw
measure "verify, first with hashes" "$tool" verify cards
measure "verify, nothing changed" "$tool" verify cards

# Shards: of goldens some of which differ, and one of which is missing.
sed -i 's/basket/cart/' cards/product-7.json cards/product-77.json
rm cards/Snapshots/product-100/dark.*
sed -i '/^product-100 dark /d' cards/Snapshots/manifest.txt
export CI=1
"$tool" verify cards --report whole.json >/dev/null && exit 1
whole=$?
for part in 1 2 3; do
  "$tool" verify cards --shard $part/3 --artifacts "f$part" --report "part-$part.json" >/dev/null || true
done
merged=0
"$tool" report part-1.json part-2.json part-3.json -o merged.json >/dev/null || merged=$?
strip() { sed -E 's#"[^"]*(snapshot-failures|f[123])/#"#g; s# --from f[123]##' "$1"; }
diff <(strip whole.json) <(strip merged.json) >/dev/null || { echo "speed: shards differ from the whole run" >&2; exit 1; }
[ "$whole" = "$merged" ] || { echo "speed: the whole run exits $whole, its shards $merged" >&2; exit 1; }
lacking=0
"$tool" report part-1.json part-3.json >/dev/null || lacking=$?
[ "$lacking" = 2 ] || { echo "speed: without a shard the report exits $lacking" >&2; exit 1; }
echo "speed: three shards together report what the whole run reports, and exit $merged"
