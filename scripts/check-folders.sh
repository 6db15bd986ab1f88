#!/usr/bin/env bash
# Records goldens where that goes wrong: on a disk that is full at every possible moment, on one that may
# not be written, in a folder with links, and by several processes at the same time. What is there is
# whole each time, nothing else is left, and the next run with room puts the rest right.
#
#   scripts/check-folders.sh [TOOL]     .build/release/render-cli by default
set -euo pipefail
# Recording is what is tried here, also where CI forbids it to others.
unset CI
cd "$(dirname "$0")/.."
tool=$(realpath "${1:-.build/release/render-cli}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() {
  echo "folders: $1" >&2
  exit 1
}

document() { # name, word
  printf '{"version": 1, "name": "%s", "variants": ["light", "dark"], "view": {"type": "text", "value": "%s"}}' "$1" "$2"
}

# Links: two to the folder itself, and one in the place of the tool's own files.
mkdir links
document box Links >links/box.json
ln -s . links/a
ln -s . links/b
[ "$(timeout 20 "$tool" list links | wc -l)" = 1 ] || fail "links are not visited once"
mkdir -p links/Snapshots
echo mine >links/diary.txt
ln -s .. links/Snapshots/.partial
status=0
"$tool" record links >/dev/null 2>&1 || status=$?
[ "$status" = 73 ] || fail "a link in the place of partial files exits $status"
[ "$(ls links)" = "$(printf 'Snapshots\na\nb\nbox.json\ndiary.txt')" ] || fail "a link led to the user's files"
echo "folders: links end, and none is written through"

# Several recorders of the same goldens, starting together, ten times.
mkdir many
for i in $(seq 20); do document "tile-$i" "Tile $i" >"many/tile-$i.json"; done
for round in $(seq 10); do
  rm -rf many/Snapshots
  processes=()
  for _ in 1 2 3; do
    "$tool" record many --record all --jobs 2 >/dev/null 2>"messages.$round" &
    processes+=($!)
  done
  for process in "${processes[@]}"; do
    wait "$process" || { cat "messages.$round" >&2; fail "round $round: a recorder failed beside others"; }
  done
  [ "$("$tool" record many)" = "40 kept" ] || fail "round $round: recorders lost goldens of each other"
  [ ! -e many/Snapshots/.partial ] || fail "round $round: partial files stay"
  [ "$(wc -l <many/Snapshots/manifest.txt)" = 41 ] || fail "round $round: the manifest is not whole"
done
echo "folders: three recorders at the same time left 40 whole goldens, ten times"

# The rest needs file systems of our own, which not every machine allows.
if ! unshare -m true 2>/dev/null; then
  echo "folders: SKIPPED full and read-only disks: mounting is not permitted here" >&2
  exit 0
fi
export tool
unshare -m bash -euo pipefail <<'INNER'
fail() {
  echo "folders: $1" >&2
  exit 1
}
mkdir full readonly
for i in $(seq 12); do
  printf '{"version": 1, "name": "tile-%s", "variants": ["light"], "view": {"type": "text", "value": "Tile %s"}}' \
    "$i" "$i" >"readonly/tile-$i.json"
done
# Each size leaves room for fewer of the twelve goldens than the one before.
tried=0
for size in 4k 8k 12k 16k 24k 32k 40k 48k 64k 80k 96k 112k 128k; do
  mount -t tmpfs -o "size=$size" tmpfs full
  # A disk is full of files or of names.
  mkdir -p full/tiles 2>/dev/null || { umount full; continue; }
  ln -s "$PWD"/readonly/*.json full/tiles/ 2>/dev/null || { umount full; continue; }
  status=0
  "$tool" record full/tiles >out.txt 2>messages.txt || status=$?
  case $status in
    0) ;;
    74) tried=$((tried + 1)) ;;
    *) cat messages.txt >&2; fail "a full disk of $size exits $status" ;;
  esac
  [ -z "$(find full/tiles -type d -empty)" ] || fail "a full disk of $size leaves empty folders: $(find full/tiles -type d -empty | tr '\n' ' ')"
  [ ! -e full/tiles/Snapshots/.partial ] || fail "a full disk of $size leaves partial files"
  [ -z "$(find full/tiles -type f -empty)" ] || fail "a full disk of $size leaves empty files"
  # What is there agrees with itself, and with room the rest is written.
  mount -o remount,size=4m full
  "$tool" record full/tiles >out.txt 2>messages.txt || { cat out.txt messages.txt >&2; fail "what a full disk of $size left is not put right"; }
  CI=1 "$tool" verify full/tiles --artifacts failures >out.txt || { cat out.txt; fail "goldens differ after a full disk of $size"; }
  umount full
done
[ "$tried" -ge 3 ] || fail "only $tried disks were full; sizes are to be chosen anew"
echo "folders: $tried full disks left whole goldens and no empty folder"

# Goldens that change on a full disk: the old ones stay.
mount -t tmpfs -o size=4m tmpfs full
mkdir full/tiles
cp readonly/*.json full/tiles
"$tool" record full/tiles >/dev/null
cp -r full/tiles/Snapshots before
sed -i 's/Tile/Slab/' full/tiles/*.json
# All room but a few bytes is taken.
dd if=/dev/zero of=full/ballast bs=4k >/dev/null 2>&1 || true
status=0
"$tool" record full/tiles --record all >/dev/null 2>&1 || status=$?
[ "$status" = 74 ] || fail "new goldens on a full disk exit $status"
diff -r before full/tiles/Snapshots >/dev/null || fail "a full disk changed old goldens"
rm full/ballast
"$tool" record full/tiles --record all >/dev/null
"$tool" verify full/tiles --artifacts failures >/dev/null || fail "goldens are not put right"
umount full
echo "folders: old goldens stay as they were on a full disk"

# A disk that may not be written.
"$tool" record readonly >/dev/null
mount --bind readonly full
mount -o remount,bind,ro full
for words in "record --record all" "verify --record all --artifacts failures"; do
  status=0
  "$tool" $words full >/dev/null 2>messages.txt || status=$?
  [ "$status" = 73 ] || { cat messages.txt >&2; fail "$words on a read-only disk exits $status"; }
done
"$tool" verify full --artifacts failures >/dev/null || fail "goldens on a read-only disk cannot be verified"
"$tool" record full >/dev/null || fail "nothing needs to be written on a read-only disk"
status=0
"$tool" render readonly/tile-1.json -o full/a.png 2>messages.txt || status=$?
[ "$status" = 73 ] || fail "render on a read-only disk exits $status"
umount full
echo "folders: a read-only disk is told, and read"
INNER
