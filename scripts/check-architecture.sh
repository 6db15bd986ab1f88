#!/usr/bin/env bash
# Checks what the compiler does not: import direction, cycles of folders, where Foundation and unsafe code may be,
# mathematics that differs between systems, file length, and the size of goldens.
set -euo pipefail
cd "$(dirname "$0")/.."
failures=0
fail() {
  echo "architecture: $1" >&2
  failures=$((failures + 1))
}

imports_only() {  # target, allowed modules
  local target=$1 allowed=$2 file module
  while IFS=: read -r file module; do
    case " $allowed " in
      *" $module "*) ;;
      *) fail "$file imports $module; $target may import: $allowed" ;;
    esac
  done < <(grep -rhoHE "^(@_exported )?(public |package |internal |private )?import (($kinds) )?[A-Za-z]+" \
    --include='*.swift' "Sources/$target" | sed -E "s/:.*import (($kinds) )?/:/")
}
kinds='struct|enum|class|protocol|func|typealias|let'
imports_only Graphics "Dispatch Synchronization Darwin Musl Glibc"
imports_only JSON "Graphics"
imports_only SwiftSource ""
imports_only XML ""
imports_only Codecs "Graphics XML Synchronization"
imports_only Streams "Foundation Dispatch Synchronization"
imports_only Resources "Graphics XML JSON SwiftSource Foundation Synchronization Darwin Musl Glibc"
imports_only Layout "Graphics"
imports_only Import "XML JSON Resources SwiftSource Foundation"
imports_only Typography "Codecs Synchronization"
imports_only Components "Graphics Codecs JSON Resources Layout Streams Foundation Observation Synchronization"
imports_only TokenFiles "Graphics JSON SwiftSource Components"
imports_only Documents "Graphics Codecs JSON Resources Layout Components Foundation"
imports_only Render "Graphics Codecs Resources Layout Components Typography Dispatch Synchronization Foundation"
imports_only Audit "Graphics JSON Resources Layout Components Render"
imports_only Snapshots "Graphics Codecs Resources Layout Components Typography Render Audit Dispatch Synchronization Foundation"
# Modules by Apple's names; only they import one another.
imports_only Apple/Combine "Components Streams Foundation FoundationNetworking Observation"
imports_only Apple/CoreGraphics "Graphics Codecs Components Foundation"
imports_only Apple/UniformTypeIdentifiers "Components Foundation"
imports_only Apple/os "Foundation Synchronization"
imports_only Apple/OSLog "os"
imports_only Apple/UIKit "Graphics Resources Components Render CoreGraphics UniformTypeIdentifiers Foundation"
imports_only Apple/SwiftUICore "SwiftUI"
imports_only Apple/SwiftUI "Graphics Components Render Combine CoreGraphics UIKit Foundation"

# What this package ships on some systems must not decide what it compiles: the answer would depend on what is built first.
while IFS= read -r line; do
  fail "asks for a module that this package has: $line"
done < <(grep -rnE 'canImport\((Combine|CoreGraphics|OSLog|SwiftUI|SwiftUICore|UIKit|UniformTypeIdentifiers|os)\)' \
  --include='*.swift' Sources Tests Examples Benchmarks Plugins || true)

# Foundation reaches pixels nowhere: in Render only the author's door uses it.
while read -r file; do
  case "$file" in
    Sources/Render/ImageRenderer.swift) ;;
    *) fail "$file imports Foundation, whose results may differ between systems" ;;
  esac
done < <(grep -rlE '^(public |package )?import Foundation' --include='*.swift' Sources/{Graphics,XML,Codecs,JSON,Layout,Typography,Render} || true)

# Mathematics whose last bits differ between systems.
while IFS= read -r line; do
  fail "uses a function that differs between systems: $line"
done < <(grep -rnE '(^|[^A-Za-z_.])(sin|cos|tan|atan|atan2|exp|pow|log|log2|log10|cbrt|hypot)\(|addingProduct' \
  --include='*.swift' Sources/{Graphics,XML,Codecs,Resources,Layout,Typography,Components,TokenFiles,Documents,Render,Audit} \
  | grep -vE ':[0-9]+: *(//|///)|static func (exp|log|pow)\(' || true)

# An author's mistake in a view stops it with words in optimised builds too, in which a precondition has none.
while IFS= read -r line; do
  fail "force on data: $line"
done < <(grep -rnE 'try!|fatalError\(' --include='*.swift' Sources | grep -vE ':[0-9]+: *//' \
  | grep -vE '^Sources/(Apple|Components/(Environment|Compatibility))/.*fatalError\(' || true)

# A file past 400 lines wants a seam; generated data does not.
while read -r lines file; do
  [ "$file" = total ] && continue
  head -3 "$file" | grep -qE '(Generated|Made) by' && continue
  [ "$lines" -gt 400 ] && fail "$file has $lines lines; 400 is the most"
done < <(git ls-files 'Sources/*.swift' 'Tests/*.swift' 'Examples/*.swift' 'Benchmarks/*.swift' \
  | grep -v '/Resources/' | xargs wc -l)

while read -r size file; do
  [ "$size" -gt 196608 ] && fail "$file is $size bytes; goldens stay below 192 KiB"
done < <(git ls-files -z Snapshots ':!Snapshots/manifest.txt' | xargs -0 -r stat -c '%s %n' 2>/dev/null || true)

# Lists of modules that nothing else holds against the package: what previews of apps link, and what the source
# stamp of goldens and caches covers.
while read -r module; do
  grep -qw "\"$module\"" Sources/Import/Compiling/Toolchain.swift \
    || fail "Toolchain.parts lacks $module, so that previews of apps do not link"
done < <(find Sources Sources/Apple -mindepth 1 -maxdepth 1 -type d -printf '%f\n' \
  | grep -vxE 'Apple|StillframeTesting|ViewMacros|asset-symbols|preview-list|render-cli')
deciding=$(sed -n '/let deciding: Set/,/\]/p' Plugins/GeneratedSources/SourceStamp.swift | grep -oE '"[A-Za-z]+"' | tr -d '"')
while read -r module; do
  { [ ! -d "Sources/$module" ] || grep -qx "$module" <<<"$deciding"; } \
    || fail "SourceStamp.deciding lacks $module, which decides on pixels or findings"
done < <(cd Sources && grep -rhoE "^(public |package |internal )?import (($kinds) )?[A-Za-z]+" --include='*.swift' $deciding \
  | sed -E "s/.*import (($kinds) )?//" | sort -u)

# Folders that need one another; `scripts/folder-cycles.py --arrows MODULE` says for which types.
scripts/folder-cycles.py > /dev/null || fail "folders of a module need one another"

if [ "$failures" -gt 0 ]; then
  echo "architecture: $failures problem(s)" >&2
  exit 1
fi
echo "architecture: clean"
