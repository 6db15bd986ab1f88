#!/usr/bin/env bash
# Builds everything that others can use with the oldest Swift that the README promises; with --tests also the tests,
# with --release also the release tool, which then compares all goldens.
#
#   SWIFT_FLOOR=/path/to/swift scripts/check-swift-floor.sh [--tests] [--release]
#   scripts/check-swift-floor.sh --install [--tests] [--release]     # as root on Debian or Ubuntu: Debian's own package
#
# --install makes a Debian system of its own in $SWIFT_FLOOR_ROOT (by default in the cache of the user; about
# 4 GB), which later runs find without the flag. Without any such toolchain the check says so and is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
skip() { echo "swift floor: SKIPPED, $1" >&2; exit 0; }

install=no tests=no release=no
for argument in "$@"; do
  case $argument in
    --install) install=yes ;;
    --tests) tests=yes ;;
    --release) release=yes ;;
    *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
  esac
done
floor=$(sed -n 's/^\/\/ swift-tools-version: *//p' Package.swift)
scratch=.build/swift-floor
root=${SWIFT_FLOOR_ROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/stillframe/swift-floor}

# Everything is mounted in a namespace of its own, so that nothing is left mounted behind.
in_root() {
  unshare --mount bash -euc '
    root=$0; here=$1; shift
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir -p "$root$here"
    mount --bind "$here" "$root$here"
    exec chroot "$root" env -u TMPDIR HOME=/root bash -c "cd \"\$0\" && exec \"\$@\"" "$here" "$@"
  ' "$root" "$PWD" "$@"
}

install_root() {
  [ "$(id -u)" = 0 ] || skip "--install needs root"
  # A new machine may have no lists of packages yet.
  command -v debootstrap >/dev/null \
    || { apt-get update && apt-get install -y debootstrap; } >/dev/null 2>&1 \
    || skip "--install needs debootstrap"
  # One that was interrupted is begun again; what others have there stays.
  local whole=$root
  [ ! -e "$whole" ] || rmdir "$whole" 2>/dev/null || skip "$whole has other files, and no Swift"
  root=$whole.partial
  rm -rf "$root"
  mkdir -p "$root"
  debootstrap --variant=minbase sid "$root" >"$root/install.log" 2>&1 \
    || skip "Debian could not be installed: $root/install.log"
  in_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    swiftlang g++ ca-certificates >>"$root/install.log" 2>&1 \
    || skip "Debian's package swiftlang could not be installed: $root/install.log"
  mv "$root" "$whole"
  root=$whole
}

run() { "$@"; }
if [ -n "${SWIFT_FLOOR:-}" ]; then
  [ -x "$SWIFT_FLOOR" ] || skip "SWIFT_FLOOR=$SWIFT_FLOOR cannot be run"
  swift=$SWIFT_FLOOR
else
  [ -x "$root/usr/libexec/swift/bin/swift" ] || [ $install = no ] || install_root
  [ -x "$root/usr/libexec/swift/bin/swift" ] \
    || skip "no Swift $floor: set SWIFT_FLOOR=/path/to/swift, or give --install (root, Debian or Ubuntu)"
  [ "$(id -u)" = 0 ] || skip "the Debian system in $root needs root"
  swift=swift
  run() { in_root "$@"; }
fi

version=$({ run "$swift" --version 2>/dev/null || true; } | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -1)
[ -n "$version" ] || skip "$swift tells no version; if it is in $root, remove that folder and install again"
echo "swift floor: found Swift $version; promised is $floor"
case $version. in
  "$floor".*) ;;
  *) echo "swift floor: NOTE, that is another release series: the promise is not what is checked" >&2 ;;
esac

# Nobody debugs what is built here.
flags=(--scratch-path $scratch -Xswiftc -gnone)
if [ $tests = yes ]; then
  flags+=(--build-tests)
  # Debian's package has the module _Testing_Foundation, which tests name by importing Testing and Foundation,
  # but not its library. Nothing of it is used, so that an empty one links.
  if [ -z "${SWIFT_FLOOR:-}" ] && [ -z "$(find "$root/usr" -name 'lib_Testing_Foundation.so' -print -quit)" ]; then
    echo "swift floor: NOTE, this toolchain has no lib_Testing_Foundation; tests are linked with an empty one" >&2
    mkdir -p $scratch/empty
    run cc -shared -x c /dev/null -o "$scratch/empty/lib_Testing_Foundation.so"
    flags+=(-Xlinker "-L$PWD/$scratch/empty")
  fi
else
  # Nor built again after a change: a module at once takes a tenth less time than in batches of files.
  flags+=(-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc "$(getconf _NPROCESSORS_ONLN)")
fi
run "$swift" build "${flags[@]}"
if [ $release = yes ]; then
  run "$swift" build --scratch-path $scratch -c release --product render-cli
  run $scratch/release/render-cli verify
fi
echo "swift floor: Swift $version builds it"
