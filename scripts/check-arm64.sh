#!/usr/bin/env bash
# Builds the static render-cli of a release for arm64 and draws every golden, and every story in four appearances, with
# it in QEMU: the pictures of both architectures have to be the same files.
#
#   scripts/check-arm64.sh [--install]    # as root on Debian or Ubuntu, amd64; half an hour on two cores
#
# The compiler is that of scripts/check-swift-floor.sh, in the same Debian system ($SWIFT_FLOOR_ROOT); --install makes
# it where it is missing, and unpacks the arm64 packages of Swift's and the C library beside it (2 GB). The tool that was
# checked is .build/arm64/render-cli, which scripts/release.sh --with packs. .build/release/render-cli, that of this
# machine, is built where it is missing. Clang and nm of this machine are needed, too.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/picture-sums.sh
. scripts/static-tool.sh
skip() { echo "arm64: SKIPPED, $1" >&2; exit 0; }
die() { echo "arm64: $1" >&2; exit 1; }
root=${SWIFT_FLOOR_ROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/stillframe/swift-floor}
scratch=.build/arm64
install=no
for argument in "$@"; do
  case $argument in
    --install) install=yes ;;
    *) sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
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
command -v clang >/dev/null && command -v nm >/dev/null || skip "no clang, or no nm"
native=.build/release/render-cli
[ -x $native ] || swift build -c release --product render-cli
rm -f $scratch/render-cli

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

# Linked statically, a tool begins with a file that is looked for here.
ln -sfn ../libexec/swift/lib/swift_static "$root/arm64/usr/lib/swift_static"
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
  "swiftStaticResourcesPath": "/arm64/usr/libexec/swift/lib/swift_static",
  "toolsetPaths": ["toolset.json"]}}}
JSON
echo '{"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": ["-use-ld=lld"]}}' \
  > "$bundle/arm64/toolset.json"
# Swift 6.2 crashes where it prespecializes.
quick_types='"-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",'
static_words "$root/arm64/usr/libexec/swift/lib/swift_static/linux" $scratch clang --target=aarch64-linux-gnu
in_root swift build "${static[@]}" --swift-sdks-path /sdks --swift-sdk aarch64-unknown-linux-gnu

sources() { "$1" batch </dev/null | grep -o '"sources":"[^"]*"'; }
[ "$(sources $native)" = "$(sources $scratch/release/render-cli)" ] ||
  { echo "arm64: $native is of other sources than these: build it anew" >&2; exit 1; }

work=$(mktemp -d -p $scratch)
trap 'rm -rf "$work"' EXIT
picture_requests "$native" > "$work/requests"
picture_sums "$work/requests" "$work/pictures" "$native" > "$work/amd64"
picture_sums "$work/requests" "$work/pictures" $scratch/release/render-cli > "$work/arm64"
diff "$work/amd64" "$work/arm64" || { echo "arm64: the pictures above differ" >&2; exit 1; }
echo "arm64: $(wc -l < "$work/arm64") pictures are the same files on amd64 and arm64"
$scratch/release/render-cli verify --unchanged draw --story-timeout 600
swift_version in_root swiftc > $scratch/render-cli.swift
cp $scratch/release/render-cli $scratch/render-cli
