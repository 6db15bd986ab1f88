#!/usr/bin/env bash
# Judges in a browser: lines of text beside Chromium's; the HTML reports and the gallery clicked through.
#
#   apt-get install chromium firefox-esr; pip install playwright pillow axe-core-python
set -euo pipefail
cd "$(dirname "$0")/.."
skip() { echo "browser judges: SKIPPED $1" >&2; }

if ! command -v chromium >/dev/null || ! python3 -c 'import playwright' 2>/dev/null; then
  skip "all: no chromium or no playwright"
  exit 0
fi
python3 -c 'import axe_core_python' 2>/dev/null || pip install --quiet axe-core-python >/dev/null 2>&1 \
  || skip "axe's rules: pip install axe-core-python"
[ -x .build/release/render-cli ] || swift build -c release --product render-cli
cli=.build/release/render-cli

given=../shared
if [ -d "$given/fonts" ]; then
  python3 scripts/text-chromium.py --tool "$cli" --fonts "$given/fonts"
else
  skip "lines of text: the faces as .ttf files are not beside this checkout"
fi

sample=$(mktemp -d)
trap 'rm -rf "$sample"' EXIT
STILLFRAME_REPORT_SAMPLE="$sample/report.html" swift test --filter HTMLReportTests >"$sample/log" 2>&1 \
  || { cat "$sample/log"; exit 1; }
python3 scripts/report-check.py "$sample/report.html"

# Findings are what this run is for: only a failure of the tool itself stops it.
"$cli" audit Tests/Fixtures/Audit --source-root . --format html -o "$sample/audit.html" 2>/dev/null \
  || [ $? -eq 1 ]
python3 scripts/audit-report-check.py "$sample/audit.html"
python3 -c 'import axe_playwright_python' 2>/dev/null || pip install --quiet axe-playwright-python >/dev/null 2>&1 || true
python3 scripts/axe-compare.py --tool "$cli" || [ $? -eq 77 ]

python3 scripts/gallery-check.py --tool "$cli"
python3 scripts/review-check.py --tool "$cli"
python3 scripts/serve-check.py --tool "$cli"
