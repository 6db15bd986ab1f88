#!/usr/bin/env bash
# Imports the apps in Examples/Apps, draws their previews and compares the numbers of the reports. Linux only: the
# modules by Apple's names are not built elsewhere.
#
#   scripts/check-import.sh [BUILD]     BUILD is .build/debug by default
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "$(uname)" != Linux ]; then
  echo "import: SKIPPED, Linux only" >&2
  exit 0
fi
build=${1:-.build/debug}
cli=$PWD/$build/render-cli
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

check() {  # app, line of the report's summary, exit status
  local app=$1 expected=$2 status=0
  "$cli" previews "Examples/Apps/$app" -o "$work/$app" > "$work/$app.txt" 2> "$work/$app.log" || status=$?
  local found
  found=$(head -1 "$work/$app.txt")
  if [ "$found" != "$expected" ] || [ "$status" != "$3" ]; then
    echo "import: $app: '$found', exit $status; expected '$expected', exit $3" >&2
    cat "$work/$app.txt" "$work/$app.log" >&2
    exit 1
  fi
  echo "$found"
}
says() {  # app, words that its report has
  grep -qF "$2" "$work/$1.txt" || {
    echo "import: the report of $1 lacks '$2'" >&2
    cat "$work/$1.txt" >&2
    exit 1
  }
}

check Pantry "Pantry: 7 of 8 files, 1 in part, 6 of 6 previews drawn" 0
says Pantry "without 'Map': cannot find 'Map' in scope; imports MapKit, which is not here"
says Pantry "without '.lookAroundViewer': "
says Pantry "without 'MapItems': "
says Pantry "the script “Lint” is not run"
[ ! -e Examples/Apps/Pantry/ran ]

check Trails "Trails: 7 of 9 files, 1 in part, 4 of 5 previews drawn, 1 failed" 1
says Trails "imports WeatherKitten, which is not here"
says Trails "no TrailBook in the environment"
says Trails "Trails/TrailList.swift:"

check Ledger "Ledger: 8 of 8 files, 4 of 4 previews drawn" 0
says Ledger "there is no font file \"LedgerMono.ttf\""
says Ledger "NoteView is a view of UIKit and is not drawn"
# What the app calls now is the moment of the picture.
"$work/Ledger/.build/bin/previews" tree entry-list/entry-list-previews | grep -q '"January 9, 2026"'
# What it leaves to the main queue, and a task that pauses, for some tenths of a second is done.
"$work/Ledger/.build/bin/previews" tree entry-list/entry-list-previews | grep -qF '"€1,438.50"'

# A second run with one changed file: only that is compiled, and the report is the same.
cp -R Examples/Apps/Pantry "$work/App"
"$cli" previews "$work/App" -o "$work/again" > "$work/before.txt" 2> "$work/again.log"
sed -i 's/\.padding(\.horizontal, 8)/.padding(.horizontal, 9)/' "$work/App/Pantry/Views/AmountBadge.swift"
"$cli" previews "$work/App" -o "$work/again" > "$work/after.txt" 2> "$work/again.log"
cmp "$work/before.txt" "$work/after.txt"

# A folder with foreign files is refused.
mkdir "$work/foreign" && touch "$work/foreign/mine"
if "$cli" import Examples/Apps/Pantry -o "$work/foreign" 2> /dev/null; then
  echo "import: a folder with foreign files is not refused" >&2
  exit 1
fi
git diff --exit-code -- Examples/Apps
echo "import: clean"
