#!/usr/bin/env bash
# Makes everything that a release consists of, from this checkout and without a network: docs/release.md says
# what each file is. The same checkout in the same folder gives the same sums.
#
#   scripts/release.sh [--output DIR] [--tool FILE]
#
# DIR is .build/dist by default. --tool packs a tool that is built already.
set -euo pipefail
cd "$(dirname "$0")/.."
output=.build/dist tool=
while [ $# -gt 0 ]; do
  case $1 in
    --output) output=$2; shift 2 ;;
    --tool) tool=$2; shift 2 ;;
    *) echo "release: unknown option $1" >&2; exit 64 ;;
  esac
done
command -v python3 >/dev/null || { echo "release: python3 is needed" >&2; exit 69; }
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC

if [ -z "$tool" ]; then
  resources=$(swiftc -print-target-info -static-stdlib |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
  [ -f "$resources/linux/libswiftCore.a" ] ||
    { echo "release: this toolchain has no static libraries in $resources" >&2; exit 69; }

  # Foundation's internationalization brings ICU's data, 34 MB that nothing here reads: every format and every table
  # of Unicode is the package's own (docs/formats.md, docs/unicode.md). A table without entries takes its place.
  name=$(nm -g --defined-only "$resources/linux/lib_FoundationICU.a" 2>/dev/null |
    grep -oE 'icudt[0-9]+_dat' | sort -u)
  [ "$(wc -l <<<"$name")" = 1 ] && [ -n "$name" ] ||
    { echo "release: the name of ICU's data was not found: '$name'" >&2; exit 70; }
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  # It has a name of its own, and ICU's is made to mean it: the linker may have found the data by then, which nothing
  # refers to any more and which it leaves out.
  # A header as ICU reads it: its own size, a mark, little-endian ASCII with UTF-16, "CmnD" 1.0, and a count of 0.
  cat > "$work/icu.s" <<ASM
  .section .rodata
  .balign 16
  .globl no_icu_data
  .type no_icu_data, @object
no_icu_data:
  .short 32
  .byte 0xda, 0x27
  .short 20, 0
  .byte 0, 0, 2, 0
  .ascii "CmnD"
  .byte 1, 0, 0, 0, 0, 0, 0, 0
  .zero 8
  .long 0, 0
  .size no_icu_data, .-no_icu_data
  .section .note.GNU-stack,"",@progbits
ASM
  clang -c "$work/icu.s" -o "$work/icu.o"
  # A folder of its own: the flags are others than those of the development build. Without the first two, each generic
  # type is looked up by its name when it is first used, with a search through all conformances: 2 ms of each start.
  swift build -c release --product render-cli --scratch-path .build/static \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
    -Xswiftc -Xfrontend -Xswiftc -prespecialize-generic-metadata \
    --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld \
    -Xlinker --gc-sections -Xlinker --icf=safe -Xlinker -s -Xlinker "$work/icu.o" \
    -Xlinker "--defsym=$name=no_icu_data"
  tool=.build/static/release/render-cli
fi

python3 scripts/release-pack.py --tool "$tool" --output "$output"
