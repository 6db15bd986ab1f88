#!/usr/bin/env bash
# Draws every golden, and every story in four appearances, on a Nehalem that QEMU plays, an x86-64 processor of 2008
# without AVX: the pictures have to be the files that this machine draws.
#
#   scripts/check-nehalem.sh [TOOL]      # as root on Linux, x86-64; .build/release/render-cli by default
#
# The tool starts itself as workers, so that the kernel has to know who runs it. It is told to run by QEMU only
# programs with a mark in their header, which this script's copy of the tool has and nothing else; and to forget it in
# the end.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/picture-sums.sh
skip() { echo "nehalem: SKIPPED, $1" >&2; exit 0; }
native=$(realpath "${1:-.build/release/render-cli}")
[ "$(uname -sm)" = "Linux x86_64" ] || skip "this is not Linux on x86-64"
[ "$(id -u)" = 0 ] || skip "the kernel takes the registration of programs only from root"
[ -x "$native" ] || skip "swift build -c release --product render-cli comes first"
qemu=$(command -v qemu-x86_64-static) || skip "apt install qemu-user-static"
formats=/proc/sys/fs/binfmt_misc
[ -e $formats/register ] || mount -t binfmt_misc binfmt_misc $formats 2>/dev/null ||
  skip "the kernel has no binfmt_misc"

work=$(mktemp -d -p .build)
name=stillframe-nehalem-$$
trap 'if [ -e $formats/$name ]; then echo -1 > $formats/$name; fi; rm -rf "$work"' EXIT
# Seven bytes of a program's header mean nothing to anyone; this many random ones are no other program's.
mark=$(od -An -N7 -tx1 /dev/urandom | tr -d ' \n')
marked() { # PROGRAM COPY
  cp "$1" "$2"
  printf "$(sed 's/../\\x&/g' <<<"$mark")" | dd of="$2" bs=1 seek=9 conv=notrunc status=none
}
marked "$native" "$work/render-cli"
printf '%s' ":$name:M:9:$(sed 's/../\\x&/g' <<<"$mark")::$qemu:OCF" > $formats/register ||
  skip "marked programs could not be registered with the kernel"
export QEMU_CPU=Nehalem

# The C library says which kinds of x86-64 it runs on: the second, of 2008, and not the third, which has AVX.
loader=/lib64/ld-linux-x86-64.so.2
if [ -e $loader ] && $loader --help 2>/dev/null | grep -q 'x86-64-v2 (supported'; then
  marked "$(realpath $loader)" "$work/loader"
  "$work/loader" --help > "$work/kinds"
  grep -q 'x86-64-v2 (supported' "$work/kinds" && ! grep -q 'x86-64-v3 (supported' "$work/kinds" ||
    { echo "nehalem: QEMU plays another processor" >&2; exit 1; }
fi

picture_requests "$native" > "$work/requests"
picture_sums "$work/requests" "$work/pictures" "$native" > "$work/here"
picture_sums "$work/requests" "$work/pictures" "$work/render-cli" > "$work/there"
diff "$work/here" "$work/there" || { echo "nehalem: the pictures above differ" >&2; exit 1; }
echo "nehalem: $(wc -l < "$work/there") pictures are the same files here and on a Nehalem"
"$work/render-cli" verify --unchanged draw --story-timeout 600
