#!/usr/bin/env bash
# Builds render-cli for arm64 and draws every golden, and every story in four appearances, in QEMU: the pictures of
# both architectures have to be the same files.
#
#   scripts/check-arm64.sh [--install]    # as root on Debian or Ubuntu, amd64; half an hour on two cores
#
# The compiler is that of scripts/check-swift-floor.sh, in the same Debian system ($SWIFT_FLOOR_ROOT); --install makes
# it where it is missing, and unpacks the arm64 packages of Swift's and the C library beside it (2 GB). The tool becomes
# .build/arm64/release/render-cli; that of this machine, .build/release/render-cli, has to be there.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/picture-sums.sh
skip() { echo "arm64: SKIPPED, $1" >&2; exit 0; }
root=${SWIFT_FLOOR_ROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/stillframe/swift-floor}
scratch=.build/arm64
install=no
for argument in "$@"; do
  case $argument in
    --install) install=yes ;;
    *) sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
  esac
done
[ "$(uname -m)" = x86_64 ] || skip "this is not amd64: swift build, and render-cli verify, are the check"
[ "$(id -u)" = 0 ] || skip "a Debian system in a folder needs root"

in_root() {
  unshare --mount bash -euc '
    root=$0; here=$1; shift
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir -p "$root$here"
    mount --bind "$here" "$root$here"
    exec chroot "$root" env -u TMPDIR HOME=/root DEBIAN_FRONTEND=noninteractive \
      bash -c "cd \"\$0\" && exec \"\$@\"" "$here" "$@"
  ' "$root" "$PWD" "$@"
}

if [ ! -e "$root/arm64/usr/libexec/swift/lib/swift" ]; then
  [ $install = yes ] || skip "no arm64 libraries of Swift: give --install"
  [ -x "$root/usr/libexec/swift/bin/swift" ] || scripts/check-swift-floor.sh --install
  [ -x "$root/usr/libexec/swift/bin/swift" ] || skip "no compiler: see scripts/check-swift-floor.sh"
  in_root dpkg --add-architecture arm64
  # The lists of a mirror may be older than their promise; signatures are checked all the same.
  in_root apt-get -o Acquire::Check-Valid-Until=false update -qq
  # Only downloaded: an installed arm64 swiftlang would replace the compiler.
  rm -rf "$root/arm64" "$root/arm64.new" "$root/arm64-packages"
  mkdir -p "$root/arm64.new" "$root/arm64-packages/partial"
  libraries=$(in_root dpkg-query -W -f '${Package}\n' 'libstdc++-*-dev' 'libgcc-*-dev')
  in_root apt-get install -y -qq --download-only --no-install-recommends \
    -o Dir::Cache::archives=/arm64-packages swiftlang:arm64 libc6-dev:arm64 \
    $(sed 's/$/:arm64/' <<<"$libraries")
  for package in "$root"/arm64-packages/*_arm64.deb; do
    in_root dpkg-deb -x "/arm64-packages/${package##*/}" /arm64.new
  done
  ln -sfn usr/lib "$root/arm64.new/lib"
  # The kernel's headers are one package for all architectures, which is installed.
  cp -r "$root/usr/include/linux" "$root/usr/include/asm-generic" "$root/arm64.new/usr/include/"
  cp -rL "$root/usr/lib/linux/uapi/arm64/asm" "$root/arm64.new/usr/include/asm"
  mv "$root/arm64.new" "$root/arm64"
fi
native=.build/release/render-cli
[ -x $native ] || skip "swift build -c release --product render-cli comes first"

# The tool starts itself as a worker, so that the kernel has to know who runs arm64 programs.
if ! grep -qs enabled /proc/sys/fs/binfmt_misc/qemu-aarch64; then
  [ -e /proc/sys/fs/binfmt_misc/register ] ||
    mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc 2>/dev/null ||
    skip "the kernel has no binfmt_misc"
  command -v qemu-aarch64-static >/dev/null || apt-get install -y -qq qemu-user-static >/dev/null 2>&1 ||
    skip "apt install qemu-user-static"
  magic='\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00'
  mask='\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff'
  # F: the interpreter is opened now, and so is found in any root.
  grep -qs enabled /proc/sys/fs/binfmt_misc/qemu-aarch64 || printf '%s' \
    ":qemu-aarch64:M::$magic:$mask:$(command -v qemu-aarch64-static):OCF" \
    > /proc/sys/fs/binfmt_misc/register || skip "arm64 programs could not be registered with the kernel"
fi

# A Swift SDK as `swift sdk` keeps them: tools that run while building are made for this machine.
bundle=$root/sdks/arm64.artifactbundle
mkdir -p "$bundle/arm64"
cat > "$bundle/info.json" <<'JSON'
{"schemaVersion": "1.0", "artifacts":
  {"arm64": {"type": "swiftSDK", "version": "1", "variants": [{"path": "arm64"}]}}}
JSON
cat > "$bundle/arm64/swift-sdk.json" <<'JSON'
{"schemaVersion": "4.0", "targetTriples": {"aarch64-unknown-linux-gnu": {
  "sdkRootPath": "/arm64", "swiftResourcesPath": "/arm64/usr/libexec/swift/lib/swift",
  "toolsetPaths": ["toolset.json"]}}}
JSON
echo '{"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": ["-use-ld=lld"]}}' \
  > "$bundle/arm64/toolset.json"
in_root swift build -c release --product render-cli --scratch-path $scratch \
  --swift-sdks-path /sdks --swift-sdk aarch64-unknown-linux-gnu

# The checkout within the arm64 system.
on_arm64() {
  unshare --mount bash -euc '
    root=$0; here=$1; shift
    mkdir -p "$root/proc" "$root/dev" "$root/tmp" "$root$here"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --bind "$here" "$root$here"
    cd "$root$here"
    export LD_LIBRARY_PATH=/usr/libexec/swift/lib/swift/linux
    exec python3 -c "import os, sys; os.chroot(sys.argv[1]); os.chdir(sys.argv[2]); os.execv(sys.argv[3], sys.argv[3:])" \
      "$root" "$here" "$@"
  ' "$root/arm64" "$PWD" "$@"
}

work=$(mktemp -d -p $scratch)
trap 'rm -rf "$work"' EXIT
picture_requests "$native" > "$work/requests"
picture_sums "$work/requests" "$work/pictures" "$native" > "$work/amd64"
picture_sums "$work/requests" "$work/pictures" on_arm64 "$PWD/$scratch/release/render-cli" > "$work/arm64"
diff "$work/amd64" "$work/arm64" || { echo "arm64: the pictures above differ" >&2; exit 1; }
echo "arm64: $(wc -l < "$work/arm64") pictures are the same files on amd64 and arm64"
on_arm64 "$PWD/$scratch/release/render-cli" verify --unchanged draw --story-timeout 600
